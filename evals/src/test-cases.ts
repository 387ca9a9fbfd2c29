import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DressKind } from '../cases/dress/model.ts';

/**
 * The only way to the cases kept aside for the end of a piece of work: `scripts/check-test-cases.ts` refuses
 * any other file that names their folders.
 */
const CASES = new URL('../cases/', import.meta.url);

/** What the caller was asked for on the command line. */
type Asked = { test: boolean };

/** The kinds of dressing kept aside. Throws without `--test`. */
export async function loadTestKinds(asked: Asked): Promise<readonly DressKind[]> {
  requireTest(asked);
  const { testKinds } = await import('../cases/dress-test/index.ts');
  return testKinds;
}

/** The folder of labelled documents kept aside. Throws without `--test`. */
export function testDocumentsFolder(asked: Asked): string {
  requireTest(asked);
  return fileURLToPath(new URL('documents/test/', CASES));
}

/** The file of labelled bullets kept aside. Throws without `--test`. */
export function testBulletsFile(asked: Asked): string {
  requireTest(asked);
  return fileURLToPath(new URL('tagging/test/bullets.txt', CASES));
}

/** The folders of labelled edits kept aside, the older set first. Throws without `--test`. */
export function testEditsFolders(asked: Asked): string[] {
  requireTest(asked);
  return ['edits/test', 'edits/test/second'].map((path) => fileURLToPath(new URL(path, CASES)));
}

/** The files of job titles kept aside, the oldest set first. Throws without `--test`. */
export function testOccupationsFiles(asked: Asked): string[] {
  requireTest(asked);
  return ['test', 'test-second', 'test-third'].map((name) =>
    fileURLToPath(new URL(`occupations/${name}.json`, CASES)),
  );
}

/** The ids of the panel's cases kept aside. Throws without `--test`. */
export function testPanelCases(asked: Asked): RegExp {
  requireTest(asked);
  return /^(?:0[7-9]|1[0-2]|2[7-9]|3[0-2])-/;
}

/** The folder of bases kept aside for the figure of fit. Throws without `--test`. */
export function fitTestFolder(asked: Asked): URL {
  requireTest(asked);
  return new URL('fit-pairs/test/', CASES);
}

/** The folder of one set of first-sight documents, asked for by its name (`--first-sight 2026-11-23`). */
export function firstSightFolder(name: string): string {
  if (!/^[\w-]+$/.test(name)) throw new Error(`No set of first-sight documents is named "${name}"`);
  return fileURLToPath(new URL(`first-sight/${name}/`, CASES));
}

/** The names of all sets of first-sight documents. */
export function listFirstSightSets(): string[] {
  return readdirSync(fileURLToPath(new URL('first-sight/', CASES)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function requireTest({ test }: Asked): void {
  if (!test) throw new Error('Test cases are read by `npm run eval -- --test` only');
}
