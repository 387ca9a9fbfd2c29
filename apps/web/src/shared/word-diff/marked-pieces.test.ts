import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markSpans } from './marked-pieces.ts';
import { diffWords } from './word-diff.ts';

const marked = (before: string, after: string, words: string[]) =>
  markSpans(
    diffWords(before, after),
    words.map((word) => ({ start: after.indexOf(word), end: after.indexOf(word) + word.length })),
  )
    .flatMap(({ pieces }) => pieces)
    .filter(({ isMarked }) => isMarked)
    .map(({ text }) => text);

it.each([
  [['Audited'], ['Audited']],
  [['in Excel'], ['in Excel']],
  [
    ['payroll', 'Excel'],
    ['payroll', 'Excel'],
  ],
  [[], []],
])('marks %j', (words, found) => {
  expect(marked('Checked the payroll in Excel', 'Audited the payroll in Excel', words)).toEqual(
    found,
  );
});

it('marks words that reach over what is new and what stays', () => {
  const [before, after] = ['Checked the invoices', 'Audited and checked the invoices'];
  expect(marked(before, after, ['Audited and checked']).join('')).toBe('Audited and checked');
});

it('leaves both texts whole, whatever is marked', () => {
  const line = fc
    .array(fc.constantFrom('led', 'the', 'team', 'of', '4', ','), { minLength: 1 })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(line, line, fc.nat(40), fc.nat(10), (before, after, start, length) => {
      const segments = markSpans(diffWords(before, after), [{ start, end: start + length }]);
      for (const { text, pieces } of segments)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      const all = segments.flatMap(({ kind, pieces }) => (kind === 'removed' ? [] : pieces));
      const found = all.filter(({ isMarked }) => isMarked).map(({ text }) => text);
      expect(found.join('')).toBe(after.slice(start, start + length));
    }),
  );
});
