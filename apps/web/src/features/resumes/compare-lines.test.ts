import type { Resume } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { compareResumes } from './compare-lines.ts';

const resume = (highlights: string[], more: Resume = {}): Resume => ({
  work: [{ name: 'Example Foods', highlights }],
  ...more,
});
const shape = (before: Resume, after: Resume) =>
  compareResumes(before, after).map(({ key, lines }) => [
    key,
    lines.map((line) => [line.before, line.after]),
  ]);

it('puts a changed line beside what it was', () => {
  expect(
    shape(
      resume(['Led a team', 'Was paying bills', 'Kept stock']),
      resume(['Led a team', 'Paid bills', 'Kept stock']),
    ),
  ).toEqual([
    [
      'work',
      [
        ['Example Foods', 'Example Foods'],
        ['Led a team', 'Led a team'],
        ['Was paying bills', 'Paid bills'],
        ['Kept stock', 'Kept stock'],
      ],
    ],
  ]);
});

it('keeps what only one of them has', () => {
  const languages = { languages: [{ language: 'French' }] };
  const skills = { skills: [{ name: 'SQL' }] };
  expect(shape(resume(['Led a team'], languages), resume([], skills))).toEqual([
    [
      'work',
      [
        ['Example Foods', 'Example Foods'],
        ['Led a team', ''],
      ],
    ],
    ['skills', [['', 'SQL']]],
    ['languages', [['French', '']]],
  ]);
});
