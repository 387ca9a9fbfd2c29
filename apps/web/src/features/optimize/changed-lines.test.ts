import type { Resume } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { listChangedLines } from './changed-lines.ts';

const BEFORE: Resume = {
  basics: { name: 'Nora Sample', summary: 'A baker.' },
  work: [{ position: 'Baker', highlights: ['Responsible for 3 ovens', 'Sold bread', 'Old line'] }],
};
const AFTER: Resume = {
  basics: { name: 'Nora Sample', label: 'Baker', summary: 'a  baker.' },
  work: [{ position: 'Baker', highlights: ['Sold bread', 'Ran 3 ovens'] }],
};

it('lists what each side says and the other does not, a headline that is a held title included, not what only moved', () => {
  const textsOf = (one: Resume, other: Resume) =>
    listChangedLines(one, other).map(({ text }) => text);
  expect(textsOf(BEFORE, AFTER)).toEqual(['Responsible for 3 ovens', 'Old line']);
  expect(textsOf(AFTER, BEFORE)).toEqual(['Baker', 'Ran 3 ovens']);
  expect(textsOf(BEFORE, BEFORE)).toEqual([]);
});
