import type { StoredResume } from '@trueline/contracts';

/** How far a resume is, as it is told. */
export const RESUME_STATES: Record<StoredResume['status'], string> = {
  parsing: 'Being read',
  ready: 'Read',
  failed: 'Could not be read',
};
