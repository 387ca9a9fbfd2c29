import type { Answer, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize, redecide, verify } from '../index.ts';
import { placeOfJob } from './elsewhere.ts';
import { readJob } from './named-job.ts';

const resume: Resume = {
  basics: { name: 'Ann Example' },
  work: [
    {
      name: 'Maple Dental',
      position: 'Office Manager',
      startDate: '2019-02',
      highlights: ['Kept the schedules of dentists', 'Ordered supplies and paid the bills'],
    },
    {
      name: 'CORNER SHOP LTD',
      position: 'Baker',
      startDate: '2015-01',
      endDate: '2018-12',
      highlights: ['Baked bread'],
    },
    {
      position: 'Career break',
      startDate: '2013-01',
      endDate: '2014-12',
      highlights: ['Treasurer of Little Acorns Pre-School, unpaid'],
    },
  ],
  skills: [{ name: 'Skills', keywords: ['Excel'] }],
};
const jobDescription = `Office Administrator
Company: Harbour Clinic

What you will do
- Schedule appointments and update patient records
- Train new reception staff on the phone system

Requirements
- Experience with QuickBooks
- Excel`;
const input = { resume, jobDescription, asOf: '2026-01', rounds: 20 } as const;
const { report, changes } = optimize(input);
const asks = report.asks ?? [];
const answered = (answers: Answer[]) => redecide({ ...input, changes, answers });
const placing = asks.filter(({ options }) => options.some(({ id }) => id === 'elsewhere'));

describe('a job that the person names', () => {
  it('is offered wherever an ask places a line', () => {
    const types = new Set(placing.map(({ type }) => type));
    for (const type of ['task', 'experience', 'outcome'] as const) expect(types).toContain(type);
    for (const { options } of placing)
      expect(options.find(({ id }) => id === 'elsewhere')?.blanks.at(-1)?.name).toBe('job');
  });

  const used = (job: string) => {
    const ask = placing.find(({ prompt }) => prompt.includes('QuickBooks'));
    const { document, changes: made } = answered([
      { ask: ask?.id ?? '', option: 'elsewhere', values: { what: 'pay 12 suppliers', job } },
    ]);
    expect(verify(resume, document, { changes: made }).ok).toBe(true);
    return document;
  };
  const LINE = 'Used QuickBooks to pay 12 suppliers';

  it.each([
    ['Corner Shop', 1],
    ['the Corner Shop', 1],
    ['baker', 1],
    ['Maple Dental', 0],
  ])('takes the line to the role that the resume has: %s', (job, at) => {
    const { work = [] } = used(job);
    expect(work).toHaveLength(3);
    expect(work[at]?.highlights).toContain(LINE);
  });

  it('stands behind the line that alone tells of it, under its name', () => {
    expect(used('Little Acorns').work?.[2]?.highlights?.at(-1)).toBe(
      'Little Acorns: used QuickBooks to pay 12 suppliers',
    );
  });

  it('is an entry of its own where the resume has none', () => {
    const { work = [] } = used('bookkeeper at Blue Door');
    expect(work).toHaveLength(4);
    expect(work[3]).toEqual({ position: 'Bookkeeper', name: 'Blue Door', highlights: [LINE] });
  });

  it('takes all ticks of an ask, in its own tense, once', () => {
    const task = placing.find(({ type }) => type === 'task');
    const ticks = (task?.options ?? []).filter(({ id }) => id.startsWith('t-'));
    const { document } = answered([
      ...ticks.map(({ id }): Answer => ({ ask: task?.id ?? '', option: id })),
      { ask: task?.id ?? '', option: 'elsewhere', values: { job: 'clerk at Hill Clinic' } },
    ]);
    expect(document.work?.[0]?.highlights).toEqual(resume.work?.[0]?.highlights);
    expect(document.work).toHaveLength(4);
    expect(document.work?.[3]).toMatchObject({ position: 'Clerk', name: 'Hill Clinic' });
    expect(document.work?.[3]?.highlights).toHaveLength(ticks.length);
    for (const line of document.work?.[3]?.highlights ?? []) expect(line).toMatch(/^\w+ed\b/);
  });

  it.each(['both', 'my previous job', 'in 2015', 'no', 'the first one'])(
    'makes no line where none is named: %s',
    (job) => {
      const task = placing.find(({ type }) => type === 'task');
      const ask = placing.find(({ prompt }) => prompt.includes('QuickBooks'));
      const ticks = (task?.options ?? []).filter(({ id }) => id.startsWith('t-'));
      const { document, changes: made } = answered([
        ...ticks.map(({ id }): Answer => ({ ask: task?.id ?? '', option: id })),
        { ask: task?.id ?? '', option: 'elsewhere', values: { job } },
        { ask: ask?.id ?? '', option: 'elsewhere', values: { what: 'pay 12 suppliers', job } },
      ]);
      expect(made.filter(({ kind }) => kind === 'answer')).toEqual([]);
      expect(document.work).toHaveLength(3);
    },
  );

  it('is kept with its role for the next application', () => {
    const ask = placing.find(({ prompt }) => prompt.includes('QuickBooks'));
    const { report: told } = answered([
      {
        ask: ask?.id ?? '',
        option: 'elsewhere',
        values: { what: 'pay bills', job: 'clerk at Hill' },
      },
    ]);
    expect(told.facts?.find(({ line }) => line.includes('QuickBooks'))?.role).toEqual({
      name: 'Hill',
      position: 'Clerk',
    });
  });
});

