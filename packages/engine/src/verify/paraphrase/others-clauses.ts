import { closedClassesOf } from '../../language/en/closed-classes.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { isVerb } from '../../language/en/synonyms.ts';
import { readVerb } from '../../language/en/verb-forms.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import { isPerson } from '../responsibility/agents.ts';
import type { Term } from './terms.ts';

/** "The owner set the prices": somebody right before the deed, at the head of a clause. */
const SUBJECT_BEFORE =
  /(?:^|[,;:.]\s|\b(?:and|but|while|when|as|so|because)\s)(?:the|an?|my|our|his|her|their)\s(?:[\w-]+\s)?([\w-]+)\s(?:then\s|also\s|later\s)?$/i;
export const hasOtherSubject = (told: string, { start, isDeed, lemmas }: Term): boolean => {
  const who = SUBJECT_BEFORE.exec(told.slice(0, start))?.[1]?.toLowerCase();
  return who !== undefined && isPerson(who) && (isDeed || lemmas.some(isVerb));
};

/** A mark or word behind which somebody else's clause may begin. */
const CLAUSE_MARK = /[,;:.()–—]|\s-\s/;
const CLAUSE_WORD =
  /^(?:and|but|while|so|because|which|that|when|whenever|if|once|where|until|after|before)$/;
/** "The outside accountant always checks": so many words stand before the verb at most. */
const SUBJECT_WORDS = 4;

/** The terms of each clause that somebody else is the subject of, with who that is: "..., Finance Manager releases them in the bank", "(the runner does the bill)". */
export function listOfOthers(told: string, source: readonly Term[]): ReadonlyMap<number, string> {
  const words = wordsOf(told);
  const tellsOwn = CONTRAST.test(told);
  const found = words.flatMap((word, first): [number, string][] => {
    // "Her daughter does the bills"
    const isOpen =
      (first === 0 && (tellsOwn || OWNED.test(word.lower))) ||
      (first > 0 &&
        (CLAUSE_MARK.test(word.gap) || CLAUSE_WORD.test(words[first - 1]?.lower ?? '')));
    if (!isOpen) return [];
    const verb = words.findIndex(
      ({ gap, lower }, at) =>
        at > first &&
        at - first <= SUBJECT_WORDS &&
        gap === ' ' &&
        ((/^(?:does|did)$/.test(lower) && OWNED.test(word.lower)) ||
          isVerbOf(words, first, at, first === 0 && tellsOwn)),
    );
    if (verb < 0 && isBareSubject(word, words[first + 1], words[first + 2])) {
      return termsOfClause(source, words, first + 1, word.lower);
    }
    const isWhole = verb > 0 && words.slice(first + 1, verb).every(({ gap }) => gap === ' ');
    if (!isWhole) return [];
    return termsOfClause(source, words, verb, singularOf(words[verb - 1]?.lower ?? ''));
  });
  return new Map(found);
}
/** Where "I" opens a later clause, the first one may be somebody else's: "customers choose and I wrap". */
const CONTRAST = /(?:[,;:]|\b(?:and|but|while|so|then)) i (?=\w)/i;
/** A place of work stands for those who work there: "our shift had the lowest scrap". */
const WORKPLACE =
  /^(?:shift|shop|store|branch|unit|ward|school|plant|site|region|division|desk|bar|kitchen|garage|depot|house|club|line|cell|squad|class)$/;

/** Whether a verb stands right behind somebody else who is its subject. */
function isVerbOf(words: readonly Word[], first: number, at: number, isContrast: boolean): boolean {
  const { lower } = words[at] as Word;
  const noun = words[at - 1]?.lower ?? '';
  const isOwned = first === 0 && OWNED.test(words[first]?.lower ?? '');
  const isTold = isOwned || isContrast;
  if (!isPerson(noun)) return isOwned && WORKPLACE.test(noun) && isPastForm(lower);
  if (isThird(lower)) return true;
  if (isTold && isPastForm(lower)) return true;
  const isMany = singularOf(noun) !== noun;
  if (isContrast && isMany && isVerb(lower)) return true;
  // ", driver unloaded": one alone, without an article.
  const isBare = at === first + 1 && first > 0 && !isMany;
  return isBare && isPastForm(lower) && words[at + 1]?.lower !== 'by';
}
const isPastForm = (lower: string): boolean =>
  lower === 'had' || readVerb(lower).some(({ form }) => form === 'past');
const OWNED = /^(?:the|my|our|their|his|her)$/;
const isThird = (lower: string): boolean =>
  /^(?:does|did|has)$/.test(lower) ||
  readVerb(lower).some(({ form }) => form === 'third') ||
  (/\w{2}[^s]s$/.test(lower) && isVerb(lower.slice(0, -1)));

/** The terms from a clause's verb to its end, with who they are told of. */
function termsOfClause(
  source: readonly Term[],
  words: readonly Word[],
  verb: number,
  who: string,
): [number, string][] {
  const rest = words.slice(verb + 1);
  const last = rest.findIndex(({ gap }) => CLAUSE_MARK.test(gap));
  const end = (last === -1 ? rest.at(-1) : rest[last - 1])?.end ?? words[verb]?.end ?? 0;
  const start = words[verb]?.start ?? 0;
  return source.flatMap((term) =>
    term.start >= start && term.end <= end ? [[term.start, who] as [number, string]] : [],
  );
}

const OBJECT_OPENS = /^(?:the|an?|my|our|his|her|their|it|them|this|all|up|out|off)$/;

/** "..., wife does the tax", "..., devops set up the pipeline": a bare noun, its verb, and what is done. */
function isBareSubject(noun: Word, verb: Word | undefined, next: Word | undefined): boolean {
  return (
    verb?.gap === ' ' &&
    next?.gap === ' ' &&
    OBJECT_OPENS.test(next.lower) &&
    /^[a-z]{2,}$/.test(noun.lower) &&
    !isVerb(noun.lower) &&
    readVerb(noun.lower).length === 0 &&
    closedClassesOf(noun.lower).size === 0 &&
    (isThird(verb.lower) || readVerb(verb.lower).some(({ form }) => form === 'past'))
  );
}
