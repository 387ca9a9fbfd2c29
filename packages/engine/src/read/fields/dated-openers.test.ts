import { describe, expect, it } from 'vitest';
import { readSection } from '../testing/section-of.ts';

const TOLD = [
  'Daily list of the rooms, linen and laundry, orders to three suppliers and the rota for the weekends of the season.',
  'Keys, trolleys and windows, deep cleaning in winter; stock book of the stores, counted every month with the manager.',
] as const;

async function jobs(rows: string): Promise<string[]> {
  const { work = [] } = await readSection('WORK', rows);
  return work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].map((value) => value ?? '').join(' | '),
  );
}

const NEWER = 'Clerk | Sample Hall | 2014-03 | 2019-11';
const OLDER = 'Porter | Example Inn Ltd | 2008 | 2013';

const FORMS: readonly (readonly [string, (period: string, names: string) => string])[] = [
  ['a colon', (period, names) => `${period}: ${names}.`],
  ['a comma', (period, names) => `${period}, ${names}.`],
  ['a dash', (period, names) => `${period} – ${names}.`],
  ['a full stop', (period, names) => `${period}. ${names}.`],
  ['nothing', (period, names) => `${period} ${names}.`],
  ['brackets', (period, names) => `(${period}) ${names}.`],
  ['a colon behind the names', (period, names) => `${period} ${names}:`],
  ['a remark behind the names', (period, names) => `${period}: ${names} (team of four).`],
];

describe('a job whose paragraph opens with its period', () => {
  it.each(FORMS)('is read with %s', async (_, write) => {
    const newer = write('March 2014 - Nov. 2019', 'Sample Hall, Leeds, Clerk');
    const older = write('2008-2013', 'Example Inn Ltd, York, Porter');
    const apart = `${newer} ${TOLD[0]}\n\n${older} ${TOLD[1]}`;
    const isSame = (read: readonly string[]): unknown =>
      read.map((one) => one.replace(' (team of four)', ''));
    expect(isSame(await jobs(apart))).toEqual([NEWER, OLDER]);
    // All of them in one paragraph; dashes there mark the items of a list.
    if (!write('', '').includes('–'))
      expect(isSame(await jobs(apart.replace('\n\n', ' ')))).toEqual([NEWER, OLDER]);
  });

  it('keeps what is told of it', async () => {
    const { work } = await readSection(
      'WORK',
      `2014 - 2019: Sample Hall, Leeds, Clerk. ${TOLD[0]} 2008-2013: Example Inn Ltd, York, Porter. ${TOLD[1]}`,
    );
    expect(work).toMatchObject([{ summary: TOLD[0] }, { summary: TOLD[1] }]);
  });

  it.each([
    'Clerk, Sample Hall, Leeds.',
    'Clerk, Sample Hall, York.',
    'Clerk, Sample Hall (Leeds).',
    'Leeds, Sample Hall, clerk.',
    'Leeds, UK, Sample Hall, clerk.',
    'Clerk at Sample Hall, York:',
  ])('names its parts in any order: %s', async (head) => {
    const rows = `2014 - 2019, ${head} ${TOLD[0]}\n\n2008-2013, Example Inn Ltd, York, Porter. ${TOLD[1]}`;
    const found = (await jobs(rows)).map((job) => job.toLowerCase());
    expect(found).toEqual([
      'clerk | sample hall | 2014 | 2019',
      'porter | example inn ltd | 2008 | 2013',
    ]);
  });

  it.each([
    ['Clerk, Sample Stores Ltd.', 'Clerk | Sample Stores Ltd | 2014 | 2019'],
    ['Sample Stores, Asst. Manager.', 'Asst. Manager | Sample Stores | 2014 | 2019'],
    ['Clerk, Sample Co. of Leeds.', 'Clerk | Sample Co. of Leeds | 2014 | 2019'],
  ])('may have short forms in its head: %s', async (head, expected) => {
    const rows = `2014 - 2019, ${head} ${TOLD[0]}\n\n2008-2013, Example Inn Ltd, York, Porter. ${TOLD[1]}`;
    expect((await jobs(rows))[0]).toBe(expected);
  });

  it('has the items of a list between semicolons', async () => {
    const { work } = await readSection(
      'WORK',
      '2014 - 2019 Sample Garage, Leeds, Fitter: tyres of trucks and vans; balancing (cars; vans); a report every week. 2008-2013 Example Inn Ltd, York, Porter: keys and trolleys.',
    );
    expect(work).toMatchObject([
      {
        highlights: ['tyres of trucks and vans', 'balancing (cars; vans)', 'a report every week.'],
      },
      { position: 'Porter', startDate: '2008' },
    ]);
  });

  it.each([
    '2015-2016 Led the move of the archive. All the boxes were in place two weeks before the day that was set.',
    '2015-2016 I ran the night desk. All the guests were asked how they had slept, and the answers were written down.',
  ])('is no sentence of what was done then: %s', async (said) => {
    const rows = `2014 - 2019: Sample Hall, Leeds, Clerk. ${TOLD[0]}\n\n${said}\n\n2008-2013: Example Inn Ltd, York, Porter. ${TOLD[1]}`;
    expect((await jobs(rows)).filter((job) => job.includes('| 2015'))).toEqual([]);
  });

  it('is no part of a job above it', async () => {
    const rows = `Clerk, Sample Hall, Leeds | 2008 - 2019\n2008-2013: Registry, front desk. ${TOLD[0]}\n2014-2019: Archive, reading room. ${TOLD[1]}`;
    expect((await jobs(rows))[0]).toBe('Clerk | Sample Hall | 2008 | 2019');
  });
});
