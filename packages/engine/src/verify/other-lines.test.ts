import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { verify } from './index.ts';

const RESUME: Resume = {
  basics: { name: 'Made Up', label: 'Paralegal', summary: 'Paralegal in family law.' },
  work: [
    {
      name: 'Sample & Pretext LLP',
      position: 'Paralegal',
      startDate: '2018-04',
      highlights: [
        'Draft affidavits for three lawyers',
        'Plan a weekly filing day',
        'Write daily notes for the partners',
        'Coach two new clerks',
        'Cut filing errors from 9 to 4 a month with a checklist',
      ],
    },
  ],
};

const isSummary = (summary: string): boolean =>
  verify(RESUME, { ...RESUME, basics: { ...RESUME.basics, summary } }).ok;
const isBullet = (line: string): boolean =>
  verify(RESUME, { ...RESUME, work: [{ ...RESUME.work?.[0], highlights: [line] }] }).ok;

describe('what stands in another line', () => {
  it('gives nobody a title: the lawyers are others', () => {
    expect(isSummary('Lawyer in family law.')).toBe(false);
    expect(isSummary('Paralegal in family law who drafts affidavits.')).toBe(true);
  });

  it('gives a line no other rate', () => {
    expect(isBullet('Plan a daily filing day')).toBe(false);
    expect(isBullet('Plan a filing day every week')).toBe(true);
  });

  it('supports a summary that tells several lines, each part by its own', () => {
    const told =
      'Paralegal who coaches new clerks and cut filing errors from 9 to 4 a month with a checklist.';
    expect(isSummary(told)).toBe(true);
    expect(isSummary('Paralegal who leads a team of clerks and cut filing errors by 90 %.')).toBe(
      false,
    );
  });

  it('dates a role by its own start', () => {
    expect(isSummary('Paralegal in family law since 2018.')).toBe(true);
    expect(isSummary('Paralegal in family law since 2012.')).toBe(false);
  });
});
