import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RenderJob, RenderMessage } from './render-messages.ts';

const CHILD = fileURLToPath(new URL('./render-worker.ts', import.meta.url));

/** Loading fonts and code takes a second, and on a busy machine many. */
const START_LIMIT_MS = 30_000;

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
  let ready = false;
  child.on('message', ({ type }: RenderMessage) => {
    if (type === 'ready') ready = true;
  });
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
        return await runIn(child, job, timeoutMs, ready);
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

/** Messages wait in the channel until the child has started; the job's time counts from then. */
function runIn(
  child: ChildProcess,
  job: RenderJob,
  timeoutMs: number,
  ready: boolean,
): Promise<RenderOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: RenderOutcome): void => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(outcome);
    };
    const onTimeout = (): void => end({ type: 'timed-out' });
    const onMessage = (message: RenderMessage): void => {
      if (message.type === 'ready') {
        clearTimeout(timer);
        timer = setTimeout(onTimeout, timeoutMs);
      } else {
        end(message);
      }
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void =>
      end({ type: 'ended', message: `it ended with ${signal ?? code}` });
    let timer = setTimeout(onTimeout, ready ? timeoutMs : START_LIMIT_MS);
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