it.each([
  ['cook at Blue Door', { position: 'Cook', name: 'Blue Door' }],
  ['I was a cook at Blue Door.', { position: 'Cook', name: 'Blue Door' }],
  ['at Blue Door', { name: 'Blue Door' }],
  ['Blue Door', { name: 'Blue Door' }],
  ['Blue Door, line cook', { position: 'Line cook', name: 'Blue Door' }],
  ['Line cook, Blue Door', { position: 'Line cook', name: 'Blue Door' }],
  ['cook - Blue Door', { position: 'Cook', name: 'Blue Door' }],
  ['driver for Hill Transport', { position: 'Driver', name: 'Hill Transport' }],
  ['my old job at Blue Door', { name: 'Blue Door' }],
  ['It was at Blue Door as a cook', { position: 'Cook', name: 'Blue Door' }],
  ['as a cook at Blue Door', { position: 'Cook', name: 'Blue Door' }],
  ['when I was a cook at Blue Door', { position: 'Cook', name: 'Blue Door' }],
  ['when I worked at Blue Door', { name: 'Blue Door' }],
  ['in my job as a cook', { position: 'Cook' }],
  ['Marks and Spencer, Leeds', { name: 'Marks and Spencer, Leeds' }],
  ['driver, 2012', { position: 'Driver' }],
  ['driver 2012', { position: 'Driver' }],
  ['driver (2012-2014)', { position: 'Driver' }],
  ['in 2015 as a driver for Hill Transport', { position: 'Driver', name: 'Hill Transport' }],
  ['cook at Blue Door, 2012 to 2014', { position: 'Cook', name: 'Blue Door' }],
  ['cook at Blue Door from May 2012 until now', { position: 'Cook', name: 'Blue Door' }],
  ['cook at Blue Door for 3 years', { position: 'Cook', name: 'Blue Door' }],
  ['1912 Cafe', { name: '1912 Cafe' }],
  ['Walmart 2010 - 2012', { name: 'Walmart' }],
  ['2010-2012: cook at Walmart', { position: 'Cook', name: 'Walmart' }],
  ['at a care home', { name: 'care home' }],
  ['driver May 2012', { position: 'Driver' }],
  ['The Old Mill', { name: 'The Old Mill' }],
  ['Old Mill', { name: 'Old Mill' }],
  ['A cook at Old Mill', { position: 'Cook', name: 'Old Mill' }],
  ['cook for two years', { position: 'Cook' }],
  ['Studio 2000', { name: 'Studio 2000' }],
  ['cook at my previous job', { position: 'Cook' }],
  ['same job at Blue Door', { name: 'Blue Door' }],
  ['IT Support at Blue Door', { position: 'IT Support', name: 'Blue Door' }],
  ['bartender', { position: 'Bartender' }],
  ['self-employed gardener', { position: 'Self-employed gardener' }],
])('reads a job as people type it: %s', (said, job) => expect(readJob(said)).toEqual(job));

