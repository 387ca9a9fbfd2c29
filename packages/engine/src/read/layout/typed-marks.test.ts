import { describe, expect, it } from 'vitest';
import type { Line } from './line.ts';
import { withTypedMarks } from './typed-marks.ts';

const line = (text: string, x = 40): Line => ({
  cells: [{ text, x, width: text.length * 5, bold: false, italic: false }],
  page: 1,
  x,
  y: 0,
  width: text.length * 5,
  size: 10,
  bold: false,
  italic: false,
  gapBefore: 0,
  wraps: false,
  links: [],
});

describe('withTypedMarks', () => {
  it.each(['>', '+', '~', '->', '»', 'o'])(
    'takes "%s" before three rows for a list mark',
    (mark) => {
      const lines = withTypedMarks(
        ['Cooked', 'Baked', 'Led 4'].map((text) => line(`${mark} ${text}`)),
      );
      expect(lines.map((one) => [one.bulletX, one.cells[0]?.text])).toEqual([
        [40, 'Cooked'],
        [40, 'Baked'],
        [40, 'Led 4'],
      ]);
    },
  );

  it('leaves two rows, rows at other edges and figures alone', () => {
    const rows = [line('> Cooked'), line('> Baked'), line('> Led', 90), line('+44 20 7946 0000')];
    expect(withTypedMarks(rows)).toEqual(rows);
  });

  it('takes one between list items for an item of theirs, and none elsewhere', () => {
    const item = (text: string): Line => ({ ...line(text), bulletX: 30 });
    const [, among, , alone] = withTypedMarks([
      item('Cooked'),
      line('> helped with the stock'),
      item('Baked'),
      line('+ 3 others'),
    ]);
    expect([among?.bulletX, among?.cells[0]?.text]).toEqual([40, 'helped with the stock']);
    expect(alone?.bulletX).toBeUndefined();
  });
});
