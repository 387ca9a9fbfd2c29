import { COUNT_NOUNS, DETERMINERS, MASS_NOUNS } from '../language/en/nouns.ts';
import { NUMBER_WORDS } from '../language/number-words.ts';

const MASS_ENDING = /(?:ness|ware|ency|ancy|ability|ibility|curity|keeping|literacy)$/;
const NOT_PLURAL = /(?:ss|us|is|ous|ics)$/;
/** "an API", "an HR file", but "a user", "a European": by sound, as far as the spelling tells. */
const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|s[ea]|ti|bi)|hour|honest|heir)/i;
const FALSE_VOWEL = /^(?:one|once|eu|ubi)/i;
const ACRONYM = /^[A-Z]{2,}s?$/;
const ACRONYM_VOWEL = /^[AEFHILMNORSX]/;

/** "a" or "an" before a phrase; letters of an acronym are said one by one. */
function articleFor(phrase: string): 'a' | 'an' {
  const first = phrase.split(/[\s-]/)[0] ?? '';
  if (ACRONYM.test(first)) return ACRONYM_VOWEL.test(first) ? 'an' : 'a';
  return VOWEL_SOUND.test(first) && !FALSE_VOWEL.test(first) ? 'an' : 'a';
}

const isName = (word: string): boolean => /^\p{Lu}|\p{Ll}\p{Lu}|\d|[+#]/u.test(word);

type Standing = 'stands' | 'needs-article' | 'unsure';

/** Whether a phrase of one head stands in a sentence as it is. */
function standing(phrase: string): Standing {
  const words = phrase.split(/\s+/).filter((word) => word !== '');
  const first = (words[0] ?? '').toLowerCase();
  if (words.length === 0) return 'unsure';
  if (DETERMINERS.has(first) || NUMBER_WORDS.has(first) || /^[$€£]?\d/.test(first)) return 'stands';
  const last = words.findLast(
    (word) => !/^(?:daily|weekly|monthly|annually|yearly|\w+ly)$/i.test(word),
  );
  if (last === undefined) return 'unsure';
  const head = last.replace(/['’]s$/, '');
  const lower = head.toLowerCase();
  if (/s$/.test(lower) && !NOT_PLURAL.test(lower)) return 'stands';
  if (/(?:customer|food|guest|client|table|room) service$/i.test(phrase)) return 'stands';
  if (MASS_NOUNS.has(lower) || MASS_ENDING.test(lower)) return 'stands';
  if (COUNT_NOUNS.has(lower)) return 'needs-article';
  if (isName(head) && words.length <= 3 && words.every(isName)) return 'stands';
  return 'unsure';
}

/**
 * The phrase as a sentence needs it, with an article where a resume left it out ("built web
 * application"); null where it isn't certain. `hasOf`: "of" follows, so the act or thing is a known one.
 */
export function asNounPhrase(phrase: string, hasOf = false): string | null {
  const parts = phrase.split(/(,? and |, | or )/);
  const fixed: string[] = [];
  for (const [i, part] of parts.entries()) {
    if (i % 2 === 1) {
      fixed.push(part);
      continue;
    }
    const stands = standing(part);
    const isLast = i === parts.length - 1;
    const first = (part.split(/\s+/)[0] ?? '').toLowerCase();
    if (hasOf && isLast && !DETERMINERS.has(first) && !/^[$€£]?\d/.test(first) && !isPlural(part))
      fixed.push(`the ${part}`);
    else if (stands === 'stands') fixed.push(part);
    else if (stands === 'needs-article') fixed.push(`${articleFor(part)} ${part}`);
    else return null;
  }
  return fixed.join('');
}

const isPlural = (phrase: string): boolean =>
  /s$/i.test(phrase) && !NOT_PLURAL.test(phrase.toLowerCase());
