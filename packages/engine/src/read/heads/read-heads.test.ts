import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const TOP = 'Ada Example\nada@example.com | 555 0142\n\nWORK EXPERIENCE\n';

async function jobsOf(entries: string): Promise<string[]> {
  const bytes = new TextEncoder().encode(`${TOP}${entries}\n\nSKILLS\nExcel, driving\n`);
  const result = await read(bytes, 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return (result.resume.work ?? []).map(({ position, name }) => `${position} @ ${name}`);
}

describe('title and employer of a head', () => {
  it.each([
    [
      'a remark in brackets right behind the employer',
      'Casual porter, Willow Hall (since March 2021)\n- Set up rooms\n\nUsher, Beacon Theatre (2018 - 2020)\n- Checked tickets',
      ['Casual porter @ Willow Hall', 'Usher @ Beacon Theatre'],
    ],
    [
      'an employer with its town below a title of an unknown trade',
      'Trainee Doffer\tSpring 2022 to date\nZenith Mills, Halwick\n- Changed bobbins\n\nBanksman\t2019 - 2022\nPolaris Cranes, Rotherby\n- Guided loads',
      ['Trainee Doffer @ Zenith Mills', 'Banksman @ Polaris Cranes'],
    ],
    [
      'dates first, employer before the title',
      '2020 - now\tKestrel & Vale, Toledo, OH - Line Cook\n- Grilled\n2016 - 2020\tOld Mill Tavern, Toledo, OH - Dishwasher\n- Washed',
      ['Line Cook @ Kestrel & Vale', 'Dishwasher @ Old Mill Tavern'],
    ],
  ])('%s', async (_, entries, jobs) => {
    expect(await jobsOf(entries)).toEqual(jobs);
  });

  it('holds no word that the head does not have', async () => {
    const head = 'Line cook (nights), The Copper Ladle, Sandwell';
    const [job = ''] = await jobsOf(`${head}\nMar 2021 - present\n- Cooked`);
    for (const word of job.match(/\p{L}+/gu) ?? []) expect(head).toContain(word);
  });
});

async function schoolsOf(entries: string): Promise<string[]> {
  const top = TOP.replace('WORK EXPERIENCE', 'EDUCATION');
  const bytes = new TextEncoder().encode(`${top}${entries}\n\nSKILLS\nExcel, driving\n`);
  const result = await read(bytes, 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return (result.resume.education ?? []).map(({ institution, studyType, area }) =>
    [institution, studyType, area].map((part) => part ?? '').join(' | '),
  );
}

describe('school, degree and field of a head', () => {
  it.each([
    [
      'a degree of letters with stops, whose school is known',
      '1994 - 1997\tSample Hill Secondary School, K.C.S.E.\n1986 - 1993\tExample Primary School, K.C.P.E.',
      ['Sample Hill Secondary School | K.C.S.E. | ', 'Example Primary School | K.C.P.E. | '],
    ],
    [
      'a school of unknown words beside a degree',
      'Bachelor of Science in Forestry, Sample Heights, 2013\nDiploma in Carpentry, Polaris Hall, 2009',
      ['Sample Heights | Bachelor of Science | Forestry', 'Polaris Hall | Diploma | Carpentry'],
    ],
    [
      'a grade behind a field is none of the three',
      'BSc Forestry 2:1\nUniversity of Samples, 2013',
      ['University of Samples | BSc | Forestry'],
    ],
  ])('%s', async (_, entries, schools) => {
    expect(await schoolsOf(entries)).toEqual(schools);
  });

  it('holds no word that the head does not have', async () => {
    const head = 'Gesellenbrief Buchbinder, Handwerkskammer Musterstadt, Germany';
    const [school = ''] = await schoolsOf(`${head}\n1997 - 2000`);
    for (const word of school.match(/\p{L}+/gu) ?? []) expect(head).toContain(word);
  });
});
