import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const REQUEST_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** What went wrong beside the requests and was made good, by the part it happened in. */
export type IncidentPart = 'reader' | 'engine' | 'renderer' | 'language-model' | 'object-store';

export interface QueueState {
  queue: string;
  /** `waiting` is due now; `later` waits for its next try. */
  state: 'waiting' | 'later' | 'active';
  jobs: number;
  /** Of the one that has been due longest; 0 for the other states. */
  oldestS: number;
}

/** Figures of this process in Prometheus' form. Labels come from short fixed lists: no id, no address, no name. */
export interface Metrics {
  requestEnded: (request: { method: string; route: string; status: number; ms: number }) => void;
  jobEnded: (job: { queue: string; outcome: 'done' | 'failed' | 'given-up'; ms: number }) => void;
  mailEnded: (outcome: 'sent' | 'refused' | 'failed') => void;
  incident: (part: IncidentPart) => void;
  /** Asked at each look. */
  watchEventStreams: (count: () => number) => void;
  watchSignals: (isLive: () => boolean) => void;
  /** Asked at each look; while it fails, the queues are missing and `trueline_database_up` is 0. */
  watchQueues: (measure: () => Promise<QueueState[]>) => void;
  /** Memory, CPU and event loop of this process, too. */
  watchProcess: () => void;
  contentType: string;
  print: () => Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  /** Brings gauges up to date before they are printed. */
  const looks: (() => void | Promise<void>)[] = [];
  const watch = (name: string, help: string, read: () => number) => {
    const gauge = new Gauge({ name, help, registers });
    looks.push(() => gauge.set(read()));
  };
  return {
    ...createCounts(registers),
    watchEventStreams: (count) =>
      watch('trueline_event_streams', 'Streams of events that are open.', count),
    watchSignals: (isLive) =>
      watch('trueline_signals_live', 'Whether signals of other processes arrive.', () =>
        Number(isLive()),
      ),
    watchQueues: (measure) => looks.push(createQueueLook(registers, measure)),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    print: async () => {
      await Promise.all(looks.map((look) => look()));
      return registry.metrics();
    },
  };
}

type Counts = Pick<Metrics, 'requestEnded' | 'jobEnded' | 'mailEnded' | 'incident'>;

function createCounts(registers: Registry[]): Counts {
  const requests = new Histogram({
    name: 'trueline_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS_S,
    registers,
  });
  const jobs = new Histogram({
    name: 'trueline_job_duration_seconds',
    help: 'Time of one try at a job, by what became of it.',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_BUCKETS_S,
    registers,
  });
  const mails = new Counter({
    name: 'trueline_mails_total',
    help: 'Mails handed to the mail server, by its word.',
    labelNames: ['outcome'],
    registers,
  });
  const incidents = new Counter({
    name: 'trueline_incidents_total',
    help: 'Child processes that were replaced, and calls outside that failed.',
    labelNames: ['part'],
    registers,
  });
  return {
    requestEnded: ({ method, route, status, ms }) =>
      requests.observe({ method, route, status }, ms / 1000),
    jobEnded: ({ queue, outcome, ms }) => jobs.observe({ queue, outcome }, ms / 1000),
    mailEnded: (outcome) => mails.inc({ outcome }),
    incident: (part) => incidents.inc({ part }),
  };
}

function createQueueLook(registers: Registry[], measure: () => Promise<QueueState[]>) {
  const up = new Gauge({
    name: 'trueline_database_up',
    help: 'Whether the database answered this look.',
    registers,
  });
  const jobs = new Gauge({
    name: 'trueline_queue_jobs',
    help: 'Jobs in the queue, all processes together.',
    labelNames: ['queue', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'trueline_queue_oldest_seconds',
    help: 'How long the job that is due longest has been waiting, all processes together.',
    labelNames: ['queue'],
    registers,
  });
  return async () => {
    const states = await measure().catch(() => undefined);
    up.set(Number(states !== undefined));
    jobs.reset();
    oldest.reset();
    for (const { queue, state, jobs: count, oldestS } of states ?? []) {
      jobs.set({ queue, state }, count);
      if (state === 'waiting') oldest.set({ queue }, oldestS);
    }
  };
}
