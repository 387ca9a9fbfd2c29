import type { ChangeKind } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { ResumeLine } from '../document/paths.ts';
import { analyze } from '../language/analyze.ts';
import { isFormFurniture } from '../language/form-furniture.ts';
import type { Language, Line } from '../language/line.ts';
import type { LinePlace, LineRule, Step } from '../rules/define-rule.ts';
import type { LineContext } from '../rules/line-context.ts';
import { isHighlight, isProse, isSkillItem, isTerm } from '../rules/line-kinds.ts';
import { LINE_RULES } from '../rules/registry.ts';
import { splitsRow } from '../rules/verb-row.ts';
import { voiceOf } from '../rules/voice.ts';
import { type Judgement, judge } from '../verify/gate.ts';
import type { ResumeSource } from '../verify/verify-resume.ts';

/** The place of a line that rules ask for; null where none rewrites it. */
function placeOf(path: string): LinePlace | null {
  if (isHighlight(path)) return 'bullet';
  if (isProse(path)) return 'prose';
  if (isTerm(path)) return 'term';
  return isSkillItem(path) ? 'skill' : null;
}

const fits = (rule: LineRule, place: LinePlace, language: Language | null): boolean =>
  rule.appliesTo.includes(place) &&
  (rule.languages === 'any' || (language !== null && rule.languages.includes(language)));

/** A line of more characters is a page pasted into one: its grammar is not certain, and it stays. */
const LINE_MAX = 2_000;

/** "Orderd" was a verb all along: what mends a word changes no voice. */
const MENDS: ReadonlySet<ChangeKind> = new Set<ChangeKind>(['spelling', 'tidy', 'region-spelling']);

interface JudgedStep extends Step {
  judgement: Judgement;
}

/** The first wording that the verifier proves, else the first that the person would have to confirm. */
function chooseStep(steps: readonly Step[], path: string, source: ResumeSource): JudgedStep | null {
  let doubted: JudgedStep | null = null;
  for (const step of steps) {
    const judgement = judge({ path, after: step.text }, source);
    if (judgement.verdict === 'proven') return { ...step, judgement };
    if (judgement.verdict === 'confirm') doubted ??= { ...step, judgement };
  }
  return doubted;
}

interface Rewritten {
  read: Line;
  steps: readonly (Step & { rule: LineRule })[];
  judgement: Judgement;
  /** Some step was left out as the person would have to confirm it. */
  isDoubted: boolean;
}

/** Each step starts from the one before; what the verifier does not let through is left out. */
function rewriteBy(
  rules: readonly LineRule[],
  line: ResumeLine,
  context: LineContext,
  source: ResumeSource,
  mayDoubt: boolean,
): Rewritten {
  const language = context.language ?? 'en';
  let read = analyze(line.text, language);
  let judgement: Judgement = { verdict: 'proven', doubts: [], findings: [] };
  const steps: (Step & { rule: LineRule })[] = [];
  let isDoubted = false;
  const keepsVoice = (rule: LineRule, text: string): boolean =>
    context.keepsVoice !== true ||
    MENDS.has(rule.kind) ||
    rule.id === 'job-text' ||
    voiceOf(text) === voiceOf(read.text);
  for (const rule of rules) {
    const wordings = rule
      .apply(read, context)
      .filter(({ text }) => keepsVoice(rule, text) && !splitsRow(read.text, text));
    const step = chooseStep(wordings, line.path, source);
    if (step === null) continue;
    const isProven = step.judgement.verdict === 'proven';
    if (!isProven) isDoubted = true;
    if (!isProven && !mayDoubt) continue;
    read = analyze(step.text, language);
    judgement = step.judgement;
    steps.push({ ...step, rule });
  }
  return { read, steps, judgement, isDoubted };
}

/** All transformations of one line as one change. One that the person would have to confirm is offered only where no other improves the line: no proven step waits for it. */
export function rewriteLine(
  line: ResumeLine,
  context: LineContext,
  source: ResumeSource,
): Draft | null {
  const place = placeOf(line.path);
  if (place === null || line.text.length > LINE_MAX || isFormFurniture(line.text)) return null;
  const rules = LINE_RULES.filter((rule) => fits(rule, place, context.language));
  let rewritten = rewriteBy(rules, line, context, source, false);
  if (rewritten.read.text === line.text && rewritten.isDoubted)
    rewritten = rewriteBy(rules, line, context, source, true);
  const { read, steps, judgement } = rewritten;
  const { verdict, doubts } = judgement;
  const [main] = [...steps].sort((a, b) => a.rule.precedence - b.rule.precedence);
  if (main === undefined || read.text === line.text || verdict === 'contradicted') return null;
  const requirementId = steps.find((step) => step.requirementId !== undefined)?.requirementId;
  return {
    path: line.path,
    before: line.text,
    after: read.text,
    kind: main.rule.kind,
    reason: [...new Set(steps.map((step) => step.reason))].join(' '),
    ...(requirementId === undefined ? {} : { requirementId }),
    sources: [{ path: line.path, text: line.text }],
    verdict,
    ...(verdict === 'confirm' ? { doubts } : {}),
  };
}
