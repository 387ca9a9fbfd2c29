import {
  type Answer,
  type Change,
  type Decision,
  type Depth,
  type FormerAnswers,
  type JobRequirements,
  type KnownAnswers,
  MOMENT_ASK,
  type ModelWords,
  type Question,
  type Report,
  type Resume,
  type Score,
  type Statement,
  toAnswers,
} from '@trueline/contracts';
import { ANSWER_KIND } from './ask/answer.ts';
import { type AnswerOutcome, applyAnswers, textsOf } from './ask/apply-answers.ts';
import { datesFault } from './ask/details.ts';
import { FACT_ID, factDrafts, toFacts } from './ask/known.ts';
import { planAsks, toQuestions } from './ask/list-asks.ts';
import { toAsk } from './ask/rank.ts';
import { chooseAsks, type RankedAsk } from './ask/rounds.ts';
import { fillAll } from './ask/within-reach.ts';
import { applyChanges, withoutModel } from './compose/apply.ts';
import { listBeforeSend } from './compose/before-send.ts';
import { proposeRebuilt } from './compose/depth.ts';
import { proposeLayout } from './compose/layout.ts';
import { createScorer, numberChanges, roundPoints, type Scorer } from './compose/number-changes.ts';
import { inDocumentOrder, propose } from './compose/propose.ts';
import { summarizeChanges } from './compose/summary.ts';
import { canShow } from './document/as-written.ts';
import type { Draft } from './document/change-draft.ts';
import type { YearMonth } from './document/dates.ts';
import { listJobTerms } from './document/job-terms.ts';
import { extractRequirements } from './job/extract-requirements.ts';
import { chooseWordings } from './models/choose-wording.ts';
import { analyzeSkills } from './write/analysis/skills-analysis.ts';

export interface OptimizeInput {
  resume: Resume;
  jobDescription: string;
  /** `YYYY-MM` that stands for "present". */
  asOf: YearMonth;
  /** By id of the change; a change without one keeps what it starts as. */
  decisions?: Readonly<Record<string, Decision>>;
  /** When these decisions were made (ISO 8601): what the person confirms is kept with it. Without it no statement is. */
  decidedAt?: string;
  /** What the person answered to asks, which becomes facts of theirs; own words by id of the ask are taken too. */
  answers?: readonly Answer[] | FormerAnswers;
  /** Questions of an earlier result, for answers to what is asked no more. */
  questions?: readonly Question[];
  /** What they told in earlier sessions. */
  known?: KnownAnswers;
  /** So many rounds of asks are wanted, ten each; one unless said. */
  rounds?: number;
  /** How far the run goes; `fitted` where nothing is said. */
  depth?: Depth;
  /** Rewordings by a language model that the gate let through. */
  modelDrafts?: readonly Draft[];
  /** Lines that a language model thinks may answer what the ad asks for: the person is asked. */
  near?: ModelWords['near'];
}

/** What stands after decisions: the changes, the original with the accepted ones, its score, and the report. */
export interface DecidedResult {
  changes: Change[];
  optimized: Score;
  document: Resume;
  /** The same with the built-in engine's lines where a language model's stand: what letters are planned on. */
  plain?: Resume;
  report: Report;
}

export interface Optimization extends DecidedResult {
  job: JobRequirements;
  original: Score;
}

/** The whole way: read the ad, score, propose what the gate lets through, apply, score again. Deterministic; the resume itself is not touched. */
export function optimize({
  resume,
  jobDescription,
  asOf,
  decisions = {},
  decidedAt,
  answers = [],
  questions,
  known,
  rounds,
  depth = 'fitted',
  modelDrafts = [],
  near,
}: OptimizeInput): Optimization {
  const job = extractRequirements(jobDescription);
  const scorer = createScorer(job, jobDescription, asOf);
  const original = scorer.whole(resume);
  const proposed = propose(resume, job, asOf, jobDescription);
  const drafts = inDocumentOrder([...proposed, ...modelDrafts], resume);
  // Last, so that what all depths share has one number in each.
  const rebuilt = proposeRebuilt(resume, listJobTerms(job, resume), asOf);
  const shown = [...drafts, ...rebuilt].filter((draft) => canShow(resume, draft));
  const changes = numberChanges(shown, depth, { resume, original, scorer }, chooseWordings);
  const settlement = {
    resume,
    job,
    original,
    changes,
    decisions,
    decidedAt,
    answers: toAnswers(answers),
    questions,
    known,
    rounds,
    jobDescription,
    depth,
    near,
    scorer,
    asOf,
  };
  return { job, original, ...settle(settlement) };
}

