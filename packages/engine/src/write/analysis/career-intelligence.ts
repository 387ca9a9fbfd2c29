import type {
  CareerIntelligence,
  JobRequirements,
  RequirementLevel,
  Resume,
} from '@trueline/contracts';
import type { YearMonth } from '../../document/dates.ts';
import { titleLikeness } from '../../match/title.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { findNearest, linesBySkill, mentionFinder } from '../needs.ts';
import { listPlaces } from '../place.ts';
import { measureUse } from '../skill-use.ts';

export interface CareerInput {
  /** The person's profile. */
  resume: Resume;
  /** What the person's own job descriptions ask; nothing else is known of any role. */
  jobs: readonly JobRequirements[];
  /** Titles that the person aims at; without any, those of the ads. */
  targets?: readonly string[];
  asOf: YearMonth;
}

type Named = ReturnType<typeof linesBySkill>;

const STRENGTHS_MAX = 12;
const EVIDENCE_MAX = 3;
const GAPS_MAX = 10;
const STEPS_MAX = 6;
/** Two titles this like one another are one target. */
const SAME_TARGET = 0.6;
const LEVEL_ORDER: readonly RequirementLevel[] = ['must', 'nice', 'context'];

const asks = (job: JobRequirements, name: string): boolean =>
  job.requirements.some(({ skills }) => skills.some((skill) => skill.name === name));

/** Shown in the most years and asked in the most ads first; only what a role, project or certificate shows. */
function listStrengths(
  { resume, jobs, asOf }: CareerInput,
  named: Named,
): CareerIntelligence['strengths'] {
  return [...named]
    .filter(
      ([name, lines]) =>
        findSkill(name)?.kind !== 'soft' &&
        lines.some(({ path }) => /^(?:work|volunteer|projects|certificates)/.test(path)),
    )
    .map(([name, lines]) => ({
      name,
      ...measureUse(resume, lines, asOf),
      evidence: lines.slice(0, EVIDENCE_MAX).map(({ path, text }) => ({ path, text })),
      askedIn: jobs.filter((job) => asks(job, name)).length,
    }))
    .sort(
      (a, b) =>
        b.askedIn - a.askedIn ||
        (b.years ?? 0) - (a.years ?? 0) ||
        b.evidence.length - a.evidence.length,
    )
    .slice(0, STRENGTHS_MAX);
}

/** The ads of each target: by the titles named, else by the ads' own titles, those alike together. */
function groupAds({
  jobs,
  targets = [],
  resume,
  asOf,
}: CareerInput): { title: string; jobs: JobRequirements[] }[] {
  const groups = targets.map((title) => ({ title, jobs: [] as JobRequirements[] }));
  for (const job of jobs) {
    const title = job.title ?? 'Untitled role';
    const like = groups.find((group) => titleLikeness(group.title, title) >= SAME_TARGET);
    if (like !== undefined) like.jobs.push(job);
    else if (targets.length === 0) groups.push({ title, jobs: [job] });
  }
  if (groups.length > 0) return groups;
  const held = [...listPlaces(resume, asOf).values()].sort((a, b) => b.end - a.end)[0]?.title?.text;
  return held === undefined ? [] : [{ title: held, jobs: [] }];
}

function compare(
  group: { title: string; jobs: readonly JobRequirements[] },
  named: Named,
  findMention: ReturnType<typeof mentionFinder>,
): CareerIntelligence['targets'][number] {
  const wanted = new Map<string, { level: RequirementLevel; askedIn: Set<JobRequirements> }>();
  for (const job of group.jobs) {
    for (const { level, skills } of job.requirements) {
      for (const { name } of skills) {
        if (findSkill(name) === null || findSkill(name)?.kind === 'soft') continue;
        const known = wanted.get(name) ?? { level, askedIn: new Set() };
        known.askedIn.add(job);
        if (LEVEL_ORDER.indexOf(level) < LEVEL_ORDER.indexOf(known.level)) known.level = level;
        wanted.set(name, known);
      }
    }
  }
  const gaps = [...wanted]
    .filter(([name]) => !named.has(name) && findMention(name) === undefined)
    .map(([term, { level, askedIn }]) => {
      const nearest = findNearest(term, named);
      return {
        term,
        level,
        askedIn: askedIn.size,
        ...(nearest === null
          ? {}
          : { nearest: { path: nearest.line.path, text: nearest.line.text } }),
      };
    });
  return {
    title: group.title,
    ads: group.jobs.length,
    shown: [...wanted.keys()].filter((name) => named.has(name)),
    gaps: gaps
      .sort(
        (a, b) =>
          b.askedIn - a.askedIn || LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level),
      )
      .slice(0, GAPS_MAX),
  };
}

function adviseOn(
  targets: CareerIntelligence['targets'],
  strengths: CareerIntelligence['strengths'],
): CareerIntelligence['nextSteps'] {
  const gaps = targets.flatMap(({ title, gaps: missing, ads }) =>
    missing.filter(({ level }) => level === 'must').map((gap) => ({ ...gap, title, ads })),
  );
  const seen = new Set<string>();
  const steps = gaps
    .sort((a, b) => b.askedIn - a.askedIn)
    .filter(({ term }) => !seen.has(term) && seen.add(term))
    .map(({ term, nearest, title, ads, askedIn }) => ({
      advice:
        nearest === undefined
          ? `Look for a way to learn ${term}, such as a course or a small project, if this is the direction you want.`
          : `Build on what you have next to ${term}. If you have used it, add where; if not, it is the shortest step.`,
      reason: `Required in ${askedIn} of ${ads} of your ads for ${title}; your profile does not show it.`,
    }));
  const undated = strengths.find(({ years, askedIn }) => years === undefined && askedIn > 0);
  const dated =
    undated === undefined
      ? []
      : [
          {
            advice: `Say in a dated role where you used ${undated.name}, if you did.`,
            reason: 'It is asked for, and no dated role of your profile shows it.',
          },
        ];
  return [...steps.slice(0, STEPS_MAX - dated.length), ...dated];
}

/** Strengths with their evidence, gaps against the ads that the person used, next steps labelled as advice. */
export function analyzeCareer(input: CareerInput): CareerIntelligence {
  const named = linesBySkill(input.resume);
  const strengths = listStrengths(input, named);
  const findMention = mentionFinder(input.resume);
  const targets = groupAds(input).map((group) => compare(group, named, findMention));
  const count = input.jobs.length;
  return {
    strengths,
    targets,
    nextSteps: adviseOn(targets, strengths),
    basis:
      count === 0
        ? 'Drawn from your profile alone: add a job description to see what the roles you want ask for.'
        : `Drawn from your profile and the ${count === 1 ? 'job description' : `${count} job descriptions`} that you used; it says nothing of the market at large.`,
    asOf: input.asOf,
  };
}
