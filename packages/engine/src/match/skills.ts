import type { Requirement } from '@trueline/contracts';
import { stemsOf } from '../language/en/text-stems.ts';
import { rarityOf } from '../taxonomy/rarity.ts';
import { findSkill } from '../taxonomy/skills.ts';
import type { Loss } from './component.ts';
import {
  creditOf,
  findRequirementEvidence,
  type RequirementEvidence,
} from './evidence/evidence.ts';
import type { EvidenceIndex } from './evidence/evidence-index.ts';

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
  const rarest = Math.max(0, ...skills.map(({ name }) => rarityOf(name)));
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

/** "A", "A or B", "A, B or C", in the ad's words and quotation marks. */
function quoted(words: readonly string[]): string {
  const all = [...new Set(words)].map((word) => `"${word}"`);
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} or ${last}`;
}

type Explained = Pick<Loss, 'reason' | 'nearest' | 'fix' | 'fixKind'>;

function explainMissing(
  { requirement }: SkillScore,
  sibling: string | undefined,
  like: string | undefined,
): Explained {
  const texts = requirement.skills.map((skill) => skill.text);
  const terms = quoted(requirement.anyOf === undefined ? texts.slice(0, 1) : texts);
  const isSoft = requirement.skills.every(({ name }) => findSkill(name)?.kind === 'soft');
  const nearest = sibling ?? like;
  return {
    reason:
      sibling === undefined
        ? `Nothing in the resume shows ${terms}.`
        : `Nothing in the resume shows ${terms}. The nearest line is about something like it, which helps a reader but does not count here.`,
    ...(nearest === undefined ? {} : { nearest }),
    fix: isSoft
      ? 'Show it by an example from a role, if you have one; the word alone says little.'
      : `If you have it, say in a role where you used it. If not, leave it out.`,
    fixKind: 'ask',
  };
}

/** Why a skill that the resume does show isn't worth its full points. */
function explainPartial(
  { requirement }: SkillScore,
  { lines, named, near, name, exact, listOnly }: RequirementEvidence,
): Explained {
  const line = lines[0];
  const nearest = line === undefined ? {} : { nearest: line.text };
  const written = requirement.skills.find((skill) => skill.name === name) ?? requirement.skills[0];
  const term = quoted([written?.text ?? name]);
  if (near) {
    const reason = `A line of the resume is near to ${term} and does not say it.`;
    return { reason, ...nearest, fix: `If it was ${term}, say so in that line.`, fixKind: 'ask' };
  }
  if (!named) {
    const reason = `The resume suggests ${term} but never names it.`;
    return { reason, ...nearest, fix: `If it is true, name it where you used it.`, fixKind: 'ask' };
  }
  if (!exact) {
    const own = lines.flatMap(({ skills }) => skills).find(({ norm }) => norm === name)?.text;
    const reason = `The resume says ${quoted([own ?? name])} where the ad says ${term}.`;
    return { reason, ...nearest, fix: `Write it as the ad does: ${term}.`, fixKind: 'automatic' };
  }
  const reason = listOnly
    ? `${term} stands in a list, with no example of its use.`
    : line?.kind === 'role'
      ? `The line that shows ${term} gives no figure and no result.`
      : `${term} is not shown in a dated role or project.`;
  const fix =
    line?.kind === 'role' && !listOnly
      ? 'Where you know it, say how much, how many or what came of it.'
      : 'Say in a role or project where you used it.';
  return { reason, ...nearest, fix, fixKind: 'ask' };
}

function explain(score: SkillScore, index: EvidenceIndex): Omit<Loss, 'share'> {
  const { requirement, evidence } = score;
  const first = requirement.skills[0];
  const explained =
    evidence.tier === 0 && !evidence.near
      ? explainMissing(
          score,
          findSibling(index, first?.name ?? ''),
          findLikeLine(index, first?.text ?? ''),
        )
      : explainPartial(score, evidence);
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
