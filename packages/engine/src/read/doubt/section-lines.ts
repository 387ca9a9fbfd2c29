import type { AS_WRITTEN_ENTRIES, AsWrittenLine, KeptText, SourceSpan } from '@trueline/contracts';
import { findDateRange, isWholeDate } from '../date-range.ts';
import { isHeadRow, itemTest, rowDate } from '../fields/entries.ts';
import type { Block } from '../sections/block.ts';
import type { Section } from '../sections/section-shape.ts';

type SectionName = (typeof AS_WRITTEN_ENTRIES)[number];

/** A row of a section as it stands in the source, with the values that were taken from it. */
export interface SectionRow {
  block: Block;
  kind: AsWrittenLine['kind'];
  /** Paths of the section's values that stand in it, in their order. */
  paths: string[];
}

type Row = Omit<SectionRow, 'kind'> & { isHeading?: true };

const overlaps = (span: { start: number; end: number }, block: Block): boolean =>
  span.start < block.end && span.end > block.start;

/** The rows of a kind of section in the order of the source: those under its headings, and others that its values were taken from; not those that only hold values of another section. `blocks`: the document's rows before any was parted. */
export function sectionRows(
  name: SectionName,
  sections: readonly Section[],
  blocks: readonly Block[],
  spans: Readonly<Record<string, SourceSpan>>,
  kept: readonly KeptText[],
): SectionRow[] {
  const places = Object.entries(spans);
  const own = sections
    .flatMap(({ kind, heading, blocks: parts }): Row[] => {
      const rows = parts.flatMap((block): Row[] => {
        const within = places.filter(([, span]) => overlaps(span, block)).map(([path]) => path);
        const paths = within.filter((path) => path.startsWith(`${name}[`));
        const isOwn = paths.length > 0 || (kind === name && within.length === 0);
        return isOwn ? [{ block, paths }] : [];
      });
      // A second heading of the kind parts what stands below it.
      const opens = kind === name && heading !== undefined && rows.length > 0;
      return opens ? [{ block: heading, paths: [], isHeading: true }, ...rows] : rows;
    })
    .sort((a, b) => a.block.start - b.block.start);
  // A row that another section made only part of is torn: it stands whole here.
  const isHeld = (block: Block): boolean =>
    places.some(([, span]) => overlaps(span, block)) &&
    !kept.some(({ start = -1 }) => start >= block.start && start < block.end);
  const rows = withTornPieces(own[0]?.isHeading ? own.slice(1) : own, sections, blocks, isHeld);
  return withKinds(wholeRows(rows, blocks));
}

/** With pieces that stand among the rows and were parted for another section, and those that no section has: "4 O levels (Maths", "Maltese, Physics)". */
function withTornPieces(
  rows: readonly Row[],
  sections: readonly Section[],
  blocks: readonly Block[],
  isHeld: (block: Block) => boolean,
): Row[] {
  const known = new Set(rows.map(({ block }) => block));
  const first = rows[0]?.block.start ?? 0;
  const last = rows.at(-1)?.block.start ?? 0;
  const isParted = (piece: Block): boolean => {
    const source = blocks.find((block) => overlaps(piece, block));
    return (
      source !== undefined &&
      source.text.length <= MAX_WHOLE &&
      piece.text.length < source.text.length
    );
  };
  const pieces = sections.flatMap(({ blocks: parts, heading }) =>
    parts.filter(
      (piece) =>
        piece.start > first &&
        piece.start < last &&
        !known.has(piece) &&
        (isParted(piece) || (heading === undefined && !isHeld(piece))),
    ),
  );
  return [...rows, ...pieces.map((block) => ({ block, paths: [] }))].sort(
    (a, b) => a.block.start - b.block.start,
  );
}

const MAX_WHOLE = 220;
const OWN_SHARE = 0.5;

/** A row that was parted among sections stands whole again, where most of it is this section's. */
function wholeRows(rows: readonly Row[], blocks: readonly Block[]): Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const source = blocks.find((block) => overlaps(row.block, block));
    const last = whole.at(-1);
    if (source !== undefined && last?.block === source) {
      last.paths.push(...row.paths);
      continue;
    }
    const parts = rows.filter(({ block }) => source !== undefined && overlaps(block, source));
    const length = parts.reduce((sum, { block }) => sum + block.text.length, 0);
    const isMost =
      source !== undefined &&
      row.isHeading === undefined &&
      source.text.length <= MAX_WHOLE &&
      length >= OWN_SHARE * source.text.length;
    whole.push(isMost ? { block: source, paths: [...row.paths] } : row);
  }
  return whole;
}

const MAX_HEAD_WORDS = 14;
const ENTRY_GAP = 0.5;
const isDated = ({ block }: Row): boolean => rowDate(block) !== undefined;
const isRanged = ({ block }: Row): boolean => rowDate(block)?.isRange === true;

