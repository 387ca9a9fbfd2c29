import type { ResumeSession } from '@trueline/contracts';
import { hasResult } from './has-result.ts';

/** The five steps of the resume flow. */
export const FLOW_STEPS = [
  { title: 'Upload', path: '/upload' },
  { title: 'Configure', path: '/configure' },
  { title: 'Optimize', path: '/optimize' },
  { title: 'Template', path: '/template' },
  { title: 'Download', path: '/download' },
] as const;

export type FlowPath = (typeof FLOW_STEPS)[number]['path'];

export function isFlowPath(pathname: string): boolean {
  return FLOW_STEPS.some((step) => step.path === pathname);
}

/** 1 to 5; any path outside the flow is step 1. */
export function stepOf(pathname: string): number {
  return (
    Math.max(
      FLOW_STEPS.findIndex((step) => step.path === pathname),
      0,
    ) + 1
  );
}

/** How far a resume session has come, as far as it is known here. */
type Progress = Pick<ResumeSession, 'status' | 'document'> | undefined;

/** Whether a step before the one at `current` (1 to 5) is done; to have gone past it is not enough. */
export function isStepDone(path: FlowPath, current: number, session: Progress): boolean {
  if (session === undefined || stepOf(path) >= current) return false;
  if (path === '/upload') return true;
  return path === '/configure' ? session.status !== 'pending' : hasResult(session);
}

/** A step's address for a resume session, which it names so that a reload or a second tab goes on. */
export function flowAddress(path: FlowPath, resumeSessionId: string | null): string {
  return resumeSessionId === null ? path : `${path}?rs=${encodeURIComponent(resumeSessionId)}`;
}

/** The address of what was read from a resume; it names the resume session that is under way with it. */
export function readResumeAddress(resumeId: string, resumeSessionId: string | null): string {
  const query = new URLSearchParams({ resume: resumeId });
  if (resumeSessionId !== null) query.set('rs', resumeSessionId);
  return `/upload?${query}`;
}