it('has one entry for all answers that name it', () => {
  const made = [
    { path: 'work[502].position', after: 'Cook' },
    { path: 'work[502].name', after: 'Blue Door' },
  ];
  expect(placeOfJob(resume, 'cook at blue door', made)?.entry).toBe('work[502]');
  expect(placeOfJob(resume, 'cook at Red Door', made)?.entry).toBe('work[503]');
});

it.each([
  ...['both', 'Both of them', 'both jobs', 'all of them', 'my previous job', 'the first one'],
  ...['same job', 'the same', 'the other one', 'my last job', 'previous role', 'another company'],
  ...['in 2015', '2012', '2012-2014', 'from 2012 to 2014', '3 years ago', 'a few years ago'],
  ...[
    'n/a',
    'N/A',
    'no',
    'none',
    'nothing',
    '-',
    '--',
    '?',
    '',
    ' ',
    'it was',
    'at work',
    'not sure',
  ],
  ...['It was in Leeds', 'at school', 'when I was a student', 'a mix of both', 'don’t know', 'TBD'],
  ...['I did it a lot while helping my uncle', 'both Tesco and Asda'],
])('reads no job where none is named: %s', (said) => expect(readJob(said)).toBeNull());

describe('a job that another employer or another title is named for', () => {
  const roles: Resume = {
    work: [
      { name: 'Old Mill', position: 'Cook' },
      { name: 'Corner Shop', position: 'Baker' },
      { name: 'Leeds City Council', position: 'Clerk' },
      { name: 'Marks & Spencer, Hull', position: 'Cashier' },
      { name: 'Red Fox', position: 'Driver' },
      { name: 'Blue Fox', position: 'Driver' },
      { name: 'Tollgate Packaging Ltd', position: 'Packer / Forklift Operator' },
    ],
  };
  it.each([
    'cook at The Crown',
    'baker at Hotel Rex',
    'cleaner at Leeds',
    'clerk at York',
    'clerk at Leeds',
    'Leeds',
    'head cook at The Crown',
    'Marks and Spencer, Leeds',
    'driver',
    'manager at Corner Shop',
    'assistant baker',
  ])('is an entry of its own: %s', (said) => {
    expect(placeOfJob(roles, said, [])?.entry).toBe('work[507]');
  });

  it.each([
    ['cook', 0],
    ['cook at Old Mill', 0],
    ['the Old Mill', 0],
    ['corner shop', 1],
    ['Baker at the Corner Shop', 1],
    ['clerk at Leeds City Council', 2],
    ['Marks and Spencer', 3],
    ['driver at Blue Fox', 5],
    ['Tollgate Packaging', 6],
    ['forklift operator at Tollgate Packaging', 6],
  ])('is the role of the resume: %s', (said, at) => {
    expect(placeOfJob(roles, said, [])?.entry).toBe(`work[${at}]`);
  });
});

describe('an employer told in short', () => {
  const of = (...names: string[]): Resume => ({
    work: names.map((name) => ({ name, position: 'Clerk', startDate: '2019-01', highlights: [] })),
  });

  it.each([
    ['Tollgate', 'Tollgate Packaging Ltd'],
    ['clerk at Deer Valley', 'Deer Valley Tire & Lube'],
  ])('"%s" is %s', (said, name) => {
    expect(placeOfJob(of('Old Mill', name), said, [])?.entry).toBe('work[1]');
  });

  it.each([
    ['clerk at Leeds', 'Leeds City Council'],
    ['clerk at York', 'York General Hospital'],
    ['clerk at Ash', 'Ash Packaging'],
  ])('"%s" is not %s', (said, name) => {
    expect(placeOfJob(of('Old Mill', name), said, [])?.entry).not.toBe('work[1]');
  });

  it('is none of two', () => {
    expect(
      placeOfJob(of('Tollgate Foods', 'Tollgate Packaging'), 'Tollgate', [])?.entry,
    ).not.toMatch(/^work\[[01]\]/);
  });
});
