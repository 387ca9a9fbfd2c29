import { fact } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import type { Sentences } from './sentences.ts';

/** The next step, plainly: what the ad has just told, nobody asks to hear again. */
export function planClose(sentences: Sentences, { town, motive, phone, seed }: LetterFacts): void {
  const asks = phone === undefined ? ['close'] : inTurn(['close', 'close-number'], seed);
  const slots = town === undefined ? {} : { town: [fact(town.text, town.source)] };
  sentences.add(
    'close',
    motive === undefined ? 4 : 5,
    0,
    sentences.fill(town === undefined ? asks : ['close-town'], slots),
  );
}

/** Letters that all end alike are a machine's. */
const inTurn = ([one, other]: readonly [string, string], seed: number): string[] =>
  seed % 2 === 0 ? [one, other] : [other, one];
