import { describe, expect, it } from 'vitest';
import { readSource, row } from '../testing/section-of.ts';

const jobsOf = async (text: string): Promise<string[]> => {
  const { work = [] } = await readSource(text);
  return work.map((job) => row(job.name, job.position, job.startDate, job.endDate));
};

const OPEN =
  'hello this is Nora Madeup from Mockvale, about the potter job\nnora.madeup@example.com';
const CAN = 'can do: throwing, hand building, glazing, kilns, raku';
const JOBS = [
  'Mockvale Clay | potter | 2019 | ',
  'Hill Training Centre | pottery teacher | 2016 | 2018',
  'Lagoon Handicrafts | shop helper | 2014 | 2015',
];

describe('a message without headings', () => {
  it.each([
    [
      'periods first, told on the same row',
      '2019 till now  potter, Mockvale Clay. i make everything, pots and bowls, and sell to three resorts and the museum\n2016-2018  pottery teacher, Hill Training Centre. 60 students, every one of them passed and some now sell better than me\n2014 to 15  shop helper, Lagoon Handicrafts. sold more than the boss in my first year there',
    ],
    [
      'periods first, nothing told',
      '2019 - now potter, Mockvale Clay\n2016 - 2018 pottery teacher, Hill Training Centre\n2014 - 2015 shop helper, Lagoon Handicrafts',
    ],
    [
      'rows apart',
      '2019 till now: potter, Mockvale Clay. I make everything, pots and bowls, and sell to three resorts and the museum.\n\n2016-2018: pottery teacher, Hill Training Centre. 60 students, every one of them passed.\n\n2014-2015: shop helper, Lagoon Handicrafts. Sold more than the boss.',
    ],
  ])('has its jobs with %s', async (_, jobs) => {
    expect(await jobsOf([OPEN, jobs, CAN, 'can start any time'].join('\n\n'))).toEqual(JOBS);
  });

  it('tells the name and the town in its greeting', async () => {
    const { basics } = await readSource(
      [OPEN, '2019 - now potter, Mockvale Clay', '2016 - 2018 teacher, Hill Training Centre'].join(
        '\n\n',
      ),
    );
    expect(basics?.name).toBe('Nora Madeup');
    expect(JSON.stringify(basics?.location)).toContain('Mockvale');
  });

  it.each(['school - ', 'School: ', 'education – '])(
    'has a school behind a label: %s',
    async (label) => {
      const { work = [], education = [] } = await readSource(
        [
          OPEN,
          '2019 till now  potter, Mockvale Clay. i make everything, pots and bowls, and sell to three resorts',
          '2016-2018  pottery teacher, Hill Training Centre. 60 students, every one of them passed',
          `${label}Certificate in Creative Arts, Islands College of Arts, 2013`,
          CAN,
        ].join('\n\n'),
      );
      expect(work).toHaveLength(2);
      expect(education.map(({ institution, endDate }) => row(institution, endDate))).toEqual([
        'Islands College of Arts | 2013',
      ]);
    },
  );
});
