import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { judge } from './gate.ts';
import { ResumeSource } from './verify-resume.ts';

const resumeWith = (summary: string): Resume => ({
  basics: { summary },
  work: [
    {
      name: 'Sample Gardens',
      position: 'Greenhouse Assistant',
      startDate: '2020-03',
      highlights: ['Pot 400 seedlings a day'],
    },
    {
      name: 'Model Trees',
      position: 'Nursery Hand',
      startDate: '2017',
      endDate: '2020',
      highlights: ['Filed the spray records'],
    },
  ],
});
const verdictOf = (summary: string, after: string) =>
  judge({ path: 'basics.summary', after }, new ResumeSource(resumeWith(summary))).verdict;

const NINE = '9 years in horticulture. Started as a trainee.';
describe('years that a summary tells of a field', () => {
  it.each([
    [NINE, '9 years in horticulture as Greenhouse Assistant.'],
    [NINE, '9 years in horticulture at Sample Gardens.'],
    [NINE, 'Over 9 years as a Greenhouse Assistant in horticulture.'],
    [NINE, 'Nursery Hand with 9 years in horticulture at Model Trees.'],
    [NINE, 'At Sample Gardens: 9 years in horticulture.'],
    ['Ten years of caring for plants.', 'Ten years of caring for plants for Model Trees.'],
    ['6 months of pruning vines abroad.', '6 months of pruning vines as a Nursery Hand.'],
    ['12 years on hotel desks.', '12 years on hotel desks at Sample Gardens.'],
  ])('are no years of a title or employer: %s, %s', (summary, after) => {
    expect(verdictOf(summary, after)).toBe('confirm');
  });

  it.each([
    [NINE, '9 years in horticulture.'],
    [NINE, '9 years in horticulture. Pot 400 seedlings a day at Sample Gardens.'],
    [NINE, 'Nursery Hand from 2017 to 2020.'],
  ])('stand beside what an entry tells of itself: %s, %s', (summary, after) => {
    expect(verdictOf(summary, after)).toBe('proven');
  });
});

describe('a share in a hundred that no line has', () => {
  it.each([
    'Pot 400 seedlings a day, cutting costs by 37%',
    'Pot 400 seedlings a day, raising sales by 42%',
  ])('is another number, whatever figures stand in the entry: %s', (after) => {
    const resume = resumeWith('');
    resume.work?.[0]?.highlights?.push('Replaced the lines in 2022, losses down 12%');
    const source = new ResumeSource(resume);
    expect(judge({ path: 'work[0].highlights[0]', after }, source).verdict).toBe('contradicted');
  });
});
