import { describe, expect, it } from 'vitest';
import type { Truth } from './document-cases.ts';
import { readDocument } from './document-reading.ts';

const TEXT = `Vera Okonjo
12 Mill Lane, Leeds LS1 4AB | vera@example.com | https://www.example.com/vera

Experience
Baker, Hill Bakery, 2019 - 2021
- Baked 200 loaves a day

Education
Diploma in Baking, Leeds City College, 2018
`;

const truth = (changes: Partial<Truth> = {}): Truth =>
  ({
    basics: {
      name: 'Vera Okonjo',
      email: 'vera@example.com',
      location: { address: '12 Mill Lane', city: 'Leeds', postalCode: 'LS1 4AB' },
      profiles: [{ url: 'example.com/vera' }],
    },
    work: [
      {
        name: 'Hill Bakery',
        position: 'Baker',
        startDate: '2019',
        endDate: '2021',
        highlights: ['Baked 200 loaves a day'],
      },
    ],
    volunteer: [],
    education: [{ institution: 'Leeds City College', studyType: 'Diploma', area: 'Baking' }],
    skills: [],
    languages: [],
    certificates: [],
    awards: [],
    projects: [],
    interests: [],
    references: [],
    accept: [],
    unplaced: [],
    ...changes,
  }) as unknown as Truth;

const measure = (labelled: Truth) =>
  readDocument({
    file: 'vera.txt',
    bytes: new TextEncoder().encode(TEXT),
    truth: labelled,
  });

describe('a labelled document', () => {
  it('has each field that it tells right, links by their address, places by their words', async () => {
    const { shares, lostJobs, inventedName } = await measure(truth());
    for (const name of [
      'name',
      'email',
      'links',
      'location',
      'jobs',
      'job dates',
      'bullets',
    ] as const)
      expect([name, shares.get(name)]).toEqual([name, 1]);
    expect(shares.has('skills')).toBe(false);
    expect([lostJobs, inventedName]).toEqual([0, false]);
  });

  it('tells a job whose employer is another', async () => {
    const other = truth();
    other.work[0]!.name = 'Dale Brewery';
    expect((await measure(other)).shares.get('jobs')).toBe(0);
    const accepting = { ...other, accept: ["work[0].name: 'Hill Bakery'"] };
    expect((await measure(accepting)).shares.get('jobs')).toBe(1);
  });

  it('does not count what may be missing', async () => {
    const work = [...truth().work, { name: 'Quay Café', position: 'Cook', highlights: [] }];
    expect(await measure(truth({ work }))).toMatchObject({ lostJobs: 1 });
    const accepting = await measure(truth({ work, accept: ['work[1] may be missing'] }));
    expect(accepting.lostJobs).toBe(0);
    expect(accepting.shares.get('jobs')).toBe(1);
  });

  it('knows a job without an employer by its title', async () => {
    const [{ name: _, ...job }] = truth().work as [Truth['work'][0]];
    const { shares, lostJobs } = await measure(truth({ work: [job as Truth['work'][0]] }));
    expect([shares.get('jobs'), lostJobs]).toEqual([1, 0]);
  });

  it('tells a name that shares no word with the true one', async () => {
    const other = truth();
    other.basics.name = 'Ilse Brandt';
    expect((await measure(other)).inventedName).toBe(true);
  });
});
