// Runs in a process of its own: a hostile document takes this process down, never the server.
import { existsSync } from 'node:fs';
import { read } from '@trueline/engine/read';
import { describeCrash } from './crash.ts';
import type { ChildMessage, ReadRequest } from './reader-messages.ts';

const REPORT_INTERVAL_MS = 25;

const send = (message: ChildMessage): void => {
  process.send?.(message);
};

process.on('disconnect', () => process.exit(0));
// Ctrl-C and many supervisors signal the whole group; it is the parent that ends this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('message', (request: ReadRequest) => {
  read(request.bytes, request.fileName, request.limits)
    .then(
      (result) => send({ type: 'result', result }),
      (error: unknown) => send({ type: 'crashed', message: describeCrash(error) }),
    )
    // What one file leaves behind must not count against the next one's memory.
    .finally(() => setImmediate(() => globalThis.gc?.()));
});
if (!existsSync(`/proc/${process.pid}/status`)) {
  setInterval(
    () => send({ type: 'resident', bytes: process.memoryUsage().rss }),
    REPORT_INTERVAL_MS,
  );
}
send({ type: 'ready' });
