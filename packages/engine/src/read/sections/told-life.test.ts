import { describe, expect, it } from 'vitest';
import { readSource } from '../testing/section-of.ts';

const HEAD = 'Rhona Madeup\nrhona@example.com, 07700 900123\n\nDear reader,\n\n';
const INTRO = 'They say one page is enough, so here is mine, written the way I talk to people.\n\n';

const told = async (paragraphs: string[]): Promise<string[]> => {
  const resume = await readSource(HEAD + INTRO + paragraphs.join('\n\n'));
  const { work = [], education = [], volunteer = [] } = resume;
  return [
    ...work.map((job) => ['job', job.position, job.name, job.startDate, job.endDate]),
    ...volunteer.map((job) => ['unpaid', job.organization, job.startDate, job.endDate]),
    ...education.map((school) => [
      'school',
      school.institution,
      school.studyType,
      school.area,
      school.startDate,
      school.endDate,
    ]),
  ].map((values) => values.map((value) => value ?? '').join(' | '));
};

describe('a life told in paragraphs, without a heading', () => {
  it('since, before that, in one year', async () => {
    expect(
      await told([
        'Since March 2021 I have been a junior baker at Sample Bread Company in Mockvale. We are five and I make the rolls.',
        'Before that, from June 2015 to February 2021, I worked as a kitchen assistant at Example Grill, a restaurant by the sea. I cut and cleaned.',
        'In 2014 I was an intern for five months at the press office of the Mockvale Council, where I made posters.',
        'I studied at Sample University, Diploma in Catering, 2011 to 2013, with half a scholarship. My bachillerato is from Instituto Ejemplo, 2010.',
        'On Saturdays, since 2016, I teach children to bake in the community kitchen Casa Sample in Mockvale, without payment.',
      ]),
    ).toEqual([
      'job | junior baker | Sample Bread Company | 2021-03 | ',
      'job | kitchen assistant | Example Grill | 2015-06 | 2021-02',
      'job | intern | press office of the Mockvale Council | 2014 | 2014',
      'unpaid | Casa Sample | 2016 | ',
      'school | Sample University | Diploma | Catering | 2011 | 2013',
      'school | Instituto Ejemplo | bachillerato |  |  | 2010',
    ]);
  });

  it('the oldest first, all in one paragraph', async () => {
    expect(
      await told([
        'I went to Mockvale High School until 1994. From 1994 to 2001 I worked for Sample Haulage as a driver, mostly nights. Between 2001 and 2009 I was employed by Example Buses as a mechanic. I joined Placeholder Motors in 2009 as a workshop foreman and I am still there.',
      ]),
    ).toEqual([
      'job | driver | Sample Haulage | 1994 | 2001',
      'job | mechanic | Example Buses | 2001 | 2009',
      'job | workshop foreman | Placeholder Motors | 2009 | ',
      'school | Mockvale High School |  |  |  | 1994',
    ]);
  });

  it('one job of many years beside schools', async () => {
    expect(
      await told([
        'I have worked as a nurse at Sample Hospital since 1998, nights and days.',
        'I studied Nursing Science at Example University from 1994 to 1997.',
        'I finished Mockvale Grammar School in 1993.',
      ]),
    ).toEqual([
      'job | nurse | Sample Hospital | 1998 | ',
      'school | Example University |  | Nursing Science | 1994 | 1997',
      'school | Mockvale Grammar School |  |  |  | 1993',
    ]);
  });

  it('where even an application tells all of it, and with what follows in rows', async () => {
    const rows =
      'tools    lathe, drill press, welding set, grinder\nI like    chess, fishing, choir';
    const resume = await readSource(
      `${HEAD}I am applying for the job of miller.\n\nFrom 2001 to 2006 I worked at Sample Tools as a turner. I was a miller at Example Works from 2006 to 2012.\n\nSince 2012 I am a setter with Mock Industries, on three machines.\n\n${rows}`,
    );
    expect(resume.work?.map(({ position, name }) => `${position} | ${name}`)).toEqual([
      'turner | Sample Tools',
      'miller | Example Works',
      'setter | Mock Industries',
    ]);
    expect(resume.interests?.map(({ name }) => name)).toEqual(['chess', 'fishing', 'choir']);
  });

  it.each([
    [
      'a covering letter for one post',
      [
        'I am writing to apply for the post of ward sister that you advertised in May.',
        'I have worked as a nurse at Sample Hospital since 2015. Before that, from 2010 to 2015, I was a care assistant at Example House. I graduated from Sample College in 2009.',
        'I look forward to hearing from you.',
      ],
    ],
    [
      'a letter to a landlord',
      [
        'I have lived in the flat since 2015. In 2018 the boiler was mended, and from 2019 to 2020 the lift was out of order.',
        'I paid the rent each month and I kept all receipts since 2016.',
      ],
    ],
    [
      'what somebody says of a colleague',
      [
        'I have known Ann Sample since 2010. She worked as a nurse at Sample Hospital from 2010 to 2015 and at Example House from 2015 to 2019.',
        'She studied at Example University from 2006 to 2009 and I can only praise her work.',
      ],
    ],
    [
      'an ad',
      [
        'We are looking for a baker. We have been at Sample Street since 1990 and from 2001 to 2015 we were named best bakery. You will join a team founded in 1985.',
      ],
    ],
  ])('%s stays refused', async (_, paragraphs) => {
    await expect(told(paragraphs)).rejects.toThrow('NOT_A_RESUME');
  });
});
