import { rowDate } from '../fields/entries.ts';
import type { Block } from '../sections/block.ts';
import type { Group } from './document-groups.ts';

const MAX_HEADING = 60;
const LARGER = 1.08;
const BLANK_ROW = 0.5;
/** So many rows in type larger than the text are headings, though one was read as the name of an entry. */
const MIN_LARGE = 3;
/** "Misc.": a short form ends no sentence. */
const SHORT_FORM = /^\p{Lu}\p{L}{1,7}\.$/u;

/** How a short row is dressed, where something sets it off from running text of that size: its type, or a blank row above it. */
function dressOf({ text, line, bulletX }: Block, below: Block | undefined, bodySize: number) {
  const isCapital = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
  const isBelowGap = line.gapBefore >= BLANK_ROW;
  const isSetOff = line.bold || isCapital || line.size > LARGER * bodySize || isBelowGap;
  const isRow = text.length <= MAX_HEADING && bulletX === undefined && line.cells.length === 1;
  if (!isSetOff || !isRow || (/[.,;]$/.test(text) && !SHORT_FORM.test(text))) return undefined;
  const isOverGap = (below?.line.gapBefore ?? 0) >= BLANK_ROW;
  const looks = [line.bold, isCapital, Math.round(line.size * 2), line.fonts?.main];
  return [...looks, isBelowGap, isOverGap].join(' ');
}

/** The size of most of the text. */
function bodySizeOf(blocks: readonly Block[]): number {
  const sizes = Map.groupBy(blocks, ({ line }) => line.size);
  const total = (own: readonly Block[]): number =>
    own.reduce((sum, { text }) => sum + text.length, 0);
  const [most] = [...sizes].sort(([, a], [, b]) => total(b) - total(a));
  return most?.[0] ?? 0;
}

/** What only an entry has. */
const OF_ENTRY =
  /^(?:work|volunteer|education|projects)\[\d+\]\.(?:name|position|institution|organization|studyType|startDate|endDate)$/;

/** Whether several dated rows stand below at least half of the rows, up to the next of them: a title has one. */
function standOverSeveral(like: readonly Block[], blocks: readonly Block[]): boolean {
  const several = like.filter((one, at) => {
    const end = like[at + 1]?.start ?? Infinity;
    const below = blocks.filter(({ start }) => start > one.start && start < end);
    return below.filter((row) => row.bulletX === undefined && rowDate(row)).length > 1;
  });
  return 2 * several.length >= like.length;
}

/** Rows dressed as a heading is and as no row that names an entry: the person's own headings, whatever they say and were taken for. By where they start. */
export function findDressedHeadings(
  blocks: readonly Block[],
  groups: readonly Group[],
): Set<number> {
  const size = bodySizeOf(blocks);
  const dresses = Map.groupBy(blocks, (block, at) => dressOf(block, blocks[at + 1], size));
  const first = blocks[0] as Block;
  const known = new Set(groups.flatMap(({ heading }) => heading?.start ?? []));
  const naming = new Set(
    groups.flatMap(({ rows }) =>
      rows.flatMap(({ block, paths }) =>
        paths.some((path) => OF_ENTRY.test(path)) ? block.start : [],
      ),
    ),
  );
  return new Set(
    [...dresses].flatMap(([dress, like]) => {
      if (dress === undefined) return [];
      const starts = like.map(({ start }) => start).filter((start) => !known.has(start));
      const named = starts.filter((start) => naming.has(start)).length;
      const isLarge = like.every(({ line }) => line.size > LARGER * size);
      const isOfHeadings =
        starts.length < like.length ||
        (isLarge && like.length >= MIN_LARGE && !like.includes(first));
      const mayName =
        !isLarge || like.length < MIN_LARGE ? 0 : standOverSeveral(like, blocks) ? like.length : 1;
      return isOfHeadings && named <= mayName && 2 * named <= starts.length ? starts : [];
    }),
  );
}
