// Near lines: of a person's lines, is the one that tells of what an ad names among the first three?
import { readFileSync } from 'node:fs';
import { rankNearLines } from '@trueline/engine/testing';
import type { EvalOptions } from './options.ts';

const CASES = new URL('../cases/near-lines/', import.meta.url);
const SHOWN = 3;

interface Trade {
  trade: string;
  lines: string[];
  /** What the ad names, and the lines that tell of it. */
  pairs: [string, number[]][];
}

/** Recall at one and at three of each set; the trades of `test` are not tuned on. */
export function evalNearLines({ test }: Pick<EvalOptions, 'test'>): void {
  for (const set of test ? ['dev', 'test'] : ['dev']) {
    const text = readFileSync(new URL(`${set}.json`, CASES), 'utf8');
    const { trades } = JSON.parse(text) as { trades: Trade[] };
    const places = trades.flatMap(({ lines, pairs }) =>
      pairs.map(([wanted, right]) =>
        rankNearLines(wanted, lines).findIndex(({ index }) => right.includes(index)),
      ),
    );
    const share = (most: number): string =>
      (places.filter((place) => place >= 0 && place < most).length / places.length).toFixed(3);
    console.log(
      `${set}: ${places.length} pairs of ${trades.length} trades; recall at 1 ${share(1)}, at ${SHOWN} ${share(SHOWN)}`,
    );
  }
}
