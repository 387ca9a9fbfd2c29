import { stemOf } from '../../language/en/stems.ts';
import type { Basis, SourceLine } from '../basis.ts';
import { countedHead } from './counted.ts';
import type { NumberFact } from './numbers.ts';

/** How many of the first unit the second makes. */
const IN_UNITS: readonly (readonly [unit: RegExp, of: RegExp, times: number])[] = [
  [/^[ -]minutes?\b/i, /\bhours?\b/i, 60],
  [/^[ -]minutes?\b/i, /\bhalf[ -](?:an )?hour/i, 30],
  [/^ hours?\b/i, /\bdays?\b/i, 24],
  [/^ days?\b/i, /\bweeks?\b/i, 7],
  [/^ weeks?\b/i, /\bmonths?\b/i, 4],
  [/^ months?\b/i, /\byears?\b/i, 12],
  [/^ months?\b/i, /\bquarters?\b/i, 3],
];
const CLOCK =
  /\b(?:\d ?[ap]\.?m\b|\d:\d\d|noon|midnight|o['’]clock|at night|in the (?:morning|evening|afternoon))/i;
const HALF_DAY = 12;
/** What makes a number a time: "22:00", "2 pm", "6 o'clock". */
const TIME_BEHIND = /^(?::\d\d|\s?[ap]\.?m\b|\s?h\b|\s?o['’]clock)/i;
/** Another one beside the person, or two things of a kind: "with one other therapist". */
const TWO = /\b(?:another|other|both|partner|pair|couple|with (?:an?|my|the) \w+)\b/i;
const LIST_JOINTS = /,(?! ?\d{3}\b)|\b(?:and|or|&|plus)\b|\//g;
const LISTED_MAX = 12;

/** Nouns that stand for whatever a list names. */
const WHATEVER = /^(?:thing|item|kind|type|area|task|duty|part|person|people)s?$/;

/** Whether a number counts what the line itself tells of: "two" of "both shifts" are no two people, three cities no three clients. */
function isOfWhatIsTold(text: string, end: number, { stems }: SourceLine): boolean {
  const counted = countedHead(text, end)?.lower;
  return counted === undefined || WHATEVER.test(counted) || stems.has(stemOf(counted));
}

/** A number that no line writes, but that one tells: a time of the day by another clock, the same time in another unit, how many a list names, "two" of "with another". */
export function isToldOtherwise(
  text: string,
  { value, unit, start, end }: NumberFact,
  { lines }: Basis,
): boolean {
  const after = text.slice(end);
  // The minutes of "17:00".
  const isFullHour = value === 0 && /\d:$/.test(text.slice(0, start));
  return lines.some((line) => {
    const isClock =
      value <= 2 * HALF_DAY &&
      (isFullHour || TIME_BEHIND.test(after)) &&
      CLOCK.test(line.text) &&
      (isFullHour ||
        (value % HALF_DAY === 0 && /\b(?:noon|midnight)\b/i.test(line.text)) ||
        line.numbers.some((own) => own.value % HALF_DAY === value % HALF_DAY));
    const isUnit = IN_UNITS.some(
      ([own, other, times]) =>
        own.test(after) &&
        other.test(line.text) &&
        [1, ...line.numbers.map((number) => number.value)].some((many) => many * times === value),
    );
    const isCount = unit === '' && isOfWhatIsTold(text, end, line);
    const isListed =
      isCount &&
      value > 1 &&
      value <= LISTED_MAX &&
      line.text
        .split(/[.;:()]/)
        .some((part) => (part.match(LIST_JOINTS)?.length ?? 0) + 1 === value);
    return isClock || isUnit || isListed || (value === 2 && isCount && TWO.test(line.text));
  });
}
