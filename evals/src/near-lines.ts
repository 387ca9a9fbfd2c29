// Near lines: of a person's lines, is the one that tells of what an ad names among the first three?
import { readFileSync } from 'node:fs';
import { rankNearLines } from '@trueline/engine/testing';
import type { EvalOptions } from './options.ts';

const CASES = new URL('../cases/near-lines/', import.meta.url);
/** The sets that rows are written for. */
export const OPEN_SETS = ['dev', 'second', 'third'] as const;
const SHOWN = 3;

interface Trade {
  trade: string;
  lines: string[];
  /** What the ad names, and the lines that tell of it. */
  pairs: [string, number[]][];
}

/** For each pair of a set, at which place the first line that tells of it stands, from 0. */
function placesIn(set: string): { trades: number; places: number[] } {
  const text = readFileSync(new URL(`${set}.json`, CASES), 'utf8');
  const { trades } = JSON.parse(text) as { trades: Trade[] };
  const places = trades.flatMap(({ lines, pairs }) =>
    pairs.map(([wanted, right]) =>
      rankNearLines(wanted, lines).findIndex(({ index }) => right.includes(index)),
    ),
  );
  return { trades: trades.length, places };
}

/** The share of places among the first few. */
const recall = (places: readonly number[], most: number): number =>
  places.filter((place) => place >= 0 && place < most).length / places.length;

/** How many of a set's pairs have a line that tells of it among those that are shown. */
export const recallShown = (set: (typeof OPEN_SETS)[number]): number =>
  recall(placesIn(set).places, SHOWN);

/** Recall at one and at three of each set; the trades of `test` are not tuned on. */
export function evalNearLines({ test }: Pick<EvalOptions, 'test'>): void {
  for (const set of test ? [...OPEN_SETS, 'test'] : OPEN_SETS) {
    const { trades, places } = placesIn(set);
    const [first, shown] = [1, SHOWN].map((most) => recall(places, most).toFixed(3));
    console.log(
      `${set}: ${places.length} pairs of ${trades} trades; recall at 1 ${first}, at ${SHOWN} ${shown}`,
    );
  }
}
