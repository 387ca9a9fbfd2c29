import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { mountMetrics } from './metrics.ts';

export interface HealthDeps {
  pingDatabase: () => Promise<void>;
  pingQueue: () => Promise<void>;
  metrics: Metrics;
  metricsToken: string | undefined;
}

const READY_TIMEOUT_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: database and queue answer too, else 503. `/metrics`: its figures. */
export function mountHealth(app: FastifyInstance, deps: HealthDeps): void {
  // Asked every few seconds by whoever watches: no line of the log each time.
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  mountMetrics(app, deps);
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const checks = { database: deps.pingDatabase, queue: deps.pingQueue };
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const fault = await findFault(check);
        if (fault) request.log.warn({ err: fault }, `${name} does not answer`);
        return [name, fault ? 'down' : 'ok'] as const;
      }),
    );
    if (states.every(([, state]) => state === 'ok')) return { status: 'ok' };
    return reply
      .code(503)
      .header('retry-after', '5')
      .send({ status: 'unavailable', ...Object.fromEntries(states) });
  });
}

async function findFault(check: () => Promise<void>): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), READY_TIMEOUT_MS);
  try {
    await Promise.race([check(), promise]);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    clearTimeout(timer);
  }
}
