import { BELONGING, OTHERS, SHARES_OF_GROUP } from '../../../data/words/doer-words.ts';
import { closedClassesOf } from '../../language/en/closed-classes.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { NO_PAST } from '../../language/en/readings.ts';
import { setOfWords, type Word } from '../../language/words.ts';
import { FUNCTION_WORD, isBase, isGerund, isPast, isPerson, isThird, mayBeNoun } from './agents.ts';
import { CLAUSE_WORDS, opensClause, SENTENCE_MARK } from './clause-openings.ts';
import { isNamed } from './doers.ts';
import { objectAfter } from './objects.ts';
import {
  DETERMINER,
  headOfSubject,
  isActingThing,
  isOtherPronoun,
  isUnder,
  kindOf,
  PLACE_LINK,
  type Place,
} from './subject-kinds.ts';

const SELF = setOfWords('i we me us myself ourselves');
const JOINTS = setOfWords('and or then &');
const ADVERB = /ly$|^(?:then|later|always|also|only|never|just|both|all|not|often|mostly)$/;
const AUXILIARY = setOfWords('has have had will would can could may might must should did does do');
const BE = setOfWords('is are was were be been being am');
const SUBJECT_WORDS = 7;

const isTensed = (lower: string): boolean => isPast(lower) || isThird(lower);

/** A clause that tells what somebody else does: the places of its verbs, of its first word and behind its last. */
interface ClausePlaces {
  verbs: readonly number[];
  from: number;
  to: number;
  /** The noun or name that they go by, in the singular. */
  who: string;
}

/** "Sam wired the board", "machines cut tiles", "everyone else lifted": the verbs of a clause whose subject stands before them and is somebody else. */
export function subjectActsAt(
  words: readonly Word[],
  first: number,
  isContrast: boolean,
): ClausePlaces | null {
  const opener = words[first] as Word;
  if (!opensClause(words, first) || !mayOpen(opener)) return null;
  const last = Math.min(words.length - 1, first + SUBJECT_WORDS);
  for (let at = first + 1; at <= last && words[at]?.gap === ' '; at++) {
    const verb = at + helpersAt(words, at);
    if (words[verb]?.gap === ' ' && isSubject(words, { first, to: at, verb, isContrast }))
      return {
        from: first,
        who: singularOf(headOfSubject(words.slice(first, at))?.lower ?? ''),
        ...withSameSubject(words, verb, isContrast),
      };
    if (!goesOn(words, first, at, isContrast)) return null;
  }
  return null;
}
/** "In Ghana taught maths": a place or time before the own act. */
const mayOpen = ({ lower }: Word): boolean =>
  OTHERS.has(lower) ||
  DETERMINER.has(lower) ||
  // "outside contractors"
  lower === 'outside' ||
  !(SELF.has(lower) || FUNCTION_WORD.test(lower) || closedClassesOf(lower).size > 0);
const MAYBE_HELPER = setOfWords('has have had did does do');
const isVerbal = (lower: string): boolean =>
  isPast(lower) ||
  /^(?:not|also|always|never|only|been)$/.test(lower) ||
  (isBase(lower) && closedClassesOf(lower).size === 0);

/** How many adverbs and auxiliaries stand at a place. */
function helpersAt(words: readonly Word[], at: number): number {
  let count = 0;
  while (words[at + count]?.gap === ' ') {
    const { lower } = words[at + count] as Word;
    const next = words[at + count + 1];
    const isHelper = ADVERB.test(lower) || AUXILIARY.has(lower) || BE.has(lower);
    if (!isHelper || next?.gap !== ' ') break;
    // "does the bills", "had two vans": no helper but the verb itself.
    if (MAYBE_HELPER.has(lower) && !isVerbal(next.lower)) break;
    count++;
  }
  return count;
}

/** Whether the phrase that began goes on over a word which is not its verb. */
function goesOn(words: readonly Word[], first: number, at: number, isContrast: boolean): boolean {
  const { lower } = words[at] as Word;
  const [opener, next] = [words[first] as Word, words[at + 1]];
  if (lower === 'and' || lower === '&')
    return (
      next !== undefined &&
      ((isNamed(opener) && isNamed(next)) ||
        (isPerson(words[at - 1]?.lower ?? '') && !isTensed(next.lower)))
    );
  if (lower === 'of' && SHARES_OF_GROUP.has(opener.lower)) return true;
  const isOfPlace = isContrast || DETERMINER.has(opener.lower) || OTHERS.has(opener.lower);
  if (PLACE_LINK.has(lower)) return isOfPlace;
  // "the lot of them"
  if (lower === 'them') return words[at - 1]?.lower === 'of';
  return !isPast(lower) && (!FUNCTION_WORD.test(lower) || SELF.has(lower));
}