/** The same result after decisions and answers; nothing else is proposed anew, so ids stay. Without `answers`, changes made of earlier ones stay too. */
export function redecide({
  resume,
  jobDescription,
  asOf,
  changes,
  decisions = {},
  decidedAt,
  answers,
  questions,
  known,
  rounds,
  depth = 'fitted',
  near,
}: OptimizeInput & { changes: readonly Change[] }): DecidedResult {
  const job = extractRequirements(jobDescription);
  const scorer = createScorer(job, jobDescription, asOf);
  const original = scorer.whole(resume);
  return settle({
    resume,
    job,
    original,
    changes,
    decisions,
    decidedAt,
    answers: answers === undefined ? undefined : toAnswers(answers),
    questions,
    known,
    rounds,
    jobDescription,
    depth,
    near,
    scorer,
    asOf,
  });
}

interface Settlement {
  resume: Resume;
  job: JobRequirements;
  original: Score;
  changes: readonly Change[];
  decisions: Readonly<Record<string, Decision>>;
  decidedAt: string | undefined;
  answers: readonly Answer[] | undefined;
  questions: readonly Question[] | undefined;
  known: KnownAnswers | undefined;
  rounds: number | undefined;
  jobDescription: string;
  depth: Depth;
  near: ModelWords['near'] | undefined;
  scorer: Scorer;
  asOf: YearMonth;
}

function settle(settlement: Settlement): DecidedResult {
  const { resume, job, original, decisions, decidedAt, depth, scorer, asOf } = settlement;
  const answers = settlement.answers ?? [];
  const terms = listJobTerms(job, resume);
  const asked = applyDecisions(withoutAnswers(settlement.changes), decisions, decidedAt);
  const { jobDescription } = settlement;
  const facts = factChanges(settlement);
  const held = facts.filter(({ decision }) => decision !== 'rejected');
  const score = held.length === 0 ? original : scorer.whole(applyChanges(resume, held));
  const standing = [...asked, ...held];
  const near = settlement.near ?? [];
  const context = { resume, jobDescription, score, terms, changes: standing, near, asOf };
  const asks = planAsks(context, job, settlement.known);
  const told = applyAnswers({
    resume,
    asks,
    former: settlement.questions,
    answers,
    decided: asked,
    job,
    asOf,
  });
  const confirmed = Object.fromEntries(told.accepted.map((id) => [id, 'accepted' as const]));
  // What the person decided on a change itself stands above their answer on it.
  const decided = applyDecisions(asked, { ...confirmed, ...decisions }, decidedAt);
  const answered = answerChanges(settlement, told, asks);
  const changes = [...decided, ...applyDecisions([...facts, ...answered], decisions, decidedAt)];
  const document = applyChanges(resume, changes);
  const layout = depth === 'light' ? undefined : proposeLayout(resume, document, job, terms, asOf);
  const optimized = scorer.whole(document);
  const answeredIds = new Set(answers.map(({ ask }) => ask));
  const declined = new Set(told.declined);
  const { chosen, left } = chooseAsks(asks, {
    answered: answeredIds,
    declined,
    rounds: settlement.rounds ?? 1,
    last: MOMENT_ASK,
  });
  const questions = toQuestions(chosen);
  // A skipped ask is open still: its yes is within reach.
  const settled = answers.filter((one) => !('option' in one) || one.option !== 'skip');
  const open = chosen.filter(({ id }) => !settled.some(({ ask }) => ask === id));
  const reached = applyChanges(resume, [...changes, ...fillAll(resume, open)]);
  const report: Report = {
    originalFit: original.fit,
    optimizedFit: optimized.fit,
    fitViews: optimized.fitViews,
    originalScore: original.score,
    optimizedScore: optimized.score,
    improvementScore: roundPoints(optimized.score - original.score),
    ceiling: original.ceiling,
    withinReach: Math.max(optimized.score, scorer.points(reached)),
    missingKeywords: stillMissing(original, optimized),
    changesSummary: summarizeChanges(changes),
    requirements: optimized.requirements,
    questions,
    asks: chosen.map(toAsk),
    asksLeft: left,
    facts: toFacts(resume, changes, asks),
    declined: told.declined,
    ...(told.motive === undefined ? {} : { motive: told.motive }),
    ...(told.moment === undefined ? {} : { moment: told.moment }),
    ...(told.results.length === 0 ? {} : { results: told.results }),
    beforeSend: listBeforeSend({
      document,
      changes,
      questions,
      answers: textsOf(answers),
      requirements: optimized.requirements,
      faultOfDates: (dates) => datesFault(dates, asOf),
    }),
    skills: analyzeSkills({ resume: document, job, asOf }),
    degraded: false,
    depth,
    asOf,
    ...(layout === undefined ? {} : { layout }),
  };
  const isWorded = changes.some(({ builtIn }) => builtIn !== undefined);
  const plain = isWorded ? { plain: applyChanges(resume, withoutModel(changes)) } : {};
  return { changes, optimized, document, ...plain, report };
}

