import type { JobRequirements } from '@trueline/contracts';
import { stemsOf } from '../language/en/text-stems.ts';
import { wordsAsked } from '../match/fit/words.ts';

/** What an ad asks in words, each stem by its level and how rare it is among ads: what no list of skills knows ("tilt skillet") counts as well. */
export interface AdAnswer {
  /** The stems of a text that the ad asks for, each with its weight. */
  stems: (text: string) => ReadonlyMap<string, number>;
  /** Their weights together: some 0.3 for an everyday word, 1 for a rare one that is required. */
  weigh: (text: string) => number;
}

/** The measure for one ad; one that asks nothing in words weighs everything 0. */
export function readAdAnswer({ requirements }: JobRequirements): AdAnswer {
  const words = wordsAsked(requirements);
  const stems = (text: string): ReadonlyMap<string, number> =>
    new Map(
      stemsOf(text).flatMap((stem) => {
        const weight = words.get(stem);
        return weight === undefined ? [] : [[stem, weight] as const];
      }),
    );
  const weigh = (text: string): number => sumOf(stems(text));
  return { stems, weigh };
}

/** The weights of stems together. */
export const sumOf = (stems: ReadonlyMap<string, number>): number =>
  [...stems.values()].reduce((sum, weight) => sum + weight, 0);
