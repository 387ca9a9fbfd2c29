import { describe, expect, it } from 'vitest';
import { column, type PlacedText } from '../../fixtures/make-pdf.ts';
import { HEADER, readPages } from '../../testing/pages.ts';

const head = (text: string): [string, number] => [text, 10.1];

/** A left column that two rows of work fill, beside a short one of skills. */
const COLUMNS: PlacedText[] = [
  ...HEADER,
  ...column(60, 120, [
    ['Work', 12],
    head('Cook, Sample Inn'),
    '2016 - 2020',
    'Cooked for ninety guests an evening and ordered what was needed for',
    'the week. Trained two helpers who now run kitchens of their own, and',
    'wrote the menu for Sundays.',
    head('Helper, Mock Mill'),
    '2014 - 2016',
    'Sifted flour.',
  ]),
  ...column(420, 126, [
    ['Skills', 12],
    'Stock control',
    'Menu planning',
    'Pastry',
    'Costing',
    '',
    'Hygiene rules',
  ]),
];

describe('a column that goes on below the end of the one beside it', () => {
  it.each([
    [
      'a head that it breaks',
      [
        head('Diploma in Culinary Arts and in the Management of Small'),
        head('Kitchens'),
        'Example College',
        '2014',
      ],
      'Diploma in Culinary Arts and in the Management of Small Kitchens',
    ],
    [
      'a school that it breaks',
      [
        'Diploma in Cooking',
        'Example College of Hospitality, Catering and the Trades of the Old',
        'Harbour',
        '2014',
      ],
      'Example College of Hospitality, Catering and the Trades of the Old Harbour',
    ],
  ])('reads %s as one', async (_name, rows, whole) => {
    const { text, resume } = await readPages([
      ...COLUMNS,
      ...column(60, 260, [['Education', 12], ...rows]),
    ]);
    expect(text).toContain(whole);
    expect(resume.education).toHaveLength(1);
  });

  it('reads a paragraph that it breaks before a name as one', async () => {
    const { resume } = await readPages([
      ...COLUMNS,
      ...column(60, 260, [
        ['Projects', 12],
        head('Street kitchen'),
        'Soup for the people who sleep at the station, cooked with the Friends',
        'Society and served from a cart each Friday of the winter.',
      ]),
    ]);
    expect(resume.projects?.[0]?.description).toContain('the Friends Society and served');
  });

  it('keeps short rows apart', async () => {
    const { resume } = await readPages([
      ...COLUMNS,
      ...column(60, 260, [['Certificates', 12], 'Food Handler', 'First Aid', 'Forklift Operator']),
    ]);
    expect(resume.certificates?.map(({ name }) => name)).toEqual([
      'Food Handler',
      'First Aid',
      'Forklift Operator',
    ]);
  });

  it('is not what a wider row shows to be the full width: a row that ends where the column did is whole', async () => {
    const { text } = await readPages([
      ...COLUMNS,
      ...column(60, 260, [
        ['Certificates', 12],
        'Food Handler of the Ministry of Health and of the Towns of Sample',
        'Kitchen Fire Safety',
        'Certificate in the Keeping of Cold Stores and of the Goods that are kept in them, Mock Guild',
      ]),
    ]);
    expect(text).toContain('Towns of Sample\nKitchen Fire Safety');
  });
});
