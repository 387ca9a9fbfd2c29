import { describe, expect, it } from 'vitest';
import { listClasses, readEdits } from './testing/edits.ts';
import { verifyLine } from './verify-line.ts';

describe('whose an act is and whether it came to be stays as the line tells it', () => {
  it.each(listClasses('whose-acts'))('%s', (name) => {
    const wrong = readEdits('whose-acts', name).filter(
      ({ line, edit, isTold }) =>
        (verifyLine(edit, { entry: [line], others: [] }).length === 0) !== isTold,
    );
    expect(wrong).toEqual([]);
  });
});
