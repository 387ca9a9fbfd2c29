import type { RequirementLevel } from '@trueline/contracts';
import type { JobTerms } from '../document/job-terms.ts';
import { hasForm } from '../language/forms.ts';
import { findSkills } from '../taxonomy/skills.ts';

const WEIGHT: Record<RequirementLevel, number> = { must: 3, nice: 2, context: 1 };

/** "DevOps team", "GitHub stars", "AI labs", "cloud-based": what others are or gave, or a part of another word, no skill of the person's. */
const OF_OTHERS =
  /^(?:-\p{L}| (?:teams?|departments?|groups?|engineers?|developers?|specialists?|labs?|stars?|forks?|users?|clients?|customers?|community|companies|industry|vendors?|partners?)\b)/iu;

/** Whether the skill that ends here belongs to others. */
export const isOfOthers = (text: string, end: number): boolean => OF_OTHERS.test(text.slice(end));

/** How much of what the ad asks a text shows: each of the ad's skills once, by its level; soft skills say nothing here. */
export function relevance(text: string, terms: JobTerms): number {
  const found = new Set(
    findSkills(text)
      .filter((skill) => !isOfOthers(text, skill.end))
      .map((skill) => skill.name),
  );
  let sum = 0;
  for (const term of terms.values()) {
    if (term.kind === 'soft') continue;
    if (found.has(term.name) || (term.kind === 'unrecognised' && hasForm(text, term.form)))
      sum += WEIGHT[term.level];
  }
  return sum;
}
