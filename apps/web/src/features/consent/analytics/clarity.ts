import { type AnalyticsService, loadScript } from './service.ts';

interface ClarityQueue {
  (...command: unknown[]): void;
  q?: unknown[];
}

declare global {
  interface Window {
    clarity?: ClarityQueue;
  }
}

/** What is said before the script is there waits in a queue that it reads. */
function clarity(...command: unknown[]): void {
  if (!window.clarity) {
    const queue: ClarityQueue = (...waiting) => {
      queue.q ??= [];
      queue.q.push(waiting);
    };
    window.clarity = queue;
  }
  window.clarity(...command);
}

/** Microsoft Clarity, for those who agreed to Performance & UX. Resumes pass through these pages: every word and every input is masked. */
export function microsoftClarity(projectId: string): AnalyticsService {
  let loaded = false;
  return {
    start: () => {
      document.documentElement.dataset.clarityMask = 'true';
      clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
      if (loaded) clarity('start');
      loaded = true;
      loadScript(`https://www.clarity.ms/tag/${projectId}`);
    },
    stop: () => {
      clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' });
      clarity('stop');
    },
    openPage: (path) => clarity('set', 'page', path),
    track: (event) => clarity('event', event),
  };
}
