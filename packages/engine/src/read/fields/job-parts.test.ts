import { describe, expect, it } from 'vitest';
import { readSection, row } from '../testing/section-of.ts';

const jobs = async (heading: string, rows: string): Promise<string[]> => {
  const { work = [], volunteer = [] } = await readSection(heading, rows);
  return [...work, ...volunteer.map(({ organization: name, ...one }) => ({ ...one, name }))].map(
    ({ position, name, location, description }) => row(position, name, location, description),
  );
};

const JOB = (title: string, employer: string): string =>
  `July 2003 - September 2015\n${title}\n${employer}\n- Staff of 14\n\nFebruary 1994 - June 2003\nUnderwriter\nSample Insurance Ltd, Melbourne\n- Risk surveys on site`;

describe('a region behind a title', () => {
  it.each([
    ['Underwriting Manager, Victoria', 'Sample Insurance Ltd, Melbourne', 'Melbourne'],
    ['Sales Manager, Ontario', 'Sample Foods Ltd, Toronto', 'Toronto'],
    ['Area Manager, Queensland', 'Sample Stores Pty Ltd, Brisbane', 'Brisbane'],
  ])('belongs to it where the employer has a town: %s', async (title, employer, town) => {
    const [name = ''] = employer.split(',');
    expect((await jobs('EXPERIENCE', JOB(title, employer)))[0]).toBe(row(title, name, town, ''));
  });

  it('is where the job was, elsewhere', async () => {
    const [first = ''] = await jobs('EXPERIENCE', JOB('Cook, Victoria', 'Sample Inn'));
    expect(first).toBe(row('Cook', 'Sample Inn', 'Victoria', ''));
  });
});

describe('two titles behind an employer', () => {
  it.each([
    [
      'Sample Hill Fire Brigade, Volunteer fire fighter, Treasurer, since 1991',
      'Volunteer fire fighter, Treasurer | Sample Hill Fire Brigade',
    ],
    [
      'Sample Sea Scouts, Group leader, Treasurer, since 2004',
      'Group leader, Treasurer | Sample Sea Scouts',
    ],
    [
      'Sample Parish Council, Committee member, Chair, 2010 - 2014',
      'Committee member, Chair | Sample Parish Council',
    ],
    ['Sample East Bowls Club, President, 2018 - 2021', 'President | Sample East Bowls Club'],
  ])('are both the person’s: %s', async (rows, expected) => {
    const [first] = await jobs('VOLUNTEERING', rows);
    expect(first).toBe(`${expected} |  | `);
  });
});
