import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RenderJob, RenderMessage } from './render-messages.ts';

const CHILD = fileURLToPath(new URL('./render-worker.ts', import.meta.url));

/** How one job ended: as the child said, or with the child. */
export type RenderOutcome =
  | Exclude<RenderMessage, { type: 'ready' }>
  | { type: 'timed-out' }
  | { type: 'ended'; message: string };

/** One child process that renders one job at a time. */
export interface RenderProcess {
  isAlive(): boolean;
  run(job: RenderJob, timeoutMs: number): Promise<RenderOutcome>;
  kill(): void;
}

/** `entry` is the module that the child runs; it answers each job with one message. */
export function startRenderProcess(entry: string = CHILD): RenderProcess {
  const child = fork(entry, [], {
    serialization: 'advanced',
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let alive = true;
  const gone = (): void => {
    alive = false;
  };
  child.once('exit', gone);
  child.on('error', gone);
  setReferenced(child, false);
  return {
    isAlive: () => alive,
    async run(job, timeoutMs) {
      if (!alive) return { type: 'ended', message: 'it had already ended' };
      setReferenced(child, true);
      try {
        return await runIn(child, job, timeoutMs);
      } finally {
        setReferenced(child, false);
      }
    },
    kill() {
      alive = false;
      child.kill('SIGKILL');
    },
  };
}

/** Messages wait in the channel until the child has started, so nothing needs to wait for `ready`. */
function runIn(child: ChildProcess, job: RenderJob, timeoutMs: number): Promise<RenderOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: RenderOutcome): void => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(outcome);
    };
    const onMessage = (message: RenderMessage): void => {
      if (message.type !== 'ready') end(message);
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void =>
      end({ type: 'ended', message: `it ended with ${signal ?? code}` });
    const timer = setTimeout(() => end({ type: 'timed-out' }), timeoutMs);
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(job, (error) => {
      if (error !== null) end({ type: 'ended', message: error.message });
    });
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
