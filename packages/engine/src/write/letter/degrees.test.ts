import { describe, expect, it } from 'vitest';
import { listDegrees } from './degrees.ts';

const DEGREE = { studyType: 'BSc', area: 'Biology', institution: 'Sample University' };
const told = (more: object): string[] =>
  listDegrees({ education: [{ ...DEGREE, ...more }] }, '2026-11').map(({ text }) => text);

describe('a degree that a letter tells', () => {
  it.each([
    { startDate: '2018', endDate: '2021' },
    { endDate: '2026-06' },
    { startDate: '2023', endDate: '2026', summary: 'Graduated in July' },
  ])('is one that was given: %j', (more) => {
    expect(told(more)).toHaveLength(1);
  });

  it.each([
    { startDate: '2023' },
    { endDate: '2026' },
    { endDate: '2027' },
    { endDate: '2026-12' },
    { endDate: '2028', summary: 'Graduated' },
    { startDate: '2018', endDate: '2020', score: '90 credits' },
    { endDate: '2020', summary: 'left in second year' },
    { endDate: '2020', area: 'Biology (dropped out)' },
    { endDate: '2020', highlights: ['Thesis outstanding'] },
    { endDate: '2020', courses: ['4 modules'] },
    { endDate: '2020', institution: 'Sample University, exchange semester' },
    { endDate: '2020', score: 'deferred' },
    { endDate: '2020', summary: 'discontinued' },
    { endDate: '2020', studyType: 'BSc (incomplete)' },
  ])('is none that is to come or was left: %j', (more) => {
    expect(told(more)).toEqual([]);
  });
});
