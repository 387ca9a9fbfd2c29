import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { verify } from '../index.ts';
import { isContradicted } from './testing/lines.ts';

/** A made-up person whose sections tell what a summary may draw on. */
const RESUME: Resume = {
  basics: {
    name: 'Odile Madeup',
    label: 'Crane Operator',
    summary: 'Crane operator in port work.',
  },
  work: [
    {
      name: 'Mockhaven Port',
      position: 'Crane Operator',
      startDate: '2019-03',
      endDate: '2024-02',
      highlights: [
        'Operate two tower cranes, up to 20 lifts a shift',
        'Wrote the lift plan for a grain silo with an engineer',
        'Gave feedback on the new yard layout, which a consultant drew',
        'Pitched a drone survey; there was no budget',
        'Reset AD passwords for the yard office',
        'Met 12 crews aged 16 to 21 on school visits',
      ],
    },
    {
      name: 'Sampleton Haulage',
      position: 'Yard Clerk',
      startDate: '2014-05',
      endDate: '2019-02',
      highlights: ['Kept the books of the yard', 'Built a booking sheet in Excel'],
    },
  ],
  education: [
    { institution: 'Example College', studyType: 'Diploma', area: 'Logistics', endDate: '2013' },
    { institution: 'Example University', studyType: 'BSW' },
  ],
  certificates: [{ name: 'Mobile Crane Operator Class B' }, { name: 'First Aid' }],
  languages: [
    { language: 'Greek', fluency: 'Native' },
    { language: 'Danish', fluency: 'Beginner' },
  ],
  skills: [{ name: 'Skills', keywords: ['rigging', 'signalling', 'load cutting'] }],
};

const isSummary = (summary: string): boolean =>
  verify(RESUME, { ...RESUME, basics: { ...RESUME.basics, summary } }).ok;

const isLine = (highlight: string): boolean => {
  const [work, ...others] = structuredClone(RESUME.work ?? []);
  const highlights = [highlight, ...(work?.highlights?.slice(1) ?? [])];
  return verify(RESUME, { ...RESUME, work: [{ ...work, highlights }, ...others] }).ok;
};

describe('a summary of the whole resume', () => {
  it.each([
    'Crane operator, First Aid certified, with a diploma in logistics.',
    'Crane operator certified on mobile cranes (Class B), with earlier work as a yard clerk.',
    'Crane operator with five years at Mockhaven Port and skills in rigging and load cutting.',
    'Bilingual crane operator, native in Greek with beginner Danish.',
    'Crane operator with a background in bookkeeping.',
    'Crane operator and Bachelor of Social Work.',
  ])('is not contradicted by: %s', (summary) => {
    expect(isContradicted(RESUME, { ...RESUME, basics: { ...RESUME.basics, summary } })).toBe(
      false,
    );
  });

  it.each([
    'Crane operator certified on mobile cranes (Class A).',
    'Crane operator with a diploma in engineering.',
    'Crane operator with a degree in law.',
    'Crane operator fluent in Greek and Danish.',
    'Crane operator, First Aid certified instructor.',
    'Crane operator with a degree in logistics and six years at Mockhaven Port.',
  ])('may not say: %s', (summary) => {
    expect(isSummary(summary)).toBe(false);
  });
});

describe('a deed and what it was done to', () => {
  it.each([
    'Operated two tower cranes with as many as 20 lifts per shift',
    'Authored a lift plan for a grain silo together with an engineer',
    'Proposed a drone survey, for which there was no budget',
    'Reset Active Directory (AD) passwords for the yard office',
    'Met 12 crews between 16 and 21 on school visits',
  ])('stay together: %s', (line) => {
    expect(isLine(line)).toBe(true);
  });

  it.each([
    'Co-wrote the new yard layout with a consultant',
    'Wrote the new yard layout',
    'Launched a drone survey',
    'Ran the drone survey',
    'Met 12 crews aged 12 to 21 on school visits',
    'Operate several grain silos',
    'Operate 20 tower cranes',
  ])('are not taken apart: %s', (line) => {
    expect(isLine(line)).toBe(false);
  });
});

describe('a degree', () => {
  const withDegree = (studyType: string): Resume => ({
    ...RESUME,
    education: [RESUME.education?.[0] ?? {}, { institution: 'Example University', studyType }],
  });

  it('may be spelled out', () => {
    expect(verify(RESUME, withDegree('Bachelor of Social Work')).ok).toBe(true);
  });

  it('may not become another one', () => {
    expect(verify(RESUME, withDegree('Master of Social Work')).ok).toBe(false);
    expect(verify(RESUME, withDegree('Bachelor of Science')).ok).toBe(false);
  });
});
