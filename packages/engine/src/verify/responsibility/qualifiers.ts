import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { memoize } from '../../language/memoize.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import { isBase, isPast } from './agents.ts';
import { isHandwork } from './done-purposes.ts';
import { listOpenStarts } from './open-acts.ts';
import { listSoughtStarts } from './purposes.ts';
import { listUndoneStarts, listUnheld } from './undone.ts';
import { listDeedsOfOthers } from './whose-acts.ts';

/** How a line takes a word back: it was not so, only planned, only the purpose, not reached yet, only in another's place, or somebody else did it. */
export type Qualifier = 'negated' | 'planned' | 'purpose' | 'unfinished' | 'relief' | 'others';

/** A stretch of a text under a qualifier (UTF-16 offsets). */
interface Scope {
  qualifier: Qualifier;
  start: number;
  end: number;
}

const NEGATORS =
  /\b(?:not(?! only)|never|neither|nor|without|cannot|nobody|nothing|none|zero|turn(?:s|ed|ing)? down(?! (?:services?|beds?|rooms?)\b)|declin(?:es|ed|ing)|refus(?:es|ed|ing)|fail(?:s|ed|ing)? to|\w+n['’]t|(?:ca|do|did|does|is|was|wo|would|could|have|has)nt|no(?!\.? ?\d|\. |-| (?:later|less|fewer|more) than))\b/gi;
/** What is left out or was avoided; ends as a plan does. */
const LEFT_OUT =
  /\b(?:except(?: for)?|excluding|apart from|other than|rather than|instead of|unable to|hardly|barely|avoid(?:s|ed|ing)?|refrain(?:s|ed|ing)? from|everyone but|all but)\b/gi;
/** Where a negation ends. */
const CLAUSE_END = /[,.;:()]|\b(?:but|however|although|(?<=\S\s)yet)\b/i;

/** "Planned to replace cron": what follows was not done. An aim that was reached is told by other words. */
const PLANS =
  /\b(?:(?:plan|intend|aim|try|attempt|offer|want|wish|expect)(?:s|ed|ing|ned|ning)?|hop(?:e|es|ed|ing)|(?<!\b(?:job|task|duty|duties|role|tasks) )(?:is|are|was|were)(?: planned| expected| scheduled| due)?|tried|about|meant) to\b|\b(?:propos(?:e|es|ed|ing|al)|pitch(?:es|ed|ing)?|suggest(?:s|ed|ing|ions?)?|recommend(?:s|ed|ing|ations?(?! (?:engine|system|model|algorithm)))?|consider(?:s|ed|ing)?|shortlisted for|nominated for|offered|would|will|could|should have|ought to|might|aim(?:s|ed)? at|considered for|candidates? for|applied for|on the (?:wait(?:ing)?[- ]?|short)?list (?:for|to)|wait-?listed for|up for|slated for|interest(?:ed)? in|aspiring|appl(?:y|ied|ying) to|(?:look(?:s|ed|ing)? (?:into|at)|explor(?:e|es|ed|ing)|think(?:ing)? (?:of|about)) (?=\w+ing\b))\b/gi;
const PLAN_END = /[,.;:()]|\b(?:but|and|while|which|that)\b/i;
/** "declined" takes back the clause before it. */
const TAKEN_BACK =
  /(?:,| and| but)\s+(?:\w+ly )?(?:declined|refused|withdrew|turned it down|said no|(?:the |it )?(?:\w+ )?was (?:cancell?ed|called off|postponed))\b/i;

/** "Studying for the CPA", "CPA candidate", "BSc (in progress)": not held yet. */
const UNFINISHED_BEFORE =
  /\b(?:studying|pursuing|working towards?|enrolled in|preparing for|(?<=\S )(?:starting|beginning)|registered (?:for|to take)|signed up for|booked for|due to (?:start|begin)|training (?:for|as)|courses? towards?|want(?:s|ing)?(?: to (?:get|gain|earn|take|sit|do|go for))?(?= (?:my|his|her|an?|the)\b)|seeking|hop(?:e|es|ing) (?:for|to (?:get|gain|earn|take))|aim(?:s|ing)? (?:for|of|to (?:get|gain|earn|take)))(?= |$)|\b(?:almost|nearly|practically)(?= \w+ed\b)/gi;
/** "Learning Spanish" is not knowing it; whom one learns from and where are no part of it. */
const LEARNING = /\blearning(?= |$)/gi;
const LEARNED = /\blearn(?:ed|t|s)?(?= |$)/gi;
const LEARNING_END = /[,.;:()]|\b(?:but|however|although|under|from|with|at|alongside)\b/i;
/** A title that was held in another's place or turn. */
const RELIEF =
  /\b(?:rotat(?:e|es|ed|ing) (?:through|into)|fill(?:s|ed|ing)? in (?:for|as)|st(?:and|ands|anding|ood) in (?:for|as)|cover(?:s|ed|ing)? for|back(?:s|ed|ing)? up|back-?up (?:to|for)|acting|interim|relief|deputi[sz](?:e|es|ed|ing) for|substitut(?:e|es|ed|ing) for|assistant to)\b/gi;
const RELIEF_END = /[,.;:()]|\b(?:when|while|once|during|but|and)\b/i;
/** "Foreman when the boss is on vacation", "chair meetings when my manager can't". */
const ABSENCE =
  /\b(?:when|whenever|while|if) (?:(?:the|a|an|my|our|his|her) )?(?:[\w-]+ ){1,3}?(?:(?:is|are|was|were|got|had|has|gets) (?:\w+ ){0,3}?(?:away|vacation|holidays?|leave|sick|off|absent|lunch|out|ill|busy)|can['’]?t|cannot|could ?n[o'’]?t|isn['’]t|wasn['’]t|aren['’]t|weren['’]t)\b/gi;
/** "Serve as charge nurse once a month": the text says as much itself. */
const RELIEF_MARK =
  /\b(?:once an?|twice an?|times an?|occasional(?:ly)?|sometimes|at times|in (?:[\w'’]+ ){1,3}absence|when|while|during)\b/i;
/** "to shorten calls": an effect that was sought. */
const PURPOSE =
  /(?<!\b(?:help|helped|helps|helping|able|managed|used) )\bto (?:\w+ly )?(?:reduc|cut|decreas|lower|shorten|shrink|trim|increas|rais|grow|expand|improv|boost|sav|speed|accelerat|prevent|avoid|eliminat|maximi|minimi|streamlin|enhanc)\w*/gi;
const UNFINISHED_AFTER =
  /^[\s,(]{0,3}(?:\S+ ){0,2}?\(?(?:modules?|candidate|student|studies|trainee|in[- ]progress|expected|anticipated|pending|ongoing|incomplete|not completed|(?:booked|planned|scheduled|due) (?:for|in|next|this))\b/i;

const endOf = (text: string, from: number, end: RegExp): number => {
  const match = end.exec(text.slice(from));
  return match === null ? text.length : from + match.index;
};

/** "asked to run the bar and train staff": an act in the same form goes on with the plan. */
const GOES_ON = /^and (?:also )?(\p{L}+)\b/u;
function planEnd(text: string, from: number): number {
  const end = endOf(text, from, PLAN_END);
  const next = GOES_ON.exec(text.slice(end))?.[1] ?? '';
  // "cut", "lay": a base as well as a past.
  const isSame =
    isBase(next) && (!isPast(next) || irregularBases(next).includes(next) || next === 'lay');
  return isSame ? planEnd(text, end + GOES_ON_FROM) : end;
}
const GOES_ON_FROM = 'and '.length;

function scopesAfter(text: string, pattern: RegExp, end: RegExp, qualifier: Qualifier): Scope[] {
  // The short name in brackets ends no clause: "studying for the Red Seal (RSE) exam".
  const plain = text.replace(/\((?=\p{Lu}{2,6}\))|(?<=\(\p{Lu}{2,6})\)/gu, ' ');
  return Array.from(text.matchAll(pattern), (match) => {
    const start = match.index + match[0].length;
    return { qualifier, start, end: endOf(plain, start, end) };
  });
}

const deedsOfOthers = (text: string): Scope[] =>
  listDeedsOfOthers(text).map(({ start, end }) => ({ qualifier: 'others', start, end }));

/** What one is only when somebody else is away: the few words of a clause before that tell no deed. */
const inAbsence = (text: string): Scope[] =>
  Array.from(text.matchAll(ABSENCE)).flatMap(({ index }): Scope[] => {
    const start = 1 + Math.max(...[',', ';', '.'].map((mark) => text.lastIndexOf(mark, index)));
    const isName = /^\s*(?:\w+ ){1,3}$/.test(text.slice(start, index));
    return isName ? [{ qualifier: 'relief', start, end: index }] : [];
  });

/** What a line says was not done or is not held, by its words: "stopped short of selling", "failed the course". */
function listUndone(text: string): Scope[] {
  const words = wordsOf(text);
  return [
    ...[listUndoneStarts, listOpenStarts, listSoughtStarts]
      .flatMap((list) => list(words))
      .map((start) => {
        return { qualifier: 'planned' as const, start, end: planEnd(text, start) };
      }),
    ...listUnheld(words).map((stretch) => ({ qualifier: 'unfinished' as const, ...stretch })),
  ];
}

/** Every stretch of a text that is taken back. */
function listScopes(text: string): Scope[] {
  const taken = TAKEN_BACK.exec(text);
  return [
    ...listUndone(text),
    ...scopesAfter(text, NEGATORS, CLAUSE_END, 'negated'),
    ...scopesAfter(text, LEFT_OUT, PLAN_END, 'negated'),
    ...scopesAfter(text, PLANS, PLAN_END, 'planned'),
    ...(taken === null ? [] : [{ qualifier: 'planned' as const, start: 0, end: taken.index }]),
    ...Array.from(text.matchAll(PURPOSE)).flatMap(({ index, 0: all }) => {
      const end = index + all.length;
      const isOfHands = isHandwork(text, index + all.lastIndexOf(' ') + 1);
      return isOfHands ? [] : [{ qualifier: 'purpose' as const, start: index, end }];
    }),
    ...scopesAfter(text, UNFINISHED_BEFORE, CLAUSE_END, 'unfinished'),
    ...scopesAfter(text, LEARNING, LEARNING_END, 'unfinished'),
    ...scopesAfter(text, RELIEF, RELIEF_END, 'relief'),
    ...inAbsence(text),
    ...deedsOfOthers(text),
  ];
}

/** A word of a text with what takes it back there. */
export interface QualifiedWord extends Word {
  qualifiers: ReadonlySet<Qualifier>;
}

/** The words of a text, each with its qualifiers; of a claim rather than of a source, also those that any "to" or "once a month" gives. */
export const qualifyWords = (text: string, isClaim = false): readonly QualifiedWord[] =>
  isClaim ? qualifyClaim(text) : qualifySource(text);

const qualifyClaim = memoize((text: string) => readQualified(text, true));
const qualifySource = memoize((text: string) => readQualified(text, false));

function readQualified(text: string, isClaim: boolean): QualifiedWord[] {
  const scopes = listScopes(text);
  // "Learned the trade" of "learning the trade": no name or skill that one would then have.
  const learned = isClaim ? scopesAfter(text, LEARNED, LEARNING_END, 'unfinished') : [];
  const skills = learned.length === 0 ? [] : findSkills(text);
  const isUnderWay = ({ text: written, start, end }: Word): boolean =>
    /^\p{Ll}/u.test(written) &&
    learned.some((scope) => start >= scope.start && end <= scope.end) &&
    !skills.some((skill) => start >= skill.start && end <= skill.end);
  return wordsOf(text).map((word) => {
    const qualifiers = new Set(
      scopes
        .filter(({ start, end }) => word.start >= start && word.end <= end)
        .map(({ qualifier }) => qualifier),
    );
    if (UNFINISHED_AFTER.test(text.slice(word.end))) qualifiers.add('unfinished');
    if (isClaim && /\bto (?:\w+ly )?$/i.test(text.slice(0, word.start))) qualifiers.add('purpose');
    if (isClaim && RELIEF_MARK.test(text)) qualifiers.add('relief');
    if (isUnderWay(word)) qualifiers.add('unfinished');
    return { ...word, qualifiers };
  });
}

/** Whether a "not" or "without" of the clause reaches a place of a text; at the text's end: whether it has one at all. */
export function isNegated(text: string, at: number): boolean {
  if (at >= text.length) return text.search(NEGATORS) !== -1;
  return scopesAfter(text, NEGATORS, CLAUSE_END, 'negated').some(
    ({ start, end }) => at >= start && at < end,
  );
}
