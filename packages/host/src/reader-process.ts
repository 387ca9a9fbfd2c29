import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ReadResult } from '@trueline/engine/read';
import type { ChildMessage, ReadRequest } from './reader-messages.ts';
import { findResidentBytes } from './resident-memory.ts';

const CHILD = fileURLToPath(new URL('./reader-child.ts', import.meta.url));
/** A document goes from benign to gigabytes within a second; quality.md, point 1. */
const WATCH_INTERVAL_MS = 25;
/** V8 aborts with this when its heap is full. */
const ABORTED = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL']);

export interface ProcessLimits {
  maxResidentBytes: number;
  timeoutMs: number;
}

/** How one reading ended: with a result, or with the process. */
export type Outcome =
  | { type: 'result'; result: ReadResult }
  | { type: 'too-complex'; reason: 'time' | 'memory' }
  | { type: 'crashed'; message: string };

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
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ready = whenReady(child);
  let alive = true;
  child.once('exit', () => {
    alive = false;
  });
  setReferenced(child, false);
  return {
    isAlive: () => alive,
    async read(request) {
      setReferenced(child, true);
      try {
        const started = await ready;
        return started
          ? await readIn(child, request, limits)
          : { type: 'crashed', message: 'the reader did not start' };
      } finally {
        setReferenced(child, false);
      }
    },
    kill: () => (alive ? kill(child) : Promise.resolve()),
  };
}

/** False when the process ends before it can read. */
function whenReady(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    const listen = (message: ChildMessage): void => {
      if (message.type !== 'ready') return;
      child.off('message', listen);
      resolve(true);
    };
    child.on('message', listen);
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(false));
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
      const outOfMemory = code === 134 || (signal !== null && ABORTED.has(signal));
      end(
        outOfMemory
          ? { type: 'too-complex', reason: 'memory' }
          : { type: 'crashed', message: `ended with ${signal ?? code}` },
      );
    };
    const timer = setTimeout(() => end({ type: 'too-complex', reason: 'time' }), limits.timeoutMs);
    const watch = setInterval(() => check(findResidentBytes(child.pid ?? 0)), WATCH_INTERVAL_MS);
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(request, (error) => {
      if (error !== null) end({ type: 'crashed', message: error.message });
    });
  });
}

function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
    child.ref();
  });
}
