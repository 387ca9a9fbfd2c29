import type { Requirement } from '@trueline/contracts';
import { findSkill } from '../lexicon/skills.ts';
import type { Loss } from './component.ts';
import {
  creditOf,
  type EvidenceIndex,
  findRequirementEvidence,
  type RequirementEvidence,
} from './evidence.ts';
import { skillRarity } from './rarity.ts';
import { stemsOf } from './stems.ts';

/** Weights of engine.md 3 and 4: title or repeated 1.5, duty 0.5; self-descriptions and unknown terms count little. */
const WEIGHT_STRESSED = 1.5;
const WEIGHT_CONTEXT = 0.5;
const WEIGHT_SOFT = 0.2;
const WEIGHT_UNRECOGNISED = 0.3;
/** A skill that every ad names weighs this little beside one that hardly any does. */
const WEIGHT_COMMON = 0.3;
/** What the Skills section alone can earn of A + B. */
const LIST_CAP_SHARE = 0.35;

export interface SkillScore {
  requirement: Requirement;
  weight: number;
  credit: number;
  evidence: RequirementEvidence;
}

function weightOf(
  requirement: Requirement,
  titleSpan: { start: number; end: number } | null,
): number {
  const found = requirement.skills.map((skill) => findSkill(skill.name));
  const inTitle =
    titleSpan !== null &&
    requirement.skills.some(
      (skill) => skill.start >= titleSpan.start && skill.start < titleSpan.end,
    );
  const repeated = new Set(requirement.skills.map((skill) => skill.start)).size >= 2;
  const distinct = new Set(requirement.skills.map((skill) => skill.name)).size;
  const isRepeated = repeated && requirement.skills.length > distinct;
  const stress = inTitle || isRepeated ? WEIGHT_STRESSED : 1;
  if (found.every((skill) => skill === null)) return WEIGHT_UNRECOGNISED;
  if (found.every((skill) => skill?.kind === 'soft')) return WEIGHT_SOFT;
  return requirement.level === 'context' ? WEIGHT_CONTEXT * stress : stress;
}

/** The rarest of the skills named decides: 0.3 for what stands in every ad, 1 for what stands in none. */
function rarityWeight({ skills }: Requirement): number {
  const rarest = Math.max(0, ...skills.map(({ name }) => skillRarity(name)));
  return WEIGHT_COMMON + (1 - WEIGHT_COMMON) * rarest;
}

/** Skill requirements of the levels with weight, evidence and credit. */
export function scoreSkills(
  requirements: readonly Requirement[],
  index: EvidenceIndex,
  levels: readonly Requirement['level'][],
): SkillScore[] {
  const title = requirements.find(({ kind }) => kind === 'title') ?? null;
  return requirements
    .filter(({ kind, level }) => kind === 'skill' && levels.includes(level))
    .map((requirement) => {
      const evidence = findRequirementEvidence(index, requirement);
      const weight = weightOf(requirement, title) * rarityWeight(requirement);
      return { requirement, weight, evidence, credit: creditOf(evidence) };
    });
}

/** A skill with the same parent, transferable: shown to the person, never counted. */
function findSibling(index: EvidenceIndex, name: string): string | undefined {
  const parents = findSkill(name)?.parents ?? [];
  for (const parent of parents) {
    const line = index.implied.get(parent)?.[0];
    if (line !== undefined) return line.text;
  }
  return undefined;
}

/** The line that holds most words of a term that nothing shows: where an answer would most likely go. */
function findLikeLine(index: EvidenceIndex, term: string): string | undefined {
  const stems = [...new Set(stemsOf(term))];
  let best: { text: string; shared: number } | undefined;
  for (const line of index.lines) {
    if (line.kind !== 'role') continue;
    const shared = stems.filter((stem) => line.stems.has(stem)).length;
    if (shared > (best?.shared ?? 0)) best = { text: line.text, shared };
  }
  return best?.text;
}

const formsOf = ({ requirement }: SkillScore): string =>
  [...new Set(requirement.skills.map((skill) => skill.text))].join(' or ');

type Explained = Pick<Loss, 'reason' | 'nearest' | 'fix' | 'fixKind'>;

function explainMissing(
  term: string,
  sibling: string | undefined,
  like: string | undefined,
): Explained {
  const nearest = sibling ?? like;
  const missing = `Nothing in the resume shows ${term}`;
  return {
    reason:
      sibling === undefined
        ? `${missing}.`
        : `${missing}; what is nearest to it is transferable, not counted.`,
    ...(nearest === undefined ? {} : { nearest }),
    fix: `Add ${term} only if you have it, with where you used it.`,
    fixKind: 'ask',
  };
}

/** Why a skill that the resume does show isn't worth its full points. */
function explainPartial(
  term: string,
  { lines, named, name, exact, listOnly }: RequirementEvidence,
): Explained {
  const line = lines[0];
  const nearest = line === undefined ? {} : { nearest: line.text };
  if (!named) {
    const reason = `${term} is implied by the resume but never named.`;
    return { reason, ...nearest, fix: `Name ${term} where you used it.`, fixKind: 'ask' };
  }
  if (!exact) {
    const reason = `The resume shows ${name} in other words than the ad's "${term}".`;
    return { reason, ...nearest, fix: `Write it as the ad does: ${term}.`, fixKind: 'automatic' };
  }
  const reason = listOnly
    ? `${term} stands in a list with no example of its use.`
    : `${term} is not shown in a dated role or project.`;
  const fix = `Show in a role or project where you used ${term}.`;
  return { reason, ...nearest, fix, fixKind: 'ask' };
}

function explain(score: SkillScore, index: EvidenceIndex): Omit<Loss, 'share'> {
  const { requirement, evidence } = score;
  const first = requirement.skills[0];
  const term = requirement.anyOf === undefined ? (first?.text ?? '') : formsOf(score);
  const explained =
    evidence.tier === 0
      ? explainMissing(term, findSibling(index, first?.name ?? ''), findLikeLine(index, term))
      : explainPartial(term, evidence);
  return { requirementId: requirement.id, jobQuote: requirement.text, ...explained };
}

/** Credit of the scores with list-only credit scaled down to `keep` (0 to 1), as losses of one component. */
export function skillLosses(
  scores: readonly SkillScore[],
  index: EvidenceIndex,
  keep: number,
): Loss[] {
  const total = scores.reduce((sum, { weight }) => sum + weight, 0);
  return scores.map((score) => {
    const credit = score.evidence.listOnly ? score.credit * keep : score.credit;
    return { ...explain(score, index), share: (score.weight * (1 - credit)) / total };
  });
}

/** How much of the credit that stands in lists alone is kept, so that A + B gain at most 35 % of their points from it. */
export function listCreditKept(
  parts: readonly { points: number; scores: readonly SkillScore[] }[],
): number {
  const available = parts.reduce((sum, { points }) => sum + points, 0);
  const fromLists = parts.reduce((sum, { points, scores }) => {
    const total = scores.reduce((weights, { weight }) => weights + weight, 0);
    const listed = scores
      .filter(({ evidence }) => evidence.listOnly)
      .reduce((credits, { weight, credit }) => credits + weight * credit, 0);
    return total === 0 ? sum : sum + (points * listed) / total;
  }, 0);
  return fromLists === 0 ? 1 : Math.min(1, (LIST_CAP_SHARE * available) / fromLists);
}
