import { readVerb } from '../language/en/verb-forms.ts';
import { wordsOf } from '../language/words.ts';
import { splitSentences } from '../rules/line-text.ts';
import { isPerson } from '../verify/responsibility/agents.ts';
import { type Qualifier, qualifyWords } from '../verify/responsibility/qualifiers.ts';

/** What makes a line tell nothing that one has done; an aim ("to cut waste") does not. */
const TAKES_BACK: readonly Qualifier[] = ['negated', 'planned', 'unfinished', 'others', 'relief'];
/** Wishes and what is still to be learnt, beside the plans of the verifier. */
const STILL_TO_COME =
  /\b(?:(?:eager|keen|willing|ready|happy|excited|like|love|yet|looking forward|open) to (?:learn|train|gain|try|be|become|start|work|develop|grow|get|take)\w*|(?:like|love|wish) to|new to|not yet|to be trained|little experience|(?:need|needs|needed|lack|lacks|lacked|lacking) (?:\w+ ){0,2}(?:training|experience|practice)|in future|future goals?|goals? (?:is|are)|(?:some|one) day|soon)\b/i;
const WATCHES = /\bshadow(?:s|ed|ing)\b|^shadow\b|\bs(?:it|its|at|itting) in on\b/i;
const SEES = /^(?:watch|observ|saw$|see$|sees$|seeing$|view)/;
/** "residents who have dementia", "guests who need a lift": what somebody is, no act. */
const WHO_ACTS =
  /\bwho(?:se|m)?\b(?! (?:(?:also|still) )?(?:ha(?:ve|s|d)|are|is|were|was|need(?:s|ed)?|liv(?:e|es|ed)|speaks?|spoke|want(?:s|ed)?|use(?:s|d)?|can(?:not)?|could)\b)/i;
const GUIDANCE =
  /^(?:supervision|direction|guidance|instruction|oversight|watch|eye|leadership|control|care|management|command|mentorship|lead)$/;
const REACH = 4;

/** Whether a sentence names a person within a few words behind one that fits. */
function namesPerson(sentence: string, fits: (lower: string) => boolean, more?: RegExp): boolean {
  const words = wordsOf(sentence);
  return words.some(
    ({ lower }, at) =>
      fits(lower) &&
      words
        .slice(at + 1, at + 1 + REACH)
        .some((next) => isPerson(next.lower) || more?.test(next.lower) === true),
  );
}

/** "Charge nurse led the rounds": a bullet whose subject is somebody else. */
function opensWithPerson(sentence: string): boolean {
  const words = wordsOf(sentence).slice(0, REACH + 1);
  const verb = words.findIndex(
    ({ lower, gap }, at) =>
      at > 0 &&
      gap === ' ' &&
      readVerb(lower).some(
        ({ form, verb }) => form === 'past' || (form === 'third' && !verb.baseIsNoun),
      ),
  );
  const subject = words.slice(0, Math.max(0, verb));
  return (
    subject.length > 0 &&
    isPerson(subject.at(-1)?.lower ?? '') &&
    subject.every(
      ({ lower }, at) =>
        (at === 0 && isPerson(lower)) ||
        readVerb(lower).length === 0 ||
        readVerb(lower).every(({ verb }) => verb.baseIsNoun),
    )
  );
}

/** Whether a sentence tells what one has done: it is not negated, wished, still to be learnt, nor what somebody else did or one saw done. `isBullet`: who follows is not oneself. */
function tellsOwn(sentence: string, isBullet: boolean): boolean {
  if (STILL_TO_COME.test(sentence) || WATCHES.test(sentence)) return false;
  if (isBullet && (WHO_ACTS.test(sentence) || opensWithPerson(sentence))) return false;
  if (namesPerson(sentence, (lower) => lower === 'under', GUIDANCE)) return false;
  if (namesPerson(firstWords(sentence), (lower) => SEES.test(lower))) return false;
  return qualifyWords(sentence).every(({ qualifiers }) =>
    TAKES_BACK.every(
      (qualifier) => !qualifiers.has(qualifier) || (qualifier === 'others' && !isBullet),
    ),
  );
}
const firstWords = (sentence: string): string => sentence.split(' ', REACH + 1).join(' ');

/** The sentences of a line that tell what the person has done; empty where none does. */
export const ownTelling = (text: string, isBullet: boolean): string =>
  splitSentences(text)
    .filter((sentence) => tellsOwn(sentence, isBullet))
    .join('')
    .trim();
