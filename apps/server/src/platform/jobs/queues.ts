/** What each job carries; the state itself is in the database. */
export interface JobData {
  /** `usedFor` marks the credit of a paid reading. */
  'read-resume': { resumeId: string; usedFor?: string };
  'optimize-resume': { resumeSessionId: string; run: number };
  'send-mail': { mailId: string };
  'answer-mail-request': { requestId: string };
  /** Of what was deleted: keys of stored files, names of files in the outbox. */
  'delete-files': { files: string[]; outboxFiles: string[] };
}
export type QueueName = keyof JobData;

/** How often a job is tried again before it has failed for good, with pauses that double. */
interface Retries {
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
}
const RETRIES: Retries = { retryLimit: 4, retryDelay: 1, retryDelayMax: 30 };
/** Once a minute in the end, for more than a day: another service may be down that long. */
const PATIENT_RETRIES: Retries = { retryLimit: 1_500, retryDelay: 2, retryDelayMax: 60 };

const RETRIES_OF: Record<QueueName, Retries> = {
  'read-resume': RETRIES,
  'optimize-resume': RETRIES,
  'send-mail': PATIENT_RETRIES,
  'answer-mail-request': RETRIES,
  'delete-files': PATIENT_RETRIES,
};
/** No job of ours takes this long; one that does is hanging. */
const EXPIRE_S = 480;
const KEEP_DONE_S = 3_600;
const MAX_LOOKOUT_MS = 10_000;

export const QUEUE_NAMES = Object.keys(RETRIES_OF) as readonly QueueName[];

/** Where a job goes that failed for good. */
export const failedQueueOf = (queue: QueueName) => `${queue}-failed`;

/** Times within which a dead worker's job is taken up again; together they stay under the lease. */
export function leaseTimes(leaseS: number) {
  return {
    /** A living worker says so this often. */
    refreshMs: (leaseS * 1000) / 6,
    /** A worker that said nothing for so long counts as dead. */
    silenceMs: (leaseS * 1000) / 2,
    /** How often that is looked for. */
    lookoutMs: Math.min((leaseS * 1000) / 6, MAX_LOOKOUT_MS),
  };
}

export function queueOptions(leaseS: number) {
  const kept = { deleteAfterSeconds: KEEP_DONE_S, expireInSeconds: EXPIRE_S };
  // Its own look-out knows no less than 10 s and stands behind ours.
  const heartbeatSeconds = Math.max(10, leaseS);
  return {
    workOf: (queue: QueueName) => ({
      ...kept,
      heartbeatSeconds,
      retryBackoff: true,
      ...RETRIES_OF[queue],
    }),
    // Marking as failed is one statement: it is tried until the database takes it.
    failed: { ...kept, heartbeatSeconds, retryLimit: 1_000, retryDelay: 5 },
  };
}
