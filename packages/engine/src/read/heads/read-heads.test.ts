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
