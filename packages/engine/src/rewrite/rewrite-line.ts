import type { Change } from '@trueline/contracts';
import type { ResumeLine } from '../document/paths.ts';
import { judge } from '../verify/gate.ts';
import type { ResumeSource } from '../verify/verify-resume.ts';
import type { Draft } from './draft.ts';
import { rewriteDutyOpener } from './duty-opener.ts';
import { rewriteFirstPerson, rewriteFirstPersonDuty } from './first-person.ts';
import { rewriteGerundOpener } from './gerund-opener.ts';
import { rewriteJoinedFragment } from './joined-fragment.ts';
import { rewriteJoinedWords } from './joined-words.ts';
import { rewriteKeywordForm } from './keyword-form.ts';
import { isHighlight, isProse, isSkillItem } from './line-kinds.ts';
import { rewriteLongBullet } from './long-bullet.ts';
import { rewriteNominalization, rewriteNominalOpener } from './nominalization.ts';
import { rewriteNumberFirst } from './number-first.ts';
import { rewriteNumberForm } from './number-form.ts';
import { rewriteOutcomeFirst } from './outcome-first.ts';
import { rewritePassive } from './passive.ts';
import { rewriteProgressive } from './progressive.ts';
import { rewriteProperCase } from './proper-case.ts';
import { rewriteRegionSpelling } from './region-spelling.ts';
import { rewriteRepeatedOpener } from './repeated-opener.ts';
import type { LineContext, Rewrite, Rewriter } from './rewriter.ts';
import { rewriteSelfPraise } from './self-praise.ts';
import { rewriteTense } from './tense.ts';
import { rewriteWeakPair } from './weak-pair.ts';
import { rewriteEmptyAdverb, rewriteWordy } from './wordy.ts';

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

/** All transformations of one line as one change: each step starts from the one before, and one that the gate refuses is left out. */
export function rewriteLine(
  line: ResumeLine,
  context: LineContext,
  source: ResumeSource,
): Draft | null {
  if (line.text.length > LINE_MAX) return null;
  let text = line.text;
  let verdict: Change['verdict'] = 'accept';
  const steps: Rewrite[] = [];
  for (const rewriter of rewritersFor(line.path)) {
    const step = rewriter(text, context);
    if (step === null || step.text.trim() === '') continue;
    const word = judge({ path: line.path, after: step.text }, source);
    if (word === 'reject') continue;
    if (word === 'flag') verdict = 'flag';
    text = step.text;
    steps.push(step);
  }
  if (text === line.text) return null;
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
  };
}
