import { isEnglish } from '../../language/en/english-words.ts';
import { LOOSE_PART } from '../../language/en/particles.ts';
import { readVerb } from '../../language/en/verb-forms.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import { defineRule } from '../define-rule.ts';
import type { LineContext } from '../line-context.ts';
import { isSkillItem } from '../line-kinds.ts';
import { capitalize } from '../line-text.ts';
import { lettersOf, withoutAccents } from '../spelling-variants.ts';

/** Second parts of names for things as well, in their plural or behind an article: "play times", "the job site". */
const LOOSE_NOUN = /^(?:times?|sites?|lines?)$/;
/** Behind a verb it is another's, behind a noun or as one word a thing's: "check in", "walk ins". */
const PARTICLE = /^(?:ins?|outs?|ups?|offs?|downs?|overs?)$/;

/** "play based activities": the pair stands before its noun. */
const qualifiesNext = (words: readonly Word[], at: number): boolean =>
  /^(?:based|related|driven|led|level|term|quality|centred|centered|time|person|size|free|risk)$/.test(
    words[at]?.lower ?? '',
  ) &&
  words[at + 1]?.gap === ' ' &&
  !/^(?:and|or|for|in|of|with|to|using|by|at|on|from|is|was|are|were)$/.test(
    words[at + 1]?.lower ?? 'and',
  );

/** One or two words of a line that the ad may write otherwise. */
interface Own {
  words: readonly Word[];
  at: number;
  text: string;
  /** It is the whole of an item of the list of skills. */
  isWholeItem: boolean;
}

const FUNCTION_WORD =
  /^(?:and|or|for|in|of|with|to|using|by|at|on|from|is|was|are|were|all|any|no|some|every|each|a|an|the|as|we|be|not|it)$/;
const isQuantity = (lower: string): boolean =>
  /^\d/.test(lower) ||
  (NUMBER_WORDS.has(lower) && lower !== 'score') ||
  /^(?:many|several|few|first|last|next|full|part|more|most|other|same|long|short|high|low)$/.test(
    lower,
  );
const wordAt = ({ words, at }: Own, step: number): string => words[at + step]?.lower ?? '';

/** Two nouns, which the ad joins though no dictionary has them so: "time sheets", "run books". */
const isPlainCompound = (first: string, second: string): boolean =>
  Math.min(first.length, second.length) >= PART_LETTERS_MIN &&
  isEnglish(first) &&
  isEnglish(second) &&
  !FUNCTION_WORD.test(first);
const PART_LETTERS_MIN = 3;

/** "the job site", "at play times": names of things, not "four times" nor "full time". */
const isLooseNoun = (own: Own, first: string, second: string): boolean =>
  LOOSE_NOUN.test(second) &&
  !isQuantity(first) &&
  !FUNCTION_WORD.test(first) &&
  readVerb(first).every(({ form, verb }) => form === 'base' && verb.baseIsNoun) &&
  (own.isWholeItem || /s$/.test(second) || /^(?:the|an?|each|every|per)$/.test(wordAt(own, -1)));

/** "before each check in", "walk ins": no verb with its particle. */
function isThingWithParticle(own: Own, second: string): boolean {
  const before = wordAt(own, -1);
  // "pick up and drop off": both or none.
  if (before === 'and' || wordAt(own, 2) === 'and') return false;
  return (
    /s$/.test(second) ||
    (own.isWholeItem && own.text.includes(' ')) ||
    /^(?:an?|the|every|each|all|of|at|before|after|during|for|by|per|our|my|their|no|daily|weekly)$/.test(
      before,
    )
  );
}

/** Whether two words take the hyphen that the ad has: "year end close", "as built plans". */
function takesHyphen(own: Own, first: string, second: string): boolean {
  const next = own.words[own.at + 2];
  const qualifies = next?.gap === ' ' && !FUNCTION_WORD.test(next.lower) && !isQuantity(next.lower);
  if (PARTICLE.test(second)) return isThingWithParticle(own, second);
  if (FUNCTION_WORD.test(first) || LOOSE_PART.test(second))
    return own.isWholeItem || (qualifies && first === 'as');
  return !isQuantity(first) && qualifies && !/(?:ing|ed)$/.test(second);
}

