import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CHILD_FLAGS } from '@trueline/host';

const WATCH_INTERVAL_MS = 10;
const require = createRequire(import.meta.url);

/** Peak resident memory of one reader process over all files, with that of the idle process. */
export async function measureReader(
  files: readonly { file: string; bytes: Uint8Array }[],
): Promise<string> {
  const host = dirname(require.resolve('@trueline/host'));
  const child = fork(join(host, 'reader-child.ts'), [], {
    serialization: 'advanced',
    execArgv: CHILD_FLAGS,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const answer = (type: string): Promise<void> =>
    new Promise((resolve) => {
      const listen = (message: { type: string }): void => {
        if (message.type !== type) return;
        child.off('message', listen);
        resolve();
      };
      child.on('message', listen);
    });
  await answer('ready');
  const idle = residentOf(child.pid);
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentOf(child.pid));
  }, WATCH_INTERVAL_MS);
  for (const { file, bytes } of files) {
    const done = answer('result');
    child.send({ bytes, fileName: file, limits: { maxPages: 50, maxUnpackedBytes: 52_428_800 } });
    await done;
  }
  clearInterval(watch);
  child.disconnect();
  return `${peak.toFixed(0)} MB (idle ${idle.toFixed(0)} MB)`;
}

/** Megabytes; 0 where the system has no /proc. */
function residentOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return 0;
    throw error;
  }
}
