import { headingKindOf } from '../../sections/heading.ts';

/** What stands at every row's start: one to three like glyphs. */
const MARKED =
  /^(?<lead>\s*)(?<mark>(?<glyph>[^\p{L}\p{N}\s@([{<"“„«'‘$€£#_])\k<glyph>{0,2})(?:\s|$)/u;
const NUMBERED = /^(?<lead>\s*)(?<number>\d{1,3})(?<close>[.):|]?)(?:\s|$)/;
/** Nearly every row has it; in a list, or a resume of many bullets, the name, the contacts and the headings are without. */
const MIN_SHARE = 0.85;
const MIN_ROWS = 10;
const MIN_HEADINGS = 2;

/** The rows without one mark, or a number that counts on, at the start of nearly every one of them, headings too: it says nothing of any. What is set behind it keeps its columns; marks further in are those of lists. */
export function withoutLinePrefix(rows: readonly string[]): string[] {
  return withoutPrefix(rows, marksOf(rows)) ?? withoutPrefix(rows, numbersOf(rows)) ?? [...rows];
}

/** How many letters of each row its prefix takes, without the blank behind it; undefined for a row that has none. */
type Prefixes = (number | undefined)[];

function withoutPrefix(rows: readonly string[], prefixes: Prefixes): string[] | undefined {
  const inked = rows.flatMap((row, at) => (row.trim() === '' ? [] : [at]));
  const marked = inked.filter((at) => prefixes[at] !== undefined);
  if (marked.length < MIN_ROWS || marked.length < MIN_SHARE * inked.length) return undefined;
  const rest = rows.map((row, at) => row.slice(prefixes[at] ?? 0));
  const headings = inked.filter((at) => isHeading(rest[at] ?? ''));
  const isOfAll = headings.every((at) => prefixes[at] !== undefined);
  if (headings.length < MIN_HEADINGS || !isOfAll) return undefined;
  const closing = closingMark(rest, inked);
  return rest.map((row, at) => {
    const plain = closing === undefined ? row : withoutClosing(row, closing);
    return prefixes[at] === undefined ? plain : plain.replace(/^\s/, '');
  });
}

const isHeading = (text: string): boolean => headingKindOf(text) !== undefined;

/** The mark that most rows begin with, at the column where most have it. */
function marksOf(rows: readonly string[]): Prefixes {
  const found = rows.map((row) => MARKED.exec(row)?.groups);
  const keys = found.map((groups) => groups && `${groups.lead}${groups.mark}`);
  const counts = Map.groupBy(keys, (key) => key);
  counts.delete(undefined);
  const [most] = [...counts].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return keys.map((key) => (key === most ? key?.length : undefined));
}

/** Numbers of rows that count on by one, over rows that are else blank, too. */
function numbersOf(rows: readonly string[]): Prefixes {
  const found = rows.map((row) => NUMBERED.exec(row));
  let last: number | undefined;
  const prefixes = found.map((match): number | undefined => {
    const number = Number(match?.groups?.number);
    const counts = match !== null && (last === undefined ? number <= 1 : number === last + 1);
    if (!counts) return undefined;
    last = number;
    return match[0].trimEnd().length;
  });
  // What stands behind numbers of one and two figures may be set to one column.
  const columns = rows.map((row, at) => {
    const rest = prefixes[at] === undefined ? '' : row.slice(prefixes[at]);
    return rest.trim() === '' ? Number.POSITIVE_INFINITY : row.length - rest.trimStart().length;
  });
  const ends = prefixes.filter((end) => end !== undefined);
  const column = Math.min(...columns) - 1;
  const isAligned = ends.every((end) => end <= column);
  return prefixes.map((end) => (end === undefined || !isAligned ? end : column));
}

/** The mark at nearly every row's end, where a frame was drawn around the text. */
function closingMark(rows: readonly string[], inked: readonly number[]): string | undefined {
  const ends = inked.map((at) => CLOSED.exec(rows[at] ?? '')?.[1]);
  const [mark] = ends.filter((end) => end !== undefined);
  const closed = ends.filter((end) => end === mark).length;
  return mark !== undefined && closed >= MIN_SHARE * inked.length ? mark : undefined;
}

const CLOSED = /\s([^\p{L}\p{N}\s.,;:!?)\]}"'”’])\s*$/u;

const withoutClosing = (row: string, mark: string): string =>
  CLOSED.exec(row)?.[1] === mark ? row.replace(CLOSED, '') : row;
