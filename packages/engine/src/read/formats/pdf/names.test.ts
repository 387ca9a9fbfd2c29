import { describe, expect, it } from 'vitest';
import { column, type PlacedText } from '../../fixtures/make-pdf.ts';
import { readPages } from '../../testing/pages.ts';

const REST = [
  ...column(60, 90, ['Halifax, NS | ines.beispiel@example.com | 902-555-0188']),
  ...column(60, 120, [
    ['Experience', 12],
    'Clerk, Fixture Shop, 2018 - 2020',
    '• Sold books',
    ['Skills', 12],
    'Excel, Sales',
  ]),
].map((piece): PlacedText => ({ ...piece, color: '0 g 0 Tc' }));

const at = (x: number, text: string, more: Partial<PlacedText> = {}): PlacedText => ({
  text,
  x,
  y: 60,
  size: 20,
  ...more,
});

describe('a name as pages set it', () => {
  it.each<[string, PlacedText[], string]>([
    ['letter by letter', [at(60, 'INES BEISPIEL', { color: '0 g 9 Tc' })], 'INES BEISPIEL'],
    [
      'letter by letter in two weights',
      [
        at(60, 'INES', { color: '0 g 9 Tc' }),
        at(168, 'BEISPIEL', { color: '0 g 9 Tc', bold: true }),
      ],
      'INES BEISPIEL',
    ],
    ['in two weights', [at(60, 'Ines'), at(104, 'Beispiel', { bold: true })], 'Ines Beispiel'],
    [
      'before the word for the document',
      [at(60, 'Ines Beispiel', { bold: true }), at(200, '| RESUME', { color: '0.6 g' })],
      'Ines Beispiel',
    ],
    [
      'over two rows, the second with several words',
      [at(60, 'Ines', { y: 40 }), at(60, 'Beispiel Prova')],
      'Ines Beispiel Prova',
    ],
    [
      'close behind a long address in far smaller type',
      [at(40, 'ines.beispiel@example.com', { size: 9 }), at(168, 'Ines Beispiel')],
      'Ines Beispiel',
    ],
    [
      'with letters drawn one by one',
      // Letters of one width, so that the room between them is the same.
      [...'EVA KASSBY'].flatMap((letter, index) =>
        letter === ' ' ? [] : [at(60 + index * 18 - (index > 3 ? 6 : 0), letter)],
      ),
      'EVA KASSBY',
    ],
  ])('is read %s', async (_name, name, expected) => {
    const { resume } = await readPages([...name, ...REST]);
    expect(resume.basics?.name).toBe(expected);
    expect(resume.work).toHaveLength(1);
  });
});

it('reads letter-spaced headings by their own words', async () => {
  const spaced = (text: string, y: number): PlacedText[] => [
    { text, x: 60, y, size: 11, bold: true, color: '0 g 2.4 Tc' },
    { text: '.', x: 590, y: 780, color: '0 g 0 Tc' },
  ];
  const { text } = await readPages([
    at(60, 'Ines Beispiel'),
    ...column(60, 90, ['ines.beispiel@example.com | 902-555-0188']),
    ...spaced('KEY SKILLS', 120),
    ...column(60, 140, ['Excel, Sales']).map((each) => ({ ...each, color: '0 g 0 Tc' })),
    ...spaced('WORK EXPERIENCE', 170),
    ...column(60, 190, ['Clerk, Fixture Shop, 2018 - 2020', '• Sold books']),
  ]);
  expect(text).toContain('KEY SKILLS\n');
  expect(text).toContain('WORK EXPERIENCE\n');
});
