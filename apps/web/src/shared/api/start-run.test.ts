import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRun } from './start-run.ts';

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const session = (status: string) => json(200, { resumeSession: { id: 's1', status } });
const refused = (status: number, code: string) =>
  json(status, { code, message: 'x', requestId: '1' });

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'token', setItem: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

/** The answer to the start, then to the question how it stands. */
function answerWith(started: () => Response, current: () => Response) {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'POST' ? started() : current(),
  );
}
const lost = () => {
  throw new TypeError('Failed to fetch');
};

it.each([
  ['is refused because it goes on', () => refused(409, 'OPTIMIZATION_RUNNING'), 'optimizing'],
  ['is refused and has ended since', () => refused(409, 'OPTIMIZATION_RUNNING'), 'completed'],
  ['was started, but the answer was lost', lost, 'optimizing'],
])('leads to the run that %s', async (_, started, status) => {
  answerWith(started, () => session(status));
  expect((await startRun('s1')).resumeSession.status).toBe(status);
});

it.each([
  ['another refusal', () => refused(409, 'RESUME_NOT_READY'), () => session('optimizing')],
  ['a start that never arrived', lost, () => session('pending')],
  ['a network that is gone', lost, lost],
])('throws %s', async (_, started, current) => {
  answerWith(started, current);
  await expect(startRun('s1')).rejects.toThrow(/RESUME_NOT_READY|Failed to fetch/);
});
