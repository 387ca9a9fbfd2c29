import type { LeftOutText } from '@trueline/contracts';
import { bulletLength, closeLetterSpacing, isBulletMark } from '../../characters.ts';
import { type Cell, type Line, lineText } from '../../layout/line.ts';
import { isPairedForm } from '../../layout/paired-labels.ts';
import type { Source } from '../../layout/source.ts';
import { isStackedForm } from '../../layout/stacked-labels.ts';
import { withBareItems } from './page/bare-items.ts';
import { gutterXOf, isNamed, type Region, regionsOf } from './page/columns.ts';
import { withPlacesAtDates } from './page/date-margin.ts';
import { withGridInOrder } from './page/entry-grid.ts';
import { partsByEntry } from './page/entry-halves.ts';
import { isLabel } from './page/fragment-kinds.ts';
import { withMarginNotes } from './page/margin-notes.ts';
import { type PageFragments, withoutPageEdges } from './page/page-edges.ts';
import type { PageText, PdfLink } from './page/page-text.ts';
import { foldTables, isTableRow } from './page/tables.ts';
import { withWholeCells } from './page/wrapped-cells.ts';
import { withWholeNames } from './page/wrapped-names.ts';
import type { Fragment } from './runs/fragment.ts';
import { fragmentsOf, rowsOf } from './runs/fragments.ts';
import { isIcon } from './runs/marks.ts';

/** Share of the width by which a ragged line may fall short and still count as full. */
const WRAP_SLACK = 0.03;

interface Row {
  fragments: Fragment[];
  page: PageText;
}

/** A column with all that goes on with it on further pages. */
interface Stream {
  region: Region;
  rows: Row[];
}

/** Lines of a PDF in reading order: columns one after the other, over pages where they go on; and what is left out of them. */
export function pdfLines(pages: readonly PageText[]): Required<Pick<Source, 'lines' | 'leftOut'>> {
  const {
    pages: cleaned,
    foot,
    leftOut,
  } = withoutPageEdges(pages.map((page) => ({ page, fragments: fragmentsOf(page) })));
  const streams: Stream[] = [];
  for (const page of pages) leftOut.push(...unseenOn(page));
  const margin = Math.min(...cleaned.flatMap(({ fragments }) => fragments.map(({ x }) => x)));
  const printed = formLines(cleaned);
  if (printed !== undefined) return { lines: [...printed, ...footLines(foot, margin)], leftOut };
  const folded = cleaned.map(({ page, fragments }) => {
    const { folded: rows, names } = foldTables(fragments, page.rules);
    leftOut.push(...names.map((text) => ornament(text, page)));
    return { page, fragments: rows };
  });
  const gutters = folded.flatMap(({ fragments }) => gutterXOf(fragments) ?? []);
  for (const { page, fragments } of folded) {
    for (const region of regionsOf(fragments, gutters)) {
      const rows = partsByEntry(region.fragments).flatMap((part) =>
        withGridInOrder(rowsOf(withPlacesAtDates(part)).map((row) => ({ fragments: row, page })))
          .flatMap(unfolded)
          .flatMap(apartFromLabel),
      );
      const stream = streams.slice(-2).find((candidate) => goesOn(candidate, region, page));
      if (stream === undefined) streams.push({ region, rows });
      else stream.rows.push(...rows);
    }
  }
  const columns = streams.map(({ region, rows }) => {
    const lines = withBareItems(linesOf(rows, region.side === 'left' ? 0 : margin, region.edge));
    const [first] = lines;
    if (first !== undefined && region.side !== 'full' && isNamed(region.fragments))
      first.startsColumn = true;
    return lines;
  });
  columns.forEach((lines, index) => {
    goOnAcross(columns[index - 1]?.at(-1), lines[0]);
  });
  return { lines: [...columns.flat(), ...footLines(foot, margin)], leftOut };
}

/** The rows of a form whose labels stand above its values or in several columns, from top to bottom, each across all that stands beside it: its frames are no tables and its fields no columns. */
function formLines(pages: readonly PageFragments[]): Line[] | undefined {
  const rows = pages.flatMap(({ page, fragments }) =>
    rowsOf(fragments).map((row) => ({ fragments: row, page })),
  );
  const lines = spacedLines(rows.flatMap((row) => toLine(row) ?? []));
  return isStackedForm(lines) || isPairedForm(lines) ? lines : undefined;
}

