import type { Resume } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { judge } from './gate.ts';
import { ResumeSource } from './verify-resume.ts';

const resume: Resume = {
  basics: { name: 'Ann Example' },
  work: [
    {
      name: 'Demo Farm',
      position: 'Farm Manager',
      startDate: '2019-07',
      highlights: ['1,100 cows in a 54 point rotary, 21 milkers and 2 foremen'],
    },
    {
      name: 'Sample Office',
      position: 'Payroll Administrator',
      startDate: '2011-03',
      endDate: '2019-06',
      highlights: ['Weekly payroll for 140 staff in Sage'],
    },
  ],
  skills: [{ keywords: ['Feed rations', 'Labour relations'] }],
  certificates: [{ name: 'First Aid at Work' }, { name: 'Telehandler', summary: 'expired' }],
};
const source = new ResumeSource(resume);
const verdictOf = (after: string) => judge({ path: 'basics.summary', after }, source).verdict;

it.each([
  'Farm Manager since 2019. 1,100 cows in a 54 point rotary, 21 milkers and 2 foremen. Skilled in feed rations and labour relations.',
  'Payroll Administrator from 2011 to 2019. Weekly payroll for 140 staff in Sage. Holds First Aid at Work.',
])('a summary is proven where each of its sentences is: %s', (after) => {
  expect(verdictOf(after)).toBe('proven');
});

it.each([
  'Farm Manager since 2019. 2,100 cows in a 54 point rotary. Skilled in feed rations and labour relations.',
  'Payroll Administrator from 2009 to 2019. Weekly payroll for 140 staff in Sage. Holds First Aid at Work.',
  'Farm Manager since 2019. Weekly payroll for 140 staff in Sage at Demo Farm. Skilled in feed rations.',
  'Farm Manager since 2019. Weekly payroll for 140 staff in Sage. Skilled in feed rations and tax law.',
])('and not where one of them is none: %s', (after) => {
  expect(verdictOf(after)).not.toBe('proven');
});
