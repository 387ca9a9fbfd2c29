import { NUMBER_WORDS } from '../../language/number-words.ts';
import { defineRule, plural } from '../define-rule.ts';

/** Good writers spell the numbers up to ten. */
const SPELLED = [...NUMBER_WORDS.keys()].filter((word) => (NUMBER_WORDS.get(word) ?? 0) > 10);
/** "twelve people": lower case, inside a sentence, before a plain lower-case word. */
const SPELLED_NUMBER = new RegExp(
  `(?<=[a-z,] )(?:${SPELLED.sort((a, b) => b.length - a.length).join('|')})(?= [a-z]{3,})`,
  'g',
);
/** Words after which a spelled number is part of a fixed phrase, of a larger number or of a time, which reads as well in words. */
const NOT_A_COUNT =
  /^ (?:hundred|thousand|million|billion|percent|per|and|or|to|point|one|two|three|four|five|six|seven|eight|nine|(?:weeks|months|years|days|hours|minutes)(?! of\b))\b/;
/** "one hundred and twelve", "between ten and twenty", "a twenty-four hour line": no count of its own. */
const PART_BEFORE = new RegExp(
  `(?:\\b(?:hundred|thousand|million|${[...NUMBER_WORDS.keys()].join('|')})(?:,? and| to| or)?|\\ban?|\\bthe) $`,
);
/** "12000 calls": before a plural, after a plain word or at the start. */
const BARE_THOUSANDS =
  /(?<=^|[a-z,] )(\d{4,7})(?=\+? (?:\p{Ll}+s|people|staff|children|cattle|sheep)\b)/gu;
/** Four digits may as well be a model, "6060 excavators": a word before them or the noun behind says that they count. */
const COUNTS_BEFORE =
  /\b(?:about|around|approximately|roughly|some|over|under|nearly|almost|than|least|to|total of|average of|of up to|for|handled|processed|sold|served|made|packed|answered|booked|scanned|sorted|picked|shipped) $/i;
const COUNTED =
  /^\+? (?:people|staff|children|cattle|sheep|\w*(?:members|users|guests|visitors|customers|clients|patients|students|pupils|residents|employees|workers|passengers|subscribers|followers|readers|donors|volunteers|attendees|calls|orders|tickets|emails|letters|invoices|payments|transactions|claims|parcels|packages|pallets|boxes|cases|bags|items|parts|pieces|units|meals|covers|copies|records|files|accounts|documents|pages|books|hours|miles|kilometers|kilometres|meters|metres|tonnes|tons|litres|liters|gallons|acres|hectares|birds|hens|trees|plants|bottles|homes|rooms|beds|seats|points|lines|tests|samples|requests))\b/;
/** "D11T", "PC5500": where models are named, bare digits may name one too. */
const MODEL_CODE = /\b(?:\p{Lu}+-?\d+\p{L}*|\d+(?![KMB]\b)\p{Lu}+\d*)\b/u;

const isCount = (text: string, digits: string, offset: number): boolean =>
  !isYear(digits) &&
  !MODEL_CODE.test(text) &&
  (digits.length > 4 ||
    COUNTS_BEFORE.test(text.slice(0, offset)) ||
    COUNTED.test(text.slice(offset + digits.length)));

/** "$25000": money needs no word behind it. */
const BARE_MONEY = /(?<=[$€£])\d{4,9}(?![\d,.]*\d|[kKmMbB])/g;

const withCommas = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits);

function unifyNumbers(text: string, keepsWords: boolean): string {
  return text
    .replace(SPELLED_NUMBER, (word, offset: number) =>
      keepsWords ||
      NOT_A_COUNT.test(text.slice(offset + word.length)) ||
      PART_BEFORE.test(text.slice(0, offset))
        ? word
        : String(NUMBER_WORDS.get(word)),
    )
    .replace(BARE_THOUSANDS, (digits: string, _, offset: number, whole: string) =>
      isCount(whole, digits, offset) ? withCommas(digits) : digits,
    )
    .replace(BARE_MONEY, withCommas);
}

const COUNT_IN_WORDS = new RegExp(
  `\\b(?:${[...NUMBER_WORDS].flatMap(([word, value]) => (value > 1 ? [word] : [])).join('|')}) [a-z]{3,}`,
  'gi',
);
const COUNT_IN_DIGITS = /(?<![\d.,$€£/-])[1-9]\d?\+? [a-z]{3,}/g;
/** So many counts in digits for one in words: words are then a slip, not the writer's style. */
const DIGITS_PER_WORD = 3;
/** One alone is no habit. */
const WORDS_MIN = 2;

/** Whether a document spells its numbers out by choice: of those under a hundred, not nearly all stand in digits. */
export function keepsNumberWords(texts: readonly string[]): boolean {
  const text = texts.join('\n');
  const words = text.match(COUNT_IN_WORDS)?.length ?? 0;
  const digits = text.match(COUNT_IN_DIGITS)?.length ?? 0;
  return words >= WORDS_MIN && digits < words * DIGITS_PER_WORD;
}

/** Counts as digits, thousands with a comma. Years, codes and names stay. */
export const numberForm = defineRule({
  id: 'number-form',
  kind: 'number-form',
  order: 220,
  precedence: 160,
  appliesTo: ['bullet', 'prose'],
  languages: ['en'],
  detect: ({ text }, context) => unifyNumbers(text, context.keepsNumberWords === true),
  rewrite: (better) => better,
  reason: 'Digits are found faster than words.',
  summary: (n) => `Wrote the numbers of ${plural(n, 'line', 'lines')} in digits.`,
  examples: [
    ['Trained twelve people and handled 1500 calls', 'Trained 12 people and handled 1,500 calls'],
    ['Kept a budget of $25000', 'Kept a budget of $25,000'],
    ['Packed about 1200 crates and 40000 cartons', 'Packed about 1,200 crates and 40,000 cartons'],
  ],
  leaves: [
    'Served between ten and twenty tables',
    'Audited one hundred twelve accounts',
    'Worked in ISO 9001 plant with 2019 targets',
    'Serviced 6060 excavators and 9400 shovels',
    'Repaired D11T dozers and 12000 loaders',
    'Grew sales for ten quarters in a row',
  ],
});
