import { fileURLToPath } from 'node:url';
import { listDocuments } from './document-cases.ts';
import {
  type DocumentResult,
  MAIN_FIELDS,
  OTHER_FIELDS,
  readDocument,
} from './document-reading.ts';
import type { EvalOptions } from './options.ts';
import { firstSightFolder, testDocumentsFolder } from './test-cases.ts';

const DEV = fileURLToPath(new URL('../cases/documents/dev/', import.meta.url));

/** Reads labelled PDFs, Word files and texts and prints the mean share right of each field. Those kept aside are read with `--test`, sets of first sight with `--first-sight NAME`. Needs no data. */
export async function evalDocuments(options: EvalOptions): Promise<void> {
  const { firstSight, cases, test } = options;
  if (firstSight.length > 0) {
    printDocuments(firstSight.join(', '), await readAll(firstSight.map(firstSightFolder)), cases);
    return;
  }
  printDocuments('documents for development', await readAll([DEV]), cases);
  if (test)
    printDocuments('documents kept aside', await readAll([testDocumentsFolder(options)]), false);
}

async function readAll(folders: readonly string[]): Promise<DocumentResult[]> {
  const results: DocumentResult[] = [];
  for (const one of folders.flatMap(listDocuments)) results.push(await readDocument(one));
  return results;
}

export function printDocuments(
  title: string,
  results: readonly DocumentResult[],
  cases: boolean,
): void {
  console.log(`${title}: ${results.length} documents`);
  for (const name of [...MAIN_FIELDS, ...OTHER_FIELDS]) {
    const shares = results.flatMap(({ shares: own }) => own.get(name) ?? []);
    line(name, meanOf(shares).toFixed(3), `${shares.length} documents`);
  }
  line('mean of twelve fields', mainMean(results).toFixed(3));
  for (const columns of ['one', 'several'] as const) {
    const some = results.filter((one) => one.columns === columns);
    if (some.length > 0)
      line(
        `  ${columns} column${columns === 'one' ? '' : 's'}`,
        mainMean(some).toFixed(3),
        `${some.length} documents`,
      );
  }
  const sum = (of: (one: DocumentResult) => number): number =>
    results.reduce((total, one) => total + of(one), 0);
  line('jobs lost', `${sum((one) => one.lostJobs)} of ${sum((one) => one.jobs)}`);
  line('schools lost', `${sum((one) => one.lostSchools)} of ${sum((one) => one.schools)}`);
  line('invented names', String(sum((one) => Number(one.inventedName))), 'bar 0');
  const kept = results.map(({ keptShare }) => keptShare).sort((a, b) => a - b);
  line('words only kept, median', (kept[Math.floor(kept.length / 2)] ?? 0).toFixed(4), 'bar 0.03');
  line('words only kept, worst', (kept.at(-1) ?? 0).toFixed(4), 'bar 0.10');
  line('refused', String(results.filter(({ refused }) => refused !== undefined).length), 'bar 0');
  if (cases) for (const one of results) printCase(one);
}

/** The mean over the fields, each of which is the mean over the documents that have it. */
export const mainMean = (results: readonly DocumentResult[]): number =>
  meanOf(
    MAIN_FIELDS.map((name) => results.flatMap(({ shares }) => shares.get(name) ?? []))
      .filter((shares) => shares.length > 0)
      .map(meanOf),
  );

function printCase({
  file,
  refused,
  shares,
  lostJobs,
  lostSchools,
  keptShare,
}: DocumentResult): void {
  const faults = [...shares].filter(([, share]) => share < 1);
  const notes = [
    ...(refused === undefined ? [] : [refused]),
    ...(lostJobs > 0 ? [`${lostJobs} jobs lost`] : []),
    ...(lostSchools > 0 ? [`${lostSchools} schools lost`] : []),
    ...(keptShare > 0 ? [`kept ${keptShare.toFixed(3)}`] : []),
    ...faults.map(([name, share]) => `${name} ${share.toFixed(2)}`),
  ];
  console.log(`    ${file}: ${notes.join(', ')}`);
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function line(name: string, value: string, note = ''): void {
  console.log(`  ${name.padEnd(28)} ${value.padEnd(12)} ${note}`.trimEnd());
}
