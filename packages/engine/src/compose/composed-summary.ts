import type { Resume, Verdict } from '@trueline/contracts';
import { type Draft, doubtAdded } from '../document/change-draft.ts';
import { listLines } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { wordsOf } from '../language/words.ts';
import { isBrochure, isOfTheAd } from '../rules/summary-praise.ts';
import { losesYears, sentencesOf } from '../rules/summary-sentences.ts';
import { findSkills } from '../taxonomy/skills.ts';
import type { Judgement } from '../verify/gate.ts';
import type { WithoutPersonalData } from './personal-data.ts';
import { countWords, type Part } from './summary-facts.ts';
import { type FactSources, type Found, findFacts } from './summary-found.ts';
import { keptSentences } from './summary-own.ts';
import { stop } from './summary-patterns.ts';
import { lostWishes } from './summary-wishes.ts';
import { lacks, listCandidates } from './summary-wordings.ts';
import { saysTooLittle, toldOf } from './summary-worth.ts';

/** Fewer words are left of a summary only beside others. */
const SENTENCE_WORDS_MIN = 5;

/** Words that a summary may repeat only if they are the ad's: two skills told once are enough. */
const tellsSkills = (parts: readonly Part[]): boolean =>
  findSkills(parts.map(({ text }) => text).join(' ')).length > 0;

interface SummaryInput extends FactSources {
  judge: (change: Pick<Draft, 'path' | 'after'>) => Judgement;
  withoutData: WithoutPersonalData;
}

interface Judged {
  parts: readonly Part[];
  after: string;
  verdict: Verdict;
}

/** The first wording that the verifier proves, else the first that tells skills and waits for the person's word; none behind a proven one is judged. */
function chooseParts(
  candidates: readonly (readonly Part[])[],
  judge: SummaryInput['judge'],
): Judged | undefined {
  let doubted: Judged | undefined;
  for (const parts of candidates) {
    const after = parts.map(({ text }) => text).join(' ');
    const { verdict } = judge({ path: 'basics.summary', after });
    if (verdict === 'proven') return { parts, after, verdict };
    if (verdict === 'confirm' && tellsSkills(parts)) doubted ??= { parts, after, verdict };
  }
  return doubted;
}

/**
 * A summary of facts, by the fullest pattern that the verifier proves: in place of none, of wishes and of
 * praise. What the old one tells of the person stays word for word.
 */
export function proposeSummary(input: SummaryInput): Draft[] {
  const { resume, rewritten, judge, withoutData } = input;
  const before = resume.basics?.summary ?? '';
  const told = rewritten.find(
    ({ path, verdict }) => path === 'basics.summary' && verdict === 'proven',
  );
  const summary = told?.after ?? before;
  const sentences = sentencesOf(summary);
  const isProven = (after: string): boolean =>
    judge({ path: 'basics.summary', after }).verdict === 'proven';
  const found = withEmployer(findFacts(input), isProven);
  const { title } = found.facts;
  const kept = keptSentences({ resume, title, isProven, withoutData }, summary);
  const text = kept.join(' ');
  const facts = { ...found.facts, isSilent: text !== '' && isSilent(text, input) };
  const isUntouched = sentences.length > 0 && text === sentences.join(' ');
  // "I don't have much experience yet" without "I can learn" would stand alone.
  const isOfLack = kept.length > 0 && kept.every(tellsLack);
  if ((isUntouched && !lacks(text, facts)) || isOfLack) return [];
  return draftsOf({ input, before, summary, kept, found: { ...found, facts } });
}

interface Ways {
  input: SummaryInput;
  /** As the person wrote it, and as its lines were rewritten. */
  before: string;
  summary: string;
  kept: readonly string[];
  found: Found;
}