/** The short last line of a paragraph over the page's width stands at the top of the left column below it: the sentence goes on. */
function goOnAcross(above: Line | undefined, line: Line | undefined): void {
  if (above === undefined || line === undefined || above.page !== line.page) return;
  const isBelow = line.y > above.y && line.y - above.y < MAX_PITCH * above.size;
  const isSet = Math.abs(line.x - above.x) < 2 && Math.abs(line.size - above.size) < 0.5;
  const isOpen = !/[.!?:]$/.test(lineText(above)) && /^\p{Ll}/u.test(lineText(line));
  if (!isBelow || !isSet || !isOpen || line.cells.length > 1) return;
  above.wraps = true;
  line.gapBefore = 0;
}

/** Lines of one paragraph are no farther apart, in font sizes. */
const MAX_PITCH = 1.8;

const ornament = (text: string, { number }: PageText): LeftOutText => ({
  text,
  reason: 'ornament',
  page: number,
});

/** What of a page came as no run, or as a picture of a font. */
function unseenOn(page: PageText): LeftOutText[] {
  const pictures = page.runs.filter(isIcon).map(({ text }) => text.trim());
  return [
    ...page.hidden.map((text): LeftOutText => ({ text, reason: 'hidden', page: page.number })),
    ...[...page.ornaments, ...pictures].map((text) => ornament(text, page)),
  ];
}

/** Contact details at the foot of a page, as no part of the last section. */
function footLines(foot: PageFragments | undefined, margin: number): Line[] {
  if (foot === undefined) return [];
  const { page, fragments } = foot;
  const rows = rowsOf(fragments).map((row) => ({ fragments: row, page }));
  const [first, ...rest] = linesOf(rows, margin);
  return first === undefined ? [] : [{ ...first, startsColumn: true }, ...rest];
}

/** A list item beside the label that asks for it keeps a row of its own. */
function apartFromLabel(row: Row): Row[] {
  const [label, mark] = row.fragments;
  if (label === undefined || mark === undefined) return [row];
  if (!isLabel(label) || !isBulletMark(mark.text)) return [row];
  return [
    { ...row, fragments: [label] },
    { ...row, fragments: row.fragments.slice(1) },
  ];
}

/** A table's row as the rows that are read of it. */
function unfolded(row: Row): Row[] {
  return row.fragments.some(isTableRow)
    ? row.fragments.flatMap((fragment) =>
        (isTableRow(fragment) ? fragment.printed : [[fragment]]).map((fragments) => ({
          ...row,
          fragments,
        })),
      )
    : [row];
}

/** Whether a region takes up the column of the page before: the same side of the same gutter, full width after full width, or what is left where only one column goes on. */
function goesOn({ region: before, rows }: Stream, region: Region, page: PageText): boolean {
  if (rows.at(-1)?.page.number !== page.number - 1) return false;
  if (region.side === before.side)
    return region.side === 'full' || Math.abs(region.gutterX - before.gutterX) < 8;
  if (region.side !== 'full') return false;
  const left = Math.min(...region.fragments.map(({ x }) => x));
  if (before.side === 'right') return left > before.gutterX - 5;
  const edge = Math.min(...before.fragments.map(({ x }) => x));
  return before.gutterX > page.width / 2 && Math.abs(left - edge) < 5;
}

/** `margin`: what is left free at the page's edge and so at its other edge too, 0 where that says nothing. `edge`: where the rows end, if that is known. */
function linesOf(rows: readonly Row[], margin: number, edge?: number): Line[] {
  const set = withMarginNotes(rows.flatMap((row) => toLine(row) ?? []));
  const width = margin > 0 ? (rows[0]?.page.width ?? 0) : 0;
  const right = Math.max(edge ?? width - margin, ...set.map((line) => line.x + line.width));
  return withWholeNames(spacedLines(withWholeCells(set, right), right), right);
}

/** The lines with the room above each, and whether it fills its column. */
function spacedLines(
  lines: Line[],
  right = Math.max(0, ...lines.map((line) => line.x + line.width)),
): Line[] {
  const pitch = median(
    lines.flatMap((line, index) => {
      const above = lines[index - 1];
      return above !== undefined && above.page === line.page ? [line.y - above.y] : [];
    }),
  );
  const edges = new Map<number, number>();
  const edgeAt = (line: Line): number => {
    const edge = edges.get(line.x) ?? edgeOf(line, lines, right);
    edges.set(line.x, edge);
    return edge;
  };
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    line.gapBefore = gapAbove(line, above, pitch);
    const next = lines[index + 1];
    // Larger type begins something new.
    if (next !== undefined && next.size < LARGER_TYPE * line.size)
      line.wraps = isCentered(line, next)
        ? fillsWidth(line, next, lines)
        : fills(line, next, edgeAt(line));
  });
  return lines;
}

/** A paragraph's own lines differ less, by a sign or a figure in them. */
const LARGER_TYPE = 1.08;

