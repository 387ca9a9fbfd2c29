import type { Line } from './line.ts';

/** "7", "1,940", "98 %", "+40", "3.2k". */
const FIGURE = /^[+~<>≈$€£]?\d[\d.,]{0,8} ?(?:%|[kKmM]|\+|°)?$/;
const MAX_CAPTION_WORDS = 6;
/** How much larger figures are set than what they count. */
const LARGER = 1.3;

/** Whether a row holds figures alone, in larger type than their captions, which stand below each. */
const isOver = (figures: Line, captions: Line | undefined): captions is Line =>
  captions !== undefined &&
  figures.cells.length === captions.cells.length &&
  figures.size > LARGER * captions.size &&
  captions.size > 0 &&
  captions.bulletX === undefined &&
  figures.cells.every(({ text }) => FIGURE.test(text)) &&
  captions.cells.every(
    ({ text }) => /^\p{L}/u.test(text) && text.split(' ').length <= MAX_CAPTION_WORDS,
  );

/** Tiles of figures ("7 | 23" over "years here | dashboards in use") as one row each: a figure and what it counts belong together. */
export function withWholeTiles(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const above = lines[at - 1];
    if (isOver(line, lines[at + 1])) return [];
    if (above === undefined || !isOver(above, line)) return [line];
    return line.cells.map((cell, index): Line => {
      const figure = above.cells[index]?.text ?? '';
      const text = `${figure} ${cell.text}`;
      const gapBefore = index === 0 ? above.gapBefore : 0;
      return { ...line, cells: [{ ...cell, text }], x: cell.x, width: cell.width, gapBefore };
    });
  });
}