function withKinds(rows: readonly Row[]): SectionRow[] {
  const isItem = itemTest(rows.map(({ block }) => block));
  const hasItems = rows.some(({ block }) => isItem(block));
  const isName = (row: Row | undefined): boolean =>
    row !== undefined &&
    !isItem(row.block) &&
    (row.isHeading === true ||
      rowDate(row.block)?.isRange === true ||
      (isHeadRow(isOverDate(row) ? { ...row.block, prose: false } : row.block, isItem) &&
        /^[^\p{Ll}.,;:)]/u.test(row.block.text) &&
        row.block.text.split(/\s+/).length <= MAX_HEAD_WORDS));
  // A wrapped name over its period reads as a paragraph.
  const isOverDate = (row: Row): boolean =>
    isWholeDate(rows[rows.indexOf(row) + 1]?.block.text ?? '');
  const found: SectionRow[] = [];
  for (let from = 0; from < rows.length; ) {
    const row = rows[from] as Row;
    let to = from + 1;
    if (!isName(row)) {
      const isMarked = isItem(row.block) || (hasItems && TYPED_MARK.test(row.block.text));
      const isMarkedHead = isMarked && row.block.cells.length > 1 && isRanged(row);
      found.push({ ...row, kind: isMarkedHead ? 'head' : isMarked ? 'item' : 'text' });
    } else {
      while (to < rows.length && isName(rows[to]) && !rows[to]?.isHeading) to++;
      found.push(...namesOf(rows.slice(from, to), rows[to], isItem));
    }
    from = to;
  }
  return found;
}

