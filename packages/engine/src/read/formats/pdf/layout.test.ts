import { describe, expect, it } from 'vitest';
import { borders, column, type PlacedText } from '../../fixtures/make-pdf.ts';
import { HEADER, readPages } from '../../testing/pages.ts';

describe('layout of a page', () => {
  it('reads entries side by side one after the other', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 120, [
        ['Career', 12],
        'Depot Manager',
        'Fixture Logistics Ltd',
        'Mar 2019 – Present',
        '• Ran three docks',
      ]),
      ...column(320, 133, ['Yard Clerk', 'Sample Haulage Ltd', 'Summer 2016', '• Weighed trucks']),
    ]);
    expect(resume.work).toMatchObject([
      { name: 'Fixture Logistics Ltd', position: 'Depot Manager', highlights: ['Ran three docks'] },
      { name: 'Sample Haulage Ltd', position: 'Yard Clerk', highlights: ['Weighed trucks'] },
    ]);
  });

  it('reads small sections side by side each on its own', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 120, [['Skills', 12], 'Forklift, inventory', 'Excel, SAP']),
      ...column(320, 120, [['Languages', 12], 'English', 'German']),
    ]);
    expect(resume.skills).toEqual([{ keywords: ['Forklift', 'inventory', 'Excel', 'SAP'] }]);
    expect(resume.languages).toEqual([{ language: 'English' }, { language: 'German' }]);
  });

  it('puts the lines of a table with borders together by their cells and leaves its column names out', async () => {
    const { resume, text } = await readPages([
      ...HEADER,
      ...column(60, 120, [['EXPERIENCE', 12]]),
      borders([58, 140, 260, 380, 560], [126, 142, 186, 216]),
      ...['Period', 'Employer', 'Post', 'Duties'].map((name, index) => ({
        text: name,
        x: [62, 144, 264, 384][index] ?? 0,
        y: 137,
        bold: true,
      })),
      ...column(62, 154, ['Jul 2020 to', 'Present']),
      ...column(144, 154, ['Fixture Bridges Pvt.', 'Ltd.']),
      ...column(264, 154, ['Senior Site', 'Engineer']),
      ...column(384, 154, ['• Check bar schedules', 'and pour cards']),
      ...column(62, 198, ['2018 to 2020']),
      ...column(144, 198, ['Sample Roads Ltd.']),
      ...column(264, 198, ['Site Engineer']),
      ...column(384, 198, ['• Laid culverts']),
    ]);
    expect(text).not.toContain('Duties');
    expect(resume.work).toMatchObject([
      {
        name: 'Fixture Bridges Pvt. Ltd.',
        position: 'Senior Site Engineer',
        startDate: '2020-07',
        highlights: ['Check bar schedules and pour cards'],
      },
      {
        name: 'Sample Roads Ltd.',
        position: 'Site Engineer',
        startDate: '2018',
        endDate: '2020',
        highlights: ['Laid culverts'],
      },
    ]);
  });

  it('parts a text from the date column that it runs into, and goes on with it below', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 120, [['EDUCATION', 12], 'B.A. History, Example University, 2009']),
      {
        text: 'Master of Logistics, Sample School of Business, Open University of the',
        x: 60,
        y: 160,
      },
      { text: 'Eastern Hills', x: 60, y: 172 },
      { text: '2012', x: 392, y: 160 },
      ...column(60, 198, ['Diploma in Trade, Example College']),
      { text: '2005', x: 392, y: 198 },
      { text: '2003', x: 392, y: 224 },
      ...column(60, 224, ['Certificate in Trade, Test College']),
    ]);
    expect(resume.education?.[1]).toMatchObject({ endDate: '2012' });
    expect(JSON.stringify(resume.education?.[1])).toContain('University of the Eastern Hills');
  });

  it('sees marks that are larger than their text and stand below its line', async () => {
    const mark = (y: number): PlacedText => ({ text: '•', x: 60, y: y + 4, size: 14 });
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 110, [['EXPERIENCE', 12], 'Clerk, Fixture Shop, 2018 - 2020']),
      mark(140),
      { text: 'Sold books to people who wanted maps and', x: 74, y: 140 },
      { text: 'atlases', x: 74, y: 152 },
      mark(166),
      { text: 'Ordered paper', x: 74, y: 166 },
      ...column(60, 190, [['SKILLS', 12], 'Sales']),
    ]);
    expect(resume.work?.[0]?.highlights).toEqual([
      'Sold books to people who wanted maps and atlases',
      'Ordered paper',
    ]);
  });

  it('keeps list marks near the page edge, however often they stand there', async () => {
    const item = (text: string): PlacedText[] => [
      { text: '•', x: 60, y: 760 },
      { text, x: 72, y: 760 },
    ];
    const head = [['EXPERIENCE', 12] as [string, number], 'Clerk, Fixture Shop, 2018 - 2020'];
    const { resume } = await readPages(
      [
        ...HEADER,
        ...column(60, 110, head),
        ...column(60, 747, ['• Sold maps']),
        ...item('Sold books'),
      ],
      [
        ...column(60, 60, ['• Swept the yard']),
        ...column(60, 747, ['• Ran tills']),
        ...item('Ordered paper'),
      ],
    );
    expect(resume.work?.[0]?.highlights).toEqual([
      'Sold maps',
      'Sold books',
      'Swept the yard',
      'Ran tills',
      'Ordered paper',
    ]);
  });

  it('ends an item at a row that stands below its mark', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 110, [
        ['EXPERIENCE', 12],
        'Clerk, Fixture Shop, 2018 - 2020',
        '- staff meals for thirty people every day without a complaint',
        'Porter, Sample Inn, 2016 - 2018',
        '- carried bags',
      ]),
    ]);
    expect(resume.work?.map(({ highlights }) => highlights)).toEqual([
      ['staff meals for thirty people every day without a complaint'],
      ['carried bags'],
    ]);
  });

  it('joins an e-mail and a web address that a narrow column breaks', async () => {
    const { resume } = await readPages([
      ...column(40, 60, [['Ines Beispiel', 20]]),
      ...column(40, 110, [
        ['CONTACT', 12],
        'ines.beispiel-',
        'muster@example.org',
        '306-555-0188',
        'linkedin.com/in/',
        'ines-beispiel-000',
        ['SKILLS', 12],
        'Forklift',
      ]),
      ...column(230, 110, [
        ['EXPERIENCE', 12],
        'Clerk, Fixture Shop, 2018 - 2020',
        '• Sold books',
        '• Sold maps',
      ]),
    ]);
    expect(resume.basics?.email).toBe('ines.beispiel-muster@example.org');
    expect(resume.basics?.profiles?.[0]?.url).toBe('https://linkedin.com/in/ines-beispiel-000');
  });

  it('reads headings between dashes, and names whose letters stand apart', async () => {
    const spaced = (text: string, x: number): PlacedText => ({
      text: [...text].join(' '),
      x,
      y: 60,
      size: 16,
    });
    const { resume } = await readPages([
      spaced('INES', 60),
      spaced('BEISPIEL', 130),
      ...column(60, 80, ['ines@example.com | 306-555-0188', '']),
      ...column(60, 120, ['– Experience –', 'Clerk, Fixture Shop, 2018 - 2020', '']),
      ...column(60, 170, ['– Skills –', 'Forklift, Excel']),
    ]);
    expect(resume.basics?.name).toBe('INES BEISPIEL');
    expect(resume.meta?.trueline?.sections?.map(({ kind }) => kind)).toEqual(['work', 'skills']);
    expect(resume.skills).toEqual([{ keywords: ['Forklift', 'Excel'] }]);
  });

  it('reads contact details at the foot of a page as contacts, not as skills', async () => {
    const { resume } = await readPages([
      ...column(60, 60, [['Ines Beispiel', 20]]),
      ...column(60, 110, [
        ['EXPERIENCE', 12],
        'Clerk, Fixture Shop, 2018 - 2020',
        ['SKILLS', 12],
        'Forklift, Excel',
      ]),
      { text: 'ines@example.com | 306-555-0188 | Regina, SK', x: 200, y: 750 },
    ]);
    expect(resume.basics).toMatchObject({ email: 'ines@example.com', phone: '306-555-0188' });
    expect(resume.skills).toEqual([{ keywords: ['Forklift', 'Excel'] }]);
  });

  it('reads headings in a margin beside the first row of their section', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 120, ['Experience', '', '', '', 'Education', '', 'Skills']),
      ...column(180, 120, [
        'Depot Manager, Fixture Logistics Ltd, 2019 – 2021',
        '• Ran three docks',
        'Yard Clerk, Sample Haulage Ltd, 2016 – 2018',
        '',
        'Diploma in Logistics, Example College, 2015',
        '',
        'Forklift, Excel',
      ]),
    ]);
    expect(resume.work?.map(({ name }) => name)).toEqual([
      'Fixture Logistics Ltd',
      'Sample Haulage Ltd',
    ]);
    expect(resume.education).toMatchObject([{ institution: 'Example College' }]);
    expect(resume.skills).toEqual([{ keywords: ['Forklift', 'Excel'] }]);
  });

  it('reads a table without borders by the names of its columns', async () => {
    const names = ['Dates', 'Employer', 'Position', 'Duties'];
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 120, [['EXPERIENCE', 12]]),
      ...names.map((text, index) => ({ text, x: 60 + index * 120, y: 140 })),
      ...column(60, 166, ['Sept 2018 –', 'present']),
      ...column(180, 166, ['Pretend Harbour', 'Authority']),
      ...column(300, 172, ['Harbour Master']),
      ...column(420, 160, ['Plans berths for ships', 'and writes the rota', 'for the night watch']),
      ...column(60, 212, ['2013 – 2018']),
      ...column(180, 212, ['Sample Ferries Ltd']),
      ...column(300, 212, ['Deck Officer']),
      ...column(420, 212, ['• Stood watch']),
    ]);
    expect(resume.work).toMatchObject([
      { name: 'Pretend Harbour Authority', position: 'Harbour Master', startDate: '2018-09' },
      { name: 'Sample Ferries Ltd', position: 'Deck Officer', highlights: ['Stood watch'] },
    ]);
    expect(resume.work?.[0]?.summary).toMatch(/^Plans berths/);
  });

  it("leaves out a form's words before the values", async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 120, [['Work experience', 12], 'Dates', 'Occupation or position', 'held']),
      ...column(60, 172, ['Name and address of', 'employer']),
      ...column(220, 133, ['2015 – 2019', 'Accountant']),
      ...column(220, 172, ['Fixture Ltd']),
      ...column(60, 220, [['Skills', 12], 'Excel']),
    ]);
    expect(resume.work).toEqual([
      { name: 'Fixture Ltd', position: 'Accountant', startDate: '2015', endDate: '2019' },
    ]);
  });

  it('takes a row that names a further list within an entry for no item', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 110, [
        ['EXPERIENCE', 12],
        'Clerk, Fixture Shop, 2018 - 2020',
        '• Sold books',
        'Achievements include:',
        '• Best shop of the street',
      ]),
    ]);
    expect(resume.work?.[0]?.highlights).toEqual(['Sold books', 'Best shop of the street']);
  });

  it('starts a labeled list on a line of its own, however full the one above is', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 110, [
        ['SKILLS', 12],
        'Design: Photoshop, Illustrator, Figma, InDesign, Lightroom, Sketch, Premiere Pro',
        'Marketing & Data: Ads, Analytics, Looker',
        ['EXPERIENCE', 12],
        'Clerk, Fixture Shop, 2018 - 2020',
      ]),
    ]);
    expect(resume.skills?.map(({ name }) => name)).toEqual(['Design', 'Marketing & Data']);
  });
});

