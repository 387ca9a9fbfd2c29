import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextRun } from '../page/page-text.ts';
import { compose, type Matrix } from './matrix.ts';
import { besideTheirRows, type TurnedRun } from './turned-runs.ts';

/** A piece of text as pdf.js reports it. */
export interface TextItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
}

const BOLD = /bold|black|heavy|semi-?b|demi|cmbx|sfbx|-bd|medi(um)?$/i;
const ITALIC = /ital|obli|cmti|sfti|slant/i;
/** Text leans by less than this from its direction, as sines go. */
const MAX_LEAN = 0.3;

/** The page as most of its text stands upright, whichever way the file turns it. */
export function uprightViewport(page: PDFPageProxy, items: readonly TextItem[]): PageViewport {
  const plain = page.getViewport({ scale: 1 });
  const letters = [0, 0, 0, 0];
  for (const { str, transform } of items) {
    const turn = turnOf(compose(plain.transform as unknown as Matrix, asMatrix(transform)));
    if (turn !== undefined) letters[turn] = (letters[turn] ?? 0) + str.trim().length;
  }
  const most = letters.indexOf(Math.max(...letters));
  if (most <= 0) return plain;
  return page.getViewport({ scale: 1, rotation: (plain.rotation - 90 * most + 360) % 360 });
}

/** The runs of a page from the top left; turned ones on the first of the rows they name; slanted ones, such as watermarks, as ornaments. */
export function placeRuns(
  items: readonly TextItem[],
  view: Matrix,
  fonts: ReadonlyMap<string, string>,
): { runs: TextRun[]; ornaments: string[] } {
  const runs: TextRun[] = [];
  const turned: TurnedRun[] = [];
  const ornaments: string[] = [];
  for (const item of items) {
    if (item.height === 0) continue;
    const placed = compose(view, asMatrix(item.transform));
    const turn = turnOf(placed);
    const run = toRun(item, placed, fonts.get(item.fontName) ?? '');
    if (turn === 0) runs.push(run);
    else if (turn === 1 || turn === 3) turned.push({ ...run, goesUp: turn === 3 });
    else if (item.str.trim() !== '') ornaments.push(item.str.trim());
  }
  return { runs: [...runs, ...besideTheirRows(turned, runs)], ornaments };
}

function toRun(item: TextItem, [, , , , x, y]: Matrix, font: string): TextRun {
  return {
    text: item.str,
    x,
    y,
    width: item.width,
    size: item.height,
    bold: BOLD.test(font),
    italic: ITALIC.test(font),
    font,
  };
}

const asMatrix = (transform: readonly number[]): Matrix => transform as unknown as Matrix;

/** Quarter turns clockwise from upright in which the text runs on the page; undefined for a slant. */
function turnOf([a, b]: Matrix): 0 | 1 | 2 | 3 | undefined {
  const length = Math.hypot(a, b);
  if (length === 0) return 0;
  if (Math.abs(b) < MAX_LEAN * length) return a > 0 ? 0 : 2;
  if (Math.abs(a) < MAX_LEAN * length) return b > 0 ? 1 : 3;
  return undefined;
}
