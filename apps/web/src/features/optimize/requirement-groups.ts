import type { RequirementKind, ScoredRequirement } from '@trueline/contracts';

/** One line of the ad with all that it asks. */
export interface RequirementGroup {
  text: string;
  requirements: ScoredRequirement[];
}

/** Puts together what one line of the ad asks, in the order of the ad's first mention. */
export function groupByLine(requirements: readonly ScoredRequirement[]): RequirementGroup[] {
  const groups = new Map<string, RequirementGroup>();
  for (const requirement of requirements) {
    const key = requirement.text.trim().toLowerCase();
    const group = groups.get(key);
    if (group) group.requirements.push(requirement);
    else groups.set(key, { text: requirement.text, requirements: [requirement] });
  }
  return [...groups.values()];
}

export type Standing = 'shown' | 'partly' | 'missing' | 'open';

const FULL_CREDIT = 0.999;
/** What no resume tells: the score neither gives nor takes for it. */
const OPEN_KINDS: ReadonlySet<RequirementKind> = new Set([
  'location',
  'authorisation',
  'clearance',
  'travel',
]);

/** How the resume stands to what one or several requirements ask. */
export function standingOf(requirements: readonly ScoredRequirement[]): Standing {
  const counted = requirements.filter(({ kind }) => !OPEN_KINDS.has(kind));
  if (counted.length === 0) return 'open';
  const credit = counted.reduce((sum, one) => sum + one.credit, 0) / counted.length;
  if (credit >= FULL_CREDIT) return 'shown';
  return credit > 0 ? 'partly' : 'missing';
}

/** `7 shown, 2 partly, 3 not shown, 1 for you to judge.` */
export function tallyOf(groups: readonly RequirementGroup[]): string {
  const standings = groups.flatMap(({ requirements }) =>
    requirements.map((requirement) => standingOf([requirement])),
  );
  const count = (standing: Standing) => standings.filter((one) => one === standing).length;
  const open = count('open');
  const judged = open > 0 ? `, ${open} for you to judge` : '';
  return `${count('shown')} shown, ${count('partly')} partly, ${count('missing')} not shown${judged}.`;
}
