import { describe, expect, it } from 'vitest';
import { readSection, readSource } from './testing/section-of.ts';

describe('what was done told by themes above a bare history', () => {
  const history = `Employment History
Oct 2019 – present	Cook, Example Inn, Sampleton
Mar 2014 – Sept 2019	Porter, Example Hotel, Sampleton
2004 – 2014	Dishwasher, Sample Canteen, Sampleton`;
  const themes = `Running a kitchen
- Supervised four cooks and a student, seven days a week
- Changed over from paper to tablets in a single weekend

Menus and buying
- Bought fish from nine suppliers, at the quay where it paid
- Wrote the menu of the day, with allergens in three languages`;
  it.each(['Key Skills and Experience', 'Relevant Experience', 'Professional experience'])(
    'is skills, not posts: %s',
    async (heading) => {
      const { work = [], skills = [] } = await readSource(
        `Ana Placeholder\nana@example.com\n\n${heading}\n${themes}\n\n${history}`,
      );
      expect(work.map(({ position }) => position)).toEqual(['Cook', 'Porter', 'Dishwasher']);
      expect(skills.map(({ name, keywords }) => [name, keywords?.length])).toEqual([
        ['Running a kitchen', 2],
        ['Menus and buying', 2],
      ]);
    },
  );
});

describe('posts without a period above a bare history', () => {
  const items = '- Ran the fish counter\n- Changed over from paper to tablets';
  const history = `OTHER EXPERIENCE
Oct 2019 – present	Barista, Example Inn, Sampleton
Mar 2014 – Sept 2019	Usher, Example Hall, Sampleton`;
  it.each([
    ['Head Cook, Blue Door, Leeds', 'Kitchen Porter, Old Mill, York'],
    ['Head Cook', 'Kitchen Porter'],
    ['Blue Door Hotel', 'Old Mill Bakery'],
    ['Blue Door (2019)', 'Old Mill (2017)'],
    ['Blue Door, Leeds', 'Old Mill, York'],
    ['Blue Door 2019', 'Old Mill 2017'],
    ['Helping out, Blue Door', 'Weekend help, Old Mill'],
  ])('stay posts: %s', async (one, two) => {
    for (const heading of ['RELEVANT EXPERIENCE', 'PROFESSIONAL EXPERIENCE']) {
      const { skills = [], work = [] } = await readSource(
        `Ana Placeholder\nana@example.com\n\n${heading}\n${one}\n${items}\n\n${two}\n${items}\n\n${history}`,
      );
      expect(JSON.stringify(skills)).not.toMatch(/Blue|Old Mill|Cook|Porter|counter/);
      expect(JSON.stringify(work)).toContain('fish counter');
    }
  });
});

it('lists under themes stay lists', async () => {
  const { skills = [] } = await readSection(
    'SKILLS',
    'coffee\n- espresso, latte art, pour over\n- cupping\nmoney\n- cash count, deposit, petty cash book, inventory of beans and cups',
  );
  expect(skills.flatMap(({ keywords = [] }) => keywords)).toContain('petty cash book');
});

describe('a life told in prose', () => {
  it('has its jobs and schools', async () => {
    const { work = [], education = [] } = await readSource(`Ana Placeholder
cook
12 Sample Street, Sampleton / 0113 496 0555 / ana@example.com

My schooling was at Sample Senior High School in Leeds, which I finished in 2012. From September 2012 until July 2014 I was at Example Technical College in York for the Diploma in Hotel Management.

My first post was Porter at Example Hotel, York, from October 2014 to September 2016; I carried the bags.

In November 2016 I moved to Sample Inn Ltd in Leeds as Assistant Cook and stayed until February 2020. I cooked the fish of the day.

Since March 2020 I have been Head Cook with Example Boats in Hull. I lead a crew of three.`);
    expect(
      work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]),
    ).toEqual([
      ['Porter', 'Example Hotel', '2014-10', '2016-09'],
      ['Assistant Cook', 'Sample Inn Ltd', '2016-11', '2020-02'],
      ['Head Cook', 'Example Boats', '2020-03', undefined],
    ]);
    expect(education.map(({ institution }) => institution)).toEqual([
      'Sample Senior High School in Leeds',
      'Example Technical College in York',
    ]);
  });

  it('tells schools in a section of their own', async () => {
    const { education } = await readSection(
      'MY STUDIES',
      'I finished my Master of Science in Public Health, major in Statistics, at Sample University in 2005, while working.\n\nI finished my Bachelor of Science in Statistics at Example State College in 1997.\n\nI began the Doctor of Public Health at Sample University in 2011 and have finished the course work.',
    );
    expect(
      education?.map(({ studyType, area, institution, startDate, endDate }) =>
        [studyType, area, institution, startDate, endDate].map((value) => value ?? '').join(' | '),
      ),
    ).toEqual([
      'Master of Science | Public Health | Sample University |  | 2005',
      'Bachelor of Science | Statistics | Example State College |  | 1997',
      'Doctor of Public Health |  | Sample University | 2011 | ',
    ]);
  });
});

