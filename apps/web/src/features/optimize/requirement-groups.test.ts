import type { ScoredRequirement } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { groupByLine, standingOf, tallyOf } from './requirement-groups.ts';

const requirement = (id: string, text: string) => ({ id, text }) as ScoredRequirement;

it('a line of the ad stands once, with all that it asks', () => {
  const groups = groupByLine([
    requirement('r1', 'Three years with SQL or Python'),
    requirement('r2', 'A degree'),
    requirement('r3', 'Three years with SQL or Python'),
  ]);
  expect(groups.map(({ text, requirements }) => [text, requirements.map(({ id }) => id)])).toEqual([
    ['Three years with SQL or Python', ['r1', 'r3']],
    ['A degree', ['r2']],
  ]);
});

it('says neither shown nor missing of what no resume tells', () => {
  const asked = (kind: string, credit: number) =>
    ({ id: kind, text: kind, kind, credit }) as ScoredRequirement;
  const [place, skill, years] = [asked('location', 1), asked('skill', 0), asked('years', 0.5)];
  expect([[place], [skill], [years], [place, skill]].map(standingOf)).toEqual([
    'open',
    'missing',
    'partly',
    'missing',
  ]);
  expect(tallyOf(groupByLine([place, skill, years]))).toBe(
    '0 shown, 1 partly, 1 not shown, 1 for you to judge.',
  );
});
