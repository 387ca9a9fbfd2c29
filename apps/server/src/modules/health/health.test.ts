import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { mountHealth } from './index.ts';

const fine = async () => undefined;
const deps = { metrics: createMetrics(), metricsToken: undefined };
const broken = () => Promise.reject(new Error('connection refused'));

it.each([
  ['both answer', fine, fine, 200],
  ['the database does not answer', broken, fine, 503],
  ['the queue does not answer', fine, broken, 503],
])(
  'is up, and ready only when database and queue answer: %s',
  async (_what, database, queue, status) => {
    const http = fastify();
    mountHealth(http, { ...deps, pingDatabase: database, pingQueue: queue });
    expect((await http.inject('/healthz')).statusCode).toBe(200);
    const ready = await http.inject('/readyz');
    expect(ready.statusCode).toBe(status);
    expect(ready.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    expect(ready.body).not.toContain('refused');
  },
);
