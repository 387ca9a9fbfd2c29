import { NUMBER_WORDS } from '../../language/number-words.ts';
import { defineRule, plural } from '../define-rule.ts';

const SPELLED = [...NUMBER_WORDS.keys()].filter((word) => (NUMBER_WORDS.get(word) ?? 0) >= 10);
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
/** "1500 calls": four digits or more before a plural, after a plain word or at the start. */
const BARE_THOUSANDS = /(?<=^|[a-z,] )(\d{4,7})(?=\+? [a-z]+s\b| people\b| staff\b)/g;

/** "$25000": money needs no word behind it. */
const BARE_MONEY = /(?<=[$€£])\d{4,9}(?![\d,.]*\d|[kKmMbB])/g;

const withCommas = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits);

function unifyNumbers(text: string): string {
  return text
    .replace(SPELLED_NUMBER, (word, offset: number) =>
      NOT_A_COUNT.test(text.slice(offset + word.length)) || PART_BEFORE.test(text.slice(0, offset))
        ? word
        : String(NUMBER_WORDS.get(word)),
    )
    .replace(BARE_THOUSANDS, (digits: string) => (isYear(digits) ? digits : withCommas(digits)))
    .replace(BARE_MONEY, withCommas);
}

/** Counts as digits, thousands with a comma. Years, codes and names stay. */
export const numberForm = defineRule({
  id: 'number-form',
  kind: 'number-form',
  order: 220,
  precedence: 160,
  appliesTo: ['bullet', 'prose'],
  languages: ['en'],
  detect: ({ text }) => unifyNumbers(text),
  rewrite: (better) => better,
  reason: 'Digits are found faster than words.',
  summary: (n) => `Wrote the numbers of ${plural(n, 'line', 'lines')} in digits.`,
  examples: [
    ['Trained twelve people and handled 1500 calls', 'Trained 12 people and handled 1,500 calls'],
    ['Kept a budget of $25000', 'Kept a budget of $25,000'],
  ],
  leaves: [
    'Served between ten and twenty tables',
    'Audited one hundred twelve accounts',
    'Worked in ISO 9001 plant with 2019 targets',
  ],
});
