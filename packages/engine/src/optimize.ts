import type { Change, Decision, JobRequirements, Report, Resume, Score } from '@trueline/contracts';
import type { YearMonth } from './document/dates.ts';
import { extractRequirements } from './job/requirements.ts';
import { scoreResume } from './match/score.ts';
import { applyChanges } from './rewrite/apply.ts';
import type { Draft } from './rewrite/draft.ts';
import { listJobTerms } from './rewrite/job-terms.ts';
import { propose } from './rewrite/propose.ts';
import { askQuestions } from './rewrite/questions.ts';
import { summarizeChanges } from './rewrite/summary.ts';

export interface OptimizeInput {
  resume: Resume;
  jobDescription: string;
  /** `YYYY-MM` that stands for "present". */
  asOf: YearMonth;
  /** By id of the change; a change without one keeps what it starts as. */
  decisions?: Readonly<Record<string, Decision>>;
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

type Scorer = (resume: Resume) => Score;

/** The whole way: read the ad, score, propose what the gate lets through, apply, score again. Deterministic; the resume itself is not touched. */
export function optimize({
  resume,
  jobDescription,
  asOf,
  decisions = {},
}: OptimizeInput): Optimization {
  const job = extractRequirements(jobDescription);
  const score: Scorer = (candidate) => scoreResume(candidate, job, jobDescription, asOf);
  const original = score(resume);
  const proposed = propose(resume, job, asOf);
  const changes = numberChanges(proposed, resume, original, score);
  const decided = applyDecisions(changes, decisions);
  return { job, original, ...settle({ resume, job, original, changes: decided, score, asOf }) };
}

/** The same result after decisions on its changes; nothing is proposed anew, so ids stay. */
export function redecide({
  resume,
  jobDescription,
  asOf,
  changes,
  decisions = {},
}: OptimizeInput & { changes: readonly Change[] }): DecidedResult {
  const job = extractRequirements(jobDescription);
  const score: Scorer = (candidate) => scoreResume(candidate, job, jobDescription, asOf);
  return settle({
    resume,
    job,
    original: score(resume),
    changes: applyDecisions(changes, decisions),
    score,
    asOf,
  });
}

interface Settlement {
  resume: Resume;
  job: JobRequirements;
  original: Score;
  changes: Change[];
  score: Scorer;
  asOf: YearMonth;
}

function settle({ resume, job, original, changes, score, asOf }: Settlement): DecidedResult {
  const document = applyChanges(resume, changes);
  const optimized = score(document);
  const terms = listJobTerms(job, resume);
  const report: Report = {
    originalScore: original.score,
    optimizedScore: optimized.score,
    improvementScore: roundPoints(optimized.score - original.score),
    ceiling: original.ceiling,
    missingKeywords: original.missingKeywords,
    changesSummary: summarizeChanges(changes),
    requirements: optimized.requirements,
    questions: askQuestions(resume, original, terms),
    degraded: false,
    asOf,
  };
  return { changes, optimized, document, report };
}

const roundPoints = (points: number): number => Math.round(points * 100) / 100;

/** So much may a clearer line cost: the score finds lines of few words thin. More means that it says less of what the ad asks. */
const POINTS_LOST_MAX = 0.5;

/** Changes with their numbers, what they start as, and what each alone adds to the score. One that lowers the fit is no help and left out; so are all that cost points where they would outweigh the others. */
function numberChanges(
  drafts: readonly Draft[],
  resume: Resume,
  original: Score,
  score: Scorer,
): Change[] {
  const rated = drafts.map((draft) => {
    const alone = applyChanges(resume, [{ ...draft, decision: 'accepted' }]);
    const points = roundPoints(score(alone).score - original.score);
    return { ...draft, points, decision: startsAs(draft) };
  });
  const helping = rated.filter(({ points, after }) => points >= -POINTS_LOST_MAX || after === '');
  const isLower = score(applyChanges(resume, helping)).score < original.score;
  return helping
    .filter(({ points, after }) => !isLower || points >= 0 || after === '')
    .map((change, index) => ({ ...change, id: `c${index + 1}` }));
}

/** A flagged change and every removal wait for the person's word. */
function startsAs({ verdict, after }: Draft): Decision {
  return verdict === 'accept' && after !== '' ? 'accepted' : 'rejected';
}

function applyDecisions(
  changes: readonly Change[],
  decisions: Readonly<Record<string, Decision>>,
): Change[] {
  return changes.map((change) => {
    const decision = Object.hasOwn(decisions, change.id) ? decisions[change.id] : undefined;
    return decision === undefined ? { ...change } : { ...change, decision };
  });
}
