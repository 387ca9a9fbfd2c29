import type { KeptText, SourceSpan } from '@trueline/contracts';
import type { Block } from '../sections/block.ts';
import type { Section } from '../sections/section-shape.ts';
import { overlaps } from './section-lines.ts';

/** A row of the source, and what was read from it. */
export interface GroupRow {
  block: Block;
  /** Paths of all values that stand in it. */
  paths: string[];
  /** Whether some of it found no place. */
  isKept: boolean;
}

/** What stands below one heading of the source, or above the first, or at the top of a column. */
export interface Group {
  heading?: Block;
  /** What the heading names. */
  kinds: Set<Section['kind']>;
  /** What labels within its rows name. */
  labels: Set<Section['kind']>;
  rows: GroupRow[];
}

/** A document cut into sections, and what was read from them. */
export interface ReadRows {
  spans: Readonly<Record<string, SourceSpan>>;
  sections: readonly Section[];
  /** The document's rows before any was parted. */
  blocks: readonly Block[];
  kept: readonly KeptText[];
}

/** So much behind a label stands below it as below a heading. */
const LONG_REST = 80;

const newGroup = (start: number, kind: Section['kind']): Group & { start: number } => ({
  start,
  kinds: new Set([kind]),
  labels: new Set(),
  rows: [],
});

/** Headings and tops of columns in the order of the text. A label on the row of what it names opens nothing among contacts or below a heading, unless much follows it. */
function openedGroups(sections: readonly Section[]): (Group & { start: number })[] {
  const groups: (Group & { start: number })[] = [];
  let isBelowHeading = true;
  for (const { kind, heading, blocks, inline = false, moved = false } of sections) {
    const start = heading?.start ?? blocks[0]?.start;
    if (start === undefined) continue;
    const isColumn = heading === undefined && kind === 'header' && !moved;
    const isLong = (blocks[0]?.text.length ?? 0) >= LONG_REST;
    const opens = inline ? !isBelowHeading || isLong : heading !== undefined || isColumn;
    if (opens) {
      groups.push({ ...newGroup(start, kind), ...(heading && { heading }) });
      isBelowHeading = !inline && (heading !== undefined || groups.length === 1);
    } else if (inline) groups.at(-1)?.labels.add(kind);
  }
  if (groups[0] === undefined || groups[0].heading !== undefined)
    groups.unshift(newGroup(0, 'header'));
  return groups.sort((a, b) => a.start - b.start);
}

/** The name below a heading opens the head of a page whose other column stands first. */
function withHeadApart(
  groups: (Group & { start: number })[],
  blocks: readonly Block[],
  spans: Readonly<Record<string, SourceSpan>>,
): (Group & { start: number })[] {
  const name = spans['basics.name'];
  const row = blocks.find((block) => name !== undefined && overlaps(name, block));
  const above = row && groups.findLast(({ start }) => start <= row.start);
  if (row === undefined || above?.heading === undefined || above.start === row.start) return groups;
  return [...groups, newGroup(row.start, 'header')].sort((a, b) => a.start - b.start);
}

/** The rows of a document under its own headings, in its own order; whole where they were parted. */
export function groupRows({ spans, sections, blocks, kept }: ReadRows): Group[] {
  const groups = withHeadApart(openedGroups(sections), blocks, spans);
  const headings = groups.flatMap(({ heading }) => heading ?? []);
  const pieces = sections.flatMap(({ blocks: parts }) => parts);
  const places = Object.entries(spans);
  for (const block of blocks) {
    const isParted = headings.some((heading) => overlaps(heading, block));
    const rows = isParted ? pieces.filter((piece) => overlaps(piece, block)) : [block];
    for (const row of rows) {
      if (headings.includes(row)) continue;
      const group = groups.findLast(({ start }) => start <= row.start) ?? groups[0];
      group?.rows.push({
        block: row,
        paths: places.filter(([, span]) => overlaps(span, row)).map(([path]) => path),
        isKept: kept.some(({ start = -1 }) => start >= row.start && start < row.end),
      });
    }
  }
  return groups;
}
