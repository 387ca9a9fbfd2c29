import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { listPlaces } from '../place.ts';
import { hasLaterJob } from './later-job.ts';

const OLD = { name: 'Harbour Foods', position: 'Clerk', startDate: '2012-01', endDate: '2016-03' };
const rolesOf = (resume: Resume) => [...listPlaces(resume, '2026-11').values()];
const withKept = (text: string, heading?: string): Resume => ({
  work: [OLD],
  meta: {
    trueline: {
      kept: [
        { id: 'kept-1', text, start: 0, end: 1, ...(heading === undefined ? {} : { heading }) },
      ],
    },
  },
});

describe('a job later than all that can be named', () => {
  it('stands in an entry of the document that is not sure', () => {
    const whole: Resume = {
      work: [{ ...OLD, name: 'North Mills', startDate: '2019-06', endDate: '2024-01' }, OLD],
    };
    expect(hasLaterJob(whole, rolesOf({ work: [OLD] }), '2026-11')).toBe(true);
    expect(hasLaterJob(whole, rolesOf(whole), '2026-11')).toBe(false);
  });

  it.each<[string, NonNullable<Resume['work']>[number]]>([
    ['a date under a signature', { name: 'Ola Sample', startDate: '2026-11', endDate: '2026-11' }],
    ['an office in a club', { name: 'Flehe Choir', position: 'Treasurer', startDate: '2015' }],
  ])('is not %s', (_, item) => {
    expect(hasLaterJob({ work: [item, OLD] }, rolesOf({ work: [OLD] }), '2026-11')).toBe(false);
  });

  it.each([
    ['North Mills, Jun 2019 - Present', 'EXPERIENCE', true],
    ['Clerk, 2018 to 2024', 'Employment history', true],
    ['2009 - 2011 Copper Kettle', 'Work', false],
    ['Diploma, 2019 - 2021', 'Education', false],
    ['(7 years 6 months)', 'EXPERIENCE', false],
  ])('or in a line that found no place: %s under %s', (text, heading, expected) => {
    const resume = withKept(text, heading);
    expect(hasLaterJob(resume, rolesOf(resume), '2026-11')).toBe(expected);
  });
});
