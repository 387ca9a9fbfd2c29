import { closedClassesOf } from '../language/en/closed-classes.ts';
import { isEnglish } from '../language/en/english-words.ts';
import { findSkill } from '../taxonomy/skills.ts';

/** "roadmaps": two words in one. */
const isCompound = (word: string): boolean => {
  const plain = word.replace(/s$/, '');
  for (let at = 3; at <= plain.length - 4; at++)
    if (isEnglish(plain.slice(0, at)) && isEnglish(plain.slice(at))) return true;
  return false;
};

/** What measures a number. */
const UNITS: ReadonlySet<string> = new Set(
  'mm cm km kg kw kv mw ft bn ha mph kmh dwt mbps gb tb'.split(' '),
);
/** "re-drawing", "co-facilitated": the word behind it is what a dictionary holds. */
const PREFIX = /(?<!\p{L})(?:re|co|pre|non|multi|sub|semi|mid)-(?=\p{L})/gu;
const PLAIN_WORD = /^\p{Ll}+$/u;
/** Words of small letters that no dictionary holds: misspelled or short for something. */
export function hasUnknownWord(text: string): boolean {
  return (text.replace(PREFIX, '').match(/[\p{L}'’]+/gu) ?? []).some(
    (word) =>
      PLAIN_WORD.test(word) &&
      word.length > 1 &&
      closedClassesOf(word).size === 0 &&
      !isEnglish(word) &&
      !isEnglish(word.replace(/(?:ed|ing|er|ers|s)$/, '')) &&
      findSkill(word) === null &&
      !isCompound(word) &&
      !isEnglish(word.replace(/^(?:pre|re|co|non|multi|sub)-?/, '')) &&
      !isEnglish(word.replace(/^(?:pre|re|co|non|multi|sub)-?|(?:ed|ing|er|ers|s)$/g, '')) &&
      !UNITS.has(word) &&
      !/^(?:onboard\p{L}*|online|offsite|onsite)$/u.test(word),
  );
}
