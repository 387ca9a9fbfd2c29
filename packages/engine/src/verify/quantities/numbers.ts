import { memoize } from '../../language/memoize.ts';
import { MULTIPLIERS, NUMBER_WORDS } from '../../language/number-words.ts';

/** A number as a value with its unit; "20 percent" and "20%" are one, "twelve" is 12, "$2M" is 2,000,000 in money. */
export interface NumberFact {
  value: number;
  unit: '' | '%' | 'money';
  /** "10+", "over 10", "at least 10": more than the bare number says. */
  more: boolean;
  text: string;
  start: number;
  end: number;
}

const MONEY = String.raw`(?:(?:CA|US|AU|C)?[$€£¥]|\b(?:CAD|USD|EUR|GBP)\b)`;
const MULTIPLIER = String.raw`(?:\s?(?:k|mm|mn|m|bn|b)(?![\p{L}\p{N}])|\s(?:dozen|hundred|thousand|million|billion)\b)`;
const DIGITS = new RegExp(
  String.raw`(?<money>${MONEY}\s?)?(?<![\p{L}\p{N}.])(?<digits>\d{1,3}(?:[,\u00a0\u202f ]\d{3})+(?!\d)(?:\.\d+)?|\d+(?:[.,]\d+)?)(?<multiplier>${MULTIPLIER})?(?<plus>\s?\+)?(?<percent>\s?%|\s?per\s?cent\b)?(?<after>\s?${MONEY}|\s(?:dollars|euros)\b)?(?!\p{L}{3,}\d|[\p{L}]*\d)`,
  'giu',
);
/** Numbers of several words, and those that many misspell. */
const SPECIAL: Record<string, number> = {
  'a dozen': 12,
  'half a dozen': 6,
  'half-a-dozen': 6,
  dozen: 12,
  twice: 2,
  thrice: 3,
  'a decade': 10,
  decade: 10,
  'a hundred': 100,
  'a thousand': 1000,
  'a million': 1e6,
  fourty: 40,
  ninty: 90,
};