/** Whether the words of a clause up to its verb name somebody else who does it, and nothing that it is done to. */
function isSubject(words: readonly Word[], place: Place): boolean {
  const { first, to, verb, isContrast } = place;
  const subject = words.slice(first, to);
  const { lower } = words[verb] as Word;
  if (subject.some((word) => SELF.has(word.lower)) || BELONGING.has(lower)) return false;
  if (words[verb + 1]?.lower === 'by' || PLACE_LINK.has(subject.at(-1)?.lower ?? '')) return false;
  const helpers = words.slice(to, verb).map((word) => word.lower);
  if (!hasTense(words, place, helpers)) return false;
  const kind = kindOf(words, place);
  if (kind === null) return false;
  const object = objectAfter(words, verb);
  const isTold = helpers.some((helper) => AUXILIARY.has(helper) || BE.has(helper));
  switch (kind) {
    case 'pronoun':
      return isOtherPronoun(words, place);
    case 'name':
      return object !== 'none' || isContrast || isTold || isUnder(words, first);
    case 'agent':
      return (
        object !== 'none' ||
        isContrast ||
        (isTold && DETERMINER.has(subject[0]?.lower ?? '')) ||
        isBareAgent(words, place)
      );
    case 'thing':
      return isActingThing(words, place, object);
  }
}
/** ", driver unloaded", "our shift won": one alone behind a comma without an article, or a group with its owner, and no object. */
function isBareAgent(words: readonly Word[], { first, to, verb }: Place): boolean {
  const { lower } = words[verb] as Word;
  const [opener] = words.slice(first, to);
  if (opener === undefined) return false;
  const isOwned = OWNER.has(opener.lower);
  if (first === 0) return isOwned && isPast(lower);
  if (isThird(lower)) return DETERMINER.has(opener.lower) || !mayBeNoun(lower);
  return to === first + 1 && isPast(lower) && singularOf(opener.lower) === opener.lower;
}
const OWNER = setOfWords('my our their his her');
/** Whether a word is the verb of what stands before it, by its form and its helpers. */
function hasTense(
  words: readonly Word[],
  { first, to, verb, isContrast }: Place,
  helpers: readonly string[],
): boolean {
  const { lower } = words[verb] as Word;
  if (helpers.some((helper) => BE.has(helper))) return isGerund(lower);
  if (helpers.some((helper) => AUXILIARY.has(helper))) return isBase(lower) || isPast(lower);
  // "Tom Reed": a name that ends as a past does.
  if (NO_PAST.has(lower)) return false;
  if (isPast(lower) || (/\w{2}ed$/.test(lower) && !isNamed(words[verb] as Word))) return true;
  // "both partners drafted", "two apprentices shampoo": the plural of a noun.
  const next = words[verb + 1];
  const isCounted = to === first + 1 && SHARES_OF_GROUP.has(words[first]?.lower ?? '');
  const isNoun = isCounted || (next?.gap === ' ' && isPast(next.lower) && mayBeNoun(lower));
  if (isThird(lower) && isNoun) return false;
  if (isThird(lower) || /^(?:does|did|has|had)$/.test(lower)) return true;
  const noun = words[to - 1]?.lower ?? '';
  const isMany =
    /^(?:they|you|these|those|others|some|most|both|we)$/.test(noun) || /[^s]s$/.test(noun);
  return isMany && isBase(lower) && (isContrast || objectAfter(words, verb) !== 'none');
}

/** The verbs of a clause in one form that share its subject, and where it ends: "made sauces and baked bread". A comma joins one only where the line names oneself elsewhere. */
function withSameSubject(
  words: readonly Word[],
  verb: number,
  isContrast: boolean,
): Pick<ClausePlaces, 'verbs' | 'to'> {
  const lower = words[verb]?.lower ?? '';
  const isSame = [isPast, isThird, isBase].find((isOf) => isOf(lower)) ?? isPast;
  const verbs = [verb];
  for (let at = verb + 1; at < words.length; at++) {
    const word = words[at] as Word;
    const isJoint = JOINTS.has(word.lower);
    if (SENTENCE_MARK.test(word.gap) || SELF.has(word.lower)) return { verbs, to: at };
    if (CLAUSE_WORDS.has(word.lower) && !isJoint) return { verbs, to: at };
    const isComma = word.gap.includes(',');
    const isJoined = JOINTS.has(words[at - 1]?.lower ?? '') || (isComma && isContrast);
    if (isJoined && isSame(word.lower)) {
      verbs.push(at);
      continue;
    }
    const next = words[at + 1];
    const isNewSubject = isJoined && next?.gap === ' ' && isTensed(next.lower);
    if (isNewSubject || (isComma && !isJoint)) return { verbs, to: at };
  }
  return { verbs, to: words.length };
}
