import { describe, expect, it } from 'vitest';
import { column, type PlacedText } from '../../fixtures/make-pdf.ts';
import { HEADER, readPages } from '../../testing/pages.ts';

const JOBS = [
  { position: 'Harbor Manager', name: 'Sample Port Authority', startDate: '2018-05' },
  { position: 'Dock Clerk', name: 'Fixture Shipping Ltd', startDate: '2014', endDate: '2018' },
];

const heading = (text: string, x: number, y: number): PlacedText => ({
  text,
  x,
  y,
  size: 12,
  bold: true,
});
const title = (text: string, x: number, y: number): PlacedText => ({ text, x, y, bold: true });

/** Two jobs with their dates at `margin` and the rest at `x`. */
const dated = (margin: number, x: number, y: number): PlacedText[] => [
  { text: 'May 2018 – Now', x: margin, y },
  title('Harbor Manager', x, y),
  ...column(x, y + 13, ['Sample Port Authority', '• Berthed four hundred ships', '• Led a crew']),
  { text: '2014 – 2018', x: margin, y: y + 60 },
  title('Dock Clerk', x, y + 60),
  ...column(x, y + 73, ['Fixture Shipping Ltd', '• Checked the cargo', '• Kept the log']),
];

describe('margins beside other text of the left side', () => {
  it('are no column where contacts and other sections stand above and below them', async () => {
    const { resume } = await readPages([
      { text: 'Ines Beispiel', x: 60, y: 50, size: 20 },
      ...column(60, 70, ['ines@example.com', '306-555-0188', 'Regina, SK']),
      heading('Experience', 60, 130),
      ...dated(60, 180, 150),
      heading('Skills', 60, 280),
      ...column(60, 295, ['Excel', 'Dispatch', 'Radio', 'Knots']),
      heading('Languages', 60, 360),
      ...column(60, 375, ['English', 'Cree']),
    ]);
    expect(resume.work).toMatchObject(JOBS);
  });

  it('are read within their column beside a sidebar', async () => {
    const { resume } = await readPages([
      { text: 'Ines Beispiel', x: 200, y: 50, size: 20 },
      ...column(40, 70, ['ines@example.com', '306-555-0188', 'Regina, SK']),
      heading('Skills', 40, 130),
      ...column(40, 148, ['Excel', 'Dispatch', 'Radio', 'Knots', 'Ropes', 'Maps']),
      heading('Experience', 200, 130),
      ...dated(200, 310, 150),
    ]);
    expect(resume.work).toMatchObject(JOBS);
    expect(resume.skills?.[0]?.keywords).toHaveLength(6);
  });

  it('name sections beside their first rows, over two rows where they are narrow', async () => {
    const { resume } = await readPages([
      ...HEADER,
      heading('Employment', 60, 120),
      heading('History', 60, 134),
      title('Harbor Manager', 180, 120),
      ...column(180, 134, ['Sample Port Authority', 'May 2018 – Now', '• Berthed ships']),
      title('Dock Clerk', 180, 190),
      ...column(180, 204, ['Fixture Shipping Ltd', '2014 – 2018', '• Checked the cargo']),
      heading('Academic', 60, 260),
      heading('Background', 60, 274),
      title('Diploma in Navigation', 180, 260),
      ...column(180, 274, ['Example College', '2010 – 2012']),
    ]);
    expect(resume.work).toMatchObject(JOBS);
    expect(resume.education).toMatchObject([{ institution: 'Example College' }]);
  });

  it('leaves a heading and the award below it apart', async () => {
    const { resume } = await readPages([
      ...HEADER,
      heading('AWARDS', 60, 120),
      { ...heading("Dean's List", 60, 134), size: 12 },
      { text: '2014', x: 400, y: 134 },
      heading('SKILLS', 60, 170),
      ...column(60, 185, ['Excel, Dispatch']),
    ]);
    expect(resume.awards).toMatchObject([{ title: "Dean's List" }]);
  });
});

