import { describe, expect, it } from 'vitest';
import { lineOf } from '../testing/line-of.ts';
import { withoutOrnaments } from './ornaments.ts';

describe('a run of dashes', () => {
  it.each([40, 400, 4000])('of %i with a word behind it is read in no time', (length) => {
    const line = lineOf([0, `${'-'.repeat(length)} year`]);
    expect(withoutOrnaments([line])).toHaveLength(1);
  });
});

describe('rows of ornaments', () => {
  it.each(['ㅡ', '———', '* * *', '=====', '• • •'])(
    'of %s alone are left out, with their room',
    (text) => {
      const lines = withoutOrnaments([
        { ...lineOf([0, text]), gapBefore: 2 },
        lineOf([0, 'Experience']),
      ]);
      expect(lines.map((line) => [line.cells[0]?.text, line.gapBefore])).toEqual([
        ['Experience', 2],
      ]);
    },
  );

  it('leave a stroke before text out, and words alone', () => {
    const lines = withoutOrnaments([lineOf([0, 'ㅡ'], [30, 'A calm baker']), lineOf([0, 'C'])]);
    expect(lines.map((line) => line.cells.map(({ text }) => text))).toEqual([
      ['A calm baker'],
      ['C'],
    ]);
  });
});
