import { fact } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import type { Sentences } from './sentences.ts';

/** The next step, plainly: what the ad has just told, nobody asks to hear again. */
export function planClose(sentences: Sentences, { town, motive }: LetterFacts): void {
  const slots = town === undefined ? {} : { town: [fact(town.text, town.source)] };
  sentences.add(
    'close',
    motive === undefined ? 4 : 5,
    0,
    sentences.fill(town === undefined ? ['close'] : ['close-town'], slots),
  );
}
