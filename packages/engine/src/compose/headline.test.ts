import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';

const headlineOf = (position: string, more: Resume = {}, ad = 'Fundraising Manager'): unknown =>
  optimize({
    resume: {
      ...more,
      basics: { name: 'Ann Example', ...more.basics },
      work: [
        { name: 'Example Fund', position, startDate: '2020-01', highlights: ['Raised money'] },
      ],
    },
    jobDescription: `${ad}\n\nRequirements\n- Major gifts`,
    asOf: '2026-11',
  }).document.basics?.label;
const kept = (text: string): Resume => ({
  meta: { trueline: { kept: [{ id: 'kept-1', text, after: 'basics' }] } },
});

describe('a headline', () => {
  it.each([
    ['Senior Executive, Major Gifts', 'Senior Executive, Major Gifts'],
    ['Staff Nurse (nights)', 'Staff Nurse'],
    ['Night Duty Mgr (nights)', 'Night Duty Mgr'],
    // Without its rank the title would say more.
    ['Night Duty Mgr (Actg.)', 'Night Duty Mgr (Actg.)'],
    ['Line Cook / weekends', 'Line Cook'],
  ])('is the title in full, without remarks: %s', (position, headline) => {
    expect(headlineOf(position)).toBe(headline);
  });

  it('names a paper that the ad requires beside a title of its trade, and beside no other', () => {
    const told = (position: string): unknown =>
      optimize({
        resume: {
          basics: { name: 'Ann Example' },
          work: [{ name: 'Sample Care', position, startDate: '2020-01', highlights: ['Worked'] }],
          certificates: [{ name: 'ACLS' }],
        },
        jobDescription: 'Registered Nurse\n\nRequirements\n- ACLS certification',
        asOf: '2026-11',
      }).document.basics?.label;
    expect(told('Staff Nurse')).toBe('Staff Nurse | ACLS');
    expect(told('Roofer')).toBe('Roofer');
  });

  it.each(['Summer helper', 'Apprentice', 'Assistant', 'Student intern'])(
    'is none of a title that tells nobody who one is: %s',
    (position) => {
      expect(headlineOf(position)).toBeUndefined();
    },
  );

  it.each([
    ['Designer, later Senior Designer', 'Senior Designer'],
    ['Cashier, then Shift Supervisor', 'Shift Supervisor'],
    ['Clerk promoted to Office Manager', 'Office Manager'],
  ])('is the last of two titles of one job: %s', (position, headline) => {
    expect(headlineOf(position)).toBe(headline);
  });

  const ofJobs = (work: NonNullable<Resume['work']>): unknown =>
    optimize({
      resume: { basics: { name: 'Ann Example' }, work },
      jobDescription: 'Warehouse work\n\nRequirements\n- Lifting',
      asOf: '2026-11',
    }).document.basics?.label;

  const ofLabel = (label: string): unknown =>
    optimize({
      resume: {
        basics: { name: 'Ann Example', label },
        work: [{ name: 'Example Bank', position: 'Bank Clerk', startDate: '2015-01' }],
      },
      jobDescription: 'Warehouse work\n\nRequirements\n- Lifting',
      asOf: '2026-11',
    }).document.basics?.label;

  it.each([
    ['The Fastest Clerk in Town', 'Bank Clerk'],
    ['the no.1 voice of the counter', 'Bank Clerk'],
    ['#1 counter hero', 'Bank Clerk'],
    ['Permanent resident, full work rights', 'Bank Clerk | Permanent resident, full work rights'],
    ['Citizen Service Clerk', 'Citizen Service Clerk'],
    ['Best Western Desk Clerk', 'Best Western Desk Clerk'],
    ['Senior Bank Clerk', 'Senior Bank Clerk'],
    ['Clerk (still learning)', 'Clerk (still learning)'],
  ])('is no boast, and no mere right to work: %s', (label, told) => {
    expect(ofLabel(label)).toBe(told);
  });

  it.each([
    'Barista (weekends)',
    'Part-time Barista',
    'Barista, evenings',
    'Volunteer Coach',
    'Treasurer (unpaid)',
  ])('is no side job beside a main one: %s', (position) => {
    const main = { name: 'Example Bank', position: 'Bank Clerk', startDate: '2015-01' };
    expect(ofJobs([{ name: 'Sample Cafe', position, startDate: '2022-01' }, main])).toBe(
      'Bank Clerk',
    );
  });

  it('is no work without pay, though nothing else is known', () => {
    const unpaid = { name: 'Sample Union', position: 'Treasurer (unpaid)', startDate: '2020' };
    expect(ofJobs([unpaid])).toBeUndefined();
    const told = { ...unpaid, position: 'Treasurer', description: 'Hill branch, (unpaid)' };
    expect(ofJobs([told])).toBeUndefined();
    const cook = { name: 'Sample Inn', position: 'Cook', startDate: '2015', endDate: '2024' };
    expect(ofJobs([cook, told])).toBe('Cook');
  });

  it('is no post of another trade that was left more than ten years ago', () => {
    const told = (endDate: string, ad: string): unknown =>
      optimize({
        resume: {
          basics: { name: 'Ann Example' },
          work: [{ name: 'Sample Inn', position: 'Cook', startDate: '1995', endDate }],
        },
        jobDescription: `${ad}\n\nRequirements\n- Lifting`,
        asOf: '2026-11',
      }).document.basics?.label;
    expect(told('2004', 'Warehouse Worker')).toBeUndefined();
    expect(told('2019', 'Warehouse Worker')).toBe('Cook');
    expect(told('2004', 'Cook')).toBe('Cook');
  });

  it('is such a job where nothing else was done for years, or the ad is for it', () => {
    const barista = { name: 'Sample Cafe', position: 'Part-time Barista', startDate: '2022-01' };
    const clerk = { name: 'B', position: 'Bank Clerk', startDate: '2001', endDate: '2015' };
    expect(ofJobs([barista, clerk])).toBe('Part-time Barista');
    const { document } = optimize({
      resume: { basics: { name: 'Ann Example' }, work: [barista, { ...clerk, endDate: '2026' }] },
      jobDescription: 'Barista\n\nRequirements\n- Coffee',
      asOf: '2026-11',
    });
    expect(document.basics?.label).toBe('Part-time Barista');
  });

  it('is no job without an end below several that began after it', () => {
    expect(
      ofJobs([
        { name: 'A', position: 'Senior Welder', startDate: '2012' },
        { name: 'B', position: 'Welder', startDate: '2005', endDate: '2012' },
        { name: 'C', position: 'Machinist', startDate: '2000' },
      ]),
    ).toBe('Senior Welder');
  });

  it('is no side job by what its employer is called or what was done there', () => {
    for (const [name, summary] of [
      ['Mock Disaster Relief Fund', undefined],
      ['Sample Mills', 'Lead a team that works weekends.'],
    ] as const)
      expect(
        ofJobs([
          {
            name,
            position: 'Programme Manager',
            startDate: '2024-02',
            ...(summary && { summary }),
          },
          { name: 'B', position: 'Shop Assistant', startDate: '2020', endDate: '2024-01' },
        ]),
      ).toBe('Programme Manager');
  });

  it('is the job that goes on, though a later one has ended above it', () => {
    expect(
      ofJobs([
        { name: 'A', position: 'Election Clerk', startDate: '2024', endDate: '2025' },
        { name: 'B', position: 'Machinist', startDate: '2010' },
      ]),
    ).toBe('Machinist');
  });

  it('is one of such a title where the ad is for that', () => {
    expect(headlineOf('Kitchen Helper', {}, 'Kitchen Helper')).toBe('Kitchen Helper');
  });

  it('ends in the own words under the name, which then stand there no more', () => {
    const resume: Resume = {
      ...kept('Fundraising & Donor Relations'),
      basics: { name: 'Ann Example' },
      work: [{ name: 'Example Fund', position: 'Fundraiser', startDate: '2020-01' }],
    };
    const { document } = optimize({ resume, jobDescription: 'Fundraiser', asOf: '2026-11' });
    expect(document.basics?.label).toBe('Fundraiser | Fundraising & Donor Relations');
    expect(document.meta?.trueline?.kept).toEqual([]);
  });

  it('takes no place or address for such words', () => {
    expect(headlineOf('Fundraiser', kept('Exampletown'))).toBe('Fundraiser');
    expect(headlineOf('Fundraiser', kept('Blk 415 Reservoir View'))).toBe('Fundraiser');
  });

  /** Title, first year, last year; 0 where the job goes on. */
  type Held = readonly [title: string, from: number, to: number];
  const forAd = (ad: string, jobs: readonly Held[]): unknown =>
    optimize({
      resume: {
        basics: { name: 'Ann Example' },
        work: jobs.map(([position, from, to], at) => ({
          name: `Sample ${at}`,
          position,
          startDate: `${from}-01`,
          ...(to === 0 ? {} : { endDate: `${to}-12` }),
        })),
      },
      jobDescription: `${ad}\n\nRequirements\n- Reliable`,
      asOf: '2026-11',
    }).document.basics?.label;

  it.each<[ad: string, jobs: readonly Held[], headline: string | undefined]>([
    // One's own master for an employee's post.
    [
      'Call Centre Agent',
      [
        ['Founder and Sole Operator', 2021, 0],
        ['Customer Care Agent', 2014, 2020],
      ],
      'Customer Care Agent',
    ],
    [
      'Chef',
      [
        ['Owner', 2018, 0],
        ['Sous Chef', 2010, 2017],
      ],
      'Sous Chef',
    ],
    [
      'Bookkeeper',
      [
        ['Managing Director', 2015, 0],
        ['Teacher', 2001, 2014],
      ],
      undefined,
    ],
    [
      'Web Developer',
      [
        ['Co-founder', 2020, 0],
        ['Web Developer', 2015, 2019],
      ],
      'Web Developer',
    ],
    ['Cleaner', [['CEO', 2019, 0]], undefined],
    ['Electrician', [['Self-employed Electrician', 2019, 0]], undefined],
    ['Managing Director', [['Managing Director', 2015, 0]], 'Managing Director'],
    ['Business Analyst', [['Product Owner', 2020, 0]], 'Product Owner'],
    ['Truck Driver', [['Owner-Operator Driver', 2016, 0]], 'Owner-Operator Driver'],
    // A training that is over, and one that goes on.
    ['Electrician', [['Trainee Electrician', 2015, 2018]], undefined],
    ['Electrician', [['Apprentice Electrician', 2024, 0]], 'Apprentice Electrician'],
    ['Apprentice Plumber', [['Apprentice Plumber', 2023, 2025]], 'Apprentice Plumber'],
    [
      'Nurse',
      [
        ['Student Nurse', 2019, 2022],
        ['Care Assistant', 2015, 2019],
      ],
      undefined,
    ],
    // Another trade now, the ad's before.
    [
      'Welder',
      [
        ['Taxi Driver', 2022, 0],
        ['Welder', 2012, 2021],
      ],
      'Welder',
    ],
    [
      'Registered Nurse',
      [
        ['Barista', 2023, 0],
        ['Staff Nurse', 2010, 2022],
      ],
      'Staff Nurse',
    ],
    [
      'Librarian',
      [
        ['Shop Assistant', 2020, 0],
        ['Librarian', 2001, 2012],
      ],
      'Librarian',
    ],
    // Left too long ago for the few years that it was held.
    [
      'Librarian',
      [
        ['Shop Assistant', 2020, 0],
        ['Librarian', 2001, 2003],
      ],
      'Shop Assistant',
    ],
    // The latest is of the trade, or none is.
    [
      'Cook',
      [
        ['Line Cook', 2019, 0],
        ['Kitchen Porter', 2010, 2018],
      ],
      'Line Cook',
    ],
    [
      'Bank Teller',
      [
        ['Cashier', 2020, 0],
        ['Gardener', 2010, 2019],
      ],
      'Cashier',
    ],
    [
      'Teacher',
      [
        ['Gardener', 2018, 0],
        ['Bricklayer', 2005, 2017],
      ],
      'Gardener',
    ],
  ])('for an ad for %s says of %j: %s', (ad, jobs, told) => {
    expect(forAd(ad, jobs)).toBe(told);
  });
});
