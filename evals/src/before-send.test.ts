import type { BeforeSendItem, Resume } from '@trueline/contracts';
import { optimize } from '@trueline/engine';
import { describe, expect, it } from 'vitest';
import { resumes } from '../cases/dress/resumes/index.ts';

const AD = 'Clerk\n\nRequirements\n- Experience with customers\n- Microsoft Excel';
const AS_OF = '2026-11';
/** 50 of each fault and all 70 clean ones take a minute: BEFORE_SEND_DOCUMENTS=70. */
const DOCUMENTS = Number(process.env.BEFORE_SEND_DOCUMENTS ?? 4);
const CLEAN = 5 * DOCUMENTS;

const found = (resume: Resume): BeforeSendItem[] =>
  optimize({ resume, jobDescription: AD, asOf: AS_OF }).report.beforeSend ?? [];

type Work = NonNullable<Resume['work']>;
const withBasics = (resume: Resume, basics: Resume['basics']): Resume => ({
  ...resume,
  basics: { ...resume.basics, ...basics },
});
const withWork = (resume: Resume, change: (work: Work) => Work): Resume => ({
  ...resume,
  work: change(structuredClone(resume.work ?? [])),
});
const withJob = (resume: Resume, job: Partial<Work[number]>): Resume =>
  withWork(resume, ([first = {}, ...rest]) => [{ ...first, ...job }, ...rest]);
const EXTRA = {
  name: 'Sample & Daughters',
  position: 'Sample sorter',
  highlights: ['Sorted samples'],
};

/** A fault that a reader would call certain, by the kind under which it must be told. */
const PLANTED: [BeforeSendItem['kind'], (resume: Resume) => Resume][] = [
  ['no-name', (resume) => withBasics(resume, { name: '' })],
  ['no-email', (resume) => withBasics(resume, { email: undefined })],
  ['no-phone', (resume) => withBasics(resume, { phone: undefined })],
  ['no-place', (resume) => withBasics(resume, { location: undefined })],
  ['undated-job', (resume) => withJob(resume, { startDate: undefined, endDate: undefined })],
  ['reversed-dates', (resume) => withJob(resume, { startDate: '2021-05', endDate: '2012-03' })],
  ['future-date', (resume) => withJob(resume, { startDate: '2031-02', endDate: undefined })],
  [
    'overlapping-jobs',
    (resume) =>
      withWork(resume, (work) => [
        { ...EXTRA, startDate: '2011-01', endDate: '2013-06' },
        { ...EXTRA, name: 'Sample Brothers', startDate: '2012-01', endDate: '2014-06' },
        ...work,
      ]),
  ],
  ['doubled-job', (resume) => withWork(resume, (work) => [...work, ...work.slice(0, 1)])],
  ['placeholder', (resume) => withJob(resume, { highlights: ['Sold [insert product] to shops'] })],
  [
    'kept-text',
    (resume) => ({
      ...resume,
      meta: {
        trueline: { kept: [{ id: 'k1', text: 'Blue folder, second shelf', at: 0 }] },
      } as never,
    }),
  ],
];

describe('before a resume is sent', () => {
  it('nothing is told of resumes without a fault', () => {
    for (const resume of resumes.slice(0, CLEAN)) {
      expect([resume.meta.id, ...found(resume as unknown as Resume)]).toEqual([resume.meta.id]);
    }
  });

  it.each(PLANTED)('a planted fault is told: %s', (kind, plant) => {
    const missed = resumes
      .slice(0, DOCUMENTS)
      .filter((resume) => {
        const kinds = found(plant(resume as unknown as Resume)).map((item) => item.kind);
        return !kinds.includes(kind);
      })
      .map(({ meta }) => meta.id);
    expect(missed).toEqual([]);
  });
});
