import { type ChildProcess, fork } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { findProcessorMs } from '../processor-time.ts';
import { findResidentBytes } from '../resident-memory.ts';
import type { ChildMessage } from './child-messages.ts';

/** A document goes from benign to gigabytes within a second; quality.md, point 1. */
const WATCH_INTERVAL_MS = 25;
/** Of processor time, too: loading code and fonts takes a second of it, and on a busy machine many to get that. */
const START_LIMIT_MS = 30_000;
/** Sources run as they are (docs/decisions/0002), which Node would remark on. */
export const QUIET = '--disable-warning=ExperimentalWarning';
/** Added to the parent's: a third of its share of a busy processor. With 10 a child starves on a machine that is busy with other things. */
const NICENESS = 5;
/** A child that waits for its turn does no work: on a busy machine a job may last so many times its limit of processor time. */
const MOST_PATIENCE = 3;
/** V8 aborts with this when its heap is full. */
const ABORTED = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL']);
/** Sent by somebody else, such as a terminal, an operator or a system short of memory. */
const ENDED_FROM_OUTSIDE = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/** What a child runs. */
export interface ChildProgram {
  /** Path of a module that calls `serveJobs`. */
  entry: string;
  /** Of Node or V8, in place of those that every child gets. */
  flags?: readonly string[];
  /** For the system's libraries. */
  environment?: Readonly<Record<string, string>>;
}

interface JobLimits {
  /** Of processor time, from when the child has started; no job lasts over three times as long. Where the system doesn't tell, as long. */
  timeoutMs: number;
  /** Of the whole child; without it memory has no bound. */
  maxResidentBytes?: number | undefined;
}

/** How one job ended: as the child said, by a limit, or with the child. One that was ended from outside says nothing of the job. */
export type ChildOutcome<Result> =
  | { type: 'result'; result: Result }
  | { type: 'crashed'; message: string }
  | { type: 'exhausted'; limit: 'time' | 'memory' }
  | { type: 'ended'; message: string; isFromOutside: boolean };

/** One child process; does one job at a time, and is thrown away when a job is too much for it. */
export interface Child<Job, Result> {
  isAlive(): boolean;
  run(job: Job, limits: JobLimits): Promise<ChildOutcome<Result>>;
  kill(): Promise<void>;
}

const living = new Set<ChildProcess>();
// A child that is stuck in a job would outlive a parent that ends without waiting for it.
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** The child is started with little priority: it does what may wait, for a parent that answers. */
export function startChild<Job, Result>({
  entry,
  flags = [QUIET],
  environment = {},
}: ChildProgram): Child<Job, Result> {
  const child = fork(entry, [], {
    serialization: 'advanced',
    env: { ...cacheEnvironment(), ...environment },
    execArgv: [...flags],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  living.add(child);
  lowerPriority(child.pid);
  const ready = whenReady(child);
  const onEnd = () => void living.delete(child);
  child.once('exit', onEnd);
  child.on('error', onEnd);
  setReferenced(child, false);
  return {
    isAlive: () => living.has(child),
    async run(job, limits) {
      setReferenced(child, true);
      try {
        const started = await ready;
        return started
          ? await runIn<Job, Result>(child, job, limits)
          : { type: 'ended', message: 'it did not start', isFromOutside: true };
      } finally {
        setReferenced(child, false);
      }
    },
    kill: () => kill(child),
  };
}

/** Nothing of the parent's environment, which holds secrets, but where Node keeps what it has compiled. */
function cacheEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

/** Where the system doesn't allow it, or the child has ended, all is as it was. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}

/** False when the process ends before it can do a job, or takes too long. */
function whenReady(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isReady: boolean): void => {
      stopTimer();
      child.off('message', listen);
      resolve(isReady);
    };
    const listen = (message: ChildMessage<unknown>): void => {
      if (message.type === 'ready') end(true);
    };
    const stopTimer = boundTime(child.pid ?? 0, START_LIMIT_MS, () =>
      kill(child).then(() => end(false)),
    );
    child.on('message', listen);
    child.once('error', () => end(false));
    child.once('exit', () => end(false));
  });
}

/** An idle child must not keep its parent running. */
function setReferenced(child: ChildProcess, referenced: boolean): void {
  if (referenced) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

function runIn<Job, Result>(
  child: ChildProcess,
  job: Job,
  { timeoutMs, maxResidentBytes }: JobLimits,
): Promise<ChildOutcome<Result>> {
  return new Promise((resolve) => {
    const end = (outcome: ChildOutcome<Result>): void => {
      stopTimer();
      clearInterval(watch || undefined);
      child.off('message', onMessage);
      child.off('exit', onExit);
      if (outcome.type === 'exhausted') kill(child).then(() => resolve(outcome));
      else resolve(outcome);
    };
    const check = (bytes = 0): void => {
      if (bytes > (maxResidentBytes ?? bytes)) end({ type: 'exhausted', limit: 'memory' });
    };
    const onMessage = (message: ChildMessage<Result>): void => {
      if (message.type === 'resident') check(message.bytes);
      else if (message.type !== 'ready') end(message);
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void => {
      end(endOutcome(code, signal));
    };
    const stopTimer = boundTime(child.pid ?? 0, timeoutMs, () =>
      end({ type: 'exhausted', limit: 'time' }),
    );
    const look = () => check(findResidentBytes(child.pid ?? 0));
    const watch = maxResidentBytes && setInterval(look, WATCH_INTERVAL_MS);
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(job as object, (error) => {
      if (error !== null) end({ type: 'ended', message: error.message, isFromOutside: true });
    });
  });
}

/** Calls `onEnd` once the process has worked for so long, or lasted three times that; gives back what stops it. */
function boundTime(pid: number, timeoutMs: number, onEnd: () => void): () => void {
  const startedAt = performance.now();
  const usedBefore = findProcessorMs(pid);
  let timer: NodeJS.Timeout;
  const wait = (ms: number): void => {
    // A child that is still starting must not keep its parent running; one with a job does so itself.
    timer = setTimeout(look, ms).unref();
  };
  const look = (): void => {
    const used = findProcessorMs(pid);
    const isKnown = usedBefore !== undefined && used !== undefined;
    const leftToUse = isKnown ? timeoutMs - (used - usedBefore) : 0;
    const leftToLast = timeoutMs * MOST_PATIENCE - (performance.now() - startedAt);
    const left = Math.min(leftToUse, leftToLast);
    if (left <= 0) onEnd();
    else wait(left);
  };
  wait(timeoutMs);
  return () => clearTimeout(timer);
}

/** What the end of the process in the middle of a job says of that job. */
function endOutcome(
  code: number | null,
  signal: NodeJS.Signals | null,
): Exclude<ChildOutcome<never>, { type: 'result' }> {
  if (code === 134 || (signal !== null && ABORTED.has(signal))) {
    return { type: 'exhausted', limit: 'memory' };
  }
  const isFromOutside = signal !== null && ENDED_FROM_OUTSIDE.has(signal);
  return { type: 'ended', message: `ended with ${signal ?? code}`, isFromOutside };
}

function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
    child.ref();
  });
}
