import { describe, expect, it } from 'vitest';
import { readSection, readSource } from './testing/section-of.ts';

const PLAIN = `Ana Placeholder
12 Sample Street, Sampleton
ana@example.com | +1 202 555 0142

WORK EXPERIENCE

03/2019 - now       Cook
                    Example Inn, Sampleton
                    - Cooked the fish of the day
                    - Ordered from nine suppliers
01/2015 - 02/2019   Porter
                    Example Hotel, Sampleton
                    - Carried the bags

EDUCATION

2011 - 2014         Diploma in Hotel Management
                    Sample College, Sampleton

LANGUAGES

English, French`;

const heads = (resume: Awaited<ReturnType<typeof readSource>>) => ({
  name: resume.basics?.name,
  jobs: resume.work?.map(({ name, position, startDate, endDate, highlights }) => [
    position,
    name,
    startDate,
    endDate,
    highlights?.length,
  ]),
  schools: resume.education?.map(({ institution, studyType }) => [studyType, institution]),
  languages: resume.languages?.map(({ language }) => language),
});
const READ = {
  name: 'Ana Placeholder',
  jobs: [
    ['Cook', 'Example Inn', '2019-03', undefined, 2],
    ['Porter', 'Example Hotel', '2015-01', '2019-02', 1],
  ],
  schools: [['Diploma', 'Sample College']],
  languages: ['English', 'French'],
};
const rows = PLAIN.split('\n');
const width = Math.max(...rows.map((row) => row.length));
const counted = (write: (count: number) => string): string =>
  rows.map((row, at) => `${write(at + 1)}${row}`).join('\n');

describe('one mark or number before every row', () => {
  it.each(['- ', '* ', '• ', '> ', '| ', '# ', '// ', '-- ', '~ ', '+ ', '  - ', ': '])(
    'says nothing: %s',
    async (mark) => {
      expect(heads(await readSource(rows.map((row) => mark + row).join('\n')))).toEqual(READ);
    },
  );

  it.each([
    ['1.', (count: number) => `${count}. `],
    ['1)', (count: number) => `${count}) `],
    ['001', (count: number) => `${String(count).padStart(3, '0')} `],
    [' 1:', (count: number) => `${String(count).padStart(2)}: `],
    ['1 and a column', (count: number) => `${count} `.padEnd(4)],
  ])('nor a number that counts on: %s', async (_, write) => {
    expect(heads(await readSource(counted(write)))).toEqual(READ);
  });

  it.each(['|', '*', '#'])('nor a frame of %s', async (mark) => {
    const framed = rows.map((row) => `${mark} ${row.padEnd(width)} ${mark}`).join('\n');
    expect(heads(await readSource(framed))).toEqual(READ);
  });

  it('is left out of bare rows that only have the mark', async () => {
    const marked = rows.map((row) => (row === '' ? '-' : `- ${row}`)).join('\n');
    expect(heads(await readSource(marked))).toEqual(READ);
  });

  it('is a list where headings and contacts have none', async () => {
    const listed = `Ana Placeholder\nana@example.com\n\nWORK\nCook, Example Inn, 2019 - 2024\n${Array.from({ length: 14 }, (_, at) => `- Cooked dish number ${at + 1} of the day`).join('\n')}\n\nEDUCATION\nDiploma, Sample College, 2014`;
    const { work = [] } = await readSource(listed);
    expect(work[0]?.highlights).toHaveLength(14);
  });
});

describe('a period that the margin breaks over two rows, with text beside both', () => {
  it.each([
    ['Aug 2019', 'to now', '2019-08', undefined],
    ['Aug 2019', '- Apr 2021', '2019-08', '2021-04'],
    ['Aug 2019', '– Apr 2021', '2019-08', '2021-04'],
    ['Aug 2019 -', 'Apr 2021', '2019-08', '2021-04'],
    ['Aug 2019 to', 'Apr 2021', '2019-08', '2021-04'],
    ['08/2019', 'until 04/2021', '2019-08', '2021-04'],
    ['2019', 'bis heute', '2019', undefined],
    ['mars 2019', 'à avril 2021', '2019-03', '2021-04'],
  ])('%s over %s', async (above, below, startDate, endDate) => {
    const { work } = await readSection(
      'WORK',
      `${above.padEnd(18)}Example Inn Ltd, Sampleton\n${below.padEnd(18)}Head Cook\n${' '.repeat(18)}Cooked the fish of the day for the guests.\n\n2010 - 2012       Sample Hotel Ltd, Sampleton\n${' '.repeat(18)}Porter`,
    );
    expect(work?.[0]).toMatchObject({ name: 'Example Inn Ltd', position: 'Head Cook', startDate });
    expect(work?.[0]?.endDate).toBe(endDate);
    expect(work).toHaveLength(2);
  });
});