function gapAbove(line: Line, above: Line | undefined, pitch: number): number {
  if (above === undefined) return 1;
  // A page break says nothing of the room, but larger type begins something new.
  if (above.page !== line.page) return line.size > above.size + 1 ? 1 : 0;
  // Beside what was read before it.
  if (line.y < above.y - line.size) return 1;
  const normal = Math.max(pitch, 1.15 * line.size);
  return Math.max(0, (line.y - above.y - Math.min(normal, 1.6 * line.size)) / normal);
}

/** Lines that end within this share of their length are set to the same edge. */
const NEAR_EDGE = 0.12;

/** Right edge to which text of this indent is set; the region's where its own lines are all short or one alone is long. */
function edgeOf(line: Line, lines: readonly Line[], right: number): number {
  const ends = lines
    .filter((other) => Math.abs(other.x - line.x) < 2 && other.cells.length === 1)
    .map((other) => other.x + other.width);
  const own = Math.max(...ends);
  const isShared = ends.filter((end) => end > own - NEAR_EDGE * (own - line.x)).length > 1;
  return isShared && own - line.x > 0.6 * (right - line.x) ? own : right;
}

/** Whether the first word of the next line would not have fitted on this one. */
function fills(line: Line, next: Line, edge: number): boolean {
  const cell = next.cells[0];
  if (cell === undefined) return false;
  const word = cell.text.split(' ')[0] ?? '';
  const wordWidth = (cell.width * word.length) / Math.max(1, cell.text.length);
  return (
    line.x + line.width + wordWidth + 0.2 * line.size > edge - 2 - WRAP_SLACK * (edge - line.x)
  );
}

const middleOf = ({ x, width }: Line): number => x + width / 2;

/** The same middle and not the same edge. */
function isCentered(line: Line, next: Line): boolean {
  return Math.abs(middleOf(line) - middleOf(next)) < 2 && Math.abs(line.x - next.x) > 3;
}

/** Centered text fills its column when it is as wide as the widest lines around its middle. */
function fillsWidth(line: Line, next: Line, lines: readonly Line[]): boolean {
  const widths = lines
    .filter((other) => Math.abs(middleOf(other) - middleOf(line)) < 2)
    .map(({ width }) => width);
  return fills({ ...line, x: 0 }, next, Math.max(...widths));
}

function toLine({ fragments, page }: Row): Line | undefined {
  const [first] = fragments;
  if (first === undefined) return undefined;
  const cells = fragments.flatMap(cellsOf);
  const hasMark = isBulletMark(first.text) || (first.text === 'o' && cells.length > 1);
  if (hasMark) cells.shift();
  const head = cells[0];
  if (head === undefined) return undefined;
  const mark = hasMark ? 0 : bulletLength(head.text);
  if (mark > 0) withoutMark(head, mark);
  const last = fragments.at(-1) ?? first;
  const textFragments = fragments.filter((fragment) => !isBulletMark(fragment.text));
  const line: Line = {
    cells,
    page: page.number,
    x: head.x,
    y: first.y,
    width: last.right - head.x,
    size: Math.max(...textFragments.map((fragment) => fragment.size)),
    bold: cells[0]?.bold ?? false,
    italic: cells[0]?.italic ?? false,
    gapBefore: 0,
    wraps: false,
    fonts: {
      start: textFragments[0]?.fonts.start ?? '',
      end: last.fonts.end,
      main: textFragments[0]?.fonts.main ?? '',
    },
    links: linksOn(fragments, page.links),
  };
  if (hasMark || mark > 0) line.bulletX = first.x;
  return line;
}

/** A fragment as one cell, or as several where icons part it; widths are what their letters have of the whole. */
function cellsOf({ text, x, right, bold, italic }: Fragment): Cell[] {
  const letter = (right - x) / Math.max(1, text.length);
  return [...text.matchAll(/[^\t]+/g)].map(({ 0: part, index }) => ({
    text: closeLetterSpacing(part),
    x: x + index * letter,
    width: part.length * letter,
    bold,
    italic,
  }));
}

/** Takes a mark that is drawn with its text off the cell; its width is what its letters have of the whole. */
function withoutMark(cell: Cell, length: number): void {
  const width = (cell.width * length) / cell.text.length;
  cell.text = cell.text.slice(length);
  cell.x += width;
  cell.width -= width;
}

function linksOn(fragments: readonly Fragment[], links: readonly PdfLink[]): string[] {
  return links
    .filter((link) =>
      fragments.some(({ x, right, y, size }) => {
        const middle = y - 0.3 * size;
        return middle > link.top && middle < link.bottom && x < link.right && right > link.left;
      }),
    )
    .map((link) => link.target);
}

function median(values: readonly number[]): number {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
