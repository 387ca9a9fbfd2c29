import { describe, expect, it } from 'vitest';
import { findDateRange } from './date-range.ts';
import { read } from './index.ts';
import { findHeadingKind } from './sections/heading.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const TOP = 'Ana Sample\nana.sample@example.com | 555-0142\n\n';

describe('headings with a slip', () => {
  it.each([
    ['Skils', 'skills'],
    ['Educaton', 'education'],
    ['Work expirience', 'work'],
    ['Certficates', 'certificates'],
    ['Langauges', 'languages'],
    ['Volunter work', 'volunteer'],
    ['Objetive', 'summary'],
  ])('"%s" opens %s', (text, kind) => {
    expect(findHeadingKind(text)).toBe(kind);
  });

  it.each(['Contract', 'Studios', 'Carer', 'Protect', 'Training Lead', 'Education officer'])(
    '"%s" is none',
    (text) => {
      expect(findHeadingKind(text)).toBeUndefined();
    },
  );
});

describe('months as people mistype them and as Malay writes them', () => {
  it.each([
    ['Febuary 2023 - Agust 2024', '2023-02', '2024-08'],
    ['Septmber 2019 to Ocotber 2020', '2019-09', '2020-10'],
    ['Mac 2018 - Dis 2020', '2018-03', '2020-12'],
    ['Ogos 2012 - Julai 2018', '2012-08', '2018-07'],
  ])('%s', (text, start, end) => {
    expect(findDateRange(text)).toMatchObject({ start, end, from: 0, to: text.length });
  });

  it.each(['Marsh 2019', 'Augusta 2019'])('%s is no month', (text) => {
    expect(findDateRange(text)).toMatchObject({ start: '2019' });
  });
});

describe('until today in either apostrophe', () => {
  it.each(["09/2008 - aujourd'hui", '09/2008 - aujourd’hui', 'sept. 2008 – Aujourd’hui'])(
    '%s',
    (text) => {
      expect(findDateRange(text)).toMatchObject({
        start: '2008-09',
        current: true,
        to: text.length,
      });
    },
  );
});

describe('addresses', () => {
  it.each([
    ['12 Sample Lane\nExampleton, ON\n', '12 Sample Lane Exampleton ON'],
    ['Musterweg 31\n2023 XJ Exampledam\nNederland\n', 'Musterweg 31 2023 XJ Exampledam Nederland'],
    ['Lot 19 Sample Road, Kinova, Nasinova\n', 'Lot 19 Sample Road Kinova Nasinova'],
    ['P.O. Box 40117-00100 Nairobi\n', 'P O Box 40117 00100 Nairobi'],
    ['Blk 12 Sample West St 4 #04-55 Singapore\n', 'Blk 12 Sample West St 4 04 55 Singapore'],
    ['GPS Addr: AK-000-0000, Bantama, Kumasi\n', 'AK 000 0000 Bantama Kumasi'],
  ])('%j are read whole', async (rows, words) => {
    const resume = await readText(
      `Ana Sample\n${rows}ana.sample@example.com\n0700 555 019\n\nWORK\nCook, Sample Grill, 2018 - 2020\n- Cooked\n`,
    );
    const found = Object.values(resume.basics?.location ?? {}).join(' ');
    expect(found.match(/[\p{L}\p{N}]+/gu)?.join(' ')).toBe(words);
  });
});

describe('what stands around jobs', () => {
  it('never heads the next one', async () => {
    const { work = [] } = await readText(
      `${TOP}WORK\nCook\nSample Grill | 2018 - 2020\n- Cooked\nReason for leaving: moved house\nBaker\nHill Bakery | 2015 - 2017\n- Baked\nReferee: Pat Sampler, 555-0171\n`,
    );
    expect(work.map(({ name, position }) => `${position} | ${name}`)).toEqual([
      'Cook | Sample Grill',
      'Baker | Hill Bakery',
    ]);
  });

  it('a year in an employer’s name dates nothing', async () => {
    const { work = [] } = await readText(
      `${TOP}WORK\nSample Scaffolding 2009 Ltd\tFeb 2013 - Dec 2014\nTrainee Scaffolder\n- Carried\n`,
    );
    expect(work[0]).toMatchObject({
      name: 'Sample Scaffolding 2009 Ltd',
      startDate: '2013-02',
      endDate: '2014-12',
    });
  });

  it.each(['(contract)', '(unpaid)', '(8 month placement)', '(seasonal)'])(
    '%s behind an employer is no part of its name',
    async (said) => {
      const { work = [] } = await readText(
        `${TOP}WORK\nTester\nSample Pixel Ltd ${said} | 2018 - 2020\n- Tested\n`,
      );
      expect(work[0]?.name).toBe('Sample Pixel Ltd');
    },
  );
});

describe('schools', () => {
  it.each([
    'GED (Mayfield High School), 2016',
    'Mayfield High School / GED / 2016',
    'Mayfield High School | 2016\nGED',
    'GED at Mayfield High School, 2016',
  ])('%j', async (rows) => {
    const { education = [] } = await readText(
      `${TOP}EDUCATION\n${rows}\n\nSKILLS\nTiling, Roofing\n`,
    );
    expect(education).toHaveLength(1);
    expect(education[0]).toMatchObject({
      institution: 'Mayfield High School',
      studyType: 'GED',
      endDate: '2016',
    });
  });

  it('in a list of training of all kinds are schools', async () => {
    const { education = [], certificates = [] } = await readText(
      `${TOP}TRAINING AND TICKETS\n2024\tFirst Aid\tRed Sample\n2022\tForklift licence\tSample Training\n2014 - 2018\tDiploma in Baking\tSample College\n`,
    );
    expect(education.map(({ institution }) => institution)).toEqual(['Sample College']);
    expect(certificates).toHaveLength(2);
  });
});

describe('headings in two languages', () => {
  it.each([
    ['วัตถุประสงค์ / Career Objective', 'summary'],
    ['ประสบการณ์ / Work Experience', 'work'],
    ['ข้อมูลส่วนตัว / Personal Data', 'contact'],
    ['Personal Data / ข้อมูลส่วนตัว', 'contact'],
    ['Training Course / การฝึกอบรม', 'education'],
    ['工作经历 / Work experience', 'work'],
    ['Skills | المهارات', 'skills'],
    ['Εμπειρία / Experience', 'work'],
    ['Experiência / Experience', 'work'],
    ['Formação / Training', 'education'],
    ['Éducation / Education', 'education'],
  ])('"%s" opens %s', (text, kind) => {
    expect(findHeadingKind(text)).toBe(kind);
  });

  it.each(['Kitchen / Bar', 'Word / Excel', 'Bangkok / กรุงเทพ'])('"%s" is none', (text) => {
    expect(findHeadingKind(text)).toBeUndefined();
  });
});

describe('headings as people say them', () => {
  it.each([
    'ok jobs, newest first',
    'My jobs, last one first',
    'Work, in reverse order',
    'Jobs, latest first',
    'so here are my jobs',
  ])('"%s" opens work', (text) => {
    expect(findHeadingKind(text)).toBe('work');
  });

  it.each(['Then first aid', 'One of many', 'Order picker', 'Stuff'])('"%s" is none', (text) => {
    expect(findHeadingKind(text)).toBeUndefined();
  });
});
