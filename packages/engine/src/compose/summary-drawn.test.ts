import type { Resume } from '@trueline/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extractRequirements } from '../job/extract-requirements.ts';
import { judge } from '../verify/gate.ts';
import { ResumeSource } from '../verify/verify-resume.ts';
import { propose } from './propose.ts';

const TITLES = ['Forklift Operator', 'Payroll Clerk', 'Staff Nurse', "Ship's Cook", 'HGV Driver'];
const PAPERS = [
  { name: 'Class 5 driver’s licence' },
  { name: 'SIA licence', summary: 'expires 05/2028' },
  { name: 'NEBOSH General Certificate', date: '2019' },
  { name: 'First Aid at Work', summary: 'expired' },
  { name: 'Working at Heights', summary: 'valid to 2029' },
  { name: 'ENG1 medical', summary: 'valid to 03/2024' },
];
const SKILLS = ['Excel', 'SAP', 'Rigging', 'Payroll', 'Welding', 'AutoCAD'];
const RESULTS = [
  'Cut waste of bread from 18% to 7% by baking twice a day',
  'Trained 4 new colleagues in the use of the scanner',
  'Kept the log of all trucks that came through the gate',
];
const OWN = [
  undefined,
  'I am simply the best hire you will make. I leverage my synergies.',
  'The successful candidate will be a team player with own tools.',
  'Looking for a permanent position in a good team.',
  'I keep the stores of two yards in order and I count the stock.',
  'Hard working young man with 6 years experience in yards.',
];

const some = <T>(all: readonly T[]): fc.Arbitrary<T[]> => fc.subarray([...all], { maxLength: 3 });
const drawn = fc.record({
  title: fc.constantFrom(...TITLES),
  start: fc.integer({ min: 1998, max: 2025 }),
  years: fc.option(fc.integer({ min: 0, max: 9 })),
  papers: some(PAPERS),
  skills: some(SKILLS),
  results: some(RESULTS),
  own: fc.constantFrom(...OWN),
  asked: fc.subarray([...PAPERS.map(({ name }) => name), ...SKILLS], { minLength: 1 }),
});

it('a drawn summary is proven, whole and no stump', () => {
  fc.assert(
    fc.property(drawn, ({ title, start, years, papers, skills, results, own, asked }) => {
      const end = years === null ? undefined : `${Math.min(2026, start + years)}-06`;
      const resume: Resume = {
        basics: { name: 'Ann Example', ...(own === undefined ? {} : { summary: own }) },
        work: [
          {
            name: 'Sample Yard',
            position: title,
            startDate: `${start}-03`,
            ...(end === undefined ? {} : { endDate: end }),
            highlights: [...results, 'Opened the yard in the morning and closed it at night'],
          },
        ],
        skills: [{ keywords: skills }],
        certificates: papers,
      };
      const ad = `${title}\n\nRequirements\n${asked.map((one) => `- ${one}`).join('\n')}`;
      const made = propose(resume, extractRequirements(ad), '2026-11', ad).find(
        ({ kind }) => kind === 'composed-summary',
      );
      if (made === undefined || made.after === '') return;
      const { after } = made;
      if (process.env.PRINT === 'summaries') process.stdout.write(`${after}\n`);
      expect(judge({ path: 'basics.summary', after }, new ResumeSource(resume)).verdict).toBe(
        'proven',
      );
      expect(after.split(/\s+/).length).toBeGreaterThanOrEqual(5);
      expect(after.split(/\s+/).length).toBeLessThanOrEqual(60);
      expect(after).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(after).not.toMatch(
        /\b(\w+) \1\b|\.\.|,\.| {2}|synerg|best hire|candidate|ENG1|First Aid/i,
      );
      expect(after).not.toMatch(/\ba (?:[aeioAEIO]|SIA|HGV|NVQ)/);
      expect((after.match(/skilled in/gi) ?? []).length).toBeLessThan(2);
      for (const [, year = ''] of after.matchAll(/\b((?:19|20)\d\d)\b/g))
        expect(JSON.stringify(resume)).toContain(year);
    }),
    { numRuns: 100, seed: 20 },
  );
});
