import type {
  JobRequirements,
  Resume,
  Score,
  ScoreComponent,
  ScoredRequirement,
} from '@trueline/contracts';
import type { YearMonth } from '../document/dates.ts';
import { ceilingOf } from './ceiling.ts';
import { type Shown, UNITS } from './component.ts';
import { type Facts, listComponents } from './components.ts';
import { measureEducation } from './education.ts';
import { findRequirementEvidence } from './evidence/evidence.ts';
import { indexEvidence } from './evidence/evidence-index.ts';
import { listEvidenceLines, listNameLines } from './evidence/evidence-lines.ts';
import { listNotes } from './evidence/stuffing.ts';
import { type FitFacts, measureFit, measureViews } from './fit/fit.ts';
import { listMissingKeywords } from './missing-keywords.ts';
import { scoreClauses } from './responsibilities.ts';
import { scoreSkills } from './skills.ts';

export type ScoreBand = 'low' | 'fair' | 'good' | 'strong';

/** Bands of engine.md 3: below 40 low, to 59 fair, to 79 good, from 80 strong. */
export function scoreBand(score: number): ScoreBand {
  if (score < 40) return 'low';
  if (score < 60) return 'fair';
  return score < 80 ? 'good' : 'strong';
}

/** Lines shown for one requirement, best first. */
const EVIDENCE_SHOWN = 3;

function measure(
  resume: Resume,
  job: JobRequirements,
  jobDescription: string,
  asOf: YearMonth,
): Facts {
  const index = indexEvidence(listEvidenceLines(resume, jobDescription), listNameLines(resume));
  const { requirements } = job;
  return {
    resume,
    requirements,
    index,
    must: scoreSkills(requirements, index, ['must', 'context']),
    nice: scoreSkills(requirements, index, ['nice']),
    clauses: scoreClauses(requirements, index.lines),
    asOf,
  };
}

function scoredRequirements(
  facts: Facts,
  others: Pick<ReturnType<typeof listComponents>, 'credits' | 'evidence'>,
): ScoredRequirement[] {
  const credits = new Map([
    ...others.credits,
    ...[...facts.must, ...facts.nice].map(
      ({ requirement, credit }) => [requirement.id, credit] as const,
    ),
    ...facts.clauses.map(({ requirement, credit }) => [requirement.id, credit] as const),
  ]);
  const clauseLines = new Map(facts.clauses.map(({ requirement, line }) => [requirement.id, line]));
  return facts.requirements.map((requirement) => {
    const credit = Math.round((credits.get(requirement.id) ?? 0) * UNITS) / UNITS;
    const clause = clauseLines.get(requirement.id);
    const lines: readonly Shown[] =
      others.evidence.get(requirement.id) ??
      (clause === undefined ? findRequirementEvidence(facts.index, requirement).lines : [clause]);
    const shown = credit === 0 ? [] : lines.slice(0, EVIDENCE_SHOWN);
    return { ...requirement, credit, evidence: shown.map(({ path, text }) => ({ path, text })) };
  });
}

/** Points of some components over their maximum, of 100; 0 where the ad asks none of it. */
function rescaled(components: readonly ScoreComponent[], ids: string): number {
  const units = (of: 'got' | 'max'): number =>
    components
      .filter(({ id }) => ids.includes(id))
      .reduce((sum, part) => sum + Math.round(part[of] * UNITS), 0);
  const max = units('max');
  return max === 0 ? 0 : Math.round((units('got') / max) * 100 * UNITS) / UNITS;
}

const totalOf = (components: readonly ScoreComponent[]): number =>
  components.reduce((sum, { got }) => sum + Math.round(got * UNITS), 0) / UNITS;

/** The score alone, 0 to 100: what `scoreResume` gives, without what explains it and what could be reached. */
export const measureScore = (
  resume: Resume,
  job: JobRequirements,
  jobDescription: string,
  asOf: YearMonth,
): number => totalOf(listComponents(measure(resume, job, jobDescription, asOf)).components);

/** What the figure of fit looks at. */
function fitFacts(facts: Facts, jobDescription: string): FitFacts {
  const { resume, requirements, index, must, nice, asOf } = facts;
  const credentials = measureEducation(requirements, resume, index, asOf);
  return {
    resume,
    requirements,
    index,
    skills: [...must, ...nice],
    credentials,
    jobDescription,
    asOf,
  };
}

/** The views of fit before they are weighed, for learning their weights. */
export const listFitViews = (
  resume: Resume,
  job: JobRequirements,
  jobDescription: string,
  asOf: YearMonth,
): ReturnType<typeof measureViews> =>
  measureViews(fitFacts(measure(resume, job, jobDescription, asOf), jobDescription));

/**
 * Scores a resume against an ad, 0 to 100 in hundredths (engine.md 3). `job` is what
 * `extractRequirements` read from `jobDescription`; `asOf` stands for "present". Not a prediction
 * of hiring. The points lost over all components sum to 100 - score.
 */
export function scoreResume(
  resume: Resume,
  job: JobRequirements,
  jobDescription: string,
  asOf: YearMonth,
): Score {
  const facts = measure(resume, job, jobDescription, asOf);
  const { components, ...others } = listComponents(facts);
  const score = totalOf(components);
  const { fit, views } = measureFit(fitFacts(facts, jobDescription));
  return {
    score,
    fit,
    fitViews: views,
    match: rescaled(components, 'ABCDEFG'),
    quality: rescaled(components, 'HIJ'),
    ceiling: Math.max(score, ceilingOf(facts, components)),
    components,
    requirements: scoredRequirements(facts, others),
    missingKeywords: listMissingKeywords(job.requirements, facts.index),
    notes: listNotes(facts.index.lines),
  };
}
