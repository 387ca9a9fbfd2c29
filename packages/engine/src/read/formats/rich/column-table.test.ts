import { describe, expect, it } from 'vitest';
import { heading, item, makeDocx, paragraph, run, table } from '../../fixtures/make-docx.ts';
import { read } from '../../index.ts';

async function readWord(body: string) {
  const result = await read(makeDocx(body), 'resume.docx');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const cellOf = (text: string): string =>
  text
    .split('\n')
    .map((row) => (row.startsWith('* ') ? item(row.slice(2)) : paragraph(row)))
    .join('');
const tableOf = (...rows: string[][]): string => table(rows.map((row) => row.map(cellOf)));
const PERSON =
  paragraph(run('Ana Sample', '<w:sz w:val="40"/>')) + paragraph('ana.sample@example.com');
const SCHOOL = heading('Education') + paragraph('Diploma in Baking, Sample College, 2017');

const jobsOf = async (rows: string) => {
  const { work } = await readWord(PERSON + heading('Work experience') + rows + SCHOOL);
  return work?.map(({ name, position, startDate, endDate }) => [
    name,
    position,
    startDate,
    endDate,
  ]);
};

const JOBS = [
  ['Hill Bakery Ltd', 'Baker', '2018', '2020'],
  ['Sample Mills', 'Packer', '2016', '2018'],
];

describe('tables of entries', () => {
  it('with named columns have them in any order, a town below the employer, tasks in the last one', async () => {
    expect(
      await jobsOf(
        tableOf(
          ['From - To', 'Employer', 'Position', 'Duties'],
          ['2018 - 2020', 'Hill Bakery Ltd\nRegina', 'Baker', 'Baked bread for three shops.'],
          ['2016 - 2018', 'Sample Mills\nMoose Jaw', 'Packer', '* Packed flour\n* Loaded vans'],
        ),
      ),
    ).toEqual(JOBS);
    expect(
      await jobsOf(
        tableOf(
          ['Position', 'Company', 'Period'],
          ['Baker', 'Hill Bakery Ltd', '2018 - 2020'],
          ['Packer', 'Sample Mills', '2016 - 2018'],
        ),
      ),
    ).toEqual(JOBS);
  });

  it('may have a start and an end in columns of their own', async () => {
    expect(
      await jobsOf(
        tableOf(
          ['From', 'To', 'Employer', 'Position'],
          ['2018', '2020', 'Hill Bakery Ltd', 'Baker'],
          ['2016', '2018', 'Sample Mills', 'Packer'],
        ),
      ),
    ).toEqual(JOBS);
  });

  it('show the same by what a row holds, without names', async () => {
    expect(
      await jobsOf(
        tableOf(
          ['2018 - 2020', 'Hill Bakery Ltd\nRegina', 'Baker', '* Baked bread\n* Ran the till'],
          ['2016 - 2018', 'Sample Mills\nMoose Jaw', 'Packer', '* Packed flour'],
        ),
      ),
    ).toEqual(JOBS);
  });

  it('may have the dates behind the text', async () => {
    expect(
      await jobsOf(
        tableOf(
          ['Hill Bakery Ltd\nBaker\n* Baked bread\n* Ran the till', '2018 - 2020'],
          ['Sample Mills\nPacker\n* Packed flour', '2016 - 2018'],
        ),
      ),
    ).toEqual(JOBS);
  });

  it('leave skills in three columns a list', async () => {
    const { skills } = await readWord(
      PERSON +
        heading('Skills') +
        tableOf(['Kneading', 'Ordering', 'Till'], ['Ovens', 'Cakes', 'Stock']) +
        SCHOOL,
    );
    const words = skills?.flatMap(({ keywords = [] }) => keywords);
    expect(words).toEqual(['Kneading', 'Ordering', 'Till', 'Ovens', 'Cakes', 'Stock']);
  });
});

describe('a table with its headings in the first column', () => {
  it('holds no further ones beside them', async () => {
    const bold = (text: string): string => paragraph(run(text, '<w:b/>'));
    const { education, certificates } = await readWord(
      PERSON +
        table([
          [
            bold('Experience'),
            paragraph('Baker, Hill Bakery Ltd') + paragraph('2018 - 2020') + item('Baked bread'),
          ],
          [
            bold('Education'),
            bold('Advanced Certificate in Pastry and Baking') +
              paragraph('Sample College of Catering, Sept 2009 – May 2011') +
              bold('Leaving Certificate') +
              paragraph('Example Community School, 2004'),
          ],
          [bold('Skills'), paragraph('Chocolate, sugar work, costing')],
        ]),
    );
    expect(education?.map((one) => one.institution)).toEqual([
      'Sample College of Catering',
      'Example Community School',
    ]);
    expect(certificates).toBeUndefined();
  });
});

describe('named columns of a table of entries', () => {
  it.each([
    [['From', 'Company', 'To', 'Position'], 0, 2, 1, 3],
    [['To', 'From', 'Company', 'Position'], 1, 0, 2, 3],
    [['Company', 'To', 'From', 'Job title'], 2, 1, 0, 3],
    [['Job title', 'Company', 'From', 'To'], 2, 3, 1, 0],
  ])('have a start and an end in any order: %j', async (names, from, to, name, position) => {
    const rows = JOBS.map(([firm = '', title = '', start = '', end = '']) => {
      const row = ['', '', '', ''];
      [row[from], row[to], row[name], row[position]] = [start, end, firm, title];
      return row;
    });
    expect(await jobsOf(tableOf(names, ...rows))).toEqual(JOBS);
  });

  it.each([
    ['Reason for leaving', 'Contract ended'],
    ['Sector', 'Food'],
    ['Industry', 'Milling'],
    ['Supervisor', 'Bob Muster'],
    ['Salary', 'Grade 4'],
    ['Line manager', 'Eve Muster'],
  ])('have no fact in a column that is called %s', async (label, said) => {
    const { work } = await readWord(
      PERSON +
        heading('Work experience') +
        tableOf(
          ['From', 'To', 'Employer', 'Position', label],
          ['2018', '2020', 'Hill Bakery Ltd', 'Baker', said],
          ['2016', '2018', 'Sample Mills', 'Packer', said],
        ) +
        SCHOOL,
    );
    expect(work?.map(({ name, position, location }) => [name, position, location])).toEqual([
      ['Hill Bakery Ltd', 'Baker', undefined],
      ['Sample Mills', 'Packer', undefined],
    ]);
    expect(work?.map(({ highlights }) => highlights)).toEqual([
      [`${label}: ${said}`],
      [`${label}: ${said}`],
    ]);
  });

  it('have no subject in the class of a degree', async () => {
    const { education } = await readWord(
      PERSON +
        heading('Education') +
        tableOf(
          ['Year', 'School', 'Degree', 'Class of honours'],
          ['2018', 'Sample College', 'Bachelor of Arts', 'Second upper'],
          ['2016', 'Hill School', 'Diploma in Baking', 'Pass'],
        ),
    );
    expect(education?.map(({ area, highlights }) => [area, highlights])).toEqual([
      [undefined, ['Class of honours: Second upper']],
      ['Baking', ['Class of honours: Pass']],
    ]);
  });

  it.each([
    [['Year', 'Place', 'Position'], ['2018 - 2020', 'Hill Bakery', 'Baker'], undefined],
    [['Period', 'Position', 'Location'], ['2018 - 2020', 'Baker, Hill Bakery', 'Leeds'], 'Leeds'],
    [['Period', 'Position', 'Employer'], ['2018 - 2020', 'Baker\nHill Bakery', 'Leeds'], 'Leeds'],
  ])('are read by what a cell holds where it holds more than %j ask for', async (...given) => {
    const [names, row, location] = given;
    const rows = tableOf(names, row, row);
    const { work } = await readWord(PERSON + heading('Work experience') + rows + SCHOOL);
    expect(work?.[0]).toMatchObject({ name: 'Hill Bakery', position: 'Baker' });
    expect(work?.[0]?.location).toBe(location);
  });
});
