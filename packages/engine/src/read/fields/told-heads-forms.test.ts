import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const TOLD = [
  'I kept the files of both halls and answered for the quality of all that left our floor, also at night and in the winter.',
  'Planned the work of the unit and revised the output of the juniors, some fourteen thousand pages in a year or more.',
];

async function workOf(paragraphs: readonly string[]): Promise<unknown> {
  const text = `Ines Beispiel\nines@example.com\n\nProfessional Experience\n${paragraphs.join('\n\n')}\n\nSkills\nExcel, filing`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume.work;
}

const FORMS: readonly (readonly [
  string,
  (head: string, period: string, told: string) => string,
])[] = [
  ['a sentence', (head, period, told) => `${head}. ${period}. ${told}`],
  ['a comma', (head, period, told) => `${head}, ${period}. ${told}`],
  ['brackets', (head, period, told) => `${head} (${period}). ${told}`],
  ['a colon', (head, period, told) => `${head}, ${period}: ${told}`],
  ['a dash', (head, period, told) => `${head} – ${period}. ${told}`],
];
const PERIODS = [
  ['October 2009 to March 2023', 'January 1998 to September 2009'],
  ['10/2009 - 03/2023', '01/1998 - 09/2009'],
  ['Oct. 2009 – Mar. 2023', 'Jan. 1998 – Sept. 2009'],
] as const;
const VARIANTS = FORMS.flatMap(([form, write]) =>
  PERIODS.map((periods) => ({ form, periods, write })),
);

describe('jobs each told in a paragraph', () => {
  it.each(VARIANTS)(
    'are read by their names and periods: $form, $periods',
    async ({ periods, write }) => {
      const work = await workOf([
        write(
          'Principal Translator, Sample Secretariat for Fisheries, Leeds',
          periods[0],
          TOLD[0] ?? '',
        ),
        write('Senior Translator, Example Bureau Ltd, York', periods[1], TOLD[1] ?? ''),
      ]);
      expect(work).toMatchObject([
        {
          position: 'Principal Translator',
          name: 'Sample Secretariat for Fisheries',
          startDate: '2009-10',
          endDate: '2023-03',
        },
        { position: 'Senior Translator', name: 'Example Bureau Ltd', startDate: '1998-01' },
      ]);
      for (const told of TOLD) expect(JSON.stringify(work)).toContain(told);
    },
  );

  it('keep a row of one sentence between them as a job', async () => {
    const work = await workOf([
      `Childminder, Sample Nursery Ltd, Leeds, from 2019 up to now. ${TOLD[0]}`,
      `Nanny, Sample Families Ltd (Dutch, he was with a bank), York, 2013 to 2018. ${TOLD[1]}`,
      'House help with different families in York from 1996 until 2005.',
    ]);
    expect(work).toMatchObject([
      { position: 'Childminder', startDate: '2019' },
      { position: 'Nanny', startDate: '2013', endDate: '2018' },
      { startDate: '1996', endDate: '2005' },
    ]);
  });

  it('are none in what is told of a job', async () => {
    const work = (await workOf([
      'Translator, Example Bureau Ltd, Leeds | 2009 - 2023',
      `Member of the style board, from 2010 to 2012. ${TOLD[0]}`,
    ])) as unknown[];
    expect(work).toHaveLength(1);
  });
});
