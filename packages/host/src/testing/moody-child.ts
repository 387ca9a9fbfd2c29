// A child whose jobs say what they do to it.
import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveJobs } from '../child-pool/serve-jobs.ts';

export type MoodyJob = 'answer' | 'rest' | 'sleep' | 'spin' | 'grow' | 'throw' | 'exit';
/** Who answers, and with what priority. */
export interface MoodyAnswer {
  pid: number;
  priority: number;
}

const REST_MS = 300;
const grown: Buffer[] = [];

serveJobs(async (job: MoodyJob): Promise<MoodyAnswer> => {
  if (job === 'exit') process.exit(3);
  if (job === 'throw') throw new Error('of a made-up kind');
  if (job === 'rest') await sleep(REST_MS);
  if (job === 'sleep') await sleep(2 ** 30);
  while (job === 'spin') Math.random();
  while (job === 'grow') grown.push(Buffer.alloc(1_048_576, 1));
  return { pid: process.pid, priority: getPriority() };
});
