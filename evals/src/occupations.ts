import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { occupationOf } from '@trueline/engine/testing';
import type { EvalOptions } from './options.ts';
import { testOccupationsFiles } from './test-cases.ts';

const DEV = ['dev', 'dev-second'].map((name) =>
  fileURLToPath(new URL(`../cases/occupations/${name}.json`, import.meta.url)),
);
const TEST_NAMES = ['test', 'test, second set', 'test, third set'];
const BAR = 0.85;
/** "43-4051.00" is of the broad group "43-4050". */
const BROAD_DIGITS = 6;

/** A title as people write it, with the broad groups that are right, and for a title that many hold what the role did. */
interface TitleCase {
  title: string;
  groups: string[];
  lines?: string[];
}

/** The broad group that gets most of the weight. */
function groupOf({ title, lines }: TitleCase): string {
  const weights = new Map<string, number>();
  for (const { occupation, weight } of occupationOf(title, lines)) {
    const group = `${occupation.code.slice(0, BROAD_DIGITS)}0`;
    weights.set(group, (weights.get(group) ?? 0) + weight);
  }
  return [...weights].reduce((a, b) => (b[1] > a[1] ? b : a), ['none', 0])[0];
}

async function measure(name: string, file: string, withCases: boolean): Promise<void> {
  if (!existsSync(file)) return;
  const cases = JSON.parse(await readFile(file, 'utf8')) as TitleCase[];
  const read = cases.map((one) => ({ ...one, group: groupOf(one) }));
  const wrong = read.filter(({ groups, group }) => !groups.includes(group));
  const right = cases.length - wrong.length;
  console.log(
    `${name}: ${right} of ${cases.length} titles right at the broad group, ${(right / cases.length).toFixed(3)} (bar ${BAR})`,
  );
  if (!withCases) return;
  for (const { title, groups, group } of wrong)
    console.log(`  ${title}: ${group}, not ${groups.join(' or ')}`);
}

/** Titles read to an occupation, at the broad group of O*NET-SOC. */
export async function evalOccupations({ cases, test }: EvalOptions): Promise<void> {
  for (const [at, file] of DEV.entries())
    await measure(at === 0 ? 'dev' : 'dev, second set', file, cases);
  if (!test) return;
  for (const [at, file] of testOccupationsFiles({ test }).entries())
    await measure(TEST_NAMES[at] ?? file, file, false);
}