describe('sections side by side', () => {
  it('are read one after the other below short rows of the full width, and above them', async () => {
    const { resume } = await readPages([
      ...HEADER,
      heading('Experience', 60, 110),
      ...column(60, 124, ['Harbor Manager, Sample Port Authority, May 2018 – Now', '• Led a crew']),
      ...column(60, 164, ['Dock Clerk, Fixture Shipping Ltd, 2014 – 2018', '• Kept the log']),
      heading('Skills', 60, 220),
      heading('Education', 330, 220),
      ...column(60, 236, ['Excel', 'Dispatch', 'Radio', 'Knots']),
      ...column(330, 236, ['Diploma in Navigation', 'Example College', '2010 – 2012']),
      heading('Languages', 60, 310),
      heading('Certificates', 330, 310),
      ...column(60, 326, ['English', 'Cree']),
      ...column(330, 326, ['First Aid', 'Small Vessel Operator']),
    ]);
    expect(resume.work).toMatchObject(JOBS);
    expect(resume.skills).toEqual([{ keywords: ['Excel', 'Dispatch', 'Radio', 'Knots'] }]);
    expect(resume.education).toMatchObject([{ institution: 'Example College', endDate: '2012' }]);
    expect(resume.languages?.map(({ language }) => language)).toEqual(['English', 'Cree']);
    expect(resume.certificates?.map(({ name }) => name)).toEqual([
      'First Aid',
      'Small Vessel Operator',
    ]);
  });

  it('reads a name over two rows before the contacts beside it', async () => {
    const { resume } = await readPages([
      { text: 'Ines', x: 60, y: 60, size: 22 },
      { text: 'Beispiel', x: 60, y: 86, size: 22 },
      ...column(400, 52, ['ines@example.com', '306-555-0188', 'Regina, SK']),
      heading('Experience', 60, 130),
      ...column(60, 145, ['Harbor Manager, Sample Port Authority, May 2018 – Now', '• Led a crew']),
    ]);
    expect(resume.basics).toMatchObject({ name: 'Ines Beispiel', location: { city: 'Regina' } });
  });
});

describe('entries in two halves', () => {
  const halves = (y: number, head: readonly string[], told: readonly string[]): PlacedText[] => [
    title(head[0] ?? '', 60, y),
    ...column(60, y + 15, head.slice(1)),
    ...column(230, y + 4, told),
  ];

  it('puts what was done behind the head beside it', async () => {
    const { resume } = await readPages([
      ...HEADER,
      heading('Experience', 60, 110),
      ...halves(
        130,
        ['Harbor Manager', 'Sample Port Authority', 'May 2018 – Now'],
        ['• Berthed four hundred ships a year', '• Led a crew of nine', '• Wrote the storm plan'],
      ),
      ...halves(
        200,
        ['Dock Clerk', 'Fixture Shipping Ltd', '2014 – 2018'],
        ['• Checked the cargo of small vessels', '• Kept the log'],
      ),
    ]);
    expect(resume.work).toMatchObject(JOBS);
    expect(resume.work?.map(({ highlights }) => highlights?.length)).toEqual([3, 2]);
  });
});

describe('rows that a narrow column breaks', () => {
  it('are whole: a period before its last year, a head before its date, a place', async () => {
    const { resume } = await readPages([
      ...HEADER,
      heading('Experience', 60, 110),
      { text: 'May 2018 – Now', x: 60, y: 130 },
      title('Harbor Manager', 180, 130),
      ...column(180, 143, ['Sample Port Authority', '• Led a crew']),
      { text: '2014 – June', x: 60, y: 190 },
      { text: '2018', x: 60, y: 203 },
      title('Dock Clerk', 180, 190),
      ...column(180, 203, ['Fixture Shipping Ltd', '• Kept the log']),
    ]);
    expect(resume.work).toMatchObject([JOBS[0], { ...JOBS[1], endDate: '2018-06' }]);
  });
});
