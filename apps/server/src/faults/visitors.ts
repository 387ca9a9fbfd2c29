import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '../testing/browser.ts';

/** One request, as its sender saw it; status 0: no answer came. */
interface Seen {
  at: number;
  path: string;
  status: number;
  ms: number;
  retryAfter: boolean;
}

/** People who go on asking whatever happens, and remember each answer. */
export interface Visitors {
  /** Between two moments of `performance.now()`, by when the request was sent. */
  seen: (from: number, to: number) => Seen[];
  /** Ids of the resumes that were acknowledged, with their titles. */
  written: Map<string, string>;
  stop: () => Promise<void>;
}

const PAUSE_MS = 150;
/** Nobody waits longer than this for the end of a test. */
const LIMIT_MS = 40_000;

/** Reads and writes of a signed-in person, and the two health calls, each over and over. */
export function startVisitors(owner: Browser, origin: string): Visitors {
  const all: Seen[] = [];
  const written = new Map<string, string>();
  let isStopped = false;
  let count = 0;
  const again = async (
    path: string,
    request: () => Promise<{ status: number; headers: unknown }>,
  ) => {
    while (!isStopped) {
      const at = performance.now();
      const answer = await request().catch(() => undefined);
      const headers = (answer?.headers ?? {}) as Record<string, unknown>;
      all.push({
        at,
        path,
        status: answer?.status ?? 0,
        ms: performance.now() - at,
        retryAfter: headers['retry-after'] !== undefined,
      });
      await sleep(PAUSE_MS);
    }
  };
  const health = (path: string) => async () => {
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(LIMIT_MS) });
    await response.arrayBuffer();
    return { status: response.status, headers: Object.fromEntries(response.headers) };
  };
  const write = async () => {
    const title = `written-${count++}`;
    const answer = await owner.post('/api/resumes', { text: `${title} was here`, title });
    if (answer.status === 201) written.set(answer.json.resume.id, title);
    return answer;
  };
  const loops = [
    again('/healthz', health('/healthz')),
    again('/readyz', health('/readyz')),
    again('read', () => owner.get('/api/resumes?limit=2')),
    again('write', write),
  ];
  return {
    seen: (from, to) => all.filter(({ at }) => at >= from && at < to),
    written,
    stop: async () => {
      isStopped = true;
      await Promise.all(loops);
    },
  };
}
