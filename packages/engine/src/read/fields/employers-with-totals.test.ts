import { describe, expect, it } from 'vitest';
import { readSection, row } from '../testing/section-of.ts';

const jobsIn = async (rows: readonly string[]): Promise<string[]> =>
  ((await readSection('EXPERIENCE', rows.join('\n'))).work ?? []).map(
    ({ name, position, location, startDate, endDate, highlights = [] }) =>
      row(name, position, location, startDate, endDate ?? 'now', String(highlights.length)),
  );

const POSTS = [
  'Head of Kitchen',
  'Sep 2014 – Present (12 yrs 3 mos)',
  '- Led a crew of eleven',
  'Second Cook',
  'Feb 2007 – Aug 2014 (7 yrs 7 mos)',
  '- Cooked for 300 guests',
  '- Baked the bread',
];
const OTHERS = [
  '',
  'Porter',
  'Example Club · Kigali',
  'Jan 2003 – Jan 2007 (4 yrs 1 mo)',
  '- Kept the doors',
];
const OTHER = 'Example Club | Porter | Kigali | 2003-01 | 2007-01 | 1';

describe('an employer with the whole time there over the posts held', () => {
  it.each([
    [['Sample Hill Hotel', 'Huye · 19 yrs 10 mos'], 'Huye'],
    [['Sample Hill Hotel', '19 years 10 months'], ''],
    [['Sample Hill Hotel', 'Full-time · 19 yrs 10 mos'], ''],
    [['Sample Hill Hotel', 'Full-time · 19 yrs 10 mos', 'Kigali, Rwanda'], 'Kigali, Rwanda'],
    [['Sample Hill Hotel', 'Kigali, Rwanda (19 yrs 10 mos)'], 'Kigali, Rwanda'],
    [['Sample Hill Hotel', 'Total: 19 years, 10 months'], ''],
    [['Sample Hill Hotel · 19 yrs 10 mos'], ''],
    [['Sample Hill Hotel | Kigali, Rwanda | 19 yrs 10 mos'], 'Kigali, Rwanda'],
    [['Sample Hill Hotel', 'Lyon · 19 ans 10 mois'], 'Lyon'],
    [['Sample Hill Hotel', 'Madrid - 19 años 10 meses'], 'Madrid'],
  ])('%j', async (head, place) => {
    const own = [
      `Sample Hill Hotel | Head of Kitchen | ${place} | 2014-09 | now | 1`,
      `Sample Hill Hotel | Second Cook | ${place} | 2007-02 | 2014-08 | 2`,
    ];
    expect(await jobsIn([...head, ...POSTS])).toEqual(own);
    expect(await jobsIn([...head, ...POSTS, ...OTHERS])).toEqual([...own, OTHER]);
    expect(await jobsIn([...OTHERS.slice(1), '', ...head, ...POSTS])).toEqual([OTHER, ...own]);
  });

  it('leaves no length behind as a text of its own', async () => {
    const resume = await readSection(
      'EXPERIENCE',
      ['Sample Hill Hotel', 'Huye · 19 yrs 10 mos', ...POSTS, ...OTHERS].join('\n'),
    );
    expect(JSON.stringify(resume.meta?.trueline?.kept ?? [])).not.toContain('19 yrs');
  });

  it.each([
    [
      'a post with its own length alone',
      ['Porter', 'Example Club · Kigali', 'Jan 2003 – Jan 2007 · 4 yrs 1 mo'],
    ],
    [
      'a length below the period',
      ['Porter', 'Example Club, Kigali', 'Jan 2003 – Jan 2007', '4 years'],
    ],
  ])('is none: %s', async (_, rows) => {
    const jobs = await jobsIn([...rows, '- Kept the doors']);
    expect(jobs).toHaveLength(1);
    expect(jobs[0]).toMatch(/^Example Club \| Porter \| Kigali \| 2003-01 \| 2007-01/);
  });
});
