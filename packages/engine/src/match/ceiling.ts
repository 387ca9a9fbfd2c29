import type { Resume, ScoreComponent } from '@trueline/contracts';
import { UNITS } from './component.ts';
import type { Facts } from './components.ts';
import { creditOf } from './evidence.ts';
import { type EvidenceLine, TIER } from './evidence-lines.ts';
import { hasOutcome, outcomeShare } from './impact.ts';
import { clauseWeight, scoreClauses } from './responsibilities.ts';
import type { SkillScore } from './skills.ts';
import { stemsOf } from './stems.ts';

/**
 * The credit that truthful wording alone can reach: the ad's own form is written wherever the skill
 * itself is shown, and what stands in a list may be told in the summary. What is only implied is
 * never written, and what is shown nowhere gains nothing.
 */
function reachableCredit({ evidence }: SkillScore): number {
  if (evidence.tier === 0) return 0;
  if (!evidence.named) return creditOf(evidence);
  const tier = Math.max(evidence.tier, TIER.summary);
  return creditOf({ tier, exact: true });
}

function reachableSkills(scores: readonly SkillScore[], max: number): number {
  const total = scores.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return max;
  return (
    max * scores.reduce((sum, score) => sum + (score.weight * reachableCredit(score)) / total, 0)
  );
}

/** Duties against all words of the resume at once and the ad's forms of evidenced skills: no wording of one line can hold more. */
function reachableClauses({ requirements, index, must, nice }: Facts, max: number): number {
  const all = new Set(index.lines.flatMap((line) => [...line.stems, ...stemsOf(line.text)]));
  for (const { evidence, requirement } of [...must, ...nice]) {
    if (!evidence.named) continue;
    for (const skill of requirement.skills) for (const stem of stemsOf(skill.text)) all.add(stem);
  }
  const line: EvidenceLine = {
    path: '',
    entry: '',
    text: '',
    kind: 'role',
    tier: TIER.role,
    counted: '',
    skills: [],
    stems: all,
  };
  const scores = scoreClauses(requirements, [line]);
  const total = scores.reduce((sum, { requirement }) => sum + clauseWeight(requirement), 0);
  if (total === 0) return max;
  return (
    (max *
      scores.reduce(
        (sum, { requirement, credit }) => sum + clauseWeight(requirement) * credit,
        0,
      )) /
    total
  );
}

/** Figures and outcomes may be spread over more bullets by splitting, none is added. */
function reachableImpact(resume: Resume, max: number): number {
  const texts = (['work', 'volunteer', 'projects'] as const).flatMap((section) =>
    (resume[section] ?? []).flatMap((entry) => [...(entry.highlights ?? []), entry.summary ?? '']),
  );
  if (texts.every((text) => text.trim() === '')) return 0;
  const parts = texts.flatMap((text) => text.split(/[,;.]|\band\b/));
  return max * (1 - outcomeShare(parts.filter(hasOutcome).length));
}

/** What the engine can't mend of a component: its losses that are for the person or nobody. */
const withoutAutomatic = ({ max, lost }: ScoreComponent): number =>
  max -
  lost
    .filter(({ fixKind }) => fixKind !== 'automatic')
    .reduce((sum, { points }) => sum + points, 0);

/** The best score that truthful wording alone can reach, from the original and the ad alone, before any rewriting (engine.md 3, 9). */
export function ceilingOf(facts: Facts, components: readonly ScoreComponent[]): number {
  const best = components.map((component): number => {
    const { id, max, got } = component;
    if (id === 'A') return Math.max(got, reachableSkills(facts.must, max));
    if (id === 'B') return Math.max(got, reachableSkills(facts.nice, max));
    if (id === 'E') return Math.max(got, reachableClauses(facts, max));
    if (id === 'H') return Math.max(got, reachableImpact(facts.resume, max));
    if (id === 'I') return withoutAutomatic(component);
    if (id === 'J') return max;
    return got;
  });
  const sum = best.reduce((total, points) => total + Math.ceil(points * UNITS - 1e-6), 0);
  return Math.min(100 * UNITS, sum) / UNITS;
}
