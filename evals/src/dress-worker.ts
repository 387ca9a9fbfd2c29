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

const { first, step, count, seed, test } = workerData as DressWork;
const kinds = test ? await loadTestKinds({ test }) : undefined;
const results: DressResult[] = [];
for (let n = first; n < count; n += step)
  results.push(await readDressed(dressCase(n, seed, kinds)));
parentPort?.postMessage(results);