describe('posts at schools under a heading of the trade', () => {
  it('are jobs', async () => {
    const { work = [], education = [] } = await readSource(`Ana Placeholder
ana@example.com

TEACHING

Class Teacher, Junior Infants
Sample Primary School, Leeds
1 September 2019 – Present
- Led the rota of the play room
- Wrote the plan of the year

Special Class Teacher, maternity cover
Example School, York
January 2018 – June 2019
- Taught six children

EARLIER WORKING LIFE

Cook
Example Inn, Leeds
Oct 2000 – March 2015
- Cooked the fish of the day

QUALIFICATIONS

BA Geography
University of Example, 2009`);
    expect(work.map(({ startDate }) => startDate)).toEqual(['2019-09', '2018-01', '2000-10']);
    expect(education).toHaveLength(1);
  });
});

describe('what was done above the title and the employer that it belongs to', () => {
  const entries = [
    [
      '• Lead 18 agents\n• Coach two agents a day',
      'Team Leader\nExample Mobile Ltd, Nairobi\nJuly 2021 – to date',
    ],
    [
      '• Quality scoring of 20 calls a day',
      'Quality Analyst\nSample Calls Ltd, Nairobi\nFeb 2019 – June 2021',
    ],
    ['• Took 90 calls a day', 'Customer Care Agent\nSample Power Ltd, Nakuru\n10/2015 – 01/2019'],
  ] as const;
  const jobs = (rows: string) =>
    readSection('WORK EXPERIENCE', `${rows}\n\nEDUCATION\nDiploma, Sample College, 2014`);
  it.each([2, 3])('is read with it: %s posts', async (count) => {
    const { work = [] } = await jobs(
      entries
        .slice(0, count)
        .map(([items, head]) => `${items}\n${head}`)
        .join('\n\n'),
    );
    expect(work.map(({ position, highlights }) => [position, highlights?.length])).toEqual(
      [
        ['Team Leader', 2],
        ['Quality Analyst', 1],
        ['Customer Care Agent', 1],
      ].slice(0, count),
    );
  });

  it('stays below where it stands below', async () => {
    const { work = [] } = await jobs(
      entries.map(([items, head]) => `${head}\n${items}`).join('\n\n'),
    );
    expect(work.map(({ highlights }) => highlights?.length)).toEqual([2, 1, 1]);
  });

  it('is told below a marked head with its period', async () => {
    const { work = [] } = await jobs(
      '1. Farm Assistant, Blue Lotus Farms, Leeds\n   2020-04 till now\n   Feeding and grading of fish in 22 ponds. Water testing daily.\n\n2. Owner, Sample Fish Seeds, York\n   2012-01 to 2018-08\n   Sold fingerlings to 150 farmers.\n\n3. Hatchery Worker, Example Hatchery, Hull\n   2006-05 to 2011-12',
    );
    expect(work.map(({ position, startDate }) => [position, startDate])).toEqual([
      ['Farm Assistant', '2020-04'],
      ['Owner', '2012-01'],
      ['Hatchery Worker', '2006-05'],
    ]);
  });

  it('is the list of the section where the last post has none', async () => {
    const { work = [] } = await jobs(
      `• Nine years with people on the phone\n\n${entries[0][1]}\n${entries[0][0]}\n\n${entries[2][1]}`,
    );
    expect(work.map(({ position, highlights }) => [position, highlights?.length])).toEqual([
      ['Team Leader', 2],
      ['Customer Care Agent', undefined],
    ]);
  });
});

