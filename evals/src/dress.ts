import { Worker } from 'node:worker_threads';
import { dressCase } from './dress-cases.ts';
import type { DressResult } from './dress-reading.ts';
import type { DressDone, DressWork } from './dress-worker.ts';
import type { EvalOptions } from './options.ts';

const WORKERS = 2;
const WORST_SHOWN = 25;
/** A dressing is read in some milliseconds; the first one of a worker waits for the engine to load. */
const STUCK_MS = 60_000;
const BARS = { single: 0.99, pair: 0.97, nothingLost: 0.995 };

interface DressRun {
  results: DressResult[];
  /** Numbers of the dressings that the reader did not come back from. */
  stuck: number[];
}

/** Reads dressed resumes and prints how many fields come out right, what is lost, and a table by phenomenon. Kinds kept aside are read with `--test` and printed by dimension only. Needs no data. */
export async function evalDress({ count, seed, test }: EvalOptions): Promise<void> {
  await printDressings('kinds for development', { count, seed, test: false });
  if (test) await printDressings('kinds kept aside', { count, seed, test: true });
}

async function printDressings(
  title: string,
  work: Omit<DressWork, 'first' | 'step'>,
): Promise<void> {
  const started = performance.now();
  const parts = Array.from({ length: WORKERS }, (_, first) =>
    readDressings({ ...work, first, step: WORKERS }),
  );
  const runs = await Promise.all(parts);
  const results = runs.flatMap((run) => run.results);
  const stuck = runs.flatMap((run) => run.stuck);
  const minutes = (performance.now() - started) / 60_000;
  console.log(`${title}: ${results.length} dressings in ${minutes.toFixed(1)} min`);
  print('without an end', String(stuck.length), 'bar 0');
  if (!work.test)
    for (const n of stuck)
      console.log(`    ${Object.values(dressCase(n, work.seed).choices).join(' ')}`);
  for (const group of ['single', 'pair'] as const) {
    console.log(`${group}s`);
    printTotals(
      results.filter((one) => one.group === group),
      BARS[group],
    );
  }
  const singles = results.filter((one) => one.group === 'single' && one.kinds.length === 1);
  const kindOf = ({ kinds }: DressResult): string => kinds[0]!;
  printTable('by dimension', singles, (one) => kindOf(one).split('/')[0]!);
  if (!work.test) printTable(`the ${WORST_SHOWN} worst kinds`, singles, kindOf, WORST_SHOWN);
}

/** Reads every `step`th dressing; one that the reader does not come back from is noted, and another worker goes on behind it. */
async function readDressings(work: DressWork): Promise<DressRun> {
  const run: DressRun = { results: [], stuck: [] };
  for (let { first } = work; first < work.count; ) {
    const stuckAt = await runWorker({ ...work, first }, run.results);
    if (stuckAt === undefined) break;
    run.stuck.push(stuckAt);
    first = stuckAt + work.step;
  }
  return run;
}

/** Adds to `results`; resolves to the dressing at which the worker was ended, if it was. */
function runWorker(work: DressWork, results: DressResult[]): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./dress-worker.ts', import.meta.url), { workerData: work });
    let next = work.first;
    const end = (): void => {
      resolve(next);
      void worker.terminate();
    };
    let watch = setTimeout(end, STUCK_MS);
    worker.on('message', ({ n, result }: DressDone) => {
      results.push(result);
      next = n + work.step;
      clearTimeout(watch);
      watch = setTimeout(end, STUCK_MS);
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(watch);
      resolve(undefined);
    });
  });
}

function printTotals(results: readonly DressResult[], bar: number): void {
  if (results.length === 0) return;
  const { right, whole, wrong } = totalsOf(results);
  const kept = results.map(({ keptShare }) => keptShare).sort((a, b) => a - b);
  const lostWords = sum(results, (one) => one.lostWords.length);
  print('fields right', right.toFixed(4), `bar ${bar}`);
  print('without a lost job or school', whole.toFixed(4), `bar ${BARS.nothingLost}`);
  print(
    'jobs lost',
    share(
      sum(results, (one) => one.lostJobs),
      sum(results, (one) => one.jobs),
    ),
  );
  print('refused', String(sum(results, (one) => Number(one.refused))), 'bar 0');
  print('confident wrong a document', wrong.toFixed(3));
  print(
    'words lost',
    share(
      lostWords,
      sum(results, (one) => one.words),
    ),
    'bar 0',
  );
  print('words only kept, median', (kept[Math.floor(kept.length / 2)] ?? 0).toFixed(4));
  print('words only kept, worst', (kept.at(-1) ?? 0).toFixed(4));
}

function printTable(
  title: string,
  results: readonly DressResult[],
  keyOf: (one: DressResult) => string,
  shown = Number.POSITIVE_INFINITY,
): void {
  const rows = [...Map.groupBy(results, keyOf)]
    .map(([key, some]) => ({ key, count: some.length, ...totalsOf(some) }))
    .sort((a, b) => a.right - b.right)
    .slice(0, shown);
  console.log(`${title} (singles)`.padEnd(46), 'count  right  whole  wrong');
  for (const { key, count, right, whole, wrong } of rows)
    console.log(
      `  ${key.padEnd(44)} ${String(count).padStart(5)}  ${right.toFixed(3)}  ${whole.toFixed(3)}  ${wrong.toFixed(2)}`,
    );
}

/** Share of fields right, of documents without a lost job or school, and confident wrong values a document. */
function totalsOf(results: readonly DressResult[]): {
  right: number;
  whole: number;
  wrong: number;
} {
  const whole = results.filter((one) => one.lostJobs + one.lostSchools === 0).length;
  return {
    right: sum(results, (one) => one.right) / sum(results, (one) => one.fields),
    whole: whole / results.length,
    wrong: sum(results, (one) => one.confidentWrong) / results.length,
  };
}

const sum = (results: readonly DressResult[], of: (one: DressResult) => number): number =>
  results.reduce((total, one) => total + of(one), 0);

const share = (some: number, all: number): string => `${some} of ${all}`;

function print(name: string, value: string, note = ''): void {
  console.log(`  ${name.padEnd(30)} ${value.padEnd(14)} ${note}`.trimEnd());
}
