import { describe, expect, it } from 'vitest';
import { read } from '../../index.ts';
import { toldFromDates } from './told-from-dates.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

describe('sentences that open with their period', () => {
  it.each([
    [
      '2015 to now hill accounting (town) clerk, i do payroll. 2003 to 2015 sample dairy, packer, loaded trucks.',
      [
        '2015 to now hill accounting (town) clerk',
        'i do payroll.',
        '2003 to 2015 sample dairy, packer',
        'loaded trucks.',
      ],
    ],
    [
      'from 2019 until 2022 oak farm, herdsman. before that 2010 to 2019 shearing gangs.',
      ['from 2019 until 2022 oak farm, herdsman', 'before that 2010 to 2019 shearing gangs'],
    ],
  ])('"%s" tell of a job each', (text, rows) => {
    expect(toldFromDates(text)).toEqual(rows);
  });

  it.each([
    'i was a clerk from 2015 to now. 2003 to 2015 i was a packer.',
    '2015 to now hill accounting, clerk.',
    'sold the list in 2024. bought it in 2003.',
  ])('"%s" is other text', (text) => {
    expect(toldFromDates(text)).toBeUndefined();
  });
});

/** One run of small letters, as typed on a phone. */
const run = (labels: readonly string[], join: string): string =>
  [
    'hi my name is bongani sample-dube, living in exampleton, cell 071 555 0120, email bongani@example.com. i drive trucks and i fix small things on the road.',
    `${labels[0]} 2018 ${join} now sample haulage (exampleton) driver, long distance to the harbour and back, fuel and tyre book. 2014 ${join} 2018 hill foods, packer, loaded trucks at night and counted pallets.`,
    `${labels[1]} grade 12 at exampleton high 2010.`,
    `${labels[2]} first aid level 1 2019, forklift licence 2020.`,
    `${labels[3]} zulu, english, some afrikaans.`,
    `${labels[4]} reversing with trailer, small repairs, log book, patience with customers.`,
    `${labels[5]} football, gospel choir, fixing radios and old bicycles for the neighbours and their children.`,
  ].join(' ');

describe('a resume in one run of small letters', () => {
  it.each([
    ['work history: education: certificates: languages: skills: hobbies:', 'to'],
    ['experience: schooling: tickets: i speak: good at: free time:', '-'],
    ['jobs: school: licences: languages known: what i can do: interests:', '–'],
    ['employment: studies: courses: languages: my skills: spare time:', 'till'],
  ])('with "%s"', async (names, join) => {
    const resume = await readText(run(names.split(/(?<=:) /), join));
    expect(resume.basics).toMatchObject({
      name: 'bongani sample-dube',
      location: { address: 'exampleton' },
    });
    expect(
      resume.work?.map(({ name, position, startDate }) => [name, position, startDate]),
    ).toEqual([
      ['sample haulage', 'driver', '2018'],
      ['hill foods', 'packer', '2014'],
    ]);
    expect(resume.education?.[0]?.institution).toBe('exampleton high');
    expect(resume.certificates?.map(({ name }) => name)).toEqual([
      'first aid level 1',
      'forklift licence',
    ]);
    expect(resume.languages?.map(({ language }) => language)).toEqual([
      'zulu',
      'english',
      'afrikaans',
    ]);
    expect(resume.interests).toHaveLength(3);
  });
});
