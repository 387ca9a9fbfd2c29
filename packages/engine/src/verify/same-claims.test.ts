import { describe, expect, it } from 'vitest';
import { listClasses, readEdits } from './testing/edits.ts';
import { verifyLine } from './verify-line.ts';

describe('the same claim in other words is proven, and its nearest neighbours are not', () => {
  it.each(listClasses('same-claims'))('%s', (name) => {
    const wrong = readEdits('same-claims', name).filter(
      ({ line, edit, isTold }) =>
        (verifyLine(edit, { entry: [line], others: [] }).length === 0) !== isTold,
    );
    expect(wrong).toEqual([]);
  });
});
