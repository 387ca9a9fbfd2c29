import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { judge } from './gate.ts';
import { verify } from './index.ts';
import { replacedWords } from './verdict.ts';
import { ResumeSource } from './verify-resume.ts';

const RESUME: Resume = {
  basics: {
    name: 'Ann Example',
    label: 'Store Supervisor',
    summary: 'Store supervisor with 6 years in food retail.',
  },
  work: [
    {
      name: 'Maple Demo Grocers',
      position: 'Store Supervisor',
      startDate: '2019',
      highlights: [
        'Checked the invoices of 14 suppliers each week',
        'Helped the manager plan the shifts of 20 clerks',
        'Wrote the weekly order; the baker decorated the cakes',
      ],
    },
    {
      name: 'Sample Hardware',
      position: 'Cashier',
      startDate: '2016',
      endDate: '2018',
      highlights: [
        'Balanced the till in QuickBooks every night',
        'Trained two new cashiers on the till',
      ],
    },
  ],
  education: [{ institution: 'Example College', studyType: 'Diploma', area: 'Business' }],
  skills: [{ name: 'Tools', keywords: ['Excel', 'Payroll'] }],
};
const source = new ResumeSource(RESUME);
const CHECKED = 'work[0].highlights[0]';
const HELPED = 'work[0].highlights[1]';
const CAKES = 'work[0].highlights[2]';
const SUMMARY = 'basics.summary';

const verdictOf = (path: string, after: string) => judge({ path, after }, source).verdict;

describe('a line of a role', () => {
  it.each([
    [CHECKED, 'Checked the invoices of 14 suppliers each week'],
    [CHECKED, 'Checked 14 suppliers’ invoices each week'],
    [HELPED, 'Supported the manager in planning the shifts of 20 clerks'],
  ])('is proven by what its own entry says: %s, %s', (path, after) => {
    expect(judge({ path, after }, source)).toEqual({ verdict: 'proven', doubts: [], findings: [] });
  });

  it.each([
    ['another act', CHECKED, 'Approved the invoices of 14 suppliers each week'],
    ['a higher part', HELPED, 'Led the planning of the shifts of 20 clerks'],
    ['a new thing', CHECKED, 'Checked the invoices of 14 suppliers each week in Excel'],
    ['a scope', CHECKED, 'Checked the invoices of 14 suppliers each week across the company'],
    ['a result', CHECKED, 'Checked the invoices of 14 suppliers each week, reducing overpayments'],
  ])('is for the person to confirm where it adds %s', (_what, path, after) => {
    expect(verdictOf(path, after)).toBe('confirm');
  });

  it.each([
    ['another number', CHECKED, 'Checked the invoices of 40 suppliers each week'],
    ['a number of its own', HELPED, 'Helped plan the shifts of 20 clerks in 3 stores'],
    ['a date', CHECKED, 'Checked the invoices of 14 suppliers each week since 2012'],
    ['an employer', CHECKED, 'Checked the invoices of 14 suppliers each week at Globex'],
    ['another title', 'work[0].position', 'Store Manager'],
    ['another employer', 'work[0].name', 'Globex'],
    ['another date', 'work[1].endDate', '2019'],
    ['another degree', 'education[0].studyType', 'Bachelor'],
    ['somebody else’s act', CAKES, 'Wrote the weekly order and decorated the cakes'],
    ['an act of another role', CHECKED, 'Trained two new cashiers on the till'],
  ])('is contradicted by %s', (_what, path, after) => {
    expect(verdictOf(path, after)).toBe('contradicted');
  });

  it.each([
    ['Checked the invoices of 14 suppliers in QuickBooks'],
    ['Checked the invoices, trained two new cashiers on the till'],
  ])('asks where two roles say it together: %s', (after) => {
    expect(verdictOf(CHECKED, after)).toBe('confirm');
  });
});

describe('what is about the whole resume', () => {
  it.each([
    ['Store supervisor who checked the invoices of 14 suppliers and balanced the till'],
    ['Store supervisor with 6 years in food retail; trained two new cashiers'],
    ['Balanced the till in QuickBooks, checked the invoices of 14 suppliers'],
  ])('is proven where each of its claims has a line: %s', (after) => {
    expect(verdictOf(SUMMARY, after)).toBe('proven');
  });

  it.each([
    ['Store supervisor who checked invoices of 14 suppliers in QuickBooks'],
    ['Balanced the till at Maple Demo Grocers'],
  ])('is for the person to confirm where a claim joins two entries: %s', (after) => {
    expect(verdictOf(SUMMARY, after)).toBe('confirm');
  });

  it.each([
    ['basics.label', 'Store Supervisor | Payroll', 'proven'],
    ['basics.label', 'Store Supervisor, Diploma', 'proven'],
    ['basics.label', 'Store Manager', 'contradicted'],
    ['basics.label', 'Store Supervisor | Store Manager', 'contradicted'],
    ['skills[0].keywords[2]', 'QuickBooks', 'proven'],
    ['skills[0].keywords[2]', 'Kubernetes', 'confirm'],
  ])('%s "%s" is %s', (path, after, verdict) => {
    expect(verdictOf(path, after)).toBe(verdict);
  });
});

