import { NUMBER_WORDS } from '../../language/number-words.ts';

/** A part of a whole, as a text tells it: "10%", "a tenth of", "one in ten". */
export interface Share {
  value: number;
  start: number;
  end: number;
}

const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
  twentieth: 20,
  hundredth: 100,
};
const COUNT = `\\d+|${[...NUMBER_WORDS.keys()].filter((word) => /^[a-z]+$/.test(word)).join('|')}`;
const PERCENT = /(\d+(?:\.\d+)?)\s?(?:%|per\s?cent\b)/gi;
/** A part of something or by which something changed; "a third year" and "half past" are none. */
const WORDS = new RegExp(
  String.raw`\b(?<!and a )(?:(by\s|to\s|over\s|under\s|about\s|nearly\s|almost\s)?(half)|(?:(an?|${COUNT})[\s-])(third|quarter|fifth|sixth|eighth|tenth|twentieth|hundredth)s?)(?=\s(?:of|the|our|its|less|more|fewer|in)\b|\s?[.,;)]|$)(?!\sof an?\b)`,
  'giu',
);
const ONE_IN = new RegExp(
  String.raw`\b(${COUNT})(?:\s\p{L}+(?=\sout))?\s(?:in|out of|of)\s(?:every\s|the\s|our\s|my\s)?(${COUNT}|a hundred|a thousand)\b`,
  'giu',
);

const countOf = (word = ''): number => {
  const plain = word.toLowerCase();
  const named = { a: 1, an: 1, 'a hundred': 100, 'a thousand': 1000 }[plain];
  return named ?? NUMBER_WORDS.get(plain) ?? Number(plain);
};
const at = (match: RegExpExecArray, value: number): Share => ({
  value,
  start: match.index,
  end: match.index + match[0].length,
});

/** Every part of a whole that a text tells. */
export const listShares = (text: string): Share[] =>
  [
    ...Array.from(text.matchAll(PERCENT), (match) => at(match, Number(match[1]) / 100)),
    ...Array.from(text.matchAll(WORDS), (match) =>
      at(
        match,
        match[2] !== undefined
          ? 1 / 2
          : countOf(match[3]) / (PARTS[(match[4] ?? '').toLowerCase()] ?? 1),
      ),
    ),
    ...Array.from(text.matchAll(ONE_IN), (match) =>
      at(match, countOf(match[1]) / countOf(match[2])),
    ),
  ].filter(({ value }) => value > 0 && value < 1);

/** "a third" is 33 %. */
const ROUNDING = 0.004;

export const isSameShare = (one: Share, other: Share): boolean =>
  Math.abs(one.value - other.value) <= ROUNDING * Math.min(1, one.value * 3);
