import { setOfWords, type Word } from '../../language/words.ts';
import { withJoined } from './act-words.ts';
import { FUNCTION_WORD, isBase, isGerund, isPast, isThird } from './agents.ts';
import { opensClause } from './clause-openings.ts';

const ADVERB = /ly$|^(?:then|later|always|also|only|never|not|just|both|all)$/;
const HELPER = setOfWords(
  'has have had will would can could may must should did does do is are was were be been being am',
);
const BE = setOfWords('is are was were be been being am');
const RELATIVE = setOfWords('who which that whose');
const AMONG_WORDS = 4;

/** Whether the words before a "who" only say what one is: "keen worker who", "the person who". */
const isOfSelf = (words: readonly Word[], at: number): boolean =>
  words
    .slice(0, at)
    .every(
      ({ lower, gap }, i) =>
        (isOfTitle(lower) || ADVERB.test(words[i - 1]?.lower ?? '')) && (i === 0 || gap === ' '),
    );
const isOfTitle = (lower: string): boolean =>
  !FUNCTION_WORD.test(lower) && !isPast(lower) && !isThird(lower);

/** "A team that has won", "a firm which paints", "a shop whose owner designs": told of what goes before. */
export function relativesAt(words: readonly Word[], at: number): number[] {
  const pronoun = words[at]?.lower ?? '';
  const before = words[at - 1];
  if (!RELATIVE.has(pronoun) || before === undefined) return [];
  const isAmong = words
    .slice(Math.max(0, at - AMONG_WORDS), at)
    .some(({ lower }) => lower === 'among');
  if (isOfSelf(words, at) || isAmong || isPast(before.lower) || /ly$/.test(before.lower)) return [];
  let verb = at + (pronoun === 'whose' ? 2 : 1);
  let isHelped = false;
  while (
    words[verb]?.gap === ' ' &&
    (ADVERB.test(words[verb]?.lower ?? '') || HELPER.has(words[verb]?.lower ?? ''))
  ) {
    isHelped ||= HELPER.has(words[verb]?.lower ?? '');
    verb++;
  }
  const lower = words[verb]?.lower ?? '';
  if (words[verb]?.gap !== ' ') return [];
  const isState = BE.has(words[verb - 1]?.lower ?? '') && !isGerund(lower);
  const isVerb =
    (isPast(lower) && !isState) ||
    isThird(lower) ||
    (isHelped && ((isBase(lower) && !isState) || isGerund(lower))) ||
    (pronoun !== 'that' && !isState && isBase(lower));
  if (!isVerb) return [];
  const form = [isPast, isThird, isGerund, isBase].find((isOf) => isOf(lower)) ?? isBase;
  return withJoined(words, verb, form);
}

/** Whoever it may be: "whoever was free", "those who stayed". */
const FREE = setOfWords('whoever whichever');
const ANTECEDENT = setOfWords(
  'anyone anybody everyone everybody someone somebody those one ones people staff person persons others volunteers colleagues',
);
const FREE_WORDS = 9;

/** "Whoever was free answered calls": the act behind a clause that only says who it was. */
export function freeRelativeAt(words: readonly Word[], at: number): number[] {
  const { lower = '' } = words[at] ?? {};
  const isFree = FREE.has(lower);
  const isWho = /^(?:who|that)$/.test(lower) && ANTECEDENT.has(words[at - 1]?.lower ?? '');
  const from =
    lower === 'whichever' || isFree
      ? at
      : at - 1 - Number(/^(?:the|all)$/.test(words[at - 2]?.lower ?? ''));
  if (!(isFree || isWho) || !opensClause(words, from)) return [];
  let first = -1;
  for (let verb = at + 1; verb < Math.min(words.length, at + FREE_WORDS); verb++) {
    const { lower: word, gap } = words[verb] as Word;
    if (gap !== ' ' || SELF.test(word)) return [];
    const isTensed = HELPER.has(word) || isPast(word) || isThird(word);
    if (!isTensed) continue;
    if (first === -1) first = verb;
    else if (
      verb > first + 1 &&
      !HELPER.has(word) &&
      (!FUNCTION_WORD.test(words[verb - 1]?.lower ?? '') || BE.has(words[verb - 2]?.lower ?? ''))
    )
      return withJoined(words, verb, isPast(word) ? isPast : isThird);
  }
  return [];
}
const SELF = /^(?:i|we|my)$/;
