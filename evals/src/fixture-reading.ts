import { read } from '@trueline/engine/read';
import {
  type Comparison,
  type Counts,
  compare,
  FIELDS,
  LENIENT,
  loadFixtures,
} from '@trueline/engine/testing';

/** Mean of the fields that the project's own fixtures must reach. */
const BAR = 0.97;

/** Reads the project's own fixtures and prints each field's F1, the mean over all and by format. Needs no data. */
export async function evalFixtureReading(): Promise<void> {
  const found: { format: string; comparison: Comparison }[] = [];
  for (const { file, format, truth, bytes } of loadFixtures()) {
    const result = await read(bytes, file);
    if (!result.ok) console.log(`${file}: ${result.failure.code}`);
    found.push({ format, comparison: compare(truth, result.ok ? result.resume : {}, LENIENT) });
  }
  const all = found.map(({ comparison }) => comparison);
  for (const field of FIELDS) print(field, f1(all.map((comparison) => comparison[field])));
  for (const [format, some] of Map.groupBy(found, (one) => one.format))
    print(`mean of ${format} (${some.length})`, meanOf(some.map(({ comparison }) => comparison)));
  print(`mean of all (${all.length})`, meanOf(all), `must ${BAR}`);
}

/** Counts are added up over the documents before the F1 is taken. */
function f1(counts: readonly Counts[]): number {
  const sum = (key: keyof Counts): number => counts.reduce((total, one) => total + one[key], 0);
  const [right, off] = [sum('right'), sum('wrong') + sum('missed')];
  return right + off === 0 ? 1 : (2 * right) / (2 * right + off);
}

function meanOf(comparisons: readonly Comparison[]): number {
  const scores = FIELDS.map((field) => f1(comparisons.map((comparison) => comparison[field])));
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function print(name: string, value: number, note = ''): void {
  console.log(`${name.padEnd(28)} ${value.toFixed(3)}   ${note}`.trimEnd());
}
