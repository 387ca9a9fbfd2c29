import { setImmediate as nextTurn } from 'node:timers/promises';

/** Native results (13 MB a PNG) are freed only when the event loop turns, which a batch that awaits nothing else never lets it do. */
export async function freeingNative<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    await nextTurn();
  }
}
