import { isEnglish } from '../../language/en/english-words.ts';
import { defineRule } from '../define-rule.ts';

const WITH_APOSTROPHE = /(?<![\p{L}\p{N}'’])(\p{L}{2,})['’]s(?![\p{L}'’])/gu;
/** Contractions. */
const IS = /^(?:it|that|what|here|there|let|who|he|she|how|where|one|everyone|somebody|someone)$/i;
/** Nothing that could be owned follows. */
const OWNS_NOTHING =
  /^(?:$|[,.;:)!]|\s+(?:and|or|&|of|in|on|at|for|to|with|by|from|per|each|every|who|that|were|are|have|given|done|made|used|sold|when|while)\b)/;
const COUNTED =
  /(?:\b\d[\d,.]*\+?|\b(?:all|many|several|various|both|other|more|most|two|three|four|five|six|seven|eight|nine|ten|twelve|hundreds of|dozens of|different|numerous))\s+(?:[\p{L}-]+\s+){0,2}$/iu;
const BESIDE_PLURAL = /\p{L}[^s\P{L}]s (?:and|or|&) $/u;
const BEFORE_PLURAL = /^ (?:and|or|&) (?:\p{L}+ )?\p{L}{2,}(?:['’]s|[^s\P{L}]s)\b/u;
/** "at the doctor's", "the client's": somebody's own. */
const DETERMINED =
  /\b(?:the|an?|my|our|their|his|her|its|this|that|each|every|at|from|to|one|another)\s+(?:[\p{L}-]+\s+)?$/iu;
const DAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/;

const pluralOf = (word: string): string =>
  /[^aeiou]y$/.test(word) && /^\p{Ll}/u.test(word)
    ? word.replace(/y$/, 'ies')
    : /(?:[sxz]|[cs]h)$/.test(word)
      ? `${word}es`
      : `${word}s`;

/** Whether a word with "'s" can only be a plural: where it stands, it owns nothing. */
function isPlural(word: string, before: string, behind: string): boolean {
  if (IS.test(word) || !OWNS_NOTHING.test(behind)) return false;
  const isShort = /^\p{Lu}{2,6}$/u.test(word);
  const isThing = /^\p{Ll}+$/u.test(word) && isEnglish(pluralOf(word));
  const isDay = DAY.test(word);
  if (!isShort && !isThing && !isDay) return false;
  if (/^ of\b/.test(behind) || COUNTED.test(before)) return true;
  if (BESIDE_PLURAL.test(before) || BEFORE_PLURAL.test(behind)) return true;
  return !DETERMINED.test(before) && (isShort || isDay || /^(?:$|[,.;])/.test(behind));
}

const withPlurals = (text: string): string =>
  text.replace(WITH_APOSTROPHE, (own: string, word: string, at: number) =>
    isPlural(word, text.slice(0, at), text.slice(at + own.length)) ? pluralOf(word) : own,
  );

/** "GP's", "200 pallet's": a plural takes no apostrophe. */
export const pluralApostrophe = defineRule({
  id: 'plural-apostrophe',
  kind: 'spelling',
  order: 17,
  precedence: 177,
  appliesTo: ['bullet', 'prose', 'skill'],
  languages: ['en'],
  detect: ({ text }) => withPlurals(text),
  rewrite: (better) => better,
  reason: 'A plural takes no apostrophe.',
  examples: [
    ['Wrote to families and GP’s', 'Wrote to families and GPs'],
    ['Ran classes on Tuesday’s and Thursday’s', 'Ran classes on Tuesdays and Thursdays'],
    ["Refitted about 300 bathroom's", 'Refitted about 300 bathrooms'],
    ["Kept records of all medicine's given", 'Kept records of all medicines given'],
    ["Kept the calendar's of three attorneys", 'Kept the calendars of three attorneys'],
  ],
  leaves: [
    "Kept the client's books",
    "Took blood at the doctor's",
    "Worked at Sainsbury's and Lloyd's",
    "Checked each patient's chart",
    "Managed the CEO's diary",
    "Answered the guests' questions",
  ],
});
