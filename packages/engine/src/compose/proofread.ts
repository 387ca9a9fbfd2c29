import type { Resume } from '@trueline/contracts';
import headingRows from '../../data/phrases/resume-headings.json' with { type: 'json' };
import type { Draft } from '../document/change-draft.ts';
import { isEnglish } from '../language/en/english-words.ts';
import { withPronounCapital } from '../language/en/pronoun-capital.ts';
import { findSlip, isSlipOf } from '../language/en/slips.ts';
import { findMeant } from '../language/en/spelling.ts';
import { joinTornWords } from '../language/en/torn-words.ts';
import { isTradeWord } from '../language/en/word-frequency.ts';
import { MONTHS } from '../language/months.ts';
import { once } from '../language/once.ts';
import { readTable } from '../language/table.ts';
import { isEnglishLine } from '../match/spelling.ts';
import { mendPhrases } from '../rules/line/phrase-slip.ts';
import { spell } from '../rules/line/spelling.ts';
import { capitalize } from '../rules/line-text.ts';
import { judge } from '../verify/gate.ts';
import type { ResumeSource } from '../verify/verify-resume.ts';
import { listPrintedTexts, type PrintedPlace } from './printed-texts.ts';

/** Misspelled words in small letters -> the one word that each can have meant. */
type Corrections = ReadonlyMap<string, string>;

const HEADING_LETTERS_MIN = 5;
/** Words of headings in all languages that we read. */
const headingWords = once(
  () =>
    new Set(
      readTable<{ heading: string; kind: string }>(headingRows)
        .flatMap(({ heading }) => heading.split(/[^\p{L}]+/u))
        .filter((word) => word.length >= HEADING_LETTERS_MIN),
    ),
);

/** "educación", "experiencia" */
const IS_FOREIGN = /[^a-z]|[aoiu]$/;

/** "REFERANCES": the one word of headings that it can be, in its own capitals. */
function mendHeading(text: string): string {
  return text.replace(/\p{L}{5,}/gu, (word) => {
    const lower = word.toLowerCase();
    if (isEnglish(lower) || headingWords().has(lower) || IS_FOREIGN.test(lower)) return word;
    const near = [...headingWords()].filter((one) => isEnglish(one) && isSlipOf(lower, one));
    const slip = findMeant(lower) ?? findSlip(lower)?.right ?? '';
    const right = headingWords().has(slip) ? slip : near.length === 1 ? near[0] : undefined;
    if (right === undefined) return word;
    if (word === word.toUpperCase()) return right.toUpperCase();
    return word === lower ? right : capitalize(right);
  });
}

const isSmall = (word: string): boolean => /^\p{Ll}/u.test(word);

/** A longer text shows its language by itself. */
const LONG_WORDS = 6;
const NONE: Corrections = new Map();
/** "Slavonski centar za prometno": beside other words in small letters that are none of English, one is no slip of it. */
const isOfEnglishWords = (text: string, corrections: Corrections): boolean =>
  (text.match(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu) ?? []).every(
    (word) =>
      isEnglish(word) ||
      isTradeWord(word) ||
      word in MONTHS ||
      corrections.has(word) ||
      findMeant(word) !== undefined,
  );

/** A text in right words. Where names may stand, a word with a capital is mended only where it can be nothing else. */
function mend(text: string, place: PrintedPlace, corrections: Corrections): string {
  if (place === 'heading') return mendHeading(text);
  if (!isEnglishLine(text)) return text;
  const whole = joinTornWords(text);
  const isText = place === 'text' || isSentence(text);
  const isLong = place === 'text' && whole.split(/\s+/).length >= LONG_WORDS;
  const knows = isLong || isOfEnglishWords(whole, corrections) ? corrections : NONE;
  const spelled = spell(
    whole,
    (lower, word) => findMeant(lower) ?? (isText || isSmall(word) ? knows.get(lower) : undefined),
    place === 'names',
  );
  return isText ? withPronounCapital(mendPhrases(spelled)) : spelled;
}

/** "Referance will be furnished on demand", wherever it was read. */
const isSentence = (text: string): boolean =>
  (text.match(/(?<![\p{L}\p{N}])\p{Ll}+(?![\p{L}\p{N}])/gu) ?? []).length >= SENTENCE_SMALL_MIN &&
  !/(?<!^|[.!?] )\p{Lu}/u.test(text.replace(/\bI\b/g, ''));
const SENTENCE_SMALL_MIN = 4;

const mendLines = (text: string, place: PrintedPlace, corrections: Corrections): string =>
  text
    .split('\n')
    .map((line) => mend(line, place, corrections))
    .join('\n');

/** Changes that only move lines, or take them out, say nothing of their own. */
const isWording = ({ after, kind }: Draft): boolean => after !== '' && !kind.endsWith('-order');

/**
 * The last reading: every text that is printed in right words, whichever section it stands in, and what other changes
 * write, too. Half a proofreading looks worse than none.
 */
export function proofread(
  resume: Resume,
  drafts: readonly Draft[],
  corrections: Corrections,
  source: ResumeSource,
): Draft[] {
  const touched = new Set(drafts.map(({ path }) => path));
  const printed = listPrintedTexts(resume);
  const places = new Map(printed.map(({ path, place }) => [path, place]));
  const mended = drafts.map((draft) =>
    withoutSlips(draft, places.get(draft.path) ?? 'text', corrections, source),
  );
  const others = printed.flatMap(({ path, text, place }): Draft[] => {
    // A kept text that goes is one of its fields.
    if (touched.has(path) || touched.has(path.replace(/\.\w+$/, ''))) return [];
    const after = mendLines(text, place, corrections);
    if (after === text) return [];
    const draft: Draft = {
      path,
      before: text,
      after,
      kind: 'spelling',
      reason: 'The word as dictionaries have it.',
      sources: [{ path, text }],
      verdict: 'proven',
    };
    const isProven = path.startsWith('meta.') || judge(draft, source).verdict === 'proven';
    return isProven ? [draft] : [];
  });
  return [...mended, ...others];
}

function withoutSlips(
  draft: Draft,
  place: PrintedPlace,
  corrections: Corrections,
  source: ResumeSource,
): Draft {
  if (!isWording(draft)) return draft;
  const after = mendLines(draft.after, place, corrections);
  if (after === draft.after || after === draft.before) return draft;
  const isAsSure = judge({ path: draft.path, after }, source).verdict === draft.verdict;
  return isAsSure ? { ...draft, after } : draft;
}
