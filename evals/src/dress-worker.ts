import { parentPort, workerData } from 'node:worker_threads';
import { dressCase } from './dress-cases.ts';
import { type DressResult, readDressed } from './dress-reading.ts';
import { loadTestKinds } from './test-cases.ts';

/** Every `step`th dressing from `first` on. */
export interface DressWork {
  first: number;
  step: number;
  count: number;
  seed: number;
  test: boolean;
}

/** The nth dressing has been read. */
export interface DressDone {
  n: number;
  result: DressResult;
}

const { first, step, count, seed, test } = workerData as DressWork;
const kinds = test ? await loadTestKinds({ test }) : undefined;
for (let n = first; n < count; n += step)
  parentPort?.postMessage({
    n,
    result: await readDressed(dressCase(n, seed, kinds)),
  } satisfies DressDone);