describe('figures in square brackets before entries', () => {
  it('count them and say nothing, downwards too', async () => {
    const { work = [] } = await readSection(
      'WORK EXPERIENCE',
      '[3]  Cook, Example Inn, Leeds   2016 – 2021\n- Cooked the fish\n[2]  Porter, Example Hotel, York   2014 – 2016\n[1]  Usher, Sample Hall, Hull   2009 – 2014',
    );
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ['Cook', 'Example Inn'],
      ['Porter', 'Example Hotel'],
      ['Usher', 'Sample Hall'],
    ]);
    expect(JSON.stringify(work)).not.toMatch(/\[\d/);
  });
});

describe('a result that names what was studied', () => {
  it.each([
    ['Two-year diploma, Animal Husbandry', true],
    ['General studies', true],
    ['Pass with merit', false],
    ['28/30', false],
  ])('%s', async (result, isStudy) => {
    const { education = [] } = await readSection(
      'EDUCATION',
      `Period: 2014 – 2016\nSchool: Sample Vocational College\nResult: ${result}\n\nPeriod: 2010 – 2013\nSchool: Example Upper School\nResult: ${result}`,
    );
    expect(education.map(({ studyType }) => studyType !== undefined)).toEqual([isStudy, isStudy]);
  });
});

describe('a form that has the address above the period and the salary above the title', () => {
  const post = (name: string, address: string, period: string, title: string): string =>
    `${name}\n${address}\n\n${period}\nSalary: $52,750 USD Per Year\nHours per week: 40\n${title}\nDuties and Accomplishments:\nRouted trucks daily to 214 stores and kept them on time.\nSupervisor: Carol Example\n`;
  it('has its posts by employer and title', async () => {
    const { work = [] } = await readSection(
      'WORK EXPERIENCE',
      [
        post(
          'Example Freight, Inc.',
          '200 Terminal Loop, Springfield, IL 62701 US',
          '02/2016 - Present',
          'Senior Logistics Planner',
        ),
        post(
          'Sample Poultry Cooperative',
          '9 Mill Road, Springfield, IL 62701 US',
          '06/2010 - 01/2016',
          'Transportation Planner',
        ),
        post(
          'Sample Bottlers Ltd.',
          'Spanish Town Road, Kingston, Jamaica',
          '09/1999 - 05/2008',
          'Distribution Officer',
        ),
      ].join('\n'),
    );
    expect(work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
      ['Senior Logistics Planner', 'Example Freight, Inc.', '2016-02'],
      ['Transportation Planner', 'Sample Poultry Cooperative', '2010-06'],
      ['Distribution Officer', 'Sample Bottlers Ltd.', '1999-09'],
    ]);
    const said = JSON.stringify(work);
    for (const kept of ['Terminal Loop', 'Salary', '214 stores', 'Supervisor'])
      expect(said).toContain(kept);
  });
});

describe('clients told below the post that served them', () => {
  it.each(['Selected clients:', 'Main projects:', 'Clients included:', 'Ausgewählte Kunden:'])(
    'are what was done there: %s',
    async (opener) => {
      const { work = [] } = await readSection(
        'PROFESSIONAL APPOINTMENTS',
        `Consulting arborist. Sample Tree Works, Leeds, 2017 to present. Sole proprietor with two climbers on call. ${opener}
Orchid Vale Condominium (2018 to present). Annual inspection of 214 trees and two removals after decay.
Sample Golf Club (2019 to 2024). Tree inventory of 1,900 trees in a layer of the map.
Arbor Operations Manager. Example Landscape Ltd, Leeds, 2010 to 2017. Ran six crews and two aerial platforms for contracts of the town.`,
      );
      expect(work.map(({ position }) => position)).toEqual([
        'Consulting arborist',
        'Arbor Operations Manager',
      ]);
      const said = JSON.stringify(work[0]);
      for (const kept of [
        'Orchid Vale Condominium',
        '214 trees',
        'Sample Golf Club',
        '1,900 trees',
      ])
        expect(said).toContain(kept);
    },
  );
});

describe('a table of skills with a row of languages', () => {
  it.each([
    ['Languages', 'German (mother tongue), English (good), Danish (good)', 3],
    ['Sprachen', 'Deutsch (Muttersprache), Englisch (gut)', 2],
    ['Languages', 'C++, Java', 0],
  ])('%s: %s', async (label, list, count) => {
    const { languages = [] } = await readSection(
      'SKILLS',
      `IT\tQGIS, AutoCAD, MS Office\n${label}\t${list}\nTools\tlathe, press`,
    );
    expect(languages).toHaveLength(count);
  });
});
