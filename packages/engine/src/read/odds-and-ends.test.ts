import { describe, expect, it } from 'vitest';
import { read } from './index.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}
const TOP = 'Ana Sample\nana.sample@example.com\n070 555 014\n\n';

describe('a section of odds and ends', () => {
  it.each([
    'Other',
    'OTHER',
    'Miscellaneous',
    'Additional information',
    'Sonstiges',
    'Divers',
    'Varios',
  ])(
    '%s gives its licence and its pastimes away and keeps the rest under its heading',
    async (heading) => {
      const resume = await readText(
        `${TOP}Experience\n\nAcme d.o.o., Sampleton\nPayroll clerk\n9/2023 - now\n- payroll for 14 companies\n\n${heading}\n\ndriving licence B\nclimbing, baking, my dog\ncan start after 1 month notice\n`,
      );
      expect(resume.certificates?.map(({ name }) => name)).toEqual(['driving licence B']);
      const kept = resume.meta?.trueline?.kept?.map((one) => [one.heading, one.text]);
      expect(resume.interests?.map(({ name }) => name)).toEqual(['climbing', 'baking', 'my dog']);
      expect(kept).toEqual([[heading, 'can start after 1 month notice']]);
    },
  );
});

describe('a title of words that head sections', () => {
  const jobs = (title: string): string =>
    `${TOP}Experience\n\nAcme d.o.o., Sampleton\nPayroll clerk\n9/2023 - now\n- payroll\n\nMuster s.p., Sampleton\n${title}\n10/2020 - 6/2022\n- filing\n\nSample Inn, Exampleville\nWaiter\n6/2019 - 9/2019\n- served\n\nSkills\n\nExcel\nWord\n\nLanguages\n\nEnglish - B2\n`;

  it.each([
    'Student work, office',
    'Student work',
    'Internship',
    'Summer job',
    'Temporary jobs',
    'Work placement',
  ])('%s, between an employer and a period, names a job', async (title) => {
    const { work } = await readText(jobs(title));
    expect(work?.map(({ position, name }) => [position, name])).toEqual([
      ['Payroll clerk', 'Acme d.o.o.'],
      [title, 'Muster s.p.'],
      ['Waiter', 'Sample Inn'],
    ]);
  });

  it('with room above and an employer below heads its section', async () => {
    const resume = await readText(
      `${TOP}Experience\n\nAcme d.o.o., Sampleton\nPayroll clerk\n9/2023 - now\n- payroll\n\nVolunteering\n\nSample Rescue, Sampleton\nDriver\n10/2020 - 6/2022\n- drove\n\nSkills\n\nExcel\n`,
    );
    expect(resume.volunteer?.map(({ organization }) => organization)).toEqual(['Sample Rescue']);
    expect(resume.work).toHaveLength(1);
  });
});

describe('marks for how well something is known, in figures', () => {
  const skillsOf = async (rows: string) =>
    (await readText(`${TOP}Experience\n\nBaker, Hill Foods, 2018 - 2020\n\nSkills\n\n${rows}\n`))
      .skills;

  it.each([
    ['Excel 4/5\nSQL 1/5\nWord 5/5', ['4/5', '1/5', '5/5']],
    ['Excel: 4/5\nSQL: 1/5\nWord: 5/5', ['4/5', '1/5', '5/5']],
    ['Excel (4/5)\nSQL (1/5)\nWord (5/5)', ['4/5', '1/5', '5/5']],
    ['Excel - 8/10\nSQL - 3/10\nWord - 9/10', ['8/10', '3/10', '9/10']],
    ['Excel 4 of 5\nSQL 1 of 5\nWord 5 of 5', ['4 of 5', '1 of 5', '5 of 5']],
    ['Excel 4 von 5\nSQL 1 von 5\nWord 5 von 5', ['4 von 5', '1 von 5', '5 von 5']],
    ['Excel: 4\nSQL: 1\nWord: 5', ['4', '1', '5']],
    ['Excel 4/5, SQL 1/5, Word 5/5', ['4/5', '1/5', '5/5']],
  ])('are levels: %s', async (rows, levels) => {
    expect((await skillsOf(rows))?.map(({ name, level }) => [name, level])).toEqual(
      ['Excel', 'SQL', 'Word'].map((name, at) => [name, levels[at]]),
    );
  });

  it('are none where they are part of a name or of a list', async () => {
    const skills = await skillsOf('Support 24/7\nWindows 10\nOffice: 2016, 2019\nWord 5/5\nExcel');
    expect(JSON.stringify(skills)).toContain('"Support 24/7"');
    expect(JSON.stringify(skills)).toContain('"Windows 10"');
    expect(skills?.find(({ name }) => name === 'Word')?.keywords).toBeUndefined();
  });

  it('names a list by the heading right above it', async () => {
    const resume = await readText(
      `${TOP}Experience\n\nBaker, Hill Foods, 2018 - 2020\n\nSKILLS\nResearch\nTesting\nSOFTWARE\nFigma\nAdobe XD\nIllustrator\n`,
    );
    const software = resume.skills?.find(({ name }) => name === 'SOFTWARE');
    expect(software?.keywords).toEqual(['Figma', 'Adobe XD', 'Illustrator']);
  });
});
