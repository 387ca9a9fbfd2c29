import { findHeadingKind } from '../../sections/heading.ts';
import { HEADING_MARK } from './dressed-headings.ts';

const SIDE = '|│┃║¦';
const FLAT = '=_~─━═┄┅╌╍-';
const CORNER = "+.'`,:/\\\\┌┐└┘╔╗╚╝╭╮╰╯┏┓┗┛├┤╠╣┣┫┬┴┼╦╩╬┳┻╋|│┃║╞╡╟╢";
/** A border's segment: corners at both ends, a title between them or none. */
const SEGMENT = new RegExp(
  `[${CORNER}][${FLAT}]+(?:\\s?[\\[(<]?\\s?(?<title>[\\p{L}\\p{N}][^${SIDE}${FLAT}]*(?:-[^${SIDE}${FLAT}]+)*?)\\s?[\\])>]?\\s?[${FLAT}]+)?(?:[${CORNER}][${FLAT}]+)*[${CORNER}]`,
  'gu',
);
const INNER_CORNER = new RegExp(`(?<=[${FLAT}])[${CORNER}](?=[${FLAT}])`, 'u');
const BAR = new RegExp(`[${SIDE}]`, 'u');
const BARS = new RegExp(`[${SIDE}]`, 'gu');
/** A border without corners, and frames drawn with one glyph. */
const GLYPH_RULE = /^\s*(?<glyph>[#*%@=~])\k<glyph>{5,}\s*$/u;
const MIN_WIDTH = 6;
/** A border across a page; patterns are tried at each of its characters. */
const MAX_ROW_LENGTH = 200;
const MAX_HEADING_WORDS = 6;
const MIN_HEADINGS = 2;

interface Segment {
  from: number;
  to: number;
  title: string;
}

/** A row of boxes side by side, one list of texts for each, and the row behind them. */
interface Band {
  boxes: string[][];
  end: number;
  /** Whether its last row is the upper border of the next one as well. */
  isShared: boolean;
}

/** The rows without the boxes that are drawn around them; of boxes side by side one stands below the other. Only what is closed above, below and at its sides is a box: tables of cells and bars within a row stay. */
export function withoutFrames(rows: readonly string[]): string[] {
  const plain: string[] = [];
  const alone: number[] = [];
  const blank = (): void => {
    if (plain.length > 0 && plain.at(-1) !== '') plain.push('');
  };
  let at = 0;
  while (at < rows.length) {
    const band = bandAt(rows, at) ?? glyphBandAt(rows, at);
    if (band === undefined) {
      plain.push(rows[at] ?? '');
      at++;
      continue;
    }
    for (const box of band.boxes) {
      blank();
      if (box.length === 1) alone.push(plain.length);
      plain.push(...box);
      blank();
    }
    at = band.isShared ? band.end - 1 : band.end;
  }
  return withHeadingsMarked(plain, alone);
}

/** Where boxes of one row are headings by their words, such boxes below them are, too. */
function withHeadingsMarked(rows: string[], alone: readonly number[]): string[] {
  const known = alone.filter((at) => findHeadingKind((rows[at] ?? '').trim()) !== undefined);
  const [first = rows.length] = known;
  const own = alone.filter((at) => at >= first && isShort(rows[at] ?? ''));
  if (known.length < MIN_HEADINGS || own.length > 2 * known.length) return rows;
  return rows.map((row, at) => (own.includes(at) ? HEADING_MARK + row.trim() : row));
}

const isShort = (text: string): boolean =>
  text.trim().split(/\s+/).length <= MAX_HEADING_WORDS && !/[\d@]/.test(text);

/** The segments of a border; none where the row holds anything else. */
function segmentsOf(row: string): Segment[] {
  if (row.length > MAX_ROW_LENGTH) return [];
  const found = [...row.matchAll(SEGMENT)];
  const rest = row.replace(SEGMENT, '');
  if (rest.trim() !== '') return [];
  return found.map((match) => ({
    from: match.index,
    to: match.index + match[0].length - 1,
    title: (match.groups?.title ?? '').trim(),
  }));
}

function bandAt(rows: readonly string[], start: number): Band | undefined {
  const top = rows[start] ?? '';
  const segments = segmentsOf(top);
  const isOpen = segments.some(({ from, to }) => to - from < MIN_WIDTH);
  if (segments.length === 0 || isOpen || BAR.test(top.trim()[0] ?? '')) return undefined;
  const walls = segments.some(({ from, to }) => INNER_CORNER.test(top.slice(from + 1, to)));
  const boxes: string[][] = segments.map(({ title }) => (title === '' ? [] : [title]));
  for (let at = start + 1; at < rows.length; at++) {
    const row = rows[at] ?? '';
    const border = segmentsOf(row);
    if (border.length > 0 && !isRuleWithin(row)) {
      const isAlike = border.length === segments.length;
      if (!isAlike || walls || at === start + 1) return undefined;
      return { boxes: boxes.map(trimmed), end: at + 1, isShared: opens(rows, at) };
    }
    if (border.length > 0) {
      if (INNER_CORNER.test(row.trim().slice(1, -1))) return undefined;
      for (const box of boxes) box.push('');
      continue;
    }
    const cells = cellsOf(row, segments);
    if (cells === undefined) return undefined;
    cells.forEach((cell, index) => {
      boxes[index]?.push(cell);
    });
  }
  return undefined;
}

/** Whether the border below one box is the border above the next. */
const opens = (rows: readonly string[], at: number): boolean =>
  BAR.test((rows[at + 1] ?? '').trim()[0] ?? '');

/** "|------|", "├──────┤": a rule across a box. */
const isRuleWithin = (row: string): boolean => /^\s*[|│┃║├╠┣╞╟]/u.test(row) && !/_/.test(row);

/** What stands between the sides of each box; undefined where a side is missing. */
function cellsOf(row: string, segments: readonly Segment[]): string[] | undefined {
  const text = row.trim();
  if (!BAR.test(text[0] ?? '') || (segments.length === 1 && text.length < 2)) return undefined;
  if (segments.length === 1) {
    const isClosed = BAR.test(text.at(-1) ?? '');
    return [cleaned(text.slice(1, isClosed ? -1 : undefined))];
  }
  const bars = [...row.matchAll(BARS)].map(({ index }) => index);
  const isBarred = segments.every(({ from, to }) => bars.includes(from) && bars.includes(to));
  if (isBarred) return segments.map(({ from, to }) => cleaned(row.slice(from + 1, to)));
  if (bars.length !== 2 * segments.length) return undefined;
  return segments.map((_, index) =>
    cleaned(row.slice((bars[2 * index] ?? 0) + 1, bars[2 * index + 1])),
  );
}

const cleaned = (text: string): string => text.replace(/^ /, '').trimEnd();

/** A frame of one glyph: "# text #" between rules of the same. */
function glyphBandAt(rows: readonly string[], start: number): Band | undefined {
  const glyph = GLYPH_RULE.exec(rows[start] ?? '')?.groups?.glyph;
  if (glyph === undefined) return undefined;
  const box: string[] = [];
  for (let at = start + 1; at < rows.length; at++) {
    const text = (rows[at] ?? '').trim();
    if (GLYPH_RULE.exec(text)?.groups?.glyph === glyph) {
      const isBox = box.some((row) => row !== '');
      const isShared = (rows[at + 1] ?? '').trim().startsWith(`${glyph} `);
      return isBox ? { boxes: [trimmed(box)], end: at + 1, isShared } : undefined;
    }
    const sides =
      /^(?<open>[^\p{L}\p{N}\s]{1,3})(?:\s|$)(?<inner>.*?)(?<close>[^\p{L}\p{N}\s]{1,3})$/u.exec(
        text,
      )?.groups;
    const isSided = sides?.open?.startsWith(glyph) && sides.close?.endsWith(glyph);
    if (!isSided) return undefined;
    box.push(cleaned(sides?.inner ?? ''));
  }
  return undefined;
}

/** Without blank rows at both ends, and without the indent that all rows share. */
function trimmed(box: readonly string[]): string[] {
  const first = box.findIndex((row) => row.trim() !== '');
  const last = box.findLastIndex((row) => row.trim() !== '');
  const inked = first < 0 ? [] : box.slice(first, last + 1);
  const indents = inked.flatMap((row) =>
    row.trim() === '' ? [] : [row.length - row.trimStart().length],
  );
  const indent = Math.min(...indents);
  return inked.map((row) => row.slice(Number.isFinite(indent) ? indent : 0));
}
