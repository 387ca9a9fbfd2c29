/** What each job carries; the state itself is in the database. */
export interface JobData {
  'read-resume': { resumeId: string };
  'optimize-resume': { resumeSessionId: string; run: number };
}
export type QueueName = keyof JobData;

/** A job is tried this often again before it has failed for good. */
const RETRY_LIMIT = 4;
const RETRY_DELAY_S = 1;
const RETRY_DELAY_MAX_S = 30;
/** No job of ours takes this long; one that does is hanging. */
const EXPIRE_S = 300;
const KEEP_DONE_S = 3_600;

export const QUEUE_NAMES: readonly QueueName[] = ['read-resume', 'optimize-resume'];

/** Where a job goes that failed for good. */
export const failedQueueOf = (queue: QueueName) => `${queue}-failed`;

/** Times within which a dead worker's job is taken up again; together they stay under the lease. */
export function leaseTimes(leaseS: number) {
  return {
    /** A silent worker counts as dead after this; pg-boss allows no less than 10 s. */
    heartbeatSeconds: Math.max(10, Math.floor(leaseS / 2)),
    /** How often that is looked for. */
    lookoutSeconds: Math.max(1, Math.floor(leaseS / 10)),
  };
}

export function queueOptions(leaseS: number) {
  const kept = { deleteAfterSeconds: KEEP_DONE_S, expireInSeconds: EXPIRE_S };
  const { heartbeatSeconds } = leaseTimes(leaseS);
  return {
    work: {
      ...kept,
      heartbeatSeconds,
      retryLimit: RETRY_LIMIT,
      retryBackoff: true,
      retryDelay: RETRY_DELAY_S,
      retryDelayMax: RETRY_DELAY_MAX_S,
    },
    // Marking as failed is one statement: it is tried until the database takes it.
    failed: { ...kept, heartbeatSeconds, retryLimit: 1_000, retryDelay: 5 },
  };
}
