import { describe, expect, it } from 'vitest';
import { item, makeDocx, paragraph, run, table } from '../../fixtures/make-docx.ts';
import { read } from '../../index.ts';

const cellOf = (text: string): string =>
  text
    .split('\n')
    .map((row) => {
      if (row.startsWith('* ')) return item(row.slice(2));
      return row.startsWith('**') ? paragraph(run(row.slice(2), '<w:b/>')) : paragraph(row);
    })
    .join('');
const tableOf = (...rows: string[][]): string => table(rows.map((row) => row.map(cellOf)));
const PERSON =
  paragraph(run('Ana Sample', '<w:sz w:val="40"/>')) + paragraph('ana.sample@example.com');

async function readTables(...tables: string[]) {
  const result = await read(makeDocx(PERSON + tables.join('')), 'resume.docx');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const NAMES = ['Year', 'Place of work', 'Position', 'Work that was done'];
const ROWS = [
  ['2018 - 2020', 'Hill Bakery Ltd\nRegina', 'Baker', '* Baked bread\n* Loaded vans'],
  ['2016 - 2018', 'Sample Mills\nMoose Jaw', 'Packer', 'Packed flour.'],
];
const SCHOOLS = [
  ['2010 - 2014', 'Sample College', 'Diploma in Baking'],
  ['2008', 'Moose Jaw High School', 'Grade 12'],
];
const bold = (row: readonly string[]): string[] => row.map((text) => `**${text}`);

describe('a table whose first row names its section', () => {
  it.each([
    [
      'over names of columns in bold',
      tableOf(['**I. WORK EXPERIENCE'], bold(NAMES), ...ROWS),
      tableOf(['**II. EDUCATION'], bold(['Year', 'School', 'Subject']), ...SCHOOLS),
    ],
    [
      'over plain names, one of them unknown',
      tableOf(['WORK EXPERIENCE'], [...NAMES.slice(0, 3), 'All about it'], ...ROWS),
      tableOf(['EDUCATION'], ['Year', 'School', 'Subject'], ...SCHOOLS),
    ],
    [
      'twice in one table',
      tableOf(
        ['WORK EXPERIENCE', '', '', ''],
        NAMES,
        ...ROWS,
        ['EDUCATION', '', '', ''],
        ...SCHOOLS.map((row) => [...row, '']),
      ),
      '',
    ],
    [
      'merged down its first column',
      tableOf(
        ['WORK EXPERIENCE', ...(ROWS[0] as string[])],
        ['', ...(ROWS[1] as string[])],
        ['EDUCATION', ...(SCHOOLS[0] as string[]), ''],
        ['', ...(SCHOOLS[1] as string[]), ''],
      ),
      '',
    ],
    [
      'over labels and values',
      tableOf(
        ['Employment record'],
        ['Employer', 'Hill Bakery Ltd'],
        ['Position', 'Baker'],
        ['Period', '2018 - 2020'],
        ['Employer', 'Sample Mills'],
        ['Position', 'Packer'],
        ['Period', '2016 - 2018'],
      ),
      tableOf(['Education'], ...SCHOOLS),
    ],
  ])('%s', async (_, work, schools) => {
    const resume = await readTables(work, schools);
    expect(
      resume.work?.map(({ name, position, startDate }) => [name, position, startDate]),
    ).toEqual([
      ['Hill Bakery Ltd', 'Baker', '2018'],
      ['Sample Mills', 'Packer', '2016'],
    ]);
    expect(resume.education?.map(({ institution, endDate }) => [institution, endDate])).toEqual([
      ['Sample College', '2014'],
      ['Moose Jaw High School', '2008'],
    ]);
    expect(resume.meta?.trueline?.kept).toBeUndefined();
    expect(JSON.stringify({ ...resume, meta: undefined })).not.toMatch(/Place of work|All about/);
  });

  it('over labels that name sections', async () => {
    const resume = await readTables(
      tableOf(['WORK EXPERIENCE'], NAMES, ...ROWS),
      tableOf(
        ['IV. OTHER'],
        ['Skills', 'Baking, oven repair, Excel'],
        ['Prize', 'Best loaf of Regina, 2019'],
        ['Special project', 'Oven of clay, 2017, built with ten children'],
        ['Hobbies', 'chess, choir'],
      ),
    );
    expect(resume.skills).toEqual([{ keywords: ['Baking', 'oven repair', 'Excel'] }]);
    expect(resume.awards?.[0]?.title).toBe('Best loaf of Regina');
    expect(resume.projects?.[0]?.name).toBe('Oven of clay');
    expect(resume.interests?.map(({ name }) => name)).toEqual(['chess', 'choir']);
  });

  it.each([
    ['Work experience', '**Work experience'],
    ['WORK EXPERIENCE', '**WORK EXPERIENCE'],
  ])('over labels that name sections ends where its table ends: %s', async (_, title) => {
    const labelled = tableOf(
      ['Profile'],
      ['Education', 'Diploma in Baking, Sample College, 2017'],
      ['Publications', 'A Book of Bread, 2019'],
      ['Languages', 'English, German'],
    );
    const jobs = `${cellOf(title)}${cellOf('Baker, Hill Bakery Ltd, 2018 - 2020\n* Baked bread')}`;
    for (const below of [jobs, tableOf([title], ['2018 - 2020', 'Hill Bakery Ltd', 'Baker'])]) {
      const resume = await readTables(labelled, below);
      expect(resume.work?.map(({ name, position }) => [name, position])).toEqual([
        ['Hill Bakery Ltd', 'Baker'],
      ]);
      expect(resume.publications?.map(({ name }) => name)).toEqual(['A Book of Bread']);
    }
  });

  it('over labels reads an award below languages and skills as one', async () => {
    const resume = await readTables(
      tableOf(
        ['OTHER'],
        ['Languages', 'English, German'],
        ['Skills', 'Baking, Excel'],
        ['Awards', 'Best baker 2019'],
      ),
    );
    expect(resume.awards?.map(({ title }) => title)).toEqual(['Best baker']);
    expect(resume.skills).toEqual([{ keywords: ['Baking', 'Excel'] }]);
  });
});
