import type { Resume as ReadResume } from '@trueline/contracts';
import { read } from '@trueline/engine/read';
import { compare, type Reading } from '../cases/dress/compare.ts';
import { dress } from '../cases/dress/dress.ts';
import { loosely, words } from '../cases/dress/normalise.ts';
import type { DressCase } from './dress-cases.ts';

/** What came of one dressed resume. */
export interface DressResult {
  group: DressCase['group'];
  /** Ids of the kinds that were applied. */
  kinds: string[];
  refused: boolean;
  /** Fields that the dress tells, and those of them that are right. */
  fields: number;
  right: number;
  jobs: number;
  lostJobs: number;
  lostSchools: number;
  /** Wrong values of name, contact, employers, titles, dates, schools and degrees. */
  confidentWrong: number;
  /** Printed words, and those of a text that was not refused that are in no field, heading or kept text and not listed as left out. */
  words: number;
  lostWords: string[];
  /** Share of the text's words that kept text alone holds. */
  keptShare: number;
}

/** Dresses a resume, reads the text as a file and compares the reading with the known fields. */
export async function readDressed(one: DressCase): Promise<DressResult> {
  const dressed = dress(one.resume, one.choices, one.seed, one.kinds);
  const result = await read(new TextEncoder().encode(dressed.text), 'resume.txt');
  const resume: ReadResume = result.ok ? result.resume : {};
  const compared = compare(one.resume, dressed, resume as Reading);
  const text = result.ok ? result.text : '';
  return {
    group: one.group,
    kinds: dressed.applied,
    refused: !result.ok,
    fields: compared.fields.length,
    right: compared.fields.filter(({ verdict }) => verdict === 'right').length,
    jobs: one.resume.work.length,
    lostJobs: compared.lostJobs,
    lostSchools: compared.lostSchools,
    confidentWrong: compared.confidentWrong,
    words: dressed.content.flatMap(words).length,
    lostWords: result.ok ? trulyLost(compared.lostWords, dressed.content, resume, text) : [],
    keptShare: keptShareOf(resume, text),
  };
}

/** Of the printed words that stand nowhere in the reading as they are, those that were not listed as left out, are no section's heading, belong to no date ("since 2019"), and were not put together or parted at a hyphen or a blank. */
function trulyLost(
  missing: readonly string[],
  printed: readonly string[],
  { meta, ...fields }: ReadResume,
  text: string,
): string[] {
  const { kept = [], leftOut = [], sections = [], spans = {} } = meta?.trueline ?? {};
  const dates = Object.entries(spans).filter(([path]) => /date$/i.test(path));
  const told = [
    ...leftOut.map((piece) => piece.text),
    ...sections.map(({ heading }) => heading),
    ...dates.map(([, { start, end }]) => text.slice(start, end)),
  ];
  const letters = loosely([...valuesOf(fields), ...kept.map((piece) => piece.text)].join(''));
  const all = printed.flatMap(words);
  return without(missing, told.flatMap(words)).filter(
    (word) => letters.split(word).length <= all.filter((each) => each === word).length,
  );
}

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(valuesOf) : [];
}

/** Share of the text's words that only kept text holds, those of `allowed` not counted. */
export function keptShareOf({ meta }: ReadResume, text: string, allowed: string[] = []): number {
  const kept = (meta?.trueline?.kept ?? []).flatMap((piece) => words(piece.text));
  return without(kept, allowed).length / Math.max(1, words(text).length);
}

/** The words that are left when each of `taken` takes away one of its kind. */
function without(all: readonly string[], taken: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of taken) left.set(word, (left.get(word) ?? 0) + 1);
  return all.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count === 0;
  });
}
