import type { FastifyInstance } from 'fastify';
import type { Jobs, JobWorker } from '../jobs/jobs.ts';
import type { QueueName } from '../jobs/queues.ts';
import { type Mailer, MailFault } from '../mailer/mailer.ts';
import type { Metrics } from './metrics.ts';

const OWN_ROUTE = /^\/(api\/|healthz$|readyz$|metrics$)/;

/** Each answer, by the route's pattern: never the address that was asked for. Pages and their parts count as one. */
export function observeRequests(http: FastifyInstance, metrics: Metrics): void {
  http.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    const route = url === undefined ? 'none' : OWN_ROUTE.test(url) ? url : 'web';
    const { statusCode: status, elapsedTime: ms } = reply;
    metrics.requestEnded({ method: request.method, route, status, ms });
    done();
  });
}

/** The same queue, each try of its workers counted. */
export function observeJobs(jobs: Jobs, metrics: Metrics): Jobs {
  return {
    ...jobs,
    work: (queue, worker) => jobs.work(queue, observeWorker(queue, worker, metrics)),
  };
}

function observeWorker<Q extends QueueName>(
  queue: Q,
  worker: JobWorker<Q>,
  metrics: Metrics,
): JobWorker<Q> {
  return {
    ...worker,
    handle: async (data) => {
      const startedAt = performance.now();
      const end = (outcome: 'done' | 'failed') =>
        metrics.jobEnded({ queue, outcome, ms: performance.now() - startedAt });
      try {
        await worker.handle(data);
      } catch (error) {
        end('failed');
        throw error;
      }
      end('done');
    },
    giveUp: async (data) => {
      const startedAt = performance.now();
      await worker.giveUp(data);
      metrics.jobEnded({ queue, outcome: 'given-up', ms: performance.now() - startedAt });
    },
  };
}

/** The same mailer, each mail counted by the server's word: refused for good, or failed this time. */
export function observeMailer<M extends Mailer>(mailer: M, metrics: Metrics): M {
  return {
    ...mailer,
    deliver: async (mail) => {
      try {
        const file = await mailer.deliver(mail);
        metrics.mailEnded('sent');
        return file;
      } catch (error) {
        const isFinal = error instanceof MailFault && error.permanent;
        metrics.mailEnded(isFinal ? 'refused' : 'failed');
        throw error;
      }
    },
  };
}
