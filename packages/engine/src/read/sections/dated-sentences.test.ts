import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const TOP =
  'Ana Sample\nana.sample@example.com\n\nEXPERIENCE\nClerk, Sample Court, 2009 - 2017\n- Kept the files\n\n';

describe('schools told in a paragraph', () => {
  it.each([
    'Bachelor in Law (Licenciatura en Derecho), Sample University, Exampleton, 2004 to 2008, titled in 2010. High school, Preparatoria Muster, Exampleton, 2001 to 2004.',
    'Bachelor in Law, Sample University, 2004 - 2008; High School Diploma, Preparatoria Muster, 2001 - 2004.',
    'Bachelor of Law, Sample University, Exampleton, September 2004 to 2008. I was third of my class. High school, Preparatoria Muster, 2001 to 2004.',
  ])('are one each: %s', async (row) => {
    const { education } = await readText(
      `${TOP}EDUCATION\n${row}\n\nLANGUAGES\nSpanish, English\n`,
    );
    expect(education?.map(({ institution, endDate }) => [institution, endDate])).toEqual([
      ['Sample University', '2008'],
      ['Preparatoria Muster', '2004'],
    ]);
  });

  it('with the courses behind them', async () => {
    const row =
      'Bachelor in Law, Sample University, Exampleton, 2004 to 2008. Course in hygiene, Muster College, 40 hours, 2010. Corso "Assistenza", Comune di Verona, 2012, 16 hrs. Evening course in book-keeping, Muster College, 2014.';
    const { education = [], certificates = [] } = await readText(
      `${TOP}STUDIES AND COURSES\n${row}\n\nLANGUAGES\nSpanish\n`,
    );
    const dates = [
      ...education.map(({ endDate }) => endDate),
      ...certificates.map(({ date }) => date),
    ];
    expect(dates.toSorted()).toEqual(['2008', '2010', '2012', '2014']);
  });

  it.each([
    'I sat my exams at Sample School, Exampleton, in 1994. I have a certificate in early childhood from Muster Institute, 2018.',
    'BSc Biology, Sample University, 2018. Thesis on soil, grade A. Dean List, Faculty of Science, 2017.',
    'Diploma in Care, Sample College, Exampleton, 2012 to 2014. Thesis on the care of older people, with a grade of 1.3.',
  ])('and one that is told stays whole: %s', async (row) => {
    const { education = [] } = await readText(`${TOP}EDUCATION\n${row}\n\nLANGUAGES\nSpanish\n`);
    expect(education.length).toBeLessThan(2);
  });
});

it('certificates told in a paragraph are one each', async () => {
  const row =
    'Oral Trials, Muster College, November 2024 (120 hours, on line). Mediation Basics, Instituto Puente, 2016. Excel intermediate, Academia Tecla, 2012.';
  const { certificates } = await readText(`${TOP}COURSES\n${row}\n\nLANGUAGES\nSpanish\n`);
  expect(certificates?.map(({ name, date }) => [name, date])).toEqual([
    ['Oral Trials', '2024-11'],
    ['Mediation Basics', '2016'],
    ['Excel intermediate', '2012'],
  ]);
});

it('a length in its unit closes a sentence', async () => {
  const row = 'Split rims, Muster College, 2019, 16 hrs. Tyre inspection, Muster College, 2022.';
  const { certificates } = await readText(`${TOP}COURSES\n${row}\n\nLANGUAGES\nSpanish\n`);
  expect(certificates?.map(({ date }) => date)).toEqual(['2019', '2022']);
});

it.each([
  'First aid, Red Aloe Trust, renewed 2024',
  'First Aid at Work, Blue Dolphin Training, 2025',
  'WHMIS - Sample Safety, May 2023',
  'Forklift licence, Muster Lift, 2019',
])('a certificate among schools is none of them: %s', async (row) => {
  const { certificates, education } = await readText(
    `${TOP}SCHOOL AND COURSES\nO levels (5 subjects), Sample Secondary School, Exampleton, 1984\nRecruit course, Muster College, 1998\n${row}\n\nLANGUAGES\nSpanish\n`,
  );
  expect(education).toHaveLength(2);
  expect(certificates?.map(({ name }) => name)).toEqual([/^[^,]+?(?=,| - )/.exec(row)?.[0]]);
});

it('papers that no publisher printed are shown', async () => {
  const rows = [
    'Accredited translator, English to Setswana, Sample Guild, 2006',
    'Sworn translator of the High Court, 2010',
  ];
  const papers = await readText(
    `${TOP}PAPERS TO PROVE IT\n${rows.join('\n')}\n\nLANGUAGES\nSpanish\n`,
  );
  expect(papers.certificates?.map(({ date }) => date)).toEqual(['2006', '2010']);
  const printed = 'Cold stores in winter, Journal of Sample Science 12, 2006';
  const { publications } = await readText(`${TOP}PAPERS\n${printed}\n\nLANGUAGES\nSpanish\n`);
  expect(publications).toHaveLength(1);
});

it.each([
  ['CONFERENCE PAPERS', 'Deep learning for cocoa disease, NeurIPS, 2021'],
  ['WORKING PAPERS', 'Credit card use in small towns, 2022'],
  ['SELECTED PAPERS', 'Certified robustness of small networks, ICML, 2019'],
  ['PAPERS', 'Prices of cocoa in the north, with K. Owusu, 2023'],
  ['PAPERS', 'Soil, with K. Owusu, 2023\nCertified robustness of small networks, ICML, 2019'],
  ['PAPERS', 'The price of a green card, with K. Owusu, 2023'],
  ['PAPERS', 'Expired drugs in rural clinics, with K. Owusu, 2023'],
  ['PAPERS', 'Driving licence tests and road deaths, with K. Owusu, 2023'],
])('papers that are no licences stay what they are: %s, %s', async (heading, row) => {
  const { certificates = [] } = await readText(`${TOP}${heading}\n${row}\n\nLANGUAGES\nSpanish\n`);
  expect(certificates).toEqual([]);
});
