import type { ResumeSession } from '@trueline/contracts';

/** There is a result to look at: of the last run, or of the one before where that failed. */
export function hasResult({ document }: Pick<ResumeSession, 'document'>): boolean {
  return document !== undefined;
}
