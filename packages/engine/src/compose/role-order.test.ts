import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { applyWithOrigins } from './apply.ts';
import { proposeRoleOrder, proposeSchoolOrder } from './order.ts';

const resume: Resume = {
  work: [
    {
      position: 'Loader',
      name: 'Kiln Works',
      startDate: '1990',
      endDate: '1998',
      highlights: ['a'],
    },
    {
      position: 'Guard',
      name: 'Mall Guards',
      startDate: '1998',
      endDate: '2007',
      highlights: ['b', 'c'],
    },
    { position: 'Officer', name: 'Park Guards', startDate: '2007', highlights: ['d'] },
    { position: 'Doorman', name: 'The Inn', startDate: '2015', highlights: ['e'] },
  ],
  meta: { trueline: { kept: [{ id: 'k', text: '(nights)', after: 'work[1]' }] } },
};
const accepted = (given: Resume) =>
  proposeRoleOrder(given, '2026-11').map((draft) => ({ ...draft, decision: 'accepted' as const }));

describe('jobs told from the first to the last', () => {
  it('are put latest first, the main one of two that go on before the later', () => {
    const { document } = applyWithOrigins(resume, accepted(resume));
    expect(document.work?.map(({ position }) => position)).toEqual([
      'Officer',
      'Doorman',
      'Guard',
      'Loader',
    ]);
    expect(document.meta?.trueline?.kept?.[0]?.after).toBe('work[2]');
  });

  it('keep the changes of their lines, and the way back to each', () => {
    const line = {
      path: 'work[1].highlights[0]',
      before: 'b',
      after: '',
      decision: 'accepted' as const,
    };
    const { document, findOrigin } = applyWithOrigins(resume, [line, ...accepted(resume)]);
    expect(document.work?.[2]?.highlights).toEqual(['c']);
    expect(findOrigin('work[2].highlights[0]')).toBe('work[1].highlights[1]');
    expect(findOrigin('work[3].position')).toBe('work[0].position');
  });

  it('stay where they are otherwise', () => {
    const [first, second] = resume.work ?? [];
    const latestFirst: Resume = { work: [...(resume.work ?? [])].reverse() };
    const undated: Resume = { work: [{ position: 'Clerk' }, ...(resume.work ?? [])] };
    const alike: Resume = { work: [first ?? {}, second ?? {}, second ?? {}] };
    for (const given of [latestFirst, undated, alike, { work: [first ?? {}] }])
      expect(proposeRoleOrder(given, '2026-11')).toEqual([]);
  });
});

describe('schools told from the first to the last', () => {
  const schools: Resume = {
    education: [
      { institution: 'Hill School', startDate: '2006', endDate: '2012' },
      { institution: 'Snow Centre', studyType: 'Course', endDate: '2018' },
      { institution: 'River Institute', area: 'Law', startDate: '2021' },
    ],
  };
  const orderOf = (given: Resume): (string | undefined)[] => {
    const drafts = proposeSchoolOrder(given, '2026-11');
    const changes = drafts.map((draft) => ({ ...draft, decision: 'accepted' as const }));
    const { document } = applyWithOrigins(given, changes);
    return (document.education ?? []).map(({ institution }) => institution);
  };

  it('are put latest first', () => {
    expect(orderOf(schools)).toEqual(['River Institute', 'Snow Centre', 'Hill School']);
  });

  const typesOf = (...education: NonNullable<Resume['education']>): string | undefined =>
    proposeSchoolOrder({ education }, '2026-11')[0]?.after;
  const of = (studyType: string, startDate: string, endDate?: string) => ({
    studyType,
    institution: 'Hill',
    startDate,
    endDate,
  });

  it.each([
    ['a course', of('PhD', '2008', '2012'), of('First aid course', '2019', '2019')],
    ['a pastime', of('BSc', '2008', '2012'), of('Knitting', '2024', '2024')],
    ['a school', of('MSc', '2008', '2010-06'), of('A levels', '2010-06', '2010-09')],
    ['what was left', of('BA', '2010', '2013'), of('MA (not finished)', '2014', '2015')],
    ['a plan', of('BA', '2010', '2013'), of('MA, planned', '2025', '2029')],
    ['what has not begun', of('BA', '2010', '2013'), of('MA', '2027', '2029')],
  ])('put %s above no degree', (_, degree, other) =>
    expect(typesOf(degree, other)).toBeUndefined(),
  );

  it.each([
    [[of('School', '2001', '2007'), of('BA', '2008', '2012')], /^BA.*\nSchool/],
    [[of('BA', '2010', '2013'), of('MA', '2025')], /^MA.*\nBA/],
    [
      [of('BA', '2010', '2013'), of('MA', '2014', '2015'), of('First aid', '2016', '2016')],
      /^MA.*\nBA.*\nFirst aid/,
    ],
  ])('put degrees above degrees and schools: %#', (education, after) =>
    expect(typesOf(...education)).toMatch(after),
  );

  it('say nothing where nothing moves', () => {
    const first = { studyType: 'A levels', institution: 'Hill', endDate: '2010-01' };
    const second = { studyType: 'O levels', institution: 'Hill', startDate: '2010-02' };
    const alike = [
      { ...first, startDate: '2009', endDate: '2012' },
      { ...second, startDate: '2010', endDate: '2011' },
    ];
    expect(proposeSchoolOrder({ education: alike }, '2026-11')).toEqual([]);
  });

  it('stay where they are otherwise', () => {
    const latestFirst: Resume = { education: [...(schools.education ?? [])].reverse() };
    const undated: Resume = { education: [...(schools.education ?? []), { institution: 'Inn' }] };
    for (const given of [latestFirst, undated, { education: schools.education?.slice(0, 1) }])
      expect(proposeSchoolOrder(given as Resume, '2026-11')).toEqual([]);
  });
});
