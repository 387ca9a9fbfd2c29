import type { ScoredRequirement } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { groupByLine } from './requirement-groups.ts';

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