/** What stands for a mark where other rows have theirs: ". Put in 412 panels", "★ Fired". */
const TYPED_MARK = /^[^\p{L}\p{N}\s"“„«([€$£+#@&] (?=\p{Lu})/u;

/** Whether a row gives a period with its end. */
const isClosed = (row: Row | undefined): boolean => {
  const range = row === undefined ? undefined : rowDate(row.block);
  return (
    range?.isRange === true && !(range.current && /\b(?:from|since)\b/i.test(row?.block.text ?? ''))
  );
};

/** Rows of names between what is told: each entry's first is its head. A new entry begins behind a dated one where a gap, a date of its own or the looks of the first row set it off. Names without a date that nothing stands below are told, too. */
function namesOf(
  rows: readonly Row[],
  below: Row | undefined,
  isItem: (block: Block) => boolean,
): SectionRow[] {
  const found: SectionRow[] = [];
  let group: Row[] = [];
  const isHead = rows.some((row) => isDated(row) || row.block.line.bold || row.isHeading === true);
  const names = isHead || (below !== undefined && isItem(below.block));
  for (const [at, row] of rows.entries()) {
    const first = group[0];
    const isLike =
      first !== undefined && !isDated(first) && first.block.line.bold === row.block.line.bold;
    const next = rows[at + 1];
    // "Porter (full time from 2019)" says no period: the row of a date below it does.
    const isPeriodOf = isWholeDate(row.block.text) && group.length === 1 && !isClosed(first);
    const opens =
      first === undefined ||
      first.isHeading === true ||
      (isDated(row) && !isPeriodOf && group.some(isRanged(row) ? isRanged : isDated)) ||
      (group.some(isDated) &&
        (row.block.line.gapBefore >= ENTRY_GAP ||
          (row.block.line.bold && first.block.line.bold && !group.at(-1)?.block.line.bold) ||
          (isLike && next !== undefined && isDated(next) && !isDated(row))));
    if (opens) group = [row];
    else group.push(row);
    found.push({ ...row, kind: names ? (opens ? 'head' : 'detail') : 'text' });
  }
  return found;
}

const OPEN_END =
  /(?:[,&/–—-]|(?<!\p{L})(?:and|or|of|for|to|with|at|in|by|on|from|the|a|an|et|de|du|des|und|von|y|e))$/iu;

/** Whether a line surely goes on in the next: it ends open, or the next begins in small letters. */
const goesOn = (above: string, below: string): boolean =>
  !/[.!?:;]$/.test(above) && (OPEN_END.test(above) || /^[\p{Ll}(&]/u.test(below));

/** The rows as lines that can be printed, wrapped ones joined where they surely go on. */
export function toLines(
  rows: readonly SectionRow[],
  valueAt: (path: string) => unknown,
): AsWrittenLine[] {
  const lines: AsWrittenLine[] = [];
  for (const { block, kind, paths } of rows) {
    const last = lines.at(-1);
    const isNames = kind === 'detail' && (last?.kind === 'head' || last?.kind === 'detail');
    const isTold = kind === 'text' && (last?.kind === 'item' || last?.kind === 'text');
    const isRest =
      (isTold && goesOn(last?.text ?? '', block.text)) ||
      (isNames && last?.dates === undefined && /,$/.test(last?.text ?? ''));
    if (last?.kind === 'head' && last.dates === undefined && kind === 'detail') {
      const dates = squeezed(block.text);
      if (isWholeDate(dates) && findDateRange(last.text)?.isRange !== true) {
        lines[lines.length - 1] = { ...last, dates, end: block.end };
        continue;
      }
    }
    if (last !== undefined && isRest) {
      const { path: _, ...line } = last;
      const text = `${last.text} ${plain(block.text, kind)}`;
      lines[lines.length - 1] = { ...line, text, end: block.end };
      continue;
    }
    lines.push(toLine(block, kind, paths, valueAt));
  }
  return lines;
}

function toLine(
  block: Block,
  kind: AsWrittenLine['kind'],
  paths: readonly string[],
  valueAt: (path: string) => unknown,
): AsWrittenLine {
  const [entry] = paths.map((path) => path.slice(0, path.indexOf(']') + 1));
  const whole = paths.find(
    (path) =>
      /\.(?:highlights\[\d+\]|summary)$/.test(path) &&
      squeezed(String(valueAt(path) ?? '')) === squeezed(block.text),
  );
  return {
    ...(kind === 'head' ? headOf(block) : { text: plain(block.text, kind) }),
    kind,
    ...(whole !== undefined && (kind === 'item' || kind === 'text') && { path: whole }),
    ...(entry !== undefined && { entry }),
    start: block.start,
    end: block.end,
  };
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Names in cells are parted by a mark; what is told in cells was set so by its blanks. */
function plain(text: string, kind: AsWrittenLine['kind']): string {
  if (kind === 'item' || kind === 'text') return squeezed(text.replace(TYPED_MARK, ''));
  const cells = text.split('\t').map(squeezed);
  return cells
    .filter((cell) => cell !== '')
    .join(' | ')
    .replace(/^(\d{1,2}[.)]) \| /, '$1 ');
}

/** A period at the row's end, or its start, stands apart from what it dates: none of its words is lost. */
function headOf({ text, cells }: Block): Pick<AsWrittenLine, 'text' | 'dates'> {
  const at = [cells.length - 1, 0].find((one) => isWholeDate(cells[one]?.text ?? ''));
  const dates = cells[at ?? -1]?.text;
  const split = parted(text);
  const isLonger = (split?.dates?.length ?? 0) > squeezed(dates ?? '').length;
  if (split !== undefined && isLonger) return split;
  if (cells.length < 2 || dates === undefined) return { text: plain(text, 'head') };
  const others = cells.filter((_, index) => index !== at).map((cell) => cell.text);
  return { text: plain(others.join('\t'), 'head'), dates: squeezed(dates) };
}

/** "Saturdays, since 2019": the remark belongs to the period. */
const ONLY_WHEN =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|(?:summer|winter|spring|autumn|weekend|evening|night|morning|season|date|period)s?|(?:part|full)[- ]time|seasonal|seasonally)$/i;
const OPENS_DATE = /(?:^|[\s,;:|–—-])[([]?$/u;
const MARKS_AT_END = /[\s,;:|([–—-]+$/u;
const MARKS_AT_START = /^[\s,;:|)\]–—.-]+/u;

/** "Cook, Blue Door -- 2019 to 2021", "2019-2021: Cook": name and period, where the period is the one at an edge of the row. */
function parted(row: string): Pick<AsWrittenLine, 'text' | 'dates'> | undefined {
  // A period may be set in cells of its own: "June", "2013 - Feb 2017".
  const whole = squeezed(row);
  const range = findDateRange(whole);
  if (range === undefined || !range.isRange || /\t.*\t.*\t/.test(row)) return undefined;
  const [before, behind] = [whole.slice(0, range.from), whole.slice(range.to)];
  const dates = whole.slice(range.from, range.to);
  const isAtEnd = /^[)\].]?$/.test(behind) && OPENS_DATE.test(before);
  const isAtStart = /^[([]?$/.test(before) && MARKS_AT_START.test(behind);
  if (!isAtEnd && !isAtStart) return undefined;
  const rest = isAtEnd ? before.replace(MARKS_AT_END, '') : behind.replace(MARKS_AT_START, '');
  const isWhole = rest.split('(').length === rest.split(')').length && !rest.endsWith(':');
  const isName =
    isWhole && /^[\p{Lu}\d]/u.test(rest) && !ONLY_WHEN.test(rest) && !findDateRange(rest)?.isRange;
  return isName ? { text: withCells(rest, row), dates } : undefined;
}

/** The rest of a row with the mark between its cells. */
function withCells(rest: string, row: string): string {
  const cells = row.split('\t').map(squeezed);
  const kept = cells.filter((cell) => cell !== '' && rest.includes(cell));
  return kept.length > 1 && kept.join(' ') === rest ? kept.join(' | ') : rest;
}
