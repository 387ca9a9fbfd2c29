import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';

const AD = `Fitter

Requirements
- Repairs pumps on fishing boats each season
- Welds brackets and keeps the parts list of the yard`;

const told = (summary: string, highlights: string[]): Resume => ({
  basics: { name: 'Made Up', summary },
  work: [
    {
      name: 'Quayside Engines',
      position: 'Fitter',
      startDate: '2015-03',
      endDate: '2019-06',
      highlights,
    },
  ],
});

describe('the changes that a run starts with', () => {
  it.each([
    ['', ['I repaired the pumps of boats each season. I welded brackets. I kept the parts list.']],
    ['To join a yard that repairs pumps and welds brackets.', ['Kept the parts list']],
    [
      'Passionate fitter who loves the yard, its pumps and boats.',
      ['Welding brackets each season'],
    ],
  ])('never fit worse than the upload did: %s', (summary, highlights) => {
    const { original, optimized } = optimize({
      resume: told(summary, highlights),
      jobDescription: AD,
      asOf: '2026-11',
    });
    expect(optimized.fit).toBeGreaterThanOrEqual(original.fit - 0.005);
  });

  it('keep the bullets of a role in one voice, and the capital of one that stays', () => {
    const { document } = optimize({
      resume: told('', ['painting hulls in winter', 'helping the welder', 'setting up the slip']),
      jobDescription: 'Boat Painter\n\nRequirements\n- Painting required',
      asOf: '2026-11',
    });
    const lines = document.work?.[0]?.highlights ?? [];
    expect(lines.every((line) => /^\p{Lu}/u.test(line))).toBe(true);
  });
});
