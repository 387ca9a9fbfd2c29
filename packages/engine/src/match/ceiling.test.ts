import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../job/extract-requirements.ts';
import { optimize } from '../optimize.ts';
import { scoreResume } from './score.ts';

const AD =
  'Kitchen Manager\nDemo Grill\n\nResponsibilities\n- Negotiate contracts with linen suppliers\n\nRequirements\n- Menu planning\n- Food safety';
const AS_OF = '2026-01';
const roleWith = (...highlights: string[]) => ({
  name: 'Demo Bistro',
  position: 'Cook',
  startDate: '2018',
  endDate: '2020',
  highlights,
});
const ceiling = (work: NonNullable<Resume['work']>): number =>
  scoreResume({ basics: { name: 'Ann Example' }, work }, extractRequirements(AD), AD, AS_OF)
    .ceiling;

describe('the truthful ceiling', () => {
  it('counts the words of a duty by role: those of two roles never meet in one line', () => {
    const together = roleWith(
      'Negotiated contracts with the growers of the valley',
      'Counted the linen of the suppliers each week for the owner',
    );
    const [first, second] = together.highlights.map((line) => roleWith(line));
    expect(ceiling([together])).toBeGreaterThan(
      ceiling([first, second].filter((role) => role !== undefined)),
    );
  });

  it('keeps the points that a line of few words loses, since only the person can lengthen it', () => {
    const long = 'Kept the cold store of the bistro in order for 3 cooks';
    expect(ceiling([roleWith(long, 'Kept aisles clean')])).toBeLessThan(
      ceiling([roleWith(long, 'Kept the aisles of the whole cold store clean')]),
    );
  });

  it('holds what a line comes to show once its verb stands otherwise', () => {
    const resume: Resume = {
      basics: { name: 'Ann Example' },
      work: [roleWith('Planning of menus for the guests of the bistro')],
    };
    const { original, optimized } = optimize({ resume, jobDescription: AD, asOf: AS_OF });
    expect(optimized.score).toBeGreaterThan(original.score);
    expect(optimized.score).toBeLessThanOrEqual(original.ceiling);
  });
});