/** The summary, and the same with what it lost of the old one's wishes. */
function draftsOf({ input, before, summary, kept, found }: Ways): Draft[] {
  const { judge, resume, terms, job, wanted } = input;
  const text = kept.join(' ');
  const plain: Part[][] =
    countWords(text) < SENTENCE_WORDS_MIN
      ? []
      : [kept.map((sentence) => ({ text: stop(sentence), lines: [] }))];
  const chosen = chooseParts([...listCandidates(kept, found.facts), ...plain], judge);
  const saysMore =
    chosen?.verdict === 'proven' && chosen.parts.some(({ lines }) => lines.length > 0);
  if (!saysMore && before !== '' && kept.length === 0)
    return toldOf(before).length === 0 ? [leaveOut(before)] : [];
  if (chosen === undefined || chosen.after === before) return [];
  const sentences = sentencesOf(summary);
  if (losesYears(yearsOf(sentences), chosen.after) || saysTooLittle(text, chosen.after)) return [];
  const made = draftOf(chosen, before, found, resume);
  const lost = lostWishes({ sentences, after: chosen.after, terms, job, wanted });
  if (lost.length === 0) return [made];
  const longer = {
    ...chosen,
    after: [chosen.after, ...lost.map(({ text: wish }) => wish)].join(' '),
  };
  const { verdict } = judge({ path: 'basics.summary', after: longer.after });
  if (verdict !== chosen.verdict) return [made];
  const both = [made, draftOf(longer, before, found, resume)];
  return lost.some(({ isOwn }) => isOwn) ? both.reverse() : both;
}

/** Who one is with the employer, where the verifier proves that the title was held there. */
function withEmployer(found: Found, isProven: (after: string) => boolean): Found {
  const { whoAt } = found.facts;
  if (whoAt === undefined || !isProven(stop(whoAt.text))) return found;
  return {
    facts: { ...found.facts, who: whoAt.text },
    sources: [...found.sources, whoAt.source],
  };
}

/** What one has not done yet. */
const tellsLack = (sentence: string): boolean =>
  /\b(?:(?:do|does|did|have|has)(?:n['’]?t| not)|no|not) (?:\p{L}+ ){0,3}(?:experience|training|practice|qualifications?)\b/iu.test(
    sentence,
  );

/** Whether a summary names nothing that the ad asks for: no skill, no tool, no word of its title. */
const isSilent = (text: string, { terms, wanted }: SummaryInput): boolean =>
  ![...terms.values()].some(({ form }) => hasForm(text, form)) &&
  !wordsOf(wanted).some(({ lower, text: word }) => lower.length > 3 && hasForm(text, word));

/** What is told of years: not what a brochure or an ad says. */
const yearsOf = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => !isBrochure(sentence) && !isOfTheAd(sentence)).join(' ');

/** A summary of nothing but wishes, where no line gives a better one. */
const leaveOut = (before: string): Draft => ({
  path: 'basics.summary',
  before,
  after: '',
  kind: 'filler',
  reason: 'It says what you wish for; a reader looks for what you have done.',
  sources: [{ path: 'basics.summary', text: before }],
  verdict: 'proven',
});

function draftOf(chosen: Judged, before: string, found: Found, resume: Resume): Draft {
  const lines = [...new Set(chosen.parts.flatMap((part) => part.lines))];
  const originals = new Map(listLines(resume).map((line) => [line.path, line.text]));
  const sources = [
    ...(before === '' ? [] : [{ path: 'basics.summary', text: before }]),
    ...found.sources,
    ...lines.map(({ path, text }) => ({ path, text: originals.get(path) ?? text })),
  ];
  const isProven = chosen.verdict === 'proven';
  return {
    path: 'basics.summary',
    before,
    after: chosen.after,
    kind: 'composed-summary',
    reason:
      before === ''
        ? 'Facts from your own lines, for who reads only the top.'
        : 'What you did says more than what you wish for; the facts that you told stay.',
    sources,
    verdict: isProven ? 'proven' : 'confirm',
    ...(isProven
      ? {}
      : {
          doubts: doubtAdded(
            before,
            chosen.after,
            'Your lines say each of these; none says them together.',
          ),
        }),
  };
}
