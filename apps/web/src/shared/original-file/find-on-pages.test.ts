import { describe, expect, it } from 'vitest';
import { findOnPages, type TextPiece } from './find-on-pages.ts';

/** A line at 10 points a letter, its baseline at `baseline`. */
const piece = (text: string, baseline: number, left = 0): TextPiece => ({
  text,
  left,
  baseline,
  width: text.length * 10,
  height: 12,
});

describe('findOnPages', () => {
  it('finds a text over broken and hyphenated lines, one box a line', () => {
    const pages = [
      [piece('Kept the books of a bak-', 100), piece('ery with 3 ovens', 120), piece('Sold', 140)],
    ];
    expect(findOnPages(pages, ['Kept the books of a bakery with 3 ovens'])).toEqual([
      { page: 1, box: [0, 91, 230, 103] },
      { page: 1, box: [0, 111, 160, 123] },
    ]);
  });

  it('marks only the part of a piece, on its page', () => {
    const pages = [[piece('Nothing', 100)], [piece('• Excel · Ceridian', 50)]];
    expect(findOnPages(pages, ['Ceridian'])).toEqual([{ page: 2, box: [100, 41, 180, 53] }]);
  });

  it('takes lists as they are set, and each place once', () => {
    const pages = [[piece('Tools: Excel · Word', 10), piece('Baker', 30), piece('Baker', 50)]];
    const boxes = findOnPages(pages, ['Excel, Word', 'Baker', 'Baker', 'Baker', 'Gone']);
    expect(boxes.map(({ box }) => box[1])).toEqual([1, 21, 41]);
  });

  it('has no place for what is not there, or has no letters', () => {
    expect(findOnPages([[piece('Baker', 10)]], ['', '·', 'Cook'])).toEqual([]);
    expect(findOnPages([], ['Baker'])).toEqual([]);
  });
});
