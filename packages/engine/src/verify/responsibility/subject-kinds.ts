import {
  MACHINES,
  MANNERS,
  OTHERS,
  SHARES_OF_GROUP,
  TIMES,
  WORKPLACES,
} from '../../../data/words/doer-words.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { partsOfSpeech } from '../../language/en/synonyms.ts';
import { setOfWords, type Word } from '../../language/words.ts';
import { NO_AGENTS } from './agent-nouns.ts';
import { isBase, isGerund, isPast, isPerson, MANY } from './agents.ts';
import { SENTENCE_MARK } from './clause-openings.ts';
import { isDepartment, isName, isNamed } from './doers.ts';
import { type ObjectKind, opensObject } from './objects.ts';
import { OUTCOME_WORDS } from './shared-work.ts';

/** What the words before a verb may be: somebody by a pronoun, by name, by calling, or any other thing. */
type SubjectKind = 'pronoun' | 'name' | 'agent' | 'thing';

/** Where a clause begins, where its subject ends and its verb stands; `isContrast`: the line tells of oneself elsewhere. */
export interface Place {
  first: number;
  to: number;
  verb: number;
  isContrast: boolean;
}

export const DETERMINER = setOfWords(
  'the a an our my his her their its another other every each all no',
);
/** Behind these stands which of them is meant: "the bakery across the road". */
export const PLACE_LINK = setOfWords(
  'of in at across from on next near for with under behind opposite down',
);
/** They stand for what the line told before as often as for somebody. */
const POINTERS = setOfWords('it this that these those');
/** The place behind the last noun of a phrase: what stands behind a preposition only says which of them. */
export function headOfSubject(subject: readonly Word[]): Word | undefined {
  const isShare = SHARES_OF_GROUP.has(subject[0]?.lower ?? '') && subject[1]?.lower === 'of';
  const rest = isShare ? subject.slice(2) : subject;
  const link = rest.findIndex(({ lower }, at) => at > 0 && PLACE_LINK.has(lower));
  return (link === -1 ? rest : rest.slice(0, link)).at(-1);
}

/** What the words before a verb name, or null where they are no subject. */
export function kindOf(
  words: readonly Word[],
  { first, to, isContrast }: Place,
): SubjectKind | null {
  const subject = words.slice(first, to);
  const [opener] = subject;
  const head = headOfSubject(subject);
  if (opener === undefined || head === undefined) return null;
  if (subject.length === 1 && DETERMINER.has(head.lower) && !OTHERS.has(head.lower)) return null;
  // "the school's green flag"
  if (/['’]s?$/.test(head.lower)) return null;
  if (head.lower === 'else' || (OTHERS.has(head.lower) && !isPerson(head.lower))) return 'pronoun';
  if (head.lower === 'rest' || /^others?$/.test(head.lower)) return 'pronoun';
  const isSentence = first === 0 || SENTENCE_MARK.test(opener.gap);
  // "J Novak"
  const isInitial = /^\p{Lu}$/u.test(opener.text) && subject.length > 1;
  const isCapital = (isNamed(opener) || isInitial) && (subject.length === 1 || isNamed(head));
  if (isCapital && (!isSentence || isName(isInitial ? head : opener))) return 'name';
  if (isContrast && isCapital && subject.length === 2) return 'name';
  // "Trained staff": the word before is the act.
  const isActFirst = subject.some(
    ({ lower }, at) =>
      (isPast(lower) || isGerund(lower)) && !(at > 0 && DETERMINER.has(opener.lower)),
  );
  if (isActFirst) return isContrast && isCapital && isSentence ? 'thing' : null;
  const one = singularOf(head.lower);
  if (isPerson(head.lower) || MANY.test(head.lower)) return 'agent';
  // "lead posted", "support answered": behind the words of a person they name somebody.
  if (NO_AGENTS.has(one) && (first > 0 || isContrast || DETERMINER.has(opener.lower)))
    return 'agent';
  if (isDepartment(opener.lower)) return 'agent';
  const isActing = WORKPLACES.has(one) || MACHINES.has(one);
  if (isActing && (isContrast || !(subject.length === 1 && MANNERS.has(head.lower))))
    return 'agent';
  return 'thing';
}

/** "It sorted parcels": somebody or something else, where it does not stand for what the line told before. */
export function isOtherPronoun(
  words: readonly Word[],
  { first, to, verb, isContrast }: Place,
): boolean {
  const opener = words[first] as Word;
  // A line that opens with "he" or "she" tells of the person.
  if (first === 0 && /^s?he$/.test(opener.lower))
    return isContrast || words.some(({ lower }) => lower === 'i');
  if (POINTERS.has(opener.lower) && to === first + 1) {
    const isEffect = (words[verb]?.text ?? '').replace(OUTCOME_WORDS, '') === '';
    return (first === 0 || isContrast) && !(isEffect && !isContrast);
  }
  if (/^(?:they|he|she|you|\w+one|\w+body|others)$/.test(opener.lower)) return true;
  return first === 0 || isContrast || isUnder(words, first);
}

/** "Software reconciled accounts": any noun before a verb with its object, where it can neither be the act itself nor say when or how. */
export function isActingThing(
  words: readonly Word[],
  { first, to, verb, isContrast }: Place,
  object: ObjectKind,
): boolean {
  const subject = words.slice(first, to);
  const head = headOfSubject(subject)?.lower ?? '';
  const one = singularOf(head);
  if (TIMES.has(one) || (subject.length === 1 && MANNERS.has(head))) return false;
  // "After the fire helped": a time, and then the own act.
  if (!isContrast && /^(?:after|before|until|as)$/.test(words[first - 1]?.lower ?? ''))
    return false;
  const isDefinite = DETERMINER.has(subject[0]?.lower ?? '') || /^\d/.test(subject[0]?.lower ?? '');
  const isNoun = [head, one].some((word) => partsOfSpeech(word).has('n'));
  if (!isDefinite && !isNoun) return false;
  const lower = words[verb]?.lower ?? '';
  // "customer orders": a noun in the plural.
  const isPresent = !isPast(lower) && !/\w{2}ed$/.test(lower);
  if (isPresent && !isContrast) return isDefinite && object !== 'none';
  if (isDefinite || isContrast) return object !== 'none';
  // ", devops set up the pipeline"
  const isBare = subject.length === 1 && /^[a-z]{2,}$/.test(subject[0]?.text ?? '') && !isBase(one);
  if (first > 0) return isBare && opensObject(words, verb);
  return first === 0 && object === 'firm' && !isBase(subject[0]?.lower ?? '');
}

/** "While Ana cooked": a clause that only goes with another. */
export const isUnder = (words: readonly Word[], first: number): boolean =>
  /^(?:while|when|as|because|whereas)$/.test(words[first - 1]?.lower ?? '');
