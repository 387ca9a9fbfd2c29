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
  ])('is read %s', async (_name, name, expected) => {
    const { resume } = await readPages([...name, ...REST]);
    expect(resume.basics?.name).toBe(expected);
    expect(resume.work).toHaveLength(1);
  });
});
