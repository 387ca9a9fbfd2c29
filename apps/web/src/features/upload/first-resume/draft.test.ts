import { resumeSchema } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  EMPTY_DRAFT,
  findFaults,
  JOBS_MAX,
  readDraft,
  toFile,
  toIsoDate,
  toResume,
} from './draft.ts';

const draft: Draft = {
  about: { name: ' Ann  Example ', email: 'ann@example.org', city: 'Brandon', region: 'MB' },
  jobs: [
    { title: 'Cashier', employer: 'Maple Grocery', place: 'Brandon', from: 'March 2021', to: '' },
    {},
    { title: 'Housekeeper', employer: 'Harbour Hotel', from: '2018', to: '02/2021' },
  ],
  schools: [{ school: 'Hill High', degree: 'Diploma', until: '2017' }],
  skills: 'Excel, cash handling\nTill; Stocktaking',
  languages: 'English\nFrench, fluent\nSpanish (basic)',
  licences: 'Food Handler, 2024\n\nClass 5 licence',
};

describe('a first resume', () => {
  it('holds what was typed and nothing else', () => {
    const resume = toResume(draft);
    expect(resumeSchema.safeParse(resume).success).toBe(true);
    expect(resume).toEqual({
      basics: {
        name: 'Ann Example',
        email: 'ann@example.org',
        location: { city: 'Brandon', region: 'MB' },
      },
      work: [
        {
          name: 'Maple Grocery',
          position: 'Cashier',
          location: 'Brandon',
          startDate: '2021-03',
        },
        {
          name: 'Harbour Hotel',
          position: 'Housekeeper',
          startDate: '2018',
          endDate: '2021-02',
        },
      ],
      education: [{ institution: 'Hill High', studyType: 'Diploma', endDate: '2017' }],
      skills: [{ keywords: ['Excel', 'cash handling', 'Till', 'Stocktaking'] }],
      languages: [
        { language: 'English' },
        { language: 'French', fluency: 'fluent' },
        { language: 'Spanish', fluency: 'basic' },
      ],
      certificates: [{ name: 'Food Handler, 2024' }, { name: 'Class 5 licence' }],
    });
  });

  it('is a file named after its person', async () => {
    const file = toFile({ ...draft, about: { name: 'Ann/B. Example' } });
    expect(file.name).toBe('Ann B Example.json');
    expect(JSON.parse(await file.text()).work).toHaveLength(2);
  });

  it.each([
    ['2021', '2021'],
    ['2021-3', '2021-03'],
    ['03/2021', '2021-03'],
    ['Sept 2021', '2021-09'],
    ['Dec. 2021', '2021-12'],
    ['13/2021', undefined],
    ['Foo 2021', undefined],
    ['last year', undefined],
    ['21', undefined],
  ])('takes "%s" as the date %s', (typed, iso) => {
    expect(toIsoDate(typed)).toBe(iso);
  });

  it('says what is missing or cannot be', () => {
    expect(findFaults(draft)).toEqual({});
    expect(Object.keys(findFaults(EMPTY_DRAFT))).toEqual(['about.name', 'jobs.0.title']);
    const jobs: Draft['jobs'] = [
      { title: '', employer: 'Shop' },
      { title: 'Baker', from: '2020', to: '2019' },
      { title: 'Cook', from: 'long ago' },
    ];
    expect(Object.keys(findFaults({ ...draft, jobs }))).toEqual([
      'jobs.0.title',
      'jobs.1.to',
      'jobs.2.from',
    ]);
  });

  it('comes back as it was kept, and empty where that is of no use', () => {
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
    for (const text of [null, '', 'x', '[]', 'null', '{"jobs":3,"about":{"name":4}}'])
      expect(readDraft(text)).toEqual(EMPTY_DRAFT);
    const jobs = Array.from({ length: 30 }, () => ({ title: 'Cook' }));
    expect(readDraft(JSON.stringify({ jobs })).jobs).toHaveLength(JOBS_MAX);
  });
});
