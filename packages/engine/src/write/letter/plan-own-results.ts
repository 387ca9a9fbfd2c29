import { RESULT_SENTENCE } from '@trueline/contracts';
import { fact } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import type { Sentences } from './sentences.ts';
import type { Slot } from './slot.ts';

/** Behind what the letter tells of a job, what went well there, as the person said it. */
export function planOwnResults(
  sentences: Sentences,
  { results }: LetterFacts,
  entry: string,
  where: Pick<Slot, 'paragraph' | 'priority'>,
): void {
  for (const [nth, { text }] of results.filter((one) => one.entry === entry).entries())
    sentences.add(
      `${RESULT_SENTENCE}-${entry.replace(/\W+/g, '')}-${nth + 1}`,
      where.paragraph,
      where.priority,
      [
        {
          parts: [fact(text, { path: 'results', text })],
          text,
          pattern: `${RESULT_SENTENCE}-${nth}`,
        },
      ],
    );
}
