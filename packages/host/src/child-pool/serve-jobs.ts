// The child's side: it does one job at a time, and ends with its parent.
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { describeCrash } from '../crash.ts';
import type { ChildMessage } from './child-messages.ts';

const REPORT_INTERVAL_MS = 25;
/** For a thread: a job may keep the event loop busy for as long as it likes. */
const WATCH_PARENT = `const { workerData } = require('node:worker_threads');
setInterval(() => process.ppid === workerData || process.kill(process.pid, 'SIGKILL'), 500);`;

/** Answers each job of the parent with one message. Called once, when all is loaded. */
export function serveJobs<Job, Result>(run: (job: Job) => Result | Promise<Result>): void {
  const send = (message: ChildMessage<Result>): void => {
    process.send?.(message);
  };
  process.on('disconnect', () => process.exit(0));
  // A parent may end without a word. (On Windows its id would not change.)
  if (process.platform !== 'win32') {
    const workerData = process.ppid;
    new Worker(WATCH_PARENT, { eval: true, workerData, execArgv: [], env: {} }).unref();
  }
  // Ctrl-C and many supervisors signal the whole group; it is the parent that ends this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('message', (job: Job) => {
    // `run` may throw at once, too.
    Promise.resolve(job)
      .then(run)
      .then(
        (result) => send({ type: 'result', result }),
        (error: unknown) => send({ type: 'crashed', message: describeCrash(error) }),
      )
      // What one job leaves behind must not count against the next one's memory.
      .finally(() => setImmediate(() => globalThis.gc?.()));
  });
  if (!existsSync(`/proc/${process.pid}/status`)) {
    setInterval(
      () => send({ type: 'resident', bytes: process.memoryUsage().rss }),
      REPORT_INTERVAL_MS,
    );
  }
  send({ type: 'ready' });
  // Where there is a cache: children are killed, and would never write what they have compiled.
  flushCompileCache();
}
