import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ReadResult } from '@trueline/engine/read';
import type { ChildMessage, ReadRequest } from './reader-messages.ts';
import { findResidentBytes } from './resident-memory.ts';

const CHILD = fileURLToPath(new URL('./reader-child.ts', import.meta.url));
/** A document goes from benign to gigabytes within a second; quality.md, point 1. */
const WATCH_INTERVAL_MS = 25;
/** A small young generation and collecting after each file: 29 resumes in turn peak at 171 MB instead of 323, at about a tenth more time. */
export const CHILD_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=2',
  '--expose-gc',
];
/** V8 aborts with this when its heap is full. */
const ABORTED = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL']);
/** Sent by somebody else, such as a terminal, an operator or a system short of memory. */
const ENDED_FROM_OUTSIDE = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);
const START_TIMEOUT_MS = 20_000;

export interface ProcessLimits {
  maxResidentBytes: number;
  timeoutMs: number;
}

/** How one reading ended: with a result, or with the process. `interrupted` says nothing of the file. */
export type Outcome =
  | { type: 'result'; result: ReadResult }
  | { type: 'too-complex'; reason: 'time' | 'memory' }
  | { type: 'crashed'; message: string }
  | { type: 'interrupted'; message: string };

/** One child process; reads one file at a time and is thrown away when a file is too much for it. */
export interface ReaderProcess {
  isAlive(): boolean;
  read(request: ReadRequest): Promise<Outcome>;
  kill(): Promise<void>;
}

export function startReaderProcess(limits: ProcessLimits): ReaderProcess {
  const child = fork(CHILD, [], {
    serialization: 'advanced',
    env: {},
    execArgv: CHILD_FLAGS,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ready = whenReady(child);
  let alive = true;
  // A child that is stuck in a file would outlive a parent that ends without waiting for it.
  const killAtEnd = () => child.kill('SIGKILL');
  process.once('exit', killAtEnd);
  const onEnd = () => {
    alive = false;
    process.off('exit', killAtEnd);
  };
  child.once('exit', onEnd);
  child.once('error', onEnd);
  setReferenced(child, false);
  return {
    isAlive: () => alive,
    async read(request) {
      setReferenced(child, true);
      try {
        const started = await ready;
        return started
          ? await readIn(child, request, limits)
          : { type: 'interrupted', message: 'the reader did not start' };
      } finally {
        setReferenced(child, false);
      }
    },
    kill: () => (alive ? kill(child) : Promise.resolve()),
  };
}

/** False when the process ends before it can read, or takes too long. */
function whenReady(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isReady: boolean): void => {
      clearTimeout(timer);
      child.off('message', listen);
      resolve(isReady);
    };
    const listen = (message: ChildMessage): void => {
      if (message.type === 'ready') end(true);
    };
    const timer = setTimeout(() => kill(child).then(() => end(false)), START_TIMEOUT_MS);
    timer.unref();
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

function readIn(
  child: ChildProcess,
  request: ReadRequest,
  limits: ProcessLimits,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome): void => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
      if (outcome.type === 'too-complex') kill(child).then(() => resolve(outcome));
      else resolve(outcome);
    };
    const check = (bytes: number | undefined): void => {
      if ((bytes ?? 0) > limits.maxResidentBytes) end({ type: 'too-complex', reason: 'memory' });
    };
    const onMessage = (message: ChildMessage): void => {
      if (message.type === 'resident') check(message.bytes);
      else if (message.type !== 'ready') end(message);
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void => {
      end(endOutcome(code, signal));
    };
    const timer = setTimeout(() => end({ type: 'too-complex', reason: 'time' }), limits.timeoutMs);
    const watch = setInterval(() => check(findResidentBytes(child.pid ?? 0)), WATCH_INTERVAL_MS);
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(request, (error) => {
      if (error !== null) end({ type: 'interrupted', message: error.message });
    });
  });
}

/** What the end of the process in the middle of a file says of that file. */
function endOutcome(code: number | null, signal: NodeJS.Signals | null): Outcome {
  if (code === 134 || (signal !== null && ABORTED.has(signal))) {
    return { type: 'too-complex', reason: 'memory' };
  }
  const isFromOutside = signal !== null && ENDED_FROM_OUTSIDE.has(signal);
  return {
    type: isFromOutside ? 'interrupted' : 'crashed',
    message: `ended with ${signal ?? code}`,
  };
}

function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
    child.ref();
  });
}
