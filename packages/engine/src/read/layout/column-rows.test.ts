import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  const { work = [], education = [], meta } = result.resume;
  return {
    work: work.map(({ name, position, startDate }) => `${position} | ${name} | ${startDate}`),
    schools: education.map(({ institution }) => institution),
    kept: (meta?.trueline?.kept ?? []).map(({ text: own }) => own),
    leftOut: (meta?.trueline?.leftOut ?? []).map(({ text: own }) => own),
  };
}

const HEAD = 'Ana Sample\nana.sample@example.com | 555-0142\n\nWORK EXPERIENCE\n';
const JOBS = [
  'Sample Foods Ltd\tForklift Driver\t2018 - 2020',
  'Hill Bakery Ltd\tBaker\t2015 - 2017',
];

describe('names of columns above a table', () => {
  it.each([
    'Employer\tPosition\tDates',
    'EMPLOYER | POSITION | DATES',
    'Company, Role, Period',
    'Employer - Position - Dates',
    'Organisation   Designation   Duration',
    'Name of Employer\tPost Held\tFrom - To',
    'Who for\tWhat I did\tWhen',
    'Employeur\tPoste\tPériode',
    'Firma\tStelle\tZeitraum',
    'Empresa\tCargo\tPeríodo',
    'Majikan\tJawatan\tTempoh',
    'Employer Position Dates',
    'Employer\nPosition\nDates',
  ])('"%s" is left out above jobs', async (names) => {
    const { work, kept, leftOut } = await readText(`${HEAD}${names}\n${JOBS.join('\n')}\n`);
    expect(work).toEqual([
      'Forklift Driver | Sample Foods Ltd | 2018',
      'Baker | Hill Bakery Ltd | 2015',
    ]);
    expect(kept).toEqual([]);
    expect(leftOut.join(' ')).toMatch(/\p{Lu}/u);
  });

  it.each([
    'Institution Qualification Year',
    'Institution\tQualification\tYear',
    'School / College, Award, Year of completion',
    'Establecimiento | Título | Año'.replace('Establecimiento', 'Centro'),
  ])('"%s" is left out above schools', async (names) => {
    const { schools, kept } = await readText(
      `${HEAD}${JOBS.join('\n')}\n\nEDUCATION\n${names}\nSample College\tDiploma in Baking\t2014\n`,
    );
    expect(schools).toEqual(['Sample College']);
    expect(kept).toEqual([]);
  });

  it.each([
    'Skills   Languages',
    'Position: Baker',
    'Key achievements',
    'Projects',
    'Training and courses',
  ])('"%s" is none', async (line) => {
    const { leftOut } = await readText(`${HEAD}${JOBS.join('\n')}\n\n${line}\nFrench\n`);
    expect(leftOut).not.toContain(line.replace('   ', ' | '));
  });
});
