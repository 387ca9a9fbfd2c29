import type { ScoredRequirement } from '@trueline/contracts';

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
