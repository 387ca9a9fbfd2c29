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
