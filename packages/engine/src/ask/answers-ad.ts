import type { Score } from '@trueline/contracts';
import { stemsOf } from '../language/en/text-stems.ts';
import { stemRarity } from '../taxonomy/rarity.ts';

/** How much of a text's words another holds, rare words more. */
export function shareOf(stems: readonly string[], held: ReadonlySet<string>): number {
  const weightOf = (stem: string): number => 0.1 + stemRarity(stem);
  const total = stems.reduce((sum, stem) => sum + weightOf(stem), 0);
  const shared = stems.reduce((sum, stem) => sum + (held.has(stem) ? weightOf(stem) : 0), 0);
  return total === 0 ? 0 : shared / total;
}

/** A line that holds so much of a duty's words tells of that work. */
const OF_DUTY = 0.25;

/** The heaviest thing of the ad that a line answers, as the score finds it or by its words; undefined where it answers none. */
export function answeredBy(
  { requirements }: Score,
  path: string,
  text: string,
): Score['requirements'][number] | undefined {
  const held = new Set(stemsOf(text));
  const WEIGHT = { must: 3, nice: 2, context: 1 } as const;
  return requirements
    .filter(({ kind }) => kind === 'skill' || kind === 'responsibility')
    .filter(
      ({ text: wanted, evidence }) =>
        evidence.some((source) => source.path === path) ||
        shareOf(stemsOf(wanted), held) >= OF_DUTY,
    )
    .toSorted((a, b) => WEIGHT[b.level] - WEIGHT[a.level])[0];
}
