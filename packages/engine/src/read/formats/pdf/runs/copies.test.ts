import { expect, it } from 'vitest';
import type { TextRun } from '../page/page-text.ts';
import { withoutCopies } from './copies.ts';

const run = (text: string, x: number): TextRun =>
  ({ text, x, y: 100, width: 40, size: 10 }) as TextRun;

it('ends where blanks are drawn over words', () => {
  const runs = [run('Sample', 10), run('  ', 12), run('Works', 60), run(' ', 61)];
  expect(withoutCopies(runs).map(({ text }) => text.trim())).toEqual(['Sample', 'Works']);
});
