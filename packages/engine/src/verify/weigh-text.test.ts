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

it('a sentence of a paragraph is the person’s own, by itself; a part of one is weighed', () => {
  const paragraph =
    'Key person in the harbour plan. Identify and seize chances to moor more boats. Helped Dr. Mock rebuild the east pier.';
  const told = readBasis([{ text: paragraph }]);
  expect(weighText('Identify and seize chances to moor more boats', told)).toEqual([]);
  expect(weighText('Helped Dr. Mock rebuild the east pier.', told)).toEqual([]);
  expect(weighText('Rebuilt the east pier', told)).not.toEqual([]);
  expect(weighText('Mock rebuild the east pier', told)).not.toEqual([]);
});
