import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize, redecide } from '../index.ts';

const resume: Resume = {
  basics: { name: 'Ann Example' },
  work: [{ name: 'Corner Shop', position: 'Clerk', highlights: ['Sorted mail'] }],
};
const input = {
  resume,
  jobDescription: 'Clerk\n\nRequirements\n- Sorting mail',
  asOf: '2026-01',
} as const;
const { changes, report } = optimize(input);
const answered = (answers: Record<string, string>) => redecide({ ...input, changes, answers });
const kinds = (answers: Record<string, string>) =>
  (answered(answers).report.beforeSend ?? []).map(({ kind }) => kind);

describe('missing details', () => {
  it('are asked and told, and are no more once they are given', () => {
    const asked = report.questions.filter(({ kind }) => kind === 'detail').map(({ id }) => id);
    expect(asked).toEqual(['detail-email', 'detail-phone', 'detail-place', 'detail-dates-0']);
    expect(kinds({})).toEqual(['no-email', 'no-phone', 'no-place', 'undated-job']);
    const answers = {
      'detail-email': 'ann@example.com',
      'detail-phone': '+1 (902) 555-0133',
      'detail-place': 'Halifax, NS',
      'detail-dates-0': 'March 2019 to June 2021',
    };
    const { document, report: after } = answered(answers);
    expect(after.beforeSend).toEqual([]);
    expect(document.basics).toMatchObject({
      email: 'ann@example.com',
      phone: '+1 (902) 555-0133',
      location: { city: 'Halifax', region: 'NS' },
    });
    expect(document.work?.[0]).toMatchObject({ startDate: '2019-03', endDate: '2021-06' });
  });

  it.each([
    ['detail-email', 'ann at example'],
    ['detail-email', 'I built three sites for ann@example.com'],
    ['detail-phone', 'call me'],
    ['detail-phone', '12345'],
    ['detail-dates-0', 'a long time'],
    ['detail-dates-0', '2021 to 2019'],
    ['detail-place', 'no'],
  ])('are no line where the answer can not be one: %s %s', (id, answer) => {
    expect(answered({ [id]: answer }).document).toEqual(resume);
  });

  it('keep a job open that goes on', () => {
    const { document } = answered({ 'detail-dates-0': 'since Sept 2020' });
    expect(document.work?.[0]).toMatchObject({ startDate: '2020-09' });
    expect(document.work?.[0]?.endDate).toBeUndefined();
  });
});

describe('dates that can not be right', () => {
  const withDates = (work: Resume['work']) =>
    optimize({ ...input, resume: { ...resume, ...(work && { work }) } });
  const told = (work: Resume['work']) =>
    (withDates(work).report.beforeSend ?? [])
      .map(({ kind }) => kind)
      .filter((kind) => /dat|overlap/.test(kind));

  it('are told of a job that ends before it begins, or begins in the future', () => {
    expect(told([{ name: 'A', startDate: '2020-05', endDate: '2019-01' }])).toEqual([
      'reversed-dates',
    ]);
    expect(told([{ name: 'A', startDate: '2027-05' }])).toEqual(['future-date']);
    expect(told([{ name: 'A', startDate: '2020', endDate: '2020' }])).toEqual([]);
  });

  it('are asked of two jobs at once, not of a part-time one or one of the same employer', () => {
    const first = { name: 'A', position: 'Cook', startDate: '2018-01', endDate: '2020-12' };
    const second = { name: 'B', position: 'Driver', startDate: '2019-01', endDate: '2021-12' };
    expect(told([first, second])).toEqual(['overlapping-jobs']);
    expect(told([first, { ...second, position: 'Driver (part-time)' }])).toEqual([]);
    expect(told([first, { ...second, name: 'A' }])).toEqual([]);
    expect(told([first, { ...second, startDate: '2020-11' }])).toEqual([]);
    const { changes: made } = withDates([first, second]);
    const confirmed = redecide({
      ...input,
      resume: { ...resume, work: [first, second] },
      changes: made,
      answers: { 'detail-overlap-0-1': 'yes' },
    });
    expect(confirmed.report.beforeSend?.filter(({ kind }) => kind === 'overlapping-jobs')).toEqual(
      [],
    );
  });
});
