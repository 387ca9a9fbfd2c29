import { describe, expect, it } from 'vitest';
import { column, type PlacedText } from '../../fixtures/make-pdf.ts';
import { HEADER, readPages } from '../../testing/pages.ts';

/** Widths in Helvetica at 10 points, for what is set to the right. */
const WIDTHS: Readonly<Record<string, number>> = {
  Office: 26.1,
  Site: 17.2,
  English: 32.8,
  French: 31.1,
  Experience: 50.6,
  Education: 45,
  Skills: 25,
};

const endingAt = (right: number, text: string, y: number): PlacedText => ({
  text,
  x: right - (WIDTHS[text] ?? 0),
  y,
});

describe('labels and margins of a page', () => {
  it('reads labels without a colon that are set to the right of a narrow gutter', async () => {
    const rows = (labels: readonly string[], texts: readonly string[], y: number): PlacedText[] =>
      labels.flatMap((label, index) => [
        endingAt(122, label, y + index * 13),
        { text: texts[index] ?? '', x: 130, y: y + index * 13 },
      ]);
    const { resume } = await readPages([
      ...HEADER,
      ...column(130, 110, [['Languages', 12]]),
      ...rows(['English', 'French'], ['Native', 'Fluent'], 123),
      ...column(130, 162, [['Skills', 12]]),
      ...rows(['Office', 'Site'], ['Excel, SAP', 'Forklift, Radio'], 175),
    ]);
    expect(resume.languages).toMatchObject([
      { language: 'English', fluency: 'Native' },
      { language: 'French', fluency: 'Fluent' },
    ]);
    expect(resume.skills).toEqual([
      { name: 'Office', keywords: ['Excel', 'SAP'] },
      { name: 'Site', keywords: ['Forklift', 'Radio'] },
    ]);
  });

  it("reads a form whose labels end at one edge, with the employer behind each entry's list", async () => {
    const LABELS: Readonly<Record<string, number>> = {
      Dates: 25.6,
      'Occupation or position held': 125.1,
      'Main activities and responsibilities': 156.8,
      'Name and address of employer': 133.4,
      'Title of qualification awarded': 128.4,
      'Name and type of organisation': 133.4,
    };
    const row = (y: number, label: string, value: string): PlacedText[] => [
      { text: label, x: 200 - (LABELS[label] ?? 0), y },
      ...(value === '' ? [] : [{ text: value, x: 222, y }]),
    ];
    const job = (y: number, dates: string, title: string, tasks: string[], employer: string) => [
      ...row(y, 'Dates', dates),
      ...row(y + 14, 'Occupation or position held', title),
      ...row(y + 28, 'Main activities and responsibilities', ''),
      ...tasks.flatMap((text, index) => [
        { text: '–', x: 238, y: y + 48 + 16 * index },
        { text, x: 247, y: y + 48 + 16 * index },
      ]),
      ...row(y + 64 + 16 * tasks.length, 'Name and address of employer', employer),
    ];
    const { resume, text } = await readPages([
      ...HEADER,
      { text: 'Work experience', x: 110, y: 110, size: 12, bold: true },
      ...job(
        132,
        '05/2018 – Present',
        'Yard Manager',
        ['Ran three docks', 'Led a crew'],
        'Fixture Logistics Ltd, Halifax, Canada',
      ),
      ...job(
        250,
        '02/2014 – 04/2018',
        'Yard Clerk',
        ['Weighed trucks'],
        'Sample Haulage AB, Malmo, Sweden',
      ),
      { text: 'Education and training', x: 80, y: 360, size: 12, bold: true },
      ...row(382, 'Dates', '09/2010 – 06/2013'),
      ...row(396, 'Title of qualification awarded', 'Diploma in Logistics'),
      ...row(410, 'Name and type of organisation', 'Example College, Halifax, Canada'),
    ]);
    expect(resume.work).toMatchObject([
      {
        name: 'Fixture Logistics Ltd',
        position: 'Yard Manager',
        location: 'Halifax, Canada',
        startDate: '2018-05',
        highlights: ['Ran three docks', 'Led a crew'],
      },
      {
        name: 'Sample Haulage AB',
        position: 'Yard Clerk',
        startDate: '2014-02',
        highlights: ['Weighed trucks'],
      },
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'Example College', startDate: '2010-09', endDate: '2013-06' },
    ]);
    expect(text).not.toMatch(/Dates|Main activities|Name and/);
  });

  it.each([
    ['School', 'Course', 'Year'],
    ['Institution', 'Qualification', 'Year'],
    ['School', 'Qualification', 'Period'],
  ])('reads "%s" and "%s" below it as two labels', async (school, course, year) => {
    const form = (y: number, rows: [string, string][]): PlacedText[] =>
      rows.flatMap(([label, value], index) => [
        { text: label, x: 44, y: y + index * 15 },
        { text: ':', x: 182, y: y + index * 15 },
        { text: value, x: 196, y: y + index * 15 },
      ]);
    const { resume } = await readPages([
      ...HEADER,
      ...column(44, 110, [['Education', 12]]),
      ...form(130, [
        [school, 'Sample Technical College'],
        [course, 'Certificate in Carpentry'],
        [year, '2018 - 2019'],
      ]),
      ...form(186, [
        [school, 'Example Secondary School'],
        [course, 'Grade 12'],
        [year, '2014 - 2016'],
      ]),
    ]);
    expect(resume.education?.map(({ institution, startDate }) => [institution, startDate])).toEqual(
      [
        ['Sample Technical College', '2018'],
        ['Example Secondary School', '2014'],
      ],
    );
  });

  it('puts periods that a narrow margin breaks in two together', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(130, 110, [
        ['Experience', 12],
        'Yard Manager, Fixture Logistics Ltd',
        '• Ran three docks',
        '• Kept the accident book',
        'Yard Clerk, Sample Haulage Ltd',
        '• Weighed trucks',
      ]),
      ...column(68, 123, ['Jan 2020 –', 'Present']),
      ...column(68, 162, ['Mar 2016 –', 'Dec 2019']),
    ]);
    expect(resume.work).toMatchObject([
      { startDate: '2020-01', position: 'Yard Manager', highlights: { length: 2 } },
      { startDate: '2016-03', endDate: '2019-12', highlights: ['Weighed trucks'] },
    ]);
  });

  it('reads headings that are set to the right of their margin', async () => {
    const { resume } = await readPages([
      ...HEADER,
      endingAt(140, 'Experience', 120),
      endingAt(140, 'Education', 200),
      endingAt(140, 'Skills', 240),
      ...column(160, 120, ['Depot Manager, Fixture Logistics Ltd', '• Ran three docks']),
      ...column(160, 159, ['Yard Clerk, Sample Haulage Ltd', '• Weighed trucks']),
      ...column(470, 120, ['2019 – 2021', '', '', '2016 – 2018']),
      ...column(160, 200, ['Diploma in Logistics, Example College, 2015']),
      ...column(160, 240, ['Forklift, Excel']),
    ]);
    expect(resume.work).toMatchObject([
      { name: 'Fixture Logistics Ltd', startDate: '2019' },
      { name: 'Sample Haulage Ltd', startDate: '2016', endDate: '2018' },
    ]);
    expect(resume.education).toMatchObject([{ institution: 'Example College' }]);
    expect(resume.skills).toEqual([{ keywords: ['Forklift', 'Excel'] }]);
  });

  it('reads a sidebar of contact details apart, however far one of them runs into the text', async () => {
    const { resume } = await readPages([
      ...column(60, 60, [['Ines Beispiel', 20]]),
      ...column(60, 110, [
        '12 Quay Street',
        'Halifax, NS',
        '902-555-0188',
        'ines.beispiel-muster@example.com',
        'linkedin.com/in/ines-beispiel',
      ]),
      ...column(196, 110, [
        ['Experience', 12],
        'Depot Manager, Fixture Logistics Ltd, 2019 – 2021',
        '• Ran three docks',
        '• Kept the accident book',
        'Yard Clerk, Sample Haulage Ltd, 2016 – 2018',
        '• Weighed trucks',
        ['Skills', 12],
        'Forklift, Excel',
      ]),
    ]);
    expect(resume.basics).toMatchObject({
      name: 'Ines Beispiel',
      email: 'ines.beispiel-muster@example.com',
      phone: '902-555-0188',
    });
    expect(resume.work).toMatchObject([
      { name: 'Fixture Logistics Ltd', highlights: ['Ran three docks', 'Kept the accident book'] },
      { name: 'Sample Haulage Ltd', highlights: ['Weighed trucks'] },
    ]);
  });

  it('keeps dates that stand at one height near the edges of several pages', async () => {
    const page = (from: number, to: number): PlacedText[] => [
      ...column(60, 690, [`Clerk, Fixture Shop ${from}`, '• Sold books']),
      { text: `${from} - ${to}`, x: 60, y: 740 },
      { text: 'Ines Beispiel, resume', x: 60, y: 770, size: 7 },
    ];
    const { text } = await readPages(
      [...HEADER, ...column(60, 110, [['EXPERIENCE', 12]]), ...page(2018, 2020)],
      page(2014, 2016),
    );
    expect(text).toContain('2014 - 2016');
    expect(text).toContain('2018 - 2020');
    expect(text).not.toContain('Ines Beispiel, resume');
  });
});
