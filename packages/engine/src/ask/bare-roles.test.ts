import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../index.ts';

const resume: Resume = {
  basics: { name: 'Ann Example', email: 'ann@example.org', phone: '555-010-0199' },
  work: [
    { name: 'Maple Grocery', position: 'Cashier', startDate: '2021-04' },
    { name: 'Harbour Hotel', position: 'Housekeeper', startDate: '2018', endDate: '2021-03' },
    { name: 'Corner Diner', position: 'Dishwasher', startDate: '2016', endDate: '2018' },
  ],
};
const jobDescription = `Cashier
Company: Hill Market

What you will do
- Handle cash and card payments
- Help customers find products

Requirements
- Cash handling experience
- Customer service`;
const input = { resume, jobDescription, asOf: '2026-01', rounds: 5 } as const;
const { asks = [] } = optimize(input).report;
const tasks = asks.filter(({ type }) => type === 'task');

describe('a resume of titles, employers and dates', () => {
  it('is asked about each of its roles', () => {
    expect(tasks.map(({ about }) => about.entry).toSorted()).toEqual([
      'work[0]',
      'work[1]',
      'work[2]',
    ]);
    for (const task of tasks) {
      const options = task.options.filter(({ id }) => id !== 'elsewhere');
      expect(options.length).toBeGreaterThanOrEqual(4);
      expect(options.length).toBeLessThanOrEqual(8);
    }
  });

  it('becomes a whole one by ticks, each in the tense of its role', () => {
    const answers = tasks.flatMap(({ id, options }) =>
      options
        .filter((option) => !/^(?:no|elsewhere)$/.test(option.id))
        .map((option) => ({ ask: id, option: option.id })),
    );
    const { document } = optimize({ ...input, answers });
    for (const role of document.work ?? [])
      expect(role.highlights?.length ?? 0).toBeGreaterThanOrEqual(3);
    for (const line of document.work?.[1]?.highlights ?? [])
      expect(line).toMatch(/^\w+(?:ed|pt|t)\b/);
  });

  it('asks nothing of the kind of a role that has lines', () => {
    const work = resume.work?.map((role) => ({ ...role, highlights: ['Counted the float'] }));
    const { asks: others = [] } = optimize({ ...input, resume: { ...resume, work } }).report;
    const plain = others.filter(({ type }) => type === 'task');
    expect(plain.every(({ prompt }) => prompt.includes('The ad asks for them'))).toBe(true);
  });
});
