import type { AS_WRITTEN_ENTRIES, AsWrittenLine, KeptText, SourceSpan } from '@trueline/contracts';
import { isWholeDate } from '../date-range.ts';
import { isHeadRow, itemTest, rowDate } from '../fields/entries.ts';
import type { Block } from '../sections/block.ts';
import type { Section } from '../sections/section-shape.ts';
import { kindsOfAlike } from './alike-entries.ts';
import { endsOpen } from './wrapped-rows.ts';

type SectionName = (typeof AS_WRITTEN_ENTRIES)[number];

/** A row of a section as it stands in the source, with the values that were taken from it. */
export interface SectionRow {
  block: Block;
  kind: AsWrittenLine['kind'];
  /** Paths of the section's values that stand in it, in their order. */
  paths: string[];
}

export type Row = Omit<SectionRow, 'kind'> & { isHeading?: true };

/** Paths of what is printed beside the name and says who the person is and how to be reached. */
export const IDENTIFIES = /^basics\.(?:name|label|email|phone|url|profiles)/;

/** Whether a stretch of the text stands in a row, at least in part. */
export const overlaps = (span: { start: number; end: number }, block: Block): boolean =>
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
  // Contacts stand beside the name, whatever else their row says.
  const isHeld = (block: Block): boolean =>
    places.some(([path, span]) => IDENTIFIES.test(path) && overlaps(span, block)) ||
    (places.some(([, span]) => overlaps(span, block)) &&
      !kept.some(({ start = -1 }) => start >= block.start && start < block.end));
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
/** Employer and title above the row of their period: "packer, since 2021 line responsible". */
const MAX_ABOVE_PERIOD = 2;
const MIN_IN_CELLS = 2;
/** What is said of the row above names nothing. */
const IN_BRACKETS = /^\([^()]+\)[.,]?$/;
/** So much room above sets a row off, in line heights. */
export const ENTRY_GAP = 0.5;
const isDated = ({ block }: Row): boolean => rowDate(block) !== undefined;
const isRanged = ({ block }: Row): boolean => rowDate(block)?.isRange === true;

export function withKinds(rows: readonly Row[]): SectionRow[] {
  const isItem = itemTest(rows.map(({ block }) => block));
  const hasItems = rows.some(({ block }) => isItem(block));
  const inCells = rows.filter((row) => isRanged(row) && row.block.cells.length > 1).length;
  // "No accident in three years (2022-2025)." between rows of cells that have theirs.
  const isTold = (row: Row): boolean =>
    inCells >= MIN_IN_CELLS && row.block.cells.length === 1 && /[.!]$/.test(row.block.text);
  const isRest = (row: Row): boolean => {
    const above = rows[rows.indexOf(row) - 1]?.block;
    return above?.prose === true && row.block.line.gapBefore < ENTRY_GAP && endsOpen(above.text);
  };
  const isName = (row: Row | undefined): boolean =>
    row !== undefined &&
    !isItem(row.block) &&
    !isRest(row) &&
    !IN_BRACKETS.test(row.block.text) &&
    (row.isHeading === true ||
      (isRanged(row) && !isTold(row)) ||
      (!isTold(row) &&
        isHeadRow(isOverDate(row) ? { ...row.block, prose: false } : row.block, isItem) &&
        /^[^\p{Ll}.,;:)]/u.test(row.block.text) &&
        row.block.text.split(/\s+/).length <= MAX_HEAD_WORDS));
  // A wrapped name over its period reads as a paragraph.
  const isOverDate = (row: Row): boolean =>
    isWholeDate(rows[rows.indexOf(row) + 1]?.block.text ?? '');
  const runs = runsOf(rows, isName);
  const alike = kindsOfAlike(runs.filter(([row]) => isName(row)).flatMap(partedByRoom), tells);
  return runs.flatMap((run, at): SectionRow[] => {
    const [row] = run;
    if (row === undefined) return [];
    if (!isName(row)) {
      const isMarked = isItem(row.block) || (hasItems && TYPED_MARK.test(row.block.text));
      const isMarkedHead = isMarked && row.block.cells.length > 1 && isRanged(row);
      return [{ ...row, kind: isMarkedHead ? 'head' : isMarked ? 'item' : 'text' }];
    }
    const found = namesOf(run, runs[at + 1]?.[0], isItem, hasItems);
    return found.map((one, index) => ({
      ...one,
      kind: alike.get(run[index] as Row) ?? one.kind,
    }));
  });
}

/** Rows of names that stand together, up to the next heading; any other row by itself. */
function runsOf(rows: readonly Row[], isName: (row: Row) => boolean): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    const above = last?.[0];
    const goesOn = above !== undefined && isName(above) && isName(row) && !row.isHeading;
    if (goesOn) last?.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** A run of names in parts, each below room that sets it off. */
const partedByRoom = (run: readonly Row[]): Row[][] => {
  const parts: Row[][] = [];
  for (const row of run) {
    const isSetOff = row.block.line.gapBefore >= ENTRY_GAP;
    if (parts.length === 0 || isSetOff || row.isHeading) parts.push([row]);
    else parts.at(-1)?.push(row);
  }
  return parts;
};

/** What stands for a mark where other rows have theirs: ". Put in 412 panels", "★ Fired". */
export const TYPED_MARK = /^[^\p{L}\p{N}\s"“„«([€$£+#@&] (?=\p{Lu})/u;

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
  hasItems: boolean,
): SectionRow[] {
  const found: SectionRow[] = [];
  let group: Row[] = [];
  const isHead = rows.some((row) => isDated(row) || row.block.line.bold || row.isHeading === true);
  const names = isHead || (below !== undefined && isItem(below.block));
  for (const [at, row] of rows.entries()) {
    const first = group[0];
    if (names && tells(row)) {
      // What goes on below it names another entry.
      group = [];
      const isUnmarked = hasItems && row.paths.every((path) => /\.highlights\[\d+\]$/.test(path));
      found.push({ ...row, kind: isUnmarked ? 'item' : 'text' });
      continue;
    }
    const isLike =
      first !== undefined && !isDated(first) && first.block.line.bold === row.block.line.bold;
    const next = rows[at + 1];
    // "Porter (full time from 2019)" says no period: the row of a date below it does.
    const isPeriodOf =
      isWholeDate(row.block.text) &&
      group.length <= MAX_ABOVE_PERIOD &&
      !group.some((other) => isClosed(other) || isWholeDate(other.block.text));
    const opens =
      first === undefined ||
      first.isHeading === true ||
      (isDated(row) && !isPeriodOf && group.some(isRanged(row) ? isRanged : isDated)) ||
      (rows.slice(at).some(isDated) && group.some((other) => isOfAnother(other, row))) ||
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

const NAMES_ENTRY = /^(\w+\[\d+\])\.(?:name|position|institution|organization|studyType|title)$/;
const TOLD = /\.(?:description|summary|highlights\[\d+\])$/;

/** A row without a date of which nothing but what is told was read. */
const tells = (row: Row): boolean =>
  row.isHeading !== true &&
  !isDated(row) &&
  row.paths.length > 0 &&
  row.paths.every((path) => TOLD.test(path));

const namedBy = ({ paths }: Row): string[] =>
  paths.flatMap((path) => NAMES_ENTRY.exec(path)?.[1] ?? []);

/** Whether two rows name different entries, as they were read. */
const isOfAnother = (above: Row, row: Row): boolean => {
  const [named, others] = [namedBy(row), namedBy(above)];
  return named.length > 0 && others.length > 0 && !named.some((entry) => others.includes(entry));
};
