import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installErrorHandler } from '../../platform/http/error-handler.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { prepareSession } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { mountMetrics } from './metrics.ts';

const TOKEN = 'a-made-up-metrics-token';

function open(metricsToken?: string) {
  const http = fastify();
  installErrorHandler(http);
  mountMetrics(http, { metrics: createMetrics(), metricsToken });
  return async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    (await http.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
}

describe('who is shown the metrics', () => {
  it.each([
    ['this machine', {}, '127.0.0.1', 200],
    ['this machine by IPv6', {}, '::1', 200],
    ['another machine', {}, '10.0.0.7', 404],
    ['an address that looks like it', {}, '::ffff:10.127.0.0', 404],
    ['a proxy for somebody', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1', 404],
    ['a proxy in the standard’s words', { forwarded: 'for=127.0.0.1' }, '127.0.0.1', 404],
    ['another machine with any token', { authorization: 'Bearer x' }, '10.0.0.7', 404],
  ])('without a token set: %s', async (_who, headers, address, status) => {
    expect(await open()(headers as Record<string, string>, address)).toBe(status);
  });

  it.each([
    ['the token', { authorization: `Bearer ${TOKEN}` }, '10.0.0.7', 200],
    ['the token through a proxy', { authorization: `bearer ${TOKEN}`, via: 'x' }, '10.0.0.7', 200],
    ['another token', { authorization: `Bearer ${TOKEN}x` }, '10.0.0.7', 401],
    ['none', {}, '10.0.0.7', 401],
    ['none, on this machine', {}, '127.0.0.1', 401],
  ])('with a token set: who has %s', async (_what, headers, address, status) => {
    expect(await open(TOKEN)(headers as Record<string, string>, address)).toBe(status);
  });
});

describeOnDatabases('the metrics', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  it('count requests by route, and hold nothing of a person', async () => {
    const owner = app.openBrowser();
    await owner.register('nora.canary');
    const { id, resumeId } = await prepareSession(owner);
    expect((await owner.get(`/api/resume-sessions/${id}`)).status).toBe(200);
    await owner.get('/no/such/page-canary?token=canary');
    const { text, headers } = await owner.get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain('route="/api/resumes/:id"');
    expect(text).toContain('route="none",status="404"');
    for (const canary of ['canary', 'Testwell', id, resumeId]) expect(text).not.toContain(canary);
  });
});

it('without a database show the process all the same', async () => {
  const metrics = createMetrics();
  metrics.watchProcess();
  metrics.watchQueues(() => Promise.reject(new Error('connection refused')));
  const text = await metrics.print();
  expect(text).toContain('trueline_database_up 0');
  expect(text).toContain('process_resident_memory_bytes');
});