/** Whether the ad's writing of the same letters says the same at this place. */
function isSameThere(own: Own, found: string): boolean {
  const [first = '', second = ''] = own.text.toLowerCase().split(' ');
  if (own.text.includes(' ')) {
    if (found.includes('-'))
      return qualifiesNext(own.words, own.at + 1) || takesHyphen(own, first, second);
    if (LOOSE_PART.test(second)) return isLooseNoun(own, first, second);
    return (isEnglish(found) && !isQuantity(first)) || isPlainCompound(first, second);
  }
  if (own.text.includes('-')) return own.isWholeItem || (!/[ -]/.test(found) && isEnglish(found));
  if (!found.includes(' ')) return true;
  const [left = '', right = ''] = found.split(' ');
  const isLong = Math.min(left.length, right.length) > PART_LETTERS_MIN;
  return (isLong || isPlainCompound(left, right)) && !LOOSE_PART.test(right) && !isQuantity(left);
}

interface Writing {
  start: number;
  end: number;
  text: string;
}

/** The ad's writing of one word, or of it and the next one; null where the person's is as good or the pair may be two words. */
function findWriting(
  words: readonly Word[],
  at: number,
  text: string,
  writings: ReadonlyMap<string, string>,
  isItem: boolean,
): Writing | null {
  const word = words[at] as Word;
  const next = words[at + 1];
  const accented = writings.get(word.lower);
  if (accented !== undefined && accented !== word.lower && withoutAccents(accented) === word.lower)
    return {
      start: word.start,
      end: word.end,
      text: word.text === word.lower ? accented : capitalize(accented),
    };
  for (const last of next?.gap === ' ' ? [next, word] : [word]) {
    const own = text.slice(word.start, last.end);
    const isPlural = !writings.has(lettersOf(own)) && own.endsWith('s');
    const found = writings.get(lettersOf(isPlural ? own.slice(0, -1) : own));
    if (found === undefined || found === own.toLowerCase()) continue;
    const isName = /\p{Lu}/u.test(own.slice(1)) || (at > 0 && /^\p{Lu}\p{Ll}/u.test(own));
    const isWholeItem = isItem && own === text;
    if ((isName && !isWholeItem) || /\p{Ll}\p{Lu}/u.test(own)) continue;
    if (!isSameThere({ words, at, text: own, isWholeItem }, found)) continue;
    const written = `${found}${isPlural ? 's' : ''}`;
    return {
      start: word.start,
      end: last.end,
      text: /^\p{Lu}/u.test(own) ? capitalize(written) : written,
    };
  }
  return null;
}

function joinAsAd(text: string, { adWritings, path }: LineContext): string {
  const words = wordsOf(text);
  let better = text;
  let reached = text.length;
  for (let i = words.length - 1; i >= 0; i--) {
    const found = findWriting(words, i, text, adWritings, isSkillItem(path));
    if (found === null || found.end > reached) continue;
    better = better.slice(0, found.start) + found.text + better.slice(found.end);
    reached = found.start;
  }
  return better;
}

/** Words that are written together or apart, as the ad writes them. */
export const joinedWords = defineRule({
  id: 'joined-words',
  kind: 'region-spelling',
  order: 30,
  precedence: 170,
  appliesTo: ['bullet', 'prose', 'skill'],
  languages: ['en'],
  detect: ({ text }, context) => (context.adWritings.size === 0 ? null : joinAsAd(text, context)),
  rewrite: (better) => better,
  reason: 'Written together or apart as the job description writes it.',
  examples: [
    ['Read blue prints for the framing crew', 'Read blueprints for the framing crew'],
    ['Prepared bi-weekly deposits', 'Prepared biweekly deposits'],
  ],
  leaves: ['Kept the log of the look out tower', 'Painted blue doors'],
  given: {
    adWritings: new Map([
      ['blueprints', 'blueprints'],
      ['blueprint', 'blueprint'],
      ['biweekly', 'biweekly'],
    ]),
  },
});
