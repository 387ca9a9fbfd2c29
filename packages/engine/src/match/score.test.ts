import type { Resume, Score } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../job/extract-requirements.ts';
import { scoreBand, scoreResume } from './score.ts';

const AS_OF = '2026-06';

const AD = `Payroll Administrator
Requirements:
3+ years of payroll experience
Experience with Ceridian, ADP or QuickBooks
Accounts payable
Kubernetes
Diploma in accounting
Nice to have:
Power BI
Responsibilities:
Prepare biweekly payroll for 300 employees
Reconcile benefit accounts every month
`;

const RESUME: Resume = {
  basics: {
    name: 'Mia Example',
    email: 'mia@example.org',
    phone: '555 0100',
    summary: 'Payroll clerk.',
  },
  work: [
    {
      name: 'Birch Mills',
      position: 'Payroll Clerk',
      startDate: '2021-01',
      highlights: [
        'Prepared biweekly payroll for 240 employees in Ceridian',
        'Paid vendor accounts (A/P) twice a week for 14 shops without a late fee',
        'Trained 3 new clerks on month-end procedures and the payroll calendar',
        'Cut payslip questions by 30% with a short guide for new employees',
      ],
    },
  ],
  education: [
    { institution: 'Example College', studyType: 'Diploma', area: 'Accounting', endDate: '2020' },
  ],
  skills: [{ name: 'Tools', keywords: ['Microsoft Excel'] }],
};

const scored = (resume: Resume, ad = AD): Score =>
  scoreResume(resume, extractRequirements(ad), ad, AS_OF);
const component = (score: Score, id: string) => {
  const found = score.components.find((part) => part.id === id);
  if (found === undefined) throw new Error(`no component ${id}`);
  return found;
};
const withHighlights = (...highlights: string[]): Resume => ({
  ...RESUME,
  work: [
    { ...RESUME.work?.[0], highlights: [...(RESUME.work?.[0]?.highlights ?? []), ...highlights] },
  ],
});

