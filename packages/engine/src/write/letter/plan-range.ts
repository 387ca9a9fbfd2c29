import type { Place } from '../place.ts';
import { type Draft, fact, type Part, words } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import { listRange, type RangeItem } from './range-items.ts';
import type { Sentences } from './sentences.ts';
import type { Slot } from './slot.ts';
import { placeSlots } from './wording.ts';

/** Fewer are no row. */
const ROW_MIN = 2;
/** More of them are the resume again. */
const ROW_MAX = 4;
/** Of what the ad does not speak of, so many show what a job was. */
const SHOWN_MAX = 3;

const isLong = ({ text }: RangeItem): boolean => text.includes(',');

/** The names that one sentence can hold, the short ones first: of those that have commas of their own two, which stand last. */
const speakable = (items: readonly RangeItem[]): RangeItem[] => [
  ...items.filter((one) => !isLong(one)),
  ...items.filter(isLong).slice(0, LONG_MAX),
];
const LONG_MAX = 2;

/** Names of work in a row, as one says them: "bank lodgements, stock cards, and cash, cards and vouchers". */
function inRow(items: readonly RangeItem[]): Part[] {
  const isPair = items.some(({ text }) => /,| and /.test(text));
  return items.flatMap((item, i) => {
    const isLast = i === items.length - 1;
    const isBehindLong = isLong(items[i - 1] ?? item) && i > 0;
    const joint = isBehindLong
      ? ', as well as '
      : !isLast && !isLong(item)
        ? ', '
        : isPair && items.length > 2
          ? ', and '
          : isPair
            ? ' as well as '
            : ' and ';
    return [...(i === 0 ? [] : [words(joint)]), fact(item.text, item.source)];
  });
}

/** The names that no sentence tells yet: those that come close to what the ad describes, else with `isAny` what the job was made of. */
function rowOf(
  sentences: Sentences,
  facts: LetterFacts,
  { entry }: Place,
  isAny: boolean,
): RangeItem[] {
  if (sentences.rowOf !== undefined) return [];
  const paths = new Set(sentences.used.map(({ path }) => path));
  const all = listRange(facts, entry, ({ sources }) =>
    sources.every(({ path }) => !paths.has(path)),
  );
  const described = all.filter(({ isDescribed }) => isDescribed);
  if (described.length >= ROW_MIN) return speakable(described.slice(0, ROW_MAX));
  return isAny && all.length >= ROW_MIN ? speakable(all.slice(0, SHOWN_MAX)) : [];
}

/** Whether enough of a job can be named to make a row. */
export const canRow = (
  sentences: Sentences,
  facts: LetterFacts,
  place: Place,
  isAny = false,
): boolean => rowOf(sentences, facts, place, isAny).length >= ROW_MIN;

/** What a job was made of in a row of its names: what comes close to the ad's description, else with `isAny` as it comes; false where fewer than two can be named. */
export function planRow(
  sentences: Sentences,
  facts: LetterFacts,
  place: Place,
  { id, paragraph, priority }: Pick<Slot, 'id' | 'paragraph' | 'priority'>,
  leads: readonly string[],
  isAny = false,
): boolean {
  const found = rowOf(sentences, facts, place, isAny);
  const parts = leads.map((lead) => `${lead}-row`);
  const fill = (items: readonly RangeItem[]): Draft[] =>
    sentences.fill(parts, {
      ...placeSlots(place),
      [place.isCurrent ? 'row-now' : 'row-then']: inRow(items),
    });
  // What the gate stops of a row stops no other part of it.
  const items = found.filter((one) => fill([one]).length > 0);
  if (items.length < ROW_MIN || !sentences.add(id, paragraph, priority, fill(items))) return false;
  sentences.rowOf = place;
  for (const { source } of items) sentences.inRow.add(source.path);
  return true;
}