describe('what the person is asked', () => {
  it('are the very words, beside what the line says in their place', () => {
    const after = 'Approved the invoices of 14 suppliers each week';
    const { doubts } = judge({ path: CHECKED, after }, source);
    expect(doubts).toEqual([
      expect.objectContaining({ text: 'Approved', start: 0, end: 8, instead: 'Checked' }),
    ]);
  });

  it('are told together where they stand together', () => {
    const after = 'Checked the invoices of 14 suppliers each week for leaking coolant pumps';
    const { doubts } = judge({ path: CHECKED, after }, source);
    expect(doubts.map(({ text }) => text)).toEqual(['leaking coolant pumps']);
  });

  it('are words of the change, wherever its lines stand', () => {
    const after = 'Checked the invoices of 14 suppliers\nChecked the invoices each week in Excel';
    const { doubts } = judge({ path: CHECKED, after }, source);
    expect(doubts.length).toBeGreaterThan(0);
    for (const { text, start, end } of doubts) expect(after.slice(start, end)).toBe(text);
  });

  it.each([
    ['Checked the invoices', 'Audited the invoices', 'Audited', 'Checked'],
    ['Looked at patient charts', 'Evaluated patient charts', 'Evaluated', 'Looked at'],
    ['Filed the reports weekly', 'Filed the reports daily', 'daily', 'weekly'],
    ['Filed reports', 'Filed reports across the company', 'across the company', undefined],
    ['Ran errands', 'Oversaw the whole of the logistics chain', 'Oversaw', undefined],
  ])('"%s" -> "%s": %s stands in place of %s', (before, after, words, instead) => {
    const start = after.indexOf(words);
    expect(replacedWords(before, after, { start, end: start + words.length })).toBe(instead);
  });
});

describe('the word on a whole resume', () => {
  const withLine = (text: string): Resume => ({
    ...RESUME,
    work: (RESUME.work ?? []).map((role, index) =>
      index === 0 ? { ...role, highlights: [text, ...(role.highlights ?? []).slice(1)] } : role,
    ),
  });
  const textOf = ({ work = [] }: Resume): string =>
    work
      .map(({ name, position, startDate, endDate = 'Present', highlights = [] }) =>
        [`${position}, ${name}`, `${startDate} - ${endDate}`, ...highlights].join('\n'),
      )
      .join('\n\n');

  it.each([
    ['Checked the invoices of 14 suppliers each week', true, 'proven'],
    ['Approved the invoices of 14 suppliers each week', false, 'confirm'],
    ['Approved the invoices of 40 suppliers each week', false, 'contradicted'],
  ])('is the worst of its findings: %s', (line, ok, verdict) => {
    expect(verify(RESUME, withLine(line))).toMatchObject({ ok, verdict });
    expect(verify(textOf(RESUME), textOf(withLine(line)))).toMatchObject({ ok, verdict });
  });

  it('flags no wording that the person confirmed, and flags it again once they take it back', () => {
    const wording = 'Approved the invoices of 14 suppliers each week';
    const statement = {
      wording,
      confirmedAt: '2026-11-23T08:00:00.000Z',
      source: { path: CHECKED, text: 'Checked the invoices of 14 suppliers each week' },
    };
    const confirmed = { path: CHECKED, after: wording, decision: 'accepted' as const, statement };
    expect(verify(RESUME, withLine(wording), { changes: [confirmed] }).ok).toBe(true);
    const { statement: _, ...withdrawn } = { ...confirmed, decision: 'rejected' as const };
    expect(verify(RESUME, withLine(wording), { changes: [withdrawn] }).ok).toBe(false);
    const another = withLine('Approved the invoices of 40 suppliers each week');
    expect(verify(RESUME, another, { changes: [confirmed] }).verdict).toBe('contradicted');
  });
});

describe('a figure that the figures of a line make', () => {
  const verdictBeside = (line: string, other: string, after: string) =>
    judge(
      { path: 'work[0].highlights[0]', after },
      new ResumeSource({
        work: [{ position: 'Clerk', startDate: '2019', highlights: [line, other] }],
      }),
    ).verdict;
  const LINE = 'Kept the stock of two shops';

  it.each([
    ['Raised attendance from 30% to 82%', 'raised attendance by 52%'],
    ['Raised attendance from 30% to 82%', 'raised attendance by 52 points'],
    ['Sold 40 lamps and 25 chairs', 'sold 65 lamps and chairs'],
    ['Led a shift of 8 clerks', 'worked in a shift of 9 clerks'],
  ])('is the person’s to confirm where it is told of the same: %s: %s', (other, told) => {
    expect(verdictBeside(LINE, other, `${LINE} and ${told}`)).not.toBe('contradicted');
  });

  it.each([
    ['of other things', 'Raised attendance from 30% to 82%', 'cutting waste by 37%'],
    ['a sum of other things', 'Raised attendance from 30% to 82%', 'cutting waste by 112%'],
    ['a neighbour', 'Raised attendance to 36%', 'raising attendance to 37%'],
    ['a neighbour of a count', 'Raised attendance of 36 pupils', 'raising attendance by 37%'],
    ['of other things', 'Sold 40 lamps and 25 chairs', 'serving 65 guests'],
    ['of other things', 'Sold 40 lamps and 25 chairs', 'saving $1,000'],
  ])('is another one where it is %s: %s', (_what, other, told) => {
    expect(verdictBeside(LINE, other, `${LINE}, ${told}`)).toBe('contradicted');
  });
});
