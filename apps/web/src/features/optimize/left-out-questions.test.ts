import type { InterviewQuestion } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { withLeftOut } from './left-out-questions.ts';

const question = (text: string) => ({ question: text }) as InterviewQuestion;

it('keeps each question in its place, in whatever order they were left out', () => {
  const rows = withLeftOut(
    [question('a'), question('d')],
    [
      { at: 2, question: question('c') },
      { at: 1, question: question('b') },
      { at: 4, question: question('e') },
    ],
  );
  expect(rows.map((row) => row.question.question + (row.isLeftOut ? '-' : ''))).toEqual([
    'a',
    'b-',
    'c-',
    'd',
    'e-',
  ]);
});
