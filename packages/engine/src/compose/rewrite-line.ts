import type { Draft } from '../document/change-draft.ts';
import type { ResumeLine } from '../document/paths.ts';
import { rewriteDutyOpener } from '../rules/line/duty-opener.ts';
import { rewriteFirstPerson, rewriteFirstPersonDuty } from '../rules/line/first-person.ts';
import { rewriteGerundOpener } from '../rules/line/gerund-opener.ts';
import { rewriteJoinedFragment } from '../rules/line/joined-fragment.ts';
import { rewriteJoinedWords } from '../rules/line/joined-words.ts';
import { rewriteKeywordForm } from '../rules/line/keyword-form.ts';
import { rewriteLongBullet } from '../rules/line/long-bullet.ts';
import { rewriteNominalization, rewriteNominalOpener } from '../rules/line/nominalization.ts';
import { rewriteNumberFirst } from '../rules/line/number-first.ts';
import { rewriteNumberForm } from '../rules/line/number-form.ts';
import { rewriteOutcomeFirst } from '../rules/line/outcome-first.ts';
import { rewritePassive } from '../rules/line/passive.ts';
import { rewriteProgressive } from '../rules/line/progressive.ts';
import { rewriteProperCase } from '../rules/line/proper-case.ts';
import { rewriteRegionSpelling } from '../rules/line/region-spelling.ts';
import { rewriteRepeatedOpener } from '../rules/line/repeated-opener.ts';
import { rewriteSelfPraise } from '../rules/line/self-praise.ts';
import { rewriteTense } from '../rules/line/tense.ts';
import { rewriteWeakPair } from '../rules/line/weak-pair.ts';
import { rewriteEmptyAdverb, rewriteWordy } from '../rules/line/wordy.ts';
import { isHighlight, isProse, isSkillItem } from '../rules/line-kinds.ts';
import type { LineContext, Rewrite, Rewriter } from '../rules/rewriter.ts';
import { type Judgement, judge } from '../verify/gate.ts';
import type { ResumeSource } from '../verify/verify-resume.ts';

/**
 * The designed order, so that the result does not hang on luck: mend, cut, find the verb, its tense,
 * what stands where, names, numbers, and last the split, which sees the line as it will be.
 */
const BULLET_REWRITERS: readonly Rewriter[] = [
  rewriteProperCase,
  rewriteRegionSpelling,
  rewriteJoinedWords,
  rewriteSelfPraise,
  rewriteProgressive,
  rewriteFirstPerson,
  rewriteEmptyAdverb,
  rewriteWordy,
  rewriteJoinedFragment,
  rewritePassive,
  rewriteDutyOpener,
  rewriteFirstPersonDuty,
  rewriteGerundOpener,
  rewriteWeakPair,
  rewriteNominalization,
  rewriteNominalOpener,
  rewriteTense,
  rewriteRepeatedOpener,
  rewriteNumberFirst,
  rewriteOutcomeFirst,
  rewriteKeywordForm,
  rewriteNumberForm,
  rewriteLongBullet,
];
const PROSE_REWRITERS: readonly Rewriter[] = [
  rewriteProperCase,
  rewriteRegionSpelling,
  rewriteJoinedWords,
  rewriteWordy,
  rewriteKeywordForm,
  rewriteNumberForm,
];
const SKILL_REWRITERS: readonly Rewriter[] = [
  rewriteProperCase,
  rewriteRegionSpelling,
  rewriteJoinedWords,
  rewriteKeywordForm,
];

/** Of several steps on one line, the one that the change is named after. */
const MAIN_KINDS = [
  'long-bullet',
  'joined-fragment',
  'duty-opener',
  'passive',
  'gerund-opener',
  'first-person',
  'self-praise',
  'nominalization',
  'weak-pair',
  'outcome-first',
  'number-first',
  'tense',
  'keyword-form',
  'repeated-opener',
  'wordy',
  'number-form',
  'region-spelling',
  'proper-case',
];

function rewritersFor(path: string): readonly Rewriter[] {
  if (isHighlight(path)) return BULLET_REWRITERS;
  if (isProse(path)) return PROSE_REWRITERS;
  return isSkillItem(path) ? SKILL_REWRITERS : [];
}

/** A line of more characters is a page pasted into one: its grammar is not certain, and it stays. */
const LINE_MAX = 2_000;

interface Rewritten {
  text: string;
  steps: readonly Rewrite[];
  judgement: Judgement;
  /** Steps that were left out as the person would have to confirm them. */
  doubted: readonly Rewriter[];
}

/** Each step starts from the one before; what the verifier does not let through is left out. */
function rewriteBy(
  rewriters: readonly Rewriter[],
  line: ResumeLine,
  context: LineContext,
  source: ResumeSource,
  mayDoubt: boolean,
): Rewritten {
  let { text } = line;
  let judgement: Judgement = { verdict: 'proven', doubts: [], findings: [] };
  const steps: Rewrite[] = [];
  const doubted: Rewriter[] = [];
  for (const rewriter of rewriters) {
    const step = rewriter(text, context);
    if (step === null || step.text.trim() === '') continue;
    const word = judge({ path: line.path, after: step.text }, source);
    const isDoubted = word.verdict === 'confirm';
    if (isDoubted) doubted.push(rewriter);
    if (word.verdict === 'contradicted' || (isDoubted && !mayDoubt)) continue;
    text = step.text;
    judgement = word;
    steps.push(step);
  }
  return { text, steps, judgement, doubted };
}

/** All transformations of one line as one change. One that the person would have to confirm is offered only where no other improves the line: no proven step waits for it. */
export function rewriteLine(
  line: ResumeLine,
  context: LineContext,
  source: ResumeSource,
): Draft | null {
  if (line.text.length > LINE_MAX) return null;
  const rewriters = rewritersFor(line.path);
  let rewritten = rewriteBy(rewriters, line, context, source, false);
  if (rewritten.text === line.text && rewritten.doubted.length > 0)
    rewritten = rewriteBy(rewriters, line, context, source, true);
  const { text, steps, judgement } = rewritten;
  const { verdict, doubts } = judgement;
  if (text === line.text || verdict === 'contradicted') return null;
  const kinds = steps.map((step) => step.kind);
  const requirementId = steps.find((step) => step.requirementId !== undefined)?.requirementId;
  return {
    path: line.path,
    before: line.text,
    after: text,
    kind: MAIN_KINDS.find((kind) => kinds.includes(kind)) ?? 'wordy',
    reason: [...new Set(steps.map((step) => step.reason))].join(' '),
    ...(requirementId === undefined ? {} : { requirementId }),
    sources: [{ path: line.path, text: line.text }],
    verdict,
    ...(verdict === 'confirm' ? { doubts } : {}),
  };
}
