import data from '../../data/taxonomy/acronyms.json' with { type: 'json' };
import { hasAnyForm } from '../language/forms.ts';
import { memoize } from '../language/memoize.ts';
import { itemsOf, readTable } from '../language/table.ts';

export interface LongName {
  name: string;
  /** Words of which one must stand in the resume; none where the short name is of this alone. */
  context: readonly string[];
}

interface Row {
  short: string;
  names: string;
  context: string;
}

/** Each short name with all that it stands for. */
const entries = Array.from(
  Map.groupBy(readTable<Row>(data), ({ short }) => short),
  ([short, rows]): readonly [string, readonly LongName[]] => [short, rows.flatMap(readNames)],
);

/** The names of a row, which share its context. */
function readNames({ names, context }: Row): LongName[] {
  const words = itemsOf(context);
  return itemsOf(names, ' | ').map((name) => ({ name, context: words }));
}

const keyOf = (short: string): string =>
  short
    .replace(/s$/, '')
    .toUpperCase()
    .replace(/^A\/([PR])$/, 'A$1');

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{L}{3})s(?= |$)/gu, '')
    .trim();

const byShort = new Map(entries.map(([short, names]) => [keyOf(short), names]));
const written = new Set(entries.map(([short]) => short));

/** Whether a word is a short name of the table in its very letters: "wpm", "ePCR"; in the plural too. */
export const isWrittenSo = (word: string): boolean =>
  written.has(word) || written.has(word.replace(/s$/, ''));

const UNIT =
  /^(?:[AP]M|CAD|USD|EUR|GBP|AUD|NZD|CHF|INR|MXN|[KMGT]B|[KM]?W|[KM]?V|[KM]VA|HP|RPM|PSI|BTU|CFM|GPM|MPH)$/i;

/** Whether capitals behind a number are its unit, its currency or the time of day: "140,000 CAD", "2 PM". */
export const isUnitAt = (text: string, start: number, short: string): boolean =>
  UNIT.test(short) && /\d[\d.,]*\s?(?:[kKmM]\s)?$/.test(text.slice(0, start));

/** What a short name of a trade stands for, in the plural too: "POs". */
export const longNamesOf = (short: string): readonly LongName[] => byShort.get(keyOf(short)) ?? [];

/** The long names of every short one. */
export const listAcronymNames = (): Iterable<readonly [string, readonly LongName[]]> => byShort;

const SHORT = /(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}&/]{1,8}(?![\p{L}\p{N}])/gu;

/** The long names of the short ones in a text, whatever the field. */
export const longNamesIn = memoize((text: string): readonly string[] =>
  (text.match(SHORT) ?? []).flatMap((short) =>
    /\p{Lu}.*\p{Lu}|\d/u.test(short) || isWrittenSo(short)
      ? longNamesOf(short).map(({ name }) => name)
      : [],
  ),
);

const byLong = Map.groupBy(
  entries.flatMap(([short, names]) => names.map(({ name }) => ({ short, key: plain(name) }))),
  ({ key }) => key,
);
const firstWords = new Set([...byLong.keys()].map((key) => key.split(' ')[0] ?? ''));
const LONG_NAME_WORDS_MAX = 8;

/** The short names of the long ones in a text, whatever the field. */
export const shortNamesIn = memoize((text: string): readonly string[] => {
  const words = plain(text).split(' ');
  return words.flatMap((first, from) =>
    firstWords.has(first)
      ? Array.from({ length: LONG_NAME_WORDS_MAX }, (_, count) =>
          words.slice(from, from + count + 1).join(' '),
        ).flatMap((key) => (byLong.get(key) ?? []).map(({ short }) => short))
      : [],
  );
});

/** One long name in two writings, hyphens and number aside. */
export const isSameLongName = (a: string, b: string): boolean => plain(a) === plain(b);

/** Whether a short name may stand for the long one, by the table. */
export const isKnownAcronym = (short: string, long: string): boolean =>
  longNamesOf(short).some(({ name }) => isSameLongName(name, long));

/** Whether a text tells the field of a long name. */
export const isTold = (text: string, { context }: LongName): boolean =>
  context.length === 0 || hasAnyForm(text, context);

/**
 * Whether a short name stands for the long one in a text: it tells the field, or, where `isOwnField`
 * says that this is the field, it tells of none of the other things that the short name stands for.
 */
export function standsForIn(
  short: string,
  long: string,
  text: string,
  isOwnField: boolean,
): boolean {
  const names = longNamesOf(short);
  const own = names.filter(({ name }) => isSameLongName(name, long));
  if (own.some((name) => isTold(text, name))) return true;
  const contexts = new Set(own.map(({ context }) => context));
  return (
    isOwnField &&
    own.length > 0 &&
    !names.some((name) => !contexts.has(name.context) && isTold(text, name))
  );
}