describe("LinkedIn's own PDF", () => {
  it('keeps the employer for every role under it', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 110, [['Experience', 14]]),
      { text: 'Fixture Logistics', x: 60, y: 140, size: 12 },
      { text: '4 years 1 month', x: 60, y: 153 },
      { text: 'Account Manager', x: 60, y: 168, size: 11 },
      { text: 'March 2018 - December 2019 (1 year 10 months)', x: 60, y: 181 },
      { text: 'Regina, Saskatchewan', x: 60, y: 194 },
      {
        text: 'Looked after forty clients and answered all of their letters in a day.',
        x: 60,
        y: 207,
      },
      { text: 'Sales Clerk', x: 60, y: 224, size: 11 },
      { text: 'December 2015 - February 2018 (2 years 3 months)', x: 60, y: 237 },
      { text: 'Sample Shop', x: 60, y: 260, size: 12 },
      { text: 'Porter', x: 60, y: 275, size: 11 },
      { text: 'June 2014 - November 2015 (1 year 6 months)', x: 60, y: 288 },
    ]);
    expect(resume.work?.map(({ name, position, location }) => [name, position, location])).toEqual([
      ['Fixture Logistics', 'Account Manager', 'Regina, Saskatchewan'],
      ['Fixture Logistics', 'Sales Clerk', undefined],
      ['Sample Shop', 'Porter', undefined],
    ]);
    expect(resume.work?.[0]?.summary).toMatch(/^Looked after/);
  });
});
