import { analyze } from '../language/analyze.ts';
import { findVerbForm, inflect, readVerb } from '../language/en/verb-forms.ts';
import { hasForm } from '../language/forms.ts';
import { capitalize } from '../rules/line-text.ts';
import { retell } from '../rules/retell.ts';
import { voiceOf } from '../rules/voice.ts';
import { asBullet } from './answer-text.ts';
import { lowerOpening } from './lower-opening.ts';

/** What a thing was used for, as one says it of a tool. */
const PURPOSE =
  /^(?:for|in|on|when|as|with|at|by|across|during|from|over|every|each|daily|weekly) /i;
/** Another than the person did it, or "it" is the thing asked about. */
const NOT_ALONE = /^(?:my|our|the team|we|they|he|she|it)\b|\b(?:it|that one|there)$/i;

/** "Pre-cool the trailer" opens with what "cool" is; a verb that nouns are spelt like is one before an article or a number: "run one index". */
function opensWithAct(said: string): boolean {
  const line = asBullet(said).replace(/^(?:pre|re|co|de|un|over)-(?=\p{Ll})/iu, '');
  if (voiceOf(line) !== 'noun') return true;
  const [first, second] = analyze(line, 'en').tokens;
  const isBeforeThing =
    /^(?:determiner|number)$/.test(second?.pos ?? '') || second?.lower === 'one';
  return isBeforeThing && readVerb(first?.lower ?? '').some(({ form }) => form === 'base');
}

/** Whether the words are a line of their own: an act in them, and nothing that only the question explains. */
const tellsOwnLine = (said: string): boolean =>
  !NOT_ALONE.test(said) && voiceOf(asBullet(said)) !== 'gerund' && opensWithAct(said);

/** "to move 12 services", "moved 12 services": what one used a thing to do. */
const opensWithVerb = (said: string): boolean => /^to \p{Ll}/iu.test(said) || opensWithAct(said);

/** One colon a line is enough: what a second would list stands in brackets. */
const withoutColon = (said: string): string =>
  said.replace(/: ([^:()]+)$/, (_, list: string) => ` (${list})`);

/** An act told in the past where its role has ended; of a row of acts none alone. */
function inTense(line: string, isPast: boolean): string {
  if (!isPast || !/^(?:base|noun)$/.test(voiceOf(line)) || !opensWithAct(line)) return line;
  const told = retell(lowerOpening(line), 'past', 'among-verbs');
  if (told !== null || /, | and /.test(line)) return told ?? line;
  const [opener = ''] = /^\p{L}+/u.exec(line) ?? [];
  const found = findVerbForm(opener.toLowerCase(), 'base');
  return found === null ? line : capitalize(inflect(found, 'past')) + line.slice(opener.length);
}

/** What takes the thing back, or was done by somebody else or is still to come: "never used it myself", "Sage instead", "learning", "trained by a colleague". */
const TAKES_BACK =
  /\b(?:not|never|no|nor|neither|without|instead|rather than|except|hardly|barely)\b|n['’]t\b|^(?:I (?:am|was) )?(?:still )?(?:learning|learnt|learned|trained (?:by|in|on)|taught by|shown|watch(?:ed|ing)|saw|seen|shadow(?:ed|ing)|observ(?:ed|ing)|stud(?:ied|ying)|heard)\b|^(?:my|the) (?:manager|boss|supervisor|colleagues?|partner|husband|wife|company|employer)\b/iu;
export const takesBack = (said: string): boolean => TAKES_BACK.test(said.trim());

/** What somebody did with a thing that the ad names: as a line that names it, or, where the words are a line of their own, as they are told, with the name among the skills. */
export interface ToldExperience {
  /** With `[what]` for what was said: the rest of the line is the option's. */
  pattern: string;
  what: string;
  /** The name has no place in the line. */
  isListed: boolean;
}

/** How an answer about work with a thing becomes a line. A product is used "to" or "for"; of other work the act is the line, and what is no act stands behind its name. */
export function tellExperience(
  said: string,
  term: string,
  { isProduct, isPast }: { isProduct: boolean; isPast: boolean },
): ToldExperience {
  const plain = said.replace(/[\s.;,:]+$/, '').trim();
  const own = inTense(asBullet(plain), isPast);
  const isNamed = hasForm(plain, term);
  if (isNamed && (tellsOwnLine(plain) || !isProduct))
    return { pattern: '[what]', what: own, isListed: false };
  if (isProduct && !NOT_ALONE.test(plain) && !isNamed) {
    if (opensWithVerb(plain))
      return { pattern: `Used ${term} to [what]`, what: plain, isListed: false };
    if (PURPOSE.test(plain))
      return { pattern: `Used ${term} [what]`, what: lowerOpening(plain), isListed: false };
    return {
      pattern: `Used ${term} for [what]`,
      what: lowerOpening(withoutColon(plain)),
      isListed: false,
    };
  }
  if (isProduct && isNamed)
    return NOT_ALONE.test(plain)
      ? { pattern: '[what]', what: own, isListed: false }
      : { pattern: 'Used [what]', what: plain, isListed: false };
  if (tellsOwnLine(plain)) return { pattern: '[what]', what: own, isListed: true };
  return {
    pattern: `${capitalize(term)}: [what]`,
    what: lowerOpening(withoutColon(/^I\b/.test(plain) ? own : plain)),
    isListed: false,
  };
}
