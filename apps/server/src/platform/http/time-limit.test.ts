import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createHttpServer } from './server.ts';

const options = {
  log: createLog('silent', { write: () => undefined }),
  trustProxy: false,
  maxUploadBytes: 1,
};
let http: Awaited<ReturnType<typeof createHttpServer>>;

beforeAll(async () => {
  http = await createHttpServer(options);
  http.post('/slow', { config: { answerTimeoutMs: 50 } }, async () => {
    await pause(300);
    return { late: true };
  });
  http.post('/fast', { config: { answerTimeoutMs: 50 } }, async () => ({ late: false }));
});
afterAll(() => http.close());

const ask = (url: string) => http.inject({ method: 'POST', url, payload: { any: 'body' } });

it('an answer that takes too long is given up, though the request had a body', async () => {
  const answer = await ask('/slow');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().code).toBe('UNAVAILABLE');
});

it('an answer in time is left alone', async () => {
  const answer = await ask('/fast');
  await pause(100);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ late: false });
});
