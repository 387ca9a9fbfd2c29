import { expect, it } from 'vitest';
import { readChoice } from './compare-choice.ts';

it('reads what a resume is compared with from the address', () => {
  expect(readChoice('result:Ab_1-2')).toEqual({ kind: 'result', id: 'Ab_1-2' });
  expect(readChoice('resume:Ab_1-2')).toEqual({ kind: 'resume', id: 'Ab_1-2' });
});

it.each(['', 'garbled', 'result:', 'letter:Ab', 'resume:a/b', 'result:a b'])(
  'finds nothing to compare with in %j',
  (choice) => {
    expect(readChoice(choice).kind).toBeUndefined();
  },
);
