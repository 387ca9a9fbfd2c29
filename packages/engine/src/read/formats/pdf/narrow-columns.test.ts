import { describe, expect, it } from 'vitest';
import { column, type PlacedText } from '../../fixtures/make-pdf.ts';
import { HEADER, readPages } from '../../testing/pages.ts';

const bold = (text: string): [string, number] => [text, 10.1];

describe('narrow columns of a page', () => {
  it('are three where each has headings of its own', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 120, [
        ['Skills', 12],
        'Forklift',
        'Reach truck',
        'Scanning',
        '',
        ['Languages', 12],
        'English',
        'French',
      ]),
      ...column(160, 120, [
        ['Work', 12],
        'Sample Cold Store Ltd',
        'Forklift Operator',
        '2019 - 2024',
        'Loaded forty trucks a shift and checked two',
        'of the reach trucks each morning.',
        'Example Packhouse',
        'Packhouse Hand',
        '2016 - 2019',
        'Graded fruit and stacked bins for the line.',
      ]),
      ...column(430, 120, [
        ['Education', 12],
        'Example College',
        'Diploma in Logistics',
        '2016',
        '',
        ['Interests', 12],
        'Chess, rugby',
      ]),
    ]);
    expect(resume.work?.map(({ name }) => name)).toEqual([
      'Sample Cold Store Ltd',
      'Example Packhouse',
    ]);
    expect(resume.skills?.[0]?.keywords).toEqual(['Forklift', 'Reach truck', 'Scanning']);
    expect(resume.languages?.map(({ language }) => language)).toEqual(['English', 'French']);
    expect(resume.education?.[0]?.institution).toBe('Example College');
  });

  it('break names that are whole where the entries beside them have one row', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 120, [
        ['Certificates', 12],
        bold('Level 3 Diploma in Dog'),
        bold('Grooming'),
        'Sample Guild of Sussex',
        '2020',
        bold('Canine First Aid'),
        'Example Academy',
        '2024',
      ]),
      ...column(200, 125, [
        ['Experience', 12],
        'Groomer, Sample Salon, 2019 - 2024',
        'Washed and clipped seven to nine dogs a day, sixty per cent of them regular clients',
        'Trained two interns in handling nervous dogs and in keeping the diary of the salon',
        'Kept the till, ordered shampoo and blades, and answered the telephone on Saturdays',
        'Assistant, Example Kennels, 2016 - 2019',
        'Fed and walked thirty dogs, cleaned the runs and gave their medicine twice a day there',
      ]),
    ]);
    expect(resume.certificates?.map(({ name }) => name)).toEqual([
      'Level 3 Diploma in Dog Grooming',
      'Canine First Aid',
    ]);
  });

  it("end above a section whose dates and places stand at the page's edge", async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 120, [['Skills', 12], 'Riding', 'Clipping', 'Plaiting', 'Bandaging']),
      ...column(320, 120, [['Certificates', 12], 'Stable staff card', 'First Aid', 'Air brakes']),
      { text: 'Experience', x: 60, y: 210, size: 12, bold: true },
      ...column(60, 225, ['Sample Racing', 'Groom', '• Rode out three lots each morning']),
      { text: '2018 - 2020', x: 497.2, y: 225 },
      { text: 'The Gallops', x: 496.6, y: 238 },
      ...column(60, 270, ['Example Stud', 'Yard hand', '• Led yearlings at the sales in spring']),
      { text: '2016 - 2018', x: 497.2, y: 270 },
      { text: 'The Paddock', x: 495.5, y: 283 },
    ]);
    expect(resume.work?.map(({ name, startDate }) => [name, startDate])).toEqual([
      ['Sample Racing', '2018'],
      ['Example Stud', '2016'],
    ]);
    expect(resume.certificates?.map(({ name }) => name)).toEqual([
      'Stable staff card',
      'First Aid',
      'Air brakes',
    ]);
  });

  it('break a list of interests into rows', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 120, [
        ['Hobbies', 12],
        'Mountain running, chess,',
        'repairing mopeds',
        '',
        ['Skills', 12],
        'Riding',
        'Clipping',
      ]),
      ...column(240, 120, [
        ['Experience', 12],
        'Groom, Sample Racing Ltd, 2018 - 2020',
        '• Rode out three lots each morning and led up at the sales in spring',
      ]),
    ]);
    expect(resume.interests?.map(({ name }) => name)).toEqual([
      'Mountain running',
      'chess',
      'repairing mopeds',
    ]);
  });

  it('keep two names apart that every entry has', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 120, [
        ['Experience', 12],
        bold('Senior Quantity Surveyor'),
        bold('Hallam Sample Partners LLP'),
        '2016 - 2019',
        bold('Quantity Surveyor'),
        bold('Example Works Ltd'),
        '2012 - 2016',
      ]),
    ]);
    expect(resume.work?.map(({ name }) => name)).toEqual([
      'Hallam Sample Partners LLP',
      'Example Works Ltd',
    ]);
  });
});

describe('a column of labels', () => {
  const row = (label: string, text: string, y: number): PlacedText[] => [
    { text: label, x: 60, y },
    { text, x: 208, y },
  ];

  it('breaks them over rows beside which their values go on', async () => {
    const { resume } = await readPages([
      ...HEADER,
      { text: 'Work experience', x: 60, y: 110, size: 12, bold: true },
      ...row('Dates', '2011 - 2019', 124),
      ...row('Occupation or position held', 'Customs Manager', 138),
      ...row('Main activities and', '- Cleared two thousand permits a month', 152),
      ...row('responsibilities', '- Trained eleven declarants', 164),
      ...row('Name and address of employer', 'Sample Forwarding Ltd', 178),
      { text: '14 Example Road, Regina', x: 208, y: 190 },
      ...row('Type of business or sector', 'Freight forwarding', 204),
      ...row('Dates', '2002 - 2011', 224),
      ...row('Occupation or position held', 'Shipping Clerk', 238),
      ...row('Main activities and', '- Filed bills of lading', 252),
      { text: 'responsibilities', x: 60, y: 264 },
      ...row('Name and address of employer', 'Example Lines Ltd', 278),
      { text: 'Education and training', x: 60, y: 300, size: 12, bold: true },
      ...row('Dates', '1999 - 2002', 314),
      ...row('Title of qualification awarded', 'Diploma in Logistics', 328),
      ...row('Name and type of organisation', 'Example College', 342),
      { text: 'providing education and', x: 60, y: 354 },
      { text: 'training', x: 60, y: 366 },
    ]);
    expect(
      resume.work?.map(({ name, position, highlights }) => [name, position, highlights]),
    ).toEqual([
      [
        'Sample Forwarding Ltd',
        'Customs Manager',
        expect.arrayContaining([
          'Cleared two thousand permits a month',
          'Trained eleven declarants',
        ]),
      ],
      ['Example Lines Ltd', 'Shipping Clerk', ['Filed bills of lading']],
    ]);
    expect(resume.education?.map(({ institution }) => institution)).toEqual(['Example College']);
  });
});
