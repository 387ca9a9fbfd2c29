import { bulletLength, closeLetterSpacing, fold, isBulletMark } from '../characters.ts';
import type { Line } from '../line.ts';
import { withBareItems } from './bare-items.ts';
import { isNamed, type Region, regionsOf } from './columns.ts';
import { type Fragment, fragmentsOf, rowsOf } from './fragments.ts';
import { withMarginNotes } from './margin-notes.ts';
import type { PageText, PdfLink } from './page-text.ts';

/** Share of the page at top and bottom where running headers and page numbers stand. */
const MARGIN = 0.085;

/** Share of the width by which a ragged line may fall short and still count as full. */
const WRAP_SLACK = 0.03;

interface Row {
  fragments: Fragment[];
  page: PageText;
}

/** Lines of a PDF in reading order: columns one after the other, over pages where they go on. */
export function pdfLines(pages: readonly PageText[]): Line[] {
  const cleaned = withoutRunningHeaders(
    pages.map((page) => ({ page, fragments: fragmentsOf(page.runs) })),
  );
  const streams: { region: Region; rows: Row[] }[] = [];
  for (const { page, fragments } of cleaned) {
    for (const region of regionsOf(fragments)) {
      const rows = rowsOf(region.fragments).map((row) => ({ fragments: row, page }));
      const stream = streams.slice(-2).find((candidate) => goesOn(candidate, region, page));
      if (stream === undefined) streams.push({ region, rows });
      else stream.rows.push(...rows);
    }
  }
  return streams.flatMap(({ region, rows }) => {
    const lines = withBareItems(linesOf(rows));
    const [first] = lines;
    if (first !== undefined && region.side !== 'full' && isNamed(region.fragments))
      first.startsColumn = true;
    return lines;
  });
}

/** Whether a region takes up the column of a page before: the same side of the same gutter, or full width after full width. */
function goesOn(stream: { region: Region; rows: Row[] }, region: Region, page: PageText): boolean {
  if (stream.rows.at(-1)?.page === page) return false;
  const left = Math.min(...region.fragments.map((fragment) => fragment.x));
  if (region.side === 'full' && stream.region.side === 'right')
    return left > stream.region.gutterX - 5;
  if (region.side !== stream.region.side) return false;
  return region.side === 'full' || Math.abs(region.gutterX - stream.region.gutterX) < 8;
}

function withoutRunningHeaders(pages: { page: PageText; fragments: Fragment[] }[]): typeof pages {
  const inMargin = ({ y }: Fragment, { height }: PageText): boolean =>
    y < MARGIN * height || y > (1 - MARGIN) * height;
  const key = (fragment: Fragment): string =>
    `${fold(fragment.text).replace(/\d+/g, '#')}@${Math.round(fragment.y / 4)}`;
  const counts = new Map<string, number>();
  for (const { page, fragments } of pages) {
    const keys = new Set(fragments.filter((fragment) => inMargin(fragment, page)).map(key));
    for (const name of keys) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const isPageNumber = (text: string): boolean =>
    /^(page |seite |стр\. ?)?\d{1,2}( ?(of|\/|de|sur|von|из) ?\d{1,2})?$/i.test(text) ||
    /(?:^|[\s|·•–-])(?:page|seite) \d{1,2}(?: ?(?:of|\/|de|sur|von) ?\d{1,2})?$/i.test(text);
  return pages.map(({ page, fragments }, index) => ({
    page,
    fragments: fragments.filter((fragment) => {
      if (!inMargin(fragment, page)) return true;
      if (isPageNumber(fragment.text)) return false;
      if (index > 0 && repeatsName(fragment, pages[0]?.fragments ?? [])) return false;
      const isTopOfFirst = index === 0 && fragment.y < MARGIN * page.height;
      return isTopOfFirst || (counts.get(key(fragment)) ?? 0) < 2;
    }),
  }));
}

/** At a further page's edge, what the first page says in larger type: the name, with or without a page number. */
function repeatsName(fragment: Fragment, firstPage: readonly Fragment[]): boolean {
  const said = fold(fragment.text.replace(/[\s|·•,–—-]*(?:page|seite)?[\s|·•–—-]*\d*$/i, ''));
  return (
    said !== '' &&
    firstPage.some((other) => other.size > 1.2 * fragment.size && fold(other.text) === said)
  );
}

function linesOf(rows: readonly Row[]): Line[] {
  const lines = withMarginNotes(rows.flatMap((row) => toLine(row) ?? []));
  const pitch = median(
    lines.flatMap((line, index) => {
      const above = lines[index - 1];
      return above !== undefined && above.page === line.page ? [line.y - above.y] : [];
    }),
  );
  const right = Math.max(...lines.map((line) => line.x + line.width));
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    line.gapBefore = gapAbove(line, above, pitch);
    const next = lines[index + 1];
    if (next !== undefined) line.wraps = fills(line, next, edgeOf(line, lines, right));
  });
  return lines;
}

function gapAbove(line: Line, above: Line | undefined, pitch: number): number {
  if (above === undefined) return 1;
  if (above.page !== line.page) return 0;
  const normal = Math.max(pitch, 1.15 * line.size);
  return Math.max(0, (line.y - above.y - Math.min(normal, 1.6 * line.size)) / normal);
}

/** Right edge to which text of this indent is set; the region's where its own lines are all short. */
function edgeOf(line: Line, lines: readonly Line[], right: number): number {
  const own = Math.max(
    ...lines
      .filter((other) => Math.abs(other.x - line.x) < 2 && other.cells.length === 1)
      .map((other) => other.x + other.width),
  );
  return own - line.x > 0.6 * (right - line.x) ? own : right;
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

function toLine({ fragments, page }: Row): Line | undefined {
  const [first] = fragments;
  if (first === undefined) return undefined;
  const cells = fragments.map(({ text, x, right, bold, italic }) => ({
    text: closeLetterSpacing(text),
    x,
    width: right - x,
    bold,
    italic,
  }));
  const hasMark = isBulletMark(first.text) || (first.text === 'o' && cells.length > 1);
  if (hasMark) cells.shift();
  const head = cells[0];
  if (head === undefined) return undefined;
  const mark = hasMark ? 0 : bulletLength(head.text);
  head.text = head.text.slice(mark);
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
