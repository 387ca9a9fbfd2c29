import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;

/** Asks until the value satisfies, or the time is over; answers the last value either way. */
export async function waitUntil<T>(
  ask: () => Promise<T> | T,
  satisfies: (value: T) => boolean,
  waitMs: number,
): Promise<T> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const value = await ask();
    if (satisfies(value) || performance.now() > deadline) return value;
    await sleep(POLL_MS);
  }
}