describe('scoreResume', () => {
  it('accounts for every point: components to 100, losses to 100 less the score', () => {
    const score = scored(RESUME);
    const cents = (value: number): number => Math.round(value * 100);
    expect(score.components.map(({ id }) => id).join('')).toBe('ABCDEFGHIJ');
    expect(cents(score.components.reduce((sum, { max }) => sum + max, 0))).toBe(10_000);
    const lost = score.components.flatMap((part) => part.lost.map(({ points }) => cents(points)));
    expect(lost.reduce((sum, points) => sum + points, 0)).toBe(10_000 - cents(score.score));
    for (const part of score.components) {
      const own = part.lost.reduce((sum, { points }) => sum + cents(points), 0);
      expect(own, part.id).toBe(cents(part.max) - cents(part.got));
    }
  });

  it('shares the points of what the ad does not ask among A to G', () => {
    const score = scored(RESUME, 'Payroll Administrator\nRequirements:\nPayroll');
    expect(component(score, 'B').max).toBe(0);
    expect(component(score, 'H').max).toBe(12);
    const match = score.components.filter(({ id }) => 'ABCDEFG'.includes(id));
    expect(match.reduce((sum, { max }) => sum + max, 0)).toBeCloseTo(70, 6);
  });

  it('credits alternatives by the best, and shows its line', () => {
    const any = scored(RESUME).requirements.find(({ anyOf }) => anyOf !== undefined);
    expect(any?.credit).toBe(1);
    expect(any?.evidence[0]).toEqual({
      path: 'work[0].highlights[0]',
      text: 'Prepared biweekly payroll for 240 employees in Ceridian',
    });
  });

  it('weighs evidence by where it stands: bullet, schooling, summary, list', () => {
    const credit = (resume: Resume): number =>
      scored(resume).requirements.find(({ skills }) => skills[0]?.name === 'Power BI')?.credit ??
      -1;
    expect(credit(RESUME)).toBe(0);
    expect(credit({ ...RESUME, skills: [{ keywords: ['Power BI'] }] })).toBe(0.64);
    expect(credit({ ...RESUME, basics: { ...RESUME.basics, summary: 'Power BI reports.' } })).toBe(
      0.73,
    );
    expect(credit({ ...RESUME, certificates: [{ name: 'Power BI course' }] })).toBe(0.91);
    expect(credit(withHighlights('Built 12 Power BI reports for the finance team'))).toBe(1);
  });

  it('counts an alias as the same and a child as nine tenths, never a parent', () => {
    const ad = (line: string) => `Developer\nRequirements:\n${line}`;
    const credit = (bullet: string, line: string): number => {
      const score = scored(withHighlights(bullet), ad(line));
      return score.requirements.find(({ kind }) => kind === 'skill')?.credit ?? -1;
    };
    expect(credit('Moved 4 services to k8s without downtime', 'Kubernetes')).toBe(0.9);
    expect(credit('Built 9 pages in React for the shop', 'JavaScript')).toBe(0.81);
    expect(credit('Built 9 pages in JavaScript for the shop', 'React')).toBe(0);
  });

  it('lists missing keywords: shown in other words with the line, or not shown', () => {
    const { missingKeywords } = scored(RESUME);
    expect(missingKeywords).toContainEqual({
      term: 'Accounts payable',
      level: 'must',
      evidenced: true,
      source: 'Paid vendor accounts (A/P) twice a week for 14 shops without a late fee',
    });
    expect(missingKeywords).toContainEqual({ term: 'Kubernetes', level: 'must', evidenced: false });
    expect(missingKeywords.map(({ term }) => term)).not.toContain('QuickBooks');
  });

  it('never counts a headline as a title held', () => {
    const titled = { ...RESUME, basics: { ...RESUME.basics, label: 'Payroll Administrator' } };
    expect(component(scored(titled), 'D').got).toBe(component(scored(RESUME), 'D').got);
    const held = { ...RESUME, work: [{ ...RESUME.work?.[0], position: 'Payroll Administrator' }] };
    const other = { ...RESUME, work: [{ ...RESUME.work?.[0], position: 'Shop Manager' }] };
    expect(component(scored(held), 'D').got).toBeGreaterThan(component(scored(other), 'D').got);
  });

  it('counts years from dates, overlaps once', () => {
    const work = (startDate: string, endDate: string) => ({
      ...RESUME.work?.[0],
      startDate,
      endDate,
    });
    const got = (...entries: ReturnType<typeof work>[]) =>
      component(scored({ ...RESUME, work: entries }), 'C').got;
    expect(got(work('2020-01', '2022-12'))).toBe(component(scored(RESUME), 'C').max);
    expect(got(work('2021-01', '2021-12'), work('2021-01', '2021-12'))).toBe(
      got(work('2021-01', '2021-12')),
    );
  });

  it('names defects once for each bullet, and a clean bullet costs nothing', () => {
    const weak = scored(withHighlights('Responsible for the filing of 200 pay slips a week'));
    const defect = component(weak, 'H').lost.find(({ fixKind }) => fixKind === 'automatic');
    expect(defect?.nearest).toBe('Responsible for the filing of 200 pay slips a week');
    expect(component(scored(RESUME), 'H').got).toBe(12);
  });

  it('keeps the ceiling above the score and counts nothing in it that is not shown', () => {
    const score = scored(RESUME);
    const surfaced = scored(withHighlights('Kept Accounts payable in order for 14 shops'));
    expect(score.ceiling).toBeGreaterThan(score.score);
    expect(score.ceiling).toBeGreaterThanOrEqual(surfaced.score);
    const a = component(score, 'A');
    const kubernetes = a.lost.find(({ jobQuote }) => jobQuote === 'Kubernetes');
    expect(score.ceiling).toBeLessThanOrEqual(100 - (kubernetes?.points ?? 0));
  });

  it('scores an empty resume and an empty ad without a fault', () => {
    expect(scored({}).score).toBeLessThan(20);
    expect(scored(RESUME, '').match).toBe(0);
    expect(scored({}, '').ceiling).toBeLessThanOrEqual(100);
  });
});

describe('scoreBand', () => {
  it.each([
    [0, 'low'],
    [39.99, 'low'],
    [40, 'fair'],
    [60, 'good'],
    [80, 'strong'],
  ] as const)('%d is %s', (score, band) => expect(scoreBand(score)).toBe(band));

  it('shows evidence only for what has credit, and of the right kind', () => {
    const { requirements } = scoreResume(RESUME, extractRequirements(AD), AD, AS_OF);
    for (const { credit, evidence } of requirements) {
      if (credit === 0) expect(evidence).toEqual([]);
    }
    const of = (kind: string) => requirements.find((one) => one.kind === kind)?.evidence[0]?.path;
    expect(of('years')).toBe('work[0].position');
    expect(of('title')).toBe('work[0].position');
    expect(of('degree')).toMatch(/^education\[0\]/);
  });
});
