import type { Answer, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize, redecide, verify } from '../index.ts';
import { placeOfJob, readJob } from './elsewhere.ts';

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
  ['bartender', { position: 'Bartender' }],
  ['self-employed gardener', { position: 'Self-employed gardener' }],
])('reads a job as people type it: %s', (said, job) => expect(readJob(said)).toEqual(job));

it('has one entry for all answers that name it', () => {
  const made = [
    { path: 'work[502].position', after: 'Cook' },
    { path: 'work[502].name', after: 'Blue Door' },
  ];
  expect(placeOfJob(resume, 'cook at blue door', made).entry).toBe('work[502]');
  expect(placeOfJob(resume, 'cook at Red Door', made).entry).toBe('work[503]');
});
