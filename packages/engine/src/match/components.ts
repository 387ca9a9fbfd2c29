import type { Requirement, Resume, ScoreComponent } from '@trueline/contracts';
import type { YearMonth } from '../document/dates.ts';
import { type Bullet, listBullets } from './bullets.ts';
import { apportion, countOut, type Loss, type Part, type Shown, UNITS } from './component.ts';
import { measureConcision } from './concision.ts';
import { measureConstraints } from './constraints.ts';
import { measureEducation } from './education.ts';
import type { EvidenceIndex } from './evidence/evidence-index.ts';
import { measureImpact } from './impact.ts';
import { type ClauseScore, clauseLosses } from './responsibilities.ts';
import { listCreditKept, type SkillScore, skillLosses } from './skills.ts';
import { measureStructure } from './structure.ts';
import { measureTitle } from './title.ts';
import { measureYears } from './years.ts';

/** The ten components of engine.md 3 with their points. */
const COMPONENTS = {
  A: ['Must-have skills', 28],
  B: ['Nice-to-have skills', 8],
  C: ['Years and seniority', 10],
  D: ['Role and title', 7],
  E: ['Responsibilities', 10],
  F: ['Education, certificates, licences', 5],
  G: ['Constraints', 2],
  H: ['Impact of bullets', 12],
  I: ['Structure and parseability', 12],
  J: ['Concision and language', 6],
} as const;
type ComponentId = keyof typeof COMPONENTS;

const MATCH_IDS: readonly ComponentId[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const QUALITY_IDS: readonly ComponentId[] = ['H', 'I', 'J'];
const MATCH_POINTS = 70;

/** What was measured before points are counted out. */
export interface Facts {
  resume: Resume;
  requirements: readonly Requirement[];
  index: EvidenceIndex;
  must: readonly SkillScore[];
  nice: readonly SkillScore[];
  clauses: readonly ClauseScore[];
  asOf: YearMonth;
}

type Losses = Partial<Record<ComponentId, readonly Loss[]>>;

/** Points of the components present: those of the absent are shared among A to G; with none of these, among H to J. */
function pointsOf(present: ReadonlySet<ComponentId>): Map<ComponentId, number> {
  const match = MATCH_IDS.filter((id) => present.has(id));
  const matchUnits = match.length === 0 ? 0 : MATCH_POINTS * UNITS;
  const share = (ids: readonly ComponentId[], units: number): [ComponentId, number][] => {
    const parts = apportion(
      units,
      ids.map((id) => COMPONENTS[id][1]),
    );
    return ids.map((id, i) => [id, parts[i] ?? 0]);
  };
  return new Map([...share(match, matchUnits), ...share(QUALITY_IDS, 100 * UNITS - matchUnits)]);
}

/** So much of a bullet must be the person's own for it to count. */
const OWN_SHARE_MIN = 0.5;

/** The bullets without those that are pasted from the ad or dumps. */
function ownBullets(resume: Resume, index: EvidenceIndex): Bullet[] {
  const lines = new Map(index.lines.map((line) => [line.path, line]));
  const letters = (text: string): number => text.replace(/\s/g, '').length;
  return listBullets(resume).filter(({ path, text }) => {
    const line = lines.get(path);
    return line === undefined || letters(line.counted) >= OWN_SHARE_MIN * letters(text);
  });
}

/** What doesn't depend on how list credit is capped, and the requirements' own parts. */
function measureParts(facts: Facts): { losses: Losses; parts: Part[] } {
  const { resume, requirements, index, clauses, asOf } = facts;
  const years = measureYears(requirements, resume, index, asOf);
  const title = measureTitle(requirements, resume, asOf);
  const education = measureEducation(requirements, resume, index, asOf);
  const constraints = measureConstraints(requirements, resume, index);
  const bullets = ownBullets(resume, index);
  const losses: Losses = {
    ...(years === null ? {} : { C: years.losses }),
    ...(title === null ? {} : { D: title.losses }),
    ...(clauses.length > 0 ? { E: clauseLosses(clauses) } : {}),
    ...(education === null ? {} : { F: education.losses }),
    ...(constraints === null ? {} : { G: constraints.losses }),
    H: measureImpact(bullets),
    I: measureStructure(resume, asOf),
    J: measureConcision(resume, bullets),
  };
  return { losses, parts: [years, title, education, constraints].filter((part) => part !== null) };
}

/** A and B, with what stands in lists alone capped over both. */
function measureSkills(
  { must, nice, index }: Facts,
  points: ReadonlyMap<ComponentId, number>,
): Losses {
  const keep = listCreditKept([
    { points: points.get('A') ?? 0, scores: must },
    { points: points.get('B') ?? 0, scores: nice },
  ]);
  return {
    ...(must.length > 0 ? { A: skillLosses(must, index, keep) } : {}),
    ...(nice.length > 0 ? { B: skillLosses(nice, index, keep) } : {}),
  };
}

/** A to J in points, and credit and lines of each requirement that isn't a skill or a duty. */
export function listComponents(facts: Facts): {
  components: ScoreComponent[];
  credits: ReadonlyMap<string, number>;
  evidence: ReadonlyMap<string, readonly Shown[]>;
} {
  const { losses, parts } = measureParts(facts);
  const present = new Set(Object.keys(losses) as ComponentId[]);
  if (facts.must.length > 0) present.add('A');
  if (facts.nice.length > 0) present.add('B');
  const points = pointsOf(present);
  const all: Losses = { ...losses, ...measureSkills(facts, points) };
  const components = (Object.keys(COMPONENTS) as ComponentId[]).map((id) =>
    countOut(id, COMPONENTS[id][0], points.get(id) ?? 0, { losses: all[id] ?? [] }),
  );
  return {
    components,
    credits: new Map(parts.flatMap((part) => [...part.credits])),
    evidence: new Map(parts.flatMap((part) => [...part.evidence])),
  };
}
