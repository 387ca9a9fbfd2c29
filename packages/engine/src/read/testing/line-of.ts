import type { Line } from '../layout/line.ts';

/** A line of a page with these cells, for steps that work on lines alone. */
export const lineOf = (...cells: [x: number, text: string][]): Line => ({
  cells: cells.map(([x, text]) => ({ text, x, width: 50, bold: false, italic: false })),
  x: cells[0]?.[0] ?? 0,
  y: 0,
  width: 400,
  size: 10,
  bold: false,
  italic: false,
  gapBefore: 0,
  wraps: false,
  links: [],
});