const withoutAnswers = (changes: readonly Change[]): Change[] =>
  changes.filter(({ kind }) => kind !== ANSWER_KIND);

/** What the person told before: a line that this ad has use for stands, others wait. Without what they told, earlier ones stay. */
function factChanges({ resume, known, changes, original, scorer }: Settlement): Change[] {
  const made = changes.filter(({ id }) => id.startsWith(FACT_ID));
  if (known === undefined) return made;
  const earlier = new Map(made.map(({ id, decision }) => [id, decision]));
  const drafts = factDrafts(resume, known).filter((draft) => canShow(resume, draft));
  return drafts.map(({ id, ...draft }): Change => {
    const alone = applyChanges(resume, [{ ...draft, decision: 'accepted' }]);
    const points = roundPoints(scorer.points(alone) - original.score);
    const starts = points > 0 ? 'accepted' : 'rejected';
    return { ...draft, id, points, decision: earlier.get(id) ?? starts };
  });
}

/** What the person's answers add, each with the decision that an earlier change of the same answer had. Lines of answers to what is asked no more stay; without `answers` all do. */
function answerChanges(
  { resume, answers, changes, original, scorer }: Settlement,
  { drafts }: AnswerOutcome,
  asks: readonly RankedAsk[],
): Change[] {
  const made = changes.filter(({ kind, id }) => kind === ANSWER_KIND && !id.startsWith(FACT_ID));
  if (answers === undefined) return made;
  const known = new Set(asks.map(({ id }) => id));
  const former = answers.map(({ ask }) => ask).filter((id) => !known.has(id));
  const anew = new Set(drafts.map(({ id }) => id));
  const kept = made.filter(
    ({ id }) =>
      !anew.has(id) &&
      former.some((ask) => id === `answer-${ask}` || id.startsWith(`answer-${ask}-`)),
  );
  const earlier = new Map(changes.map(({ id, decision }) => [id, decision]));
  const told = drafts.map(({ id, ...draft }): Change => {
    const alone = applyChanges(resume, [{ ...draft, decision: 'accepted' }]);
    return {
      ...draft,
      id,
      points: roundPoints(scorer.points(alone) - original.score),
      decision: earlier.get(id) ?? 'accepted',
    };
  });
  return [...kept, ...told];
}

function applyDecisions(
  changes: readonly Change[],
  decisions: Readonly<Record<string, Decision>>,
  decidedAt: string | undefined,
): Change[] {
  return changes.map((change) => {
    const decision = Object.hasOwn(decisions, change.id) ? decisions[change.id] : undefined;
    return decision === undefined ? { ...change } : withDecision(change, decision, decidedAt);
  });
}

/** Accepting doubted words makes them the person's statement, which stands until they decide otherwise. */
function withDecision(
  { statement, ...change }: Change,
  decision: Decision,
  decidedAt: string | undefined,
): Change {
  if (change.verdict !== 'confirm' || decision !== 'accepted') return { ...change, decision };
  const made = statement ?? stateNow(change, decidedAt);
  return { ...change, decision, ...(made === undefined ? {} : { statement: made }) };
}

function stateNow(
  { path, before, after, sources }: Omit<Change, 'statement'>,
  confirmedAt: string | undefined,
): Statement | undefined {
  if (confirmedAt === undefined) return undefined;
  const source = before === '' ? sources[0] : { path, text: before };
  return { wording: after, confirmedAt, source: source ?? { path, text: '' } };
}

/** What the original lacked, without what the person's own answers or words have shown since. */
function stillMissing(original: Score, optimized: Score): Score['missingKeywords'] {
  const left = new Set(optimized.missingKeywords.map(({ term }) => term));
  return original.missingKeywords.filter(({ term, evidenced }) => evidenced || left.has(term));
}
