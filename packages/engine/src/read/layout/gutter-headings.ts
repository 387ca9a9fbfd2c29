import { isWholeDate } from '../date-range.ts';
import { findHeadingKind } from '../sections/heading.ts';
import type { SectionKind } from '../sections/section-kind.ts';
import { formLabels } from './form-rows.ts';
import type { Cell, Line } from './line.ts';

/** How far headings of one gutter may stand from its edge, in points or characters. */
const SAME_EDGE = 3;
const MAX_WORDS = 5;
/** What a heading in a gutter gets as room above it, in line heights. */
const HEADING_GAP = 1;
/** From so much room on a row below begins something else. */
const OWN_GAP = 0.5;
const CORE: ReadonlySet<SectionKind> = new Set(['work', 'education']);

/** Headings set in a margin beside the first row of their section get a row of their own. Two known ones that begin sections of different kinds, one of them jobs or schools, show that there is such a margin. */
export function withGutterHeadings(lines: readonly Line[]): Line[] {
  const labels = formLabels(lines);
  const isLabel = ({ cells: [first] }: Line): boolean => first !== undefined && labels.has(first);
  const areSmall = setsSmallLabels(lines);
  const known = lines.flatMap((line, index) => {
    if (isLabel(line) || (areSmall && isSmall(line))) return [];
    const found = headingBeside(line, lines[index + 1]);
    return found === undefined ? [] : [{ ...found, line }];
  });
  const [first] = known;
  const alone = first === undefined ? [] : lines.flatMap((line) => aloneAt(line, first.line));
  const kinds = new Set([...known.map(({ kind }) => kind), ...alone]);
  if (
    first === undefined ||
    known.length < 2 ||
    kinds.size < 2 ||
    ![...kinds].some((kind) => CORE.has(kind))
  )
    return lines.map((line) => (isLabel(line) ? withColon(line) : line));
  const isInGutter = (line: Line): boolean =>
    line.cells.length > 1 &&
    line.bulletX === undefined &&
    !isLabel(line) &&
    line.cells.every(({ role }) => role === undefined) &&
    sharesEdge(line.cells[0], first.line.cells[0]) &&
    known.some(({ line: other }) => isAlike(line.cells[0], other.cells[0]));
  const edge = first.line.cells[1]?.x ?? Number.POSITIVE_INFINITY;
  const isBeside = ({ x, page }: Line): boolean => page !== undefined && x >= edge - SAME_EDGE;
  return split(lines, isInGutter)
    .map((line) => (isLabel(line) ? withColon(line) : line))
    .map((line) => (isBeside(line) ? { ...line, besideHeadings: true } : line));
}

/** A document whose jobs and schools stand under capitalized headings of their own rows: "tools", "other" beside a list name a group of it. */
function setsSmallLabels(lines: readonly Line[]): boolean {
  const alone = lines.filter(
    ({ cells, bulletX }) =>
      cells.length === 1 &&
      bulletX === undefined &&
      CORE.has(findHeadingKind(cells[0]?.text ?? '') ?? 'other'),
  );
  return alone.length > 1 && !alone.some(isSmall);
}

const isSmall = ({ cells: [first] }: Line): boolean => /^\p{Ll}/u.test(first?.text ?? '');

/** "About me" among the labels of a form names what stands beside it, as "About me:" would. */
function withColon(line: Line): Line {
  const [first, ...values] = line.cells;
  if (first === undefined || values.length === 0 || /:\s*$/.test(first.text)) return line;
  if (findHeadingKind(first.text) === undefined) return line;
  return { ...line, cells: [{ ...first, text: `${first.text}:` }, ...values] };
}

function split(lines: readonly Line[], isInGutter: (line: Line) => boolean): Line[] {
  const parted: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const next = lines[index + 1];
    const [head, ...rest] = line.cells;
    const found = headingBeside(line, next);
    const isOther = head !== undefined && isTitle(head.text);
    if (head === undefined || !isInGutter(line) || (found === undefined && !isOther)) {
      parted.push(line);
      continue;
    }
    const text = found?.text ?? head.text;
    parted.push({ ...line, cells: [{ ...head, text }], width: head.width, gapBefore: HEADING_GAP });
    parted.push(restOf(line, rest));
    if (found?.isStacked === true && next !== undefined) {
      const below = next.cells.slice(1);
      if (below.length > 0) parted.push({ ...restOf(next, below), gapBefore: next.gapBefore });
      index++;
    }
  }
  return parted;
}

function restOf(line: Line, cells: Cell[]): Line {
  const x = cells[0]?.x ?? line.x;
  const { startsColumn: _, ...plain } = line;
  const width = line.x + line.width - x;
  return {
    ...plain,
    cells,
    x,
    width,
    bold: cells[0]?.bold ?? false,
    italic: cells[0]?.italic ?? false,
    gapBefore: 0,
  };
}

/** The kind of a heading on a row of its own at the margin's edge, in the type of those beside a row. */
function aloneAt(line: Line, beside: Line): SectionKind[] {
  const [head, ...others] = line.cells;
  if (head === undefined || others.length > 0 || !sharesEdge(head, beside.cells[0])) return [];
  const kind = isAlike(head, beside.cells[0]) ? findHeadingKind(head.text) : undefined;
  return kind === undefined ? [] : [kind];
}

interface Found {
  text: string;
  kind: SectionKind;
  /** Its last word stands in the gutter of the next row. */
  isStacked: boolean;
}

function headingBeside(line: Line, next: Line | undefined): Found | undefined {
  const [head, content] = line.cells;
  if (head === undefined || content === undefined || line.bulletX !== undefined) return undefined;
  // A form's value is what its label says.
  if (line.cells.some(({ role }) => role !== undefined)) return undefined;
  const kind = findHeadingKind(head.text);
  // A heading that is set off below stands by itself.
  const isApart = next !== undefined && next.gapBefore >= OWN_GAP && next.cells.length === 1;
  const below = isApart ? undefined : next?.cells[0];
  // A colon ends a heading, and its next word stands in another row.
  const isOpen = !/:\s*$/.test(head.text);
  if (isOpen && below !== undefined && Math.abs(below.x - head.x) < SAME_EDGE) {
    const text = `${head.text} ${below.text}`;
    const whole = isAlike(head, below) ? findHeadingKind(text) : undefined;
    const isOwn = kind !== undefined && findHeadingKind(below.text) !== undefined;
    const isSame = kind === undefined || kind === whole;
    if (whole !== undefined && !isOwn && isSame) return { text, kind: whole, isStacked: true };
  }
  return kind === undefined ? undefined : { text: head.text, kind, isStacked: false };
}

const isAlike = (a: Cell | undefined, b: Cell | undefined): boolean =>
  a !== undefined && b !== undefined && a.bold === b.bold && a.italic === b.italic;

/** Set to the same side of the gutter, left or right. */
function sharesEdge(a: Cell | undefined, b: Cell | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  const apart = Math.min(Math.abs(a.x - b.x), Math.abs(a.x + a.width - b.x - b.width));
  return apart < SAME_EDGE;
}

const isTitle = (text: string): boolean =>
  text.split(/\s+/).length <= MAX_WORDS && !/[\d@:,|]/.test(text) && !isWholeDate(text);