const byLength = (words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).join('|');
const NUMBERS = byLength([...NUMBER_WORDS.keys()]);
const NUMBERS_AND_SPECIAL = byLength([...NUMBER_WORDS.keys(), ...Object.keys(SPECIAL)]);
/** "one hundred and eighty": what "and" adds to hundreds. */
const TAIL = String.raw`(?:(?<=hundred|thousand)\sand\s(?<tail>${NUMBERS})\b)?`;
const WORDS = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}-])|(?<=\b(?:under|over)-))(?<word>${NUMBERS_AND_SPECIAL})(?<multiplier>(?:\s(?:dozen|hundred|thousand|million|billion))*)${TAIL}(?<percent>\s?%|\s?per\s?cent\b)?(?<plural>s)?(?![\p{L}\p{N}])`,
  'giu',
);
const MORE_BEFORE =
  /(?:\b(?:over|(?<!\b(?:no|not|never) )more than|at least|a? ?minimum of|above|exceeding|upwards? of)|>)[ -]?[$€£]?$/i;
export const AGE_BEFORE = /\b(?:under|over)[ -]$/i;
/** "10 or more", "10 and up". */
const MORE_AFTER =
  /^ (?:or|and) (?:more|up|above|over|longer|greater|higher)\b|^ (?:[\p{L}-]+ ){2,5}(?:min\.|minimum\b)/iu;
/** "10-15%", "$10-15k": the first number shares the unit and the multiplier of the second. */
const RANGE_GAP = /^\s?(?:[-–—]|to)\s?$/;

const multiply = (words: string | undefined): number =>
  (words ?? '')
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .reduce((product, word) => product * (MULTIPLIERS.get(word) ?? 1), 1);

function digitsValue(digits: string): number {
  const isDecimalComma = /^\d+,\d{1,2}$/.test(digits);
  return Number(
    isDecimalComma ? digits.replace(',', '.') : digits.replace(/[,\s\u00a0\u202f]/g, ''),
  );
}

/** "3/16 steel": one number; the halves of halves alone, as "4/5" may be a score. */
const FRACTION = /(?<![\p{L}\p{N}/.,-])(\d{1,2})\/(2|4|8|16|32|64)(?![\p{L}\p{N}/]|[.,]\d)/gu;

const fractionFacts = (text: string): NumberFact[] =>
  Array.from(text.matchAll(FRACTION)).flatMap((match): NumberFact[] => {
    const [written, part, whole] = match;
    const value = Number(part) / Number(whole);
    if (value >= 1) return [];
    const { index: start } = match;
    return [{ value, unit: '', more: false, text: written, start, end: start + written.length }];
  });

function digitFacts(text: string): (NumberFact & { multiplier: number })[] {
  return Array.from(text.matchAll(DIGITS), (match) => {
    const { money, digits = '', multiplier, plus, percent, after } = match.groups ?? {};
    // "25 m" is a length, "$25 m" a sum, "25m pool" a length, "25m users" many.
    const isUnit =
      money === undefined &&
      after === undefined &&
      (/^\s(?:m|mm)$/.test(multiplier ?? '') ||
        (multiplier === 'm' &&
          /^ \p{Ll}+(?<!s)\b/u.test(text.slice(match.index + match[0].length))));
    const factor = isUnit ? 1 : multiply(multiplier);
    return {
      value: digitsValue(digits) * factor,
      unit:
        percent !== undefined
          ? ('%' as const)
          : money !== undefined || after !== undefined
            ? ('money' as const)
            : ('' as const),
      more:
        plus !== undefined ||
        MORE_BEFORE.test(text.slice(0, match.index)) ||
        MORE_AFTER.test(text.slice(match.index + match[0].length)),
      text: (isUnit ? digits : match[0]).trim(),
      start: match.index,
      end: match.index + (isUnit ? digits : match[0]).length,
      multiplier: factor,
    };
  });
}

function wordFacts(text: string): NumberFact[] {
  const facts = Array.from(text.matchAll(WORDS)).flatMap((match) => {
    const { word = '', multiplier, tail = '', percent, plural } = match.groups ?? {};
    // "dozens" and "twos" are no numbers, "under-fives" tells an age.
    if (plural !== undefined && !AGE_BEFORE.test(text.slice(0, match.index))) return [];
    const plain = word.toLowerCase();
    return [
      {
        value:
          (NUMBER_WORDS.get(plain) ?? SPECIAL[plain] ?? 0) * multiply(multiplier) +
          (NUMBER_WORDS.get(tail.toLowerCase()) ?? 0),
        unit: percent !== undefined ? ('%' as const) : ('' as const),
        more:
          MORE_BEFORE.test(text.slice(0, match.index)) ||
          MORE_AFTER.test(text.slice(match.index + match[0].length)),
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
  return joinHundreds(text, facts).filter((fact) => fact.value > 1);
}

/** "one hundred and eighty" is one number. */
function joinHundreds(text: string, facts: readonly NumberFact[]): NumberFact[] {
  const joined: NumberFact[] = [];
  for (const fact of facts) {
    const last = joined.at(-1);
    const isRest =
      last !== undefined &&
      last.value >= 100 &&
      last.value % 100 === 0 &&
      fact.value < 100 &&
      /^ (?:and )?$/.test(text.slice(last.end, fact.start));
    if (!isRest) joined.push(fact);
    else
      joined.splice(-1, 1, {
        ...last,
        value: last.value + fact.value,
        unit: fact.unit,
        text: text.slice(last.start, fact.end),
        end: fact.end,
      });
  }
  return joined;
}

/** "two and a half hours", "2½ hours". */
function withHalf(text: string, fact: NumberFact): NumberFact {
  const half = /^(?: and a half\b| ?½)/i.exec(text.slice(fact.end))?.[0];
  if (half === undefined || fact.unit !== '') return fact;
  const end = fact.end + half.length;
  return { ...fact, value: fact.value + 1 / 2, text: text.slice(fact.start, end), end };
}

/** Every number of a text, digits and words, in order. "One" is no count here. */
export const listNumbers: (text: string) => readonly NumberFact[] = memoize(readNumbers);

function readNumbers(text: string): NumberFact[] {
  const digits = digitFacts(text);
  digits.forEach((fact, index) => {
    const next = digits[index + 1];
    if (next === undefined || !RANGE_GAP.test(text.slice(fact.end, next.start))) return;
    if (fact.unit === '') fact.unit = next.unit;
    else if (next.unit === '') next.unit = fact.unit;
    if (fact.multiplier === 1 && next.multiplier > 1 && fact.value * next.multiplier <= next.value)
      fact.value *= next.multiplier;
  });
  const fractions = fractionFacts(text);
  const isPart = ({ start, end }: NumberFact): boolean =>
    fractions.some((fraction) => start >= fraction.start && end <= fraction.end);
  const whole = digits.filter((fact) => !isPart(fact));
  return [...fractions, ...whole, ...wordFacts(text)]
    .map((fact) => withHalf(text, fact))
    .sort((a, b) => a.start - b.start);
}