describe('a date in brackets beside an entry with its own period', () => {
  it.each([
    'Example Planners Ltd, Sampleton (until 2020: Sample Planners)',
    'Example Planners Ltd, Sampleton (formerly Sample & Co, under the new name since 2012)',
    'Example Planners Ltd, Sampleton (closed 2014)',
    'Example Planners Ltd, Sampleton (since 2012 part of Sample Group)',
    'Example Planners Ltd, Sampleton (vormals Muster & Partner, seit 2012 unter neuem Namen)',
  ])('is a remark: %s', async (employer) => {
    const { work } = await readSection(
      'WORK',
      `04/2009 – 03/2017\tTown Planner\n${employer}\n- Drew plans for twenty towns\n\n02/2003 – 03/2009\tDraughtsman\nSample Works Ltd, Sampleton\n- Drew plans of mills`,
    );
    expect(
      work?.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]),
    ).toEqual([
      ['Town Planner', 'Example Planners Ltd', '2009-04', '2017-03'],
      ['Draughtsman', 'Sample Works Ltd', '2003-02', '2009-03'],
    ]);
  });

  it.each(['Cook, Example Inn (2015 - 2018)', 'Cook, Example Inn (since 2015)'])(
    'is the period where there is no other: %s',
    async (head) => {
      const { work } = await readSection(
        'WORK',
        `${head}\n- Cooked the fish\n\nPorter, Sample Hotel (2010 - 2014)\n- Carried the bags`,
      );
      expect(work?.map(({ startDate }) => startDate)).toEqual(['2015', '2010']);
    },
  );
});

describe('name and contacts at the end', () => {
  const body = `CURRICULUM VITAE

Objective
To cook in a house that buys its fish by the boat.

Work experience
Example Inn, Sampleton
Cook
03/2019 - present
- Cooked the fish of the day

Education
Diploma in Hotel Management, Sample College, 2014

References
Mr Bob Example, Manager, Example Inn, 0113 496 0382, bob@inn.example`;
  it.each([
    'Yours in good taste,\n\nAna Placeholder\n12 Sample Street, Sampleton\ncell 0113 496 0555 | ana.placeholder@example.com',
    'Kind regards\n\nAna Placeholder\nana.placeholder@example.com\n0113 496 0555',
    'Yours sincerely,\nAna Placeholder\n0113 496 0555, ana.placeholder@example.com',
  ])('are the person’s: %s', async (end) => {
    const { basics, work } = await readSource(`${body}\n\n${end}`);
    expect(basics).toMatchObject({
      name: 'Ana Placeholder',
      email: 'ana.placeholder@example.com',
      phone: '0113 496 0555',
    });
    expect(work).toHaveLength(1);
  });

  it('are a referee’s below the person’s own', async () => {
    const { basics } = await readSource(
      `Ana Placeholder\nana@example.com\n0113 496 0555\n\n${body}\n\nCarol Example\ncarol.example@inn.example\n0113 496 0999`,
    );
    expect(basics).toMatchObject({ name: 'Ana Placeholder', email: 'ana@example.com' });
  });
});

describe('headings in plain words', () => {
  it.each(['Where I am now', 'Where I was before', 'Where I work now'])(
    'of jobs: %s',
    async (heading) => {
      const { work } = await readSection(
        heading,
        'Example Inn, Sampleton\nCook\n2019 - 2024\n- Cooked',
      );
      expect(work).toHaveLength(1);
    },
  );
});

describe('headings on the row of their first entry', () => {
  it('hold the rows below, schools too', async () => {
    const { education = [], work = [] } = await readSource(`Ana Placeholder
ana@example.com

EXPERIENCE: Cook, Example Inn, Sampleton, 2019 - 2024
  - Cooked the fish of the day

Porter, Example Hotel, Sampleton, 2015 - 2019

EDUCATION: BSc Biology, Sample University, 2011-2014
Matriculation exam, Sample Upper School, 2010
One exchange semester at Example University, 2012

COURSES AND LICENCES: Food Hygiene, Sample School, 2022
Driving licence B

OTHER: I knit.`);
    expect(work.map(({ name }) => name)).toEqual(['Example Inn', 'Example Hotel']);
    expect(education.map(({ institution }) => institution)).toEqual([
      'Sample University',
      'Sample Upper School',
      'Example University',
    ]);
  });
});
