import { NUMBER_WORDS } from '../../language/number-words.ts';

/** French numbers, by value from one. */
const FRENCH =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt';
/** Words that are a number of years or months by themselves; an article counts only before "decade". */
const COUNTS: Readonly<Record<string, number>> = {
  'half a dozen': 6,
  'a dozen': 12,
  'a couple of': 2,
  'a couple': 2,
  'couple of': 2,
  'half a': 0.5,
  'half an': 0.5,
  'one-half': 0.5,
  'one half': 0.5,
  half: 0.5,
  a: 1,
  une: 1,
};
const VALUES: ReadonlyMap<string, number> = new Map([
  ...NUMBER_WORDS,
  ...FRENCH.split(' ').map((word, i) => [word, i + 1] as const),
  ...Object.entries(COUNTS),
]);
const WORDS = [...VALUES.keys()]
  .filter((word) => word !== 'a' && word !== 'zero')
  .sort((a, b) => b.length - a.length)
  .join('|');

const NUMBER = String.raw`(?:\d{1,2}(?:\.\d)?|${WORDS}|an?(?=[\s-]+(?:full\s+|good\s+)?decade))`;
/** "and a half". */
const HALF = String.raw`[\s-]*(?:and[\s-](?:a|one)[\s-]half|1\/2|½)`;
/** The number again: "three (3)", "two (2+)". */
const AGAIN = String.raw`\s*\(\s*(?:\d{1,2}|\p{L}+(?:[\s-]\p{L}+)?)\s*\+?\s*\)`;
const OPEN_END = String.raw`[\s-]*(?:\+|plus|or more|or so|ou plus)`;
const SHORT_UNIT = 'months?|mths?|mos?|years?|yrs?|mois|ans?|années?';
const TO = String.raw`(?:[\s-]*(?:-|–|~|\/|\bto\b|\band\b|\bor\b|(?<!\p{L})à(?!\p{L})|\bou\b|\bet\b)[\s-]*)`;
const UNIT = 'years?|yrs?|y(?=\\+| ?exp)|months?|mths?|mos|decades?|ans?|années?|mois';

const AMOUNT = new RegExp(
  String.raw`(?<![\d$£€.,\p{L}])(?<low>${NUMBER})(?<half>${HALF})?(?:${OPEN_END})?(?:${AGAIN})?(?:${OPEN_END})?` +
    String.raw`(?:[\s-]*(?<lowUnit>${SHORT_UNIT})(?!\p{L}))?(?:(?<to>${TO})(?:less than )?${NUMBER}(?:${AGAIN})?)?` +
    String.raw`(?:${OPEN_END})?[\s-]*(?:(?:full|solid|complete|consecutive|continuous|good|recent|calendar)\s)?(?<unit>${UNIT})(?!\p{L})\.?(?:\s*\(s\))?(?:\s*(?:\+|[\s-]?plus\b|or more))?(?:['’]s?)?`,
  'giu',
);
const MONTHS_IN_YEAR = 12;
const YEARS_IN_DECADE = 10;

/** An amount of time in years or months as a line writes it; of a range the lower end. */
export interface TimeAmount {
  years: number;
  /** Told in months, or both ends in one word: what classifies it. */
  inMonths: boolean;
  /** "two and three years", which are two amounts unless "between" stands before. */
  joined: boolean;
  text: string;
  start: number;
  end: number;
}

const numberOf = (word: string): number =>
  VALUES.get(word.toLowerCase().replace(/\s+/g, ' ')) ?? Number(word);

function inYears(value: number, unit: string): number {
  if (/^m(?:o|th)/i.test(unit)) return value / MONTHS_IN_YEAR;
  return /^decade/i.test(unit) ? value * YEARS_IN_DECADE : value;
}

/** Every amount of years, months or decades in a line, English and French. */
export function listTimeAmounts(line: string): TimeAmount[] {
  return Array.from(line.matchAll(AMOUNT), (match) => {
    const { low = '', half, lowUnit, to = '', unit = '' } = match.groups ?? {};
    const value = numberOf(low.replace(/^an$/i, 'a')) + (half === undefined ? 0 : 0.5);
    return {
      years: inYears(value, lowUnit ?? unit),
      inMonths: /^m(?:o|th)/i.test(lowUnit ?? unit),
      joined: /\b(?:and|et)\b/i.test(to),
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}
