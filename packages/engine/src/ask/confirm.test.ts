import type { Resume } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { optimize } from '../index.ts';

const resumeOf = (line: string): Resume => ({
  basics: { name: 'Ann Example' },
  work: [
    {
      name: 'Corner Shop',
      position: 'Buyer',
      startDate: '2015-01',
      endDate: '2024-12',
      highlights: [line, 'Kept the shop open on holidays'],
    },
  ],
});

const confirmed = (term: string, line: string): string[] => {
  const jobDescription = `Buyer\n\nRequirements\n- ${term} required\n- Three years of experience`;
  const { report } = optimize({
    resume: resumeOf(line),
    jobDescription,
    asOf: '2026-01',
    rounds: 20,
  });
  return (report.asks ?? [])
    .filter(({ type }) => type === 'confirm')
    .flatMap(({ about }) => about.terms ?? []);
};

it.each([
  ['Negotiation', 'Haggled with growers, talked them down and knocked off a tenth'],
  ['Technical drawings', 'Drew plans and marked the measurements of every opening'],
])('asks whether a line that tells of %s in the words of people was that', (term, line) => {
  expect(confirmed(term, line).map((one) => one.toLowerCase())).toContain(term.toLowerCase());
});

it.each([
  ['Negotiation', 'Washed and folded towels for two hotels'],
  ['Negotiation', 'Wrote down the price of each towel'],
  ['Technical drawings', 'Answered letters from brides'],
])('does not ask about %s where no line tells of it: %s', (term, line) => {
  expect(confirmed(term, line)).toEqual([]);
});

const requirement = (wanted: string, line: string): string[] => {
  const { report } = optimize({
    resume: resumeOf(line),
    jobDescription: `Driver\n\nNice to have:\n- ${wanted}`,
    asOf: '2026-01',
    rounds: 20,
  });
  return (report.asks ?? [])
    .filter(({ type }) => type === 'confirm')
    .flatMap(({ about }) => about.terms ?? []);
};

it.each([
  ['TDG, experience with Thermo King or Carrier units', 'Own greasing, TDG ticket for spring runs'],
  ['first aid, experience with Xero', 'Kept the books of a shop, first aid at work'],
  ['explaining report cards', 'Help with forms: PR card renewal, child benefit, health card'],
  ['referrals to child care', 'Help with forms: child benefit, health card, citizenship'],
  ['vehicle inspections', 'Kept the bay clean in tire season'],
])('does not take for %s what shares no more than a word or a requirement: %s', (wanted, line) => {
  expect(requirement(wanted, line)).toEqual([]);
});

it.each([
  ['reception', 'Took calls and welcomed patients of a dental office'],
  ['vehicle inspections', 'Did the inspections on the used cars for the lot'],
  ['dementia care', 'Taking care of an old lady with dementia'],
])('takes for %s what tells all of it: %s', (wanted, line) => {
  expect(requirement(wanted, line).map((term) => wanted.includes(term))).toEqual([true]);
});

const yesOf = (wanted: string, line: string): string | undefined => {
  const { report } = optimize({
    resume: resumeOf(line),
    jobDescription: `Aide\n\nRequirements\n- ${wanted} required`,
    asOf: '2026-01',
    rounds: 20,
  });
  return (report.asks ?? []).find(({ type }) => type === 'confirm')?.options[0]?.line;
};

it.each([
  [
    'personal care',
    'bathing, dressing, feeding, oral care',
    'Personal care: bathing, dressing, feeding, oral care',
  ],
  [
    'medication reminders',
    'Reminding of medicines, blister pack',
    'Medication reminders, blister pack',
  ],
  ['dementia care', 'Taking care of an old lady with dementia', 'Dementia care'],
  ['reception', 'Took calls and welcomed patients of a dental office', 'Reception'],
])('names %s where it reads as a line: %s', (wanted, line, named) => {
  expect(yesOf(wanted, line)).toBe(named);
});

it('lists of a part the basics, as a recruiter reads it', () => {
  const { report } = optimize({
    resume: resumeOf('Took calls and welcomed patients of a dental office'),
    jobDescription: 'Aide\n\nRequirements\n- Reception required',
    asOf: '2026-01',
    rounds: 20,
  });
  const partly = (report.asks ?? [])
    .find(({ type }) => type === 'confirm')
    ?.options.find(({ id }) => id === 'partly');
  expect(partly?.line).toBe('Basics of reception');
});
