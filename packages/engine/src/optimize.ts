import type {
  Change,
  Decision,
  JobRequirements,
  Question,
  Report,
  Resume,
  Score,
  Statement,
} from '@trueline/contracts';
import { ANSWER_KIND, listAnswerDrafts } from './ask/answer.ts';
import { askQuestions } from './ask/questions.ts';
import { applyChanges } from './compose/apply.ts';
import { proposeLayout } from './compose/layout.ts';
import { inDocumentOrder, propose } from './compose/propose.ts';
import { summarizeChanges } from './compose/summary.ts';
import type { Draft } from './document/change-draft.ts';
import type { YearMonth } from './document/dates.ts';
import { listJobTerms } from './document/job-terms.ts';
import { extractRequirements } from './job/extract-requirements.ts';
import { measureScore, scoreResume } from './match/score.ts';
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
  /** By id of the question: the person's own words, which become facts of theirs. */
  answers?: Readonly<Record<string, string>>;
  /** Rewordings by a language model that the gate let through. */
  modelDrafts?: readonly Draft[];
}

/** What stands after decisions: the changes, the original with the accepted ones, its score, and the report. */
export interface DecidedResult {
  changes: Change[];
  optimized: Score;
  document: Resume;
  report: Report;
}

export interface Optimization extends DecidedResult {
  job: JobRequirements;
  original: Score;
}

/** Scores a resume against the ad of one run. */
interface Scorer {
  whole: (resume: Resume) => Score;
  points: (resume: Resume) => number;
}

const createScorer = (job: JobRequirements, jobDescription: string, asOf: YearMonth): Scorer => ({
  whole: (resume) => scoreResume(resume, job, jobDescription, asOf),
  points: (resume) => measureScore(resume, job, jobDescription, asOf),
});

/** The whole way: read the ad, score, propose what the gate lets through, apply, score again. Deterministic; the resume itself is not touched. */
export function optimize({
  resume,
  jobDescription,
  asOf,
  decisions = {},
  decidedAt,
  answers = {},
  modelDrafts = [],
}: OptimizeInput): Optimization {
  const job = extractRequirements(jobDescription);
  const scorer = createScorer(job, jobDescription, asOf);
  const original = scorer.whole(resume);
  const proposed = propose(resume, job, asOf, jobDescription);
  const changes = numberChanges(
    inDocumentOrder([...proposed, ...modelDrafts], resume),
    resume,
    original,
    scorer,
  );
  const settlement = {
    resume,
    job,
    original,
    changes,
    decisions,
    decidedAt,
    answers,
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
}: OptimizeInput & { changes: readonly Change[] }): DecidedResult {
  const job = extractRequirements(jobDescription);
  const scorer = createScorer(job, jobDescription, asOf);
  const original = scorer.whole(resume);
  return settle({ resume, job, original, changes, decisions, decidedAt, answers, scorer, asOf });
}

interface Settlement {
  resume: Resume;
  job: JobRequirements;
  original: Score;
  changes: readonly Change[];
  decisions: Readonly<Record<string, Decision>>;
  decidedAt: string | undefined;
  answers: Readonly<Record<string, string>> | undefined;
  scorer: Scorer;
  asOf: YearMonth;
}

function settle(settlement: Settlement): DecidedResult {
  const { resume, job, original, decisions, decidedAt, answers, scorer, asOf } = settlement;
  const terms = listJobTerms(job, resume);
  const questions = askQuestions(resume, original, terms);
  const layout = proposeLayout(resume, job, terms, asOf);
  const kept =
    answers === undefined
      ? settlement.changes
      : settlement.changes.filter(({ kind }) => kind !== ANSWER_KIND);
  const decided = applyDecisions(kept, decisions, decidedAt);
  const answered = answerChanges(settlement, questions, decided);
  const changes = [...decided, ...applyDecisions(answered, decisions, decidedAt)];
  const document = applyChanges(resume, changes);
  const optimized = scorer.whole(document);
  const report: Report = {
    originalScore: original.score,
    optimizedScore: optimized.score,
    improvementScore: roundPoints(optimized.score - original.score),
    ceiling: original.ceiling,
    missingKeywords: stillMissing(original, optimized),
    changesSummary: summarizeChanges(changes),
    requirements: optimized.requirements,
    questions,
    skills: analyzeSkills({ resume: document, job, asOf }),
    degraded: false,
    asOf,
    ...(layout === undefined ? {} : { layout }),
  };
  return { changes, optimized, document, report };
}

/** What the person's answers add, each with the decision that an earlier change of the same answer had. */
function answerChanges(
  { resume, job, answers = {}, changes, original, scorer, asOf }: Settlement,
  questions: readonly Question[],
  decided: readonly Change[],
): Change[] {
  const drafts = listAnswerDrafts({ resume, questions, answers, decided, job, asOf });
  const earlier = new Map(changes.map(({ id, decision }) => [id, decision]));
  return drafts.map(({ id, ...draft }) => {
    const alone = applyChanges(resume, [{ ...draft, decision: 'accepted' }]);
    return {
      ...draft,
      id,
      points: roundPoints(scorer.points(alone) - original.score),
      decision: earlier.get(id) ?? 'accepted',
    };
  });
}

const roundPoints = (points: number): number => Math.round(points * 100) / 100;

/** So much may a clearer line cost: the score finds lines of few words thin. More means that it says less of what the ad asks. */
const POINTS_LOST_MAX = 0.5;

/** Changes with their numbers, what they start as, and what each alone adds to the score. One that lowers the fit is no help and left out; so are all that cost points where they would outweigh the others. */
function numberChanges(
  drafts: readonly Draft[],
  resume: Resume,
  original: Score,
  scorer: Scorer,
): Change[] {
  const rated = drafts.map((draft) => {
    const alone = applyChanges(resume, [{ ...draft, decision: 'accepted' }]);
    const points = roundPoints(scorer.points(alone) - original.score);
    return { ...draft, points, decision: startsAs(draft) };
  });
  const helping = chooseWordings(
    rated.filter(({ points, after }) => points >= -POINTS_LOST_MAX || after === ''),
  );
  const isLower = scorer.points(applyChanges(resume, helping)) < original.score;
  const kept = isLower ? helping : withinCeiling(helping, resume, original, scorer);
  return kept
    .filter(({ points, after }) => !isLower || points >= 0 || after === '')
    .map((change, index) => ({ ...change, id: `c${index + 1}` }));
}

/** The ceiling counts what the score takes for evidence; a listed skill that it does not is left out again. */
function withinCeiling<T extends Draft & { decision: Decision }>(
  changes: readonly T[],
  resume: Resume,
  { ceiling }: Score,
  scorer: Scorer,
): readonly T[] {
  let kept = changes;
  while (scorer.points(applyChanges(resume, kept)) > ceiling) {
    const last = kept.findLast(({ kind }) => kind === 'surfaced-skill' || kind === 'keyword-form');
    if (last === undefined) return kept;
    kept = kept.filter((change) => change !== last);
  }
  return kept;
}

/** A change to confirm and every removal wait for the person's word. */
function startsAs({ verdict, after }: Draft): Decision {
  return verdict === 'proven' && after !== '' ? 'accepted' : 'rejected';
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
