import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createHttpServer } from './server.ts';

const options = {
  log: createLog('silent', { write: () => undefined }),
  trustProxy: false,
  maxUploadBytes: 1,
  answerTimeoutMs: 50,
  sendingTimeoutMs: 250,
};
let http: Awaited<ReturnType<typeof createHttpServer>>;

async function* slowParts(count: number): AsyncGenerator<string> {
  for (let i = 0; i < count; i++) {
    yield 'part';
    await pause(30);
  }
}

beforeAll(async () => {
  http = await createHttpServer(options);
  http.post('/slow', async () => {
    await pause(300);
    return { late: true };
  });
  http.post('/fast', async () => ({ late: false }));
  http.post('/long', () => Readable.from(slowParts(4)));
  http.post('/endless', () => Readable.from(slowParts(100)));
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

it('an answer that has begun in time may go on, though not for ever', async () => {
  const answer = await ask('/long');
  expect(answer.body).toBe('part'.repeat(4));
  await expect(ask('/endless')).rejects.toThrow();
});

it('no connection is cut while its answer may still come', async () => {
  const { answerTimeoutMs: _, ...usual } = options;
  const server = await createHttpServer(usual);
  try {
    // 35 s for an answer; what is silent on the line for that long is waiting for it.
    expect(server.server.timeout).toBeGreaterThan(35_000);
    expect(server.server.requestTimeout).toBeLessThan(35_000);
  } finally {
    await server.close();
  }
});

it('a slow answer reaches who waits for it over the network', async () => {
  const answerTimeoutMs = 26_000;
  const server = await createHttpServer({ ...options, answerTimeoutMs });
  server.post('/slow', async () => {
    await pause(21_000);
    return { late: true };
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    const answer = await fetch(`${origin}/slow`, { method: 'POST' });
    expect(await answer.json()).toEqual({ late: true });
  } finally {
    await server.close();
  }
});
