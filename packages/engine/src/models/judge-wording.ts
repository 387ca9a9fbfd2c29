import type { RefusedProposal, RewordingWish, Verdict } from '@trueline/contracts';
import { type Draft, doubtAdded } from '../document/change-draft.ts';
import type { ResumeLine } from '../document/paths.ts';
import { languageOf } from '../language/document-language.ts';
import { isEnglish } from '../language/en/english-words.ts';
import { contentWords, stemOf, stemSet } from '../language/en/stems.ts';
import type { Language } from '../language/line.ts';
import { memoize } from '../language/memoize.ts';
import { isSameText, wordsOf } from '../language/words.ts';
import { losesYears } from '../rules/summary-sentences.ts';
import { findSkills } from '../taxonomy/skills.ts';
import { type Judgement, judge } from '../verify/gate.ts';
import { listNumbers, type NumberFact } from '../verify/quantities/numbers.ts';
import type { ResumeSource } from '../verify/verify-resume.ts';
import { MODEL_WORDING } from './choose-wording.ts';
import { SUMMARY } from './offered-lines.ts';
import { tellsToDo } from './orders.ts';
import { findAddedForm, tidyWording } from './tidy-wording.ts';

/** Twice a line is no rewording; nor is a third of it. A summary is written anew, and what is asked to be shorter may be. */
const LENGTHS = { line: { min: 0.4, max: 1.8 }, shorter: { min: 0.2, max: 1 } } as const;
const SUMMARY_CHARS = { min: 30, max: 600 } as const;
const MARKUP = /https?:|www\.|!?\[[^\]]*\]\(|<[a-z/!]|\S@\S|```/i;
/** So many words in a row out of our instructions are no accident. */
const ECHO_WORDS = 6;
/** So many words that the line lacks tell what language they are of. */
const TELLING_WORDS = 3;

const REASON = 'Reworded by the language model and checked against your own line.';
const AS_ASKED: Readonly<Record<RewordingWish, string>> = {
  shorter: 'Shorter, as you asked.',
  warmer: 'Warmer, as you asked.',
  plainer: 'Plainer, as you asked.',
};
const OWN_SENTENCES = 'Its sentences are those of the line.';
const UNGRADED = 'The model that worded this has not passed its check.';

export type Refusal = Omit<RefusedProposal, 'index'>;

/** What of one proposal may be offered, and what of it is refused, sentence by sentence. */
export interface JudgedWording {
  draft?: Draft;
  refusals: Refusal[];
}

/** What the person asked for of a text, and how it stands in the result. */
interface AskedFor {
  how: RewordingWish;
  standing: string;
}

/** How a wording is looked at. */
export interface WordingContext {
  source: ResumeSource;
  /** The resume with one line of its entry, the others of it left out. */
  aloneWith: (path: string) => ResumeSource;
  language: Language | null;
  /** What the model was told, which it may not repeat. */
  instructions: string;
  /** False where the model's grade is under the bar: then nothing of its is taken at its word. */
  isTrusted: boolean;
  /** Where the person asked for it: its form is held against what stands, its facts against the line. */
  asked?: AskedFor;
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d"“])/u);
const refusal = (reason: string): Refusal => ({ verdict: 'contradicted', reason });

/** One wording of one text through the gate, sentence by sentence. One that a source contradicts takes nothing else with it, and what is proven waits for none that is in doubt. */
export function judgeWording(
  line: ResumeLine,
  text: string,
  context: WordingContext,
): JudgedWording {
  const value = tidyWording(text, context.asked?.standing ?? line.text);
  const fault = findFormFault(value, line, context);
  if (fault !== undefined) return { refusals: [refusal(fault)] };
  const judged = sentencesOf(value).map((sentence) => ({
    sentence,
    ...judge({ path: line.path, after: sentence }, context.source),
  }));
  const refusals = judged
    .filter(({ verdict }) => verdict === 'contradicted')
    .map(({ findings }) => refusal(reasonOf(findings)));
  // Who the person is stands in a summary's first sentence: without it the rest is a fragment.
  const isWhole = (verdicts: readonly Verdict[]): boolean =>
    line.path !== SUMMARY ||
    context.asked !== undefined ||
    verdicts.includes(judged[0]?.verdict ?? 'contradicted');
  const fallback = context.asked?.standing ?? (line.path === SUMMARY ? '' : line.text);
  const own = fallback === '' ? () => '' : createOwnSentences(fallback, judged);
  const join = (verdicts: readonly Verdict[]): string => {
    const isTaken = ({ verdict }: Judgement): boolean => verdicts.includes(verdict);
    if (!isWhole(verdicts) || !judged.some(isTaken)) return '';
    return judged
      .map((one) => (isTaken(one) ? one.sentence : own(one.sentence)))
      .filter((sentence) => sentence !== '')
      .join(' ');
  };
  const texts = [...new Set([join(['proven']), join(['proven', 'confirm'])])];
  const isNew = (one: string): boolean =>
    ![line.text, context.asked?.standing ?? ''].some((known) => isSameText(one, known)) &&
    (context.asked !== undefined || !isMadeOf(one, line.text));
  for (const after of texts.filter((one) => one !== '' && isNew(one))) {
    // One sentence that is the whole has been judged.
    const known = judged.find(({ sentence }) => sentence === after);
    const whole = judgeWhole(line, after, context, known);
    if (whole.draft !== undefined) return { draft: whole.draft, refusals };
    refusals.push(...whole.refusals);
  }
  return { refusals: refusals.length > 0 ? refusals : [refusal(OWN_SENTENCES)] };
}

/** Whether each sentence of a wording is one of the line's: in another order, or with some left out, none of it is reworded. */
function isMadeOf(wording: string, original: string): boolean {
  const own = sentencesOf(original);
  return sentencesOf(wording).every((one) => own.some((known) => isSameText(one, known)));
}

/** The line's own sentences that stand in place of one that is not taken: those it is the likest to, so that nothing they say is lost. */
function createOwnSentences(
  original: string,
  judged: readonly { sentence: string }[],
): (sentence: string) => string {
  const stems = judged.map(({ sentence }) => stemSet(sentence));
  const homes = sentencesOf(original).map((own, at) => {
    const shared = stems.map((of) => [...stemSet(own)].filter((stem) => of.has(stem)).length);
    const most = Math.max(...shared);
    return { own, home: most === 0 ? Math.min(at, judged.length - 1) : shared.indexOf(most) };
  });
  return (sentence) => {
    const at = judged.findIndex((one) => one.sentence === sentence);
    return homes.flatMap(({ own, home }) => (home === at ? own : [])).join(' ');
  };
}

/** What its sentences say together: nothing is lost, and all of it follows from the line or may. */
function judgeWhole(
  line: ResumeLine,
  after: string,
  context: WordingContext,
  known: Judgement | undefined,
): JudgedWording {
  const fault =
    findLengthFault(after, line, context) ??
    (line.path === SUMMARY ? findLostYears(after, line.text) : findLoss(after, line.text));
  if (fault !== undefined) return { refusals: [refusal(fault)] };
  const judgement = known ?? judge({ path: line.path, after }, context.source);
  const { verdict, doubts, findings } = judgement;
  if (verdict === 'contradicted') return { refusals: [refusal(reasonOf(findings))] };
  const alone = verdict === 'proven' ? judgeAlone(line, after, context) : { verdict, doubts };
  return { draft: toDraft(line, after, alone, context), refusals: [] };
}

/** What a wording says that its line lacks and another line of the role has: true there, and of this line only the person can say. */
function judgeAlone(
  { path }: ResumeLine,
  after: string,
  { aloneWith }: WordingContext,
): Pick<Judgement, 'verdict' | 'doubts'> {
  if (path === SUMMARY) return { verdict: 'proven', doubts: [] };
  const { verdict, doubts } = judge({ path, after }, aloneWith(path));
  return verdict === 'proven' ? { verdict, doubts } : { verdict: 'confirm', doubts };
}

const reasonOf = (findings: readonly { text: string; reason: string }[]): string =>
  findings.map(({ text, reason }) => `"${text}": ${reason}`).join(' ');

function toDraft(
  { path, text: before }: ResumeLine,
  after: string,
  { verdict, doubts }: Pick<Judgement, 'verdict' | 'doubts'>,
  { isTrusted, asked }: WordingContext,
): Draft {
  const draft = {
    path,
    before,
    after,
    kind: MODEL_WORDING,
    reason: asked === undefined ? REASON : `${AS_ASKED[asked.how]} ${REASON}`,
    ...(asked === undefined ? {} : { wish: asked.how }),
  } as const;
  const sources = [{ path, text: before }];
  if (verdict === 'confirm') return { ...draft, sources, verdict, doubts };
  if (isTrusted) return { ...draft, sources, verdict: 'proven' };
  return { ...draft, sources, verdict: 'confirm', doubts: doubtAdded(before, after, UNGRADED) };
}

function findFormFault(
  value: string,
  line: ResumeLine,
  context: WordingContext,
): string | undefined {
  const { instructions, language, asked } = context;
  if (value === '') return 'The new wording is empty.';
  if (asked && isSameText(value, asked.standing)) return 'This is the wording as it stands.';
  if (isSameText(value, line.text)) return 'This is the line as it stands.';
  if (/[\n\r]/.test(value)) return 'The new wording must be one line.';
  if (MARKUP.test(value) && !MARKUP.test(line.text)) return 'No addresses, links or markup.';
  if (tellsToDo(value)) return 'The new wording gives orders, as to a machine.';
  if (isOtherLanguage(value, line.text, language)) return 'Write in the language of the line.';
  if (isEcho(value, instructions)) return 'The new wording repeats the instructions.';
  const original = `${line.text} ${asked?.standing ?? ''}`;
  return (
    findAddedForm(value, original, line.path !== SUMMARY) ?? findLengthFault(value, line, context)
  );
}

function findLengthFault(
  value: string,
  { path, text }: ResumeLine,
  { asked }: WordingContext,
): string | undefined {
  if (asked !== undefined) return findAskedFault(value, asked);
  if (path === SUMMARY) {
    const isFit = value.length >= SUMMARY_CHARS.min && value.length <= SUMMARY_CHARS.max;
    return isFit ? undefined : 'A summary has two or three short sentences.';
  }
  return isAbout(value, text, LENGTHS.line) ? undefined : 'Keep about the length of the line.';
}

const isAbout = (value: string, text: string, { min, max }: { min: number; max: number }) =>
  value.length >= min * text.length && value.length <= max * text.length;

function findAskedFault(value: string, { how, standing }: AskedFor): string | undefined {
  if (how === 'shorter' && value.length >= standing.length) return 'It is no shorter.';
  return isAbout(value, standing, LENGTHS[how === 'shorter' ? 'shorter' : 'line'])
    ? undefined
    : 'Keep about the length of the text.';
}

/** What the line's own words are does not tell: names stay as they are in every language. */
function isOtherLanguage(value: string, original: string, language: Language | null): boolean {
  if (language === null) return false;
  const written = languageOf([value]);
  if (written !== null && written !== language) return true;
  if (language !== 'en') return false;
  const own = new Set(wordsOf(original).map(({ lower }) => lower));
  // A letter alone is a word of many languages.
  const added = [
    ...new Set(
      wordsOf(value).flatMap(({ lower }) =>
        !own.has(lower) && /^\p{L}{2,}$/u.test(lower) ? lower : [],
      ),
    ),
  ];
  const english = added.filter((lower) => isEnglish(lower));
  return added.length >= TELLING_WORDS && english.length * 2 < added.length;
}

const PROMPTS_KEPT = 20;
/** A text's words in small letters between blanks; of instructions, which all wordings of a prompt share, read once. */
const plainWordsOf = memoize((text: string): string => {
  const words = wordsOf(text).map(({ lower }) => lower);
  return ` ${words.join(' ')} `;
}, PROMPTS_KEPT);

function isEcho(value: string, instructions: string): boolean {
  const words = wordsOf(value).map(({ lower }) => lower);
  const told = plainWordsOf(instructions);
  return words.some(
    (_, index) =>
      index + ECHO_WORDS <= words.length &&
      told.includes(` ${words.slice(index, index + ECHO_WORDS).join(' ')} `),
  );
}

/** "'24" of "2024". */
const isShortYear = (value: number, other: number): boolean =>
  other >= FIRST_YEAR && other <= LAST_YEAR && other % 100 === value;
const FIRST_YEAR = 1950;
const LAST_YEAR = 2049;

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ONE = /\b(?:an?|one|once|single|sole)\b/i;
/** "1 of 3", "2nd" told in words. */
const isInWords = ({ value, unit }: NumberFact, text: string): boolean =>
  unit === '' &&
  ((value === 1 && ONE.test(text)) || new RegExp(`\\b${ORDINALS[value - 1]}\\b`, 'i').test(text));

/** "96 flats" is not kept by "96 %". */
const isSameNumber = (one: NumberFact, other: NumberFact): boolean =>
  one.value === other.value && (one.unit === '%') === (other.unit === '%');

/** Nothing that the line says in numbers or by a skill's name may be lost; "cooked" is no loss of "cooking". */
function findLoss(value: string, original: string): string | undefined {
  const kept = listNumbers(value);
  const lost = listNumbers(original).find(
    (number) =>
      !kept.some((other) => isSameNumber(other, number)) &&
      !isInWords(number, value) &&
      !(
        /['’]$/.test(original.slice(0, number.start)) &&
        kept.some((other) => isShortYear(number.value, other.value))
      ),
  );
  if (lost) return `The number "${lost.text}" is lost.`;
  const skills = new Set(findSkills(value).map(({ name }) => name));
  const stems = stemSet(value);
  const skill = findSkills(original).find(
    ({ name, text }) =>
      !skills.has(name) && !contentWords(text).every(({ lower }) => stems.has(stemOf(lower))),
  );
  return skill ? `"${skill.text}" is lost.` : undefined;
}

/** How long one has worked is what readers of a summary look for. */
const findLostYears = (value: string, original: string): string | undefined =>
  losesYears(original, value) ? 'The years of experience are lost.' : undefined;
