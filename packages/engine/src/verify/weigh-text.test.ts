import { expect, it } from 'vitest';
import { readBasis } from './basis.ts';
import { listDeeds } from './responsibility/acts.ts';
import { weighText } from './weigh-text.ts';

const ofLength = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);
const basis = readBasis([{ text: 'Kept the weekly log' }]);

it('a line that is too long to compare stands only where the source has it as it is', () => {
  const text = ofLength('kept the log and ', 20_000);
  expect(weighText(text, basis)).toMatchObject([{ kind: 'content', start: 0, end: 20_000 }]);
  expect(weighText(text, readBasis([{ text }]))).toEqual([]);
});

it('a long line is read once, however often it is asked for', () => {
  const text = ofLength('Kept the log of twelve sites, ', 2_000);
  expect(listDeeds(text)).toBe(listDeeds(text));
});
