import type { EndpointResponse, listResumeSessions } from '@trueline/contracts';
import { flowAddress } from './flow-steps.ts';
import { isGain, tellScores } from './gain.ts';

export type ResumeSessionItem = EndpointResponse<typeof listResumeSessions>['items'][number];

/** What a resume session waits for: the words of its link, where that leads, and how it stands. */
export function nextStepOf(session: ResumeSessionItem): {
  state: string;
  action: string;
  to: string;
} {
  switch (session.status) {
    case 'pending':
      return {
        state: 'Waiting for the job ad',
        action: 'Add the job ad',
        to: flowAddress('/configure', session.id),
      };
    case 'optimizing':
      return {
        state: 'Being optimized',
        action: 'See how far it is',
        to: flowAddress('/optimize', session.id),
      };
    case 'failed':
      return {
        state: 'The last run failed',
        action: 'See why and try again',
        to: flowAddress('/optimize', session.id),
      };
    case 'completed':
      return {
        state: tellScores(session),
        action: isGain(session) ? 'Review the changes' : 'See what would help',
        to: flowAddress('/optimize', session.id),
      };
  }
}

/** Where the files of a finished result are; undefined before there is one. */
export function downloadAddressOf({ id, status }: ResumeSessionItem): string | undefined {
  return status === 'completed' ? flowAddress('/download', id) : undefined;
}

/** The job as its ad names it. */
export function jobNameOf({ job }: Pick<ResumeSessionItem, 'job'>): string {
  const parts = [job?.title, job?.company].filter((part) => part !== undefined && part !== '');
  return parts.length > 0 ? parts.join(', ') : 'A job without a name yet';
}
