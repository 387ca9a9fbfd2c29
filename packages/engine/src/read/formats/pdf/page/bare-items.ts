import { findDateRange } from '../../../date-range.ts';
import { type Line, lineText } from '../../../layout/line.ts';
import { findHeadingKind } from '../../../sections/heading.ts';

/** How far a list without marks is set in from the row above it, in points. */
const INDENT = [4, 45] as const;
const MIN_ITEM_WORDS = 4;
/** Lines of one item stand closer than items, where there is any difference, by this share of a line. */
const ITEM_GAP = 0.12;
const UNFINISHED =
  /(?:[,;:&/-]|\s(?:in|of|and|for|the|a|an|to|with|or|by|on|at|from|de|du|des|et|en|la|le|und|von|mit))$/i;

/** Lists whose marks are neither glyphs nor shapes: sentences set in below a row. Each that begins an item gets the place of a mark. */
export function withBareItems(lines: readonly Line[]): Line[] {
  const marked = lines.map((line) => ({ ...line }));
  for (let index = 1; index < marked.length; ) {
    const group = groupAt(marked, index);
    if (group.length >= 2) markItems(group);
    index += Math.max(1, group.length);
  }
  return marked;
}

/** Lines from `index` on that share an indent below the row before; none where that row is a heading. */
function groupAt(lines: readonly Line[], index: number): Line[] {
  const [above, first] = [lines[index - 1], lines[index]];
  if (above === undefined || first === undefined || above.bulletX !== undefined) return [];
  const indent = first.x - above.x;
  if (indent < INDENT[0] || indent > INDENT[1] || isHeading(above, first)) return [];
  if (above.cells.some((cell) => Math.abs(cell.x - first.x) < 2)) return [];
  const end = lines.findIndex((line, at) => at >= index && !isLike(line, first));
  return lines.slice(index, end < 0 ? undefined : end);
}

function isHeading(above: Line, first: Line): boolean {
  return findHeadingKind(lineText(above)) !== undefined || above.size > first.size + 1;
}

function isLike(line: Line, first: Line): boolean {
  return (
    line.bulletX === undefined &&
    line.cells.length === 1 &&
    !line.bold &&
    Math.abs(line.x - first.x) < 1.5 &&
    Math.abs(line.size - first.size) < 0.5 &&
    (line === first || line.gapBefore < 0.7)
  );
}

function markItems(group: readonly Line[]): void {
  const starts = group.filter((line, index) => isStart(line, group[index - 1], group));
  const words = group.reduce((sum, line) => sum + lineText(line).split(' ').length, 0);
  if (starts.length < 2 || words / starts.length < MIN_ITEM_WORDS) return;
  if (starts.some((line) => isDated(lineText(line)))) return;
  for (const line of starts) line.bulletX = line.x - line.size;
}

/** A new sentence after a line that ended early, or after a wider gap. Where no line begins in lower case none is the rest of another, however long it is. */
function isStart(line: Line, previous: Line | undefined, group: readonly Line[]): boolean {
  if (previous === undefined) return true;
  if (!/^[\p{Lu}\d"“«]/u.test(lineText(line)) || UNFINISHED.test(lineText(previous))) return false;
  const wraps = group.some((other) => /^\p{Ll}/u.test(lineText(other)));
  if (!wraps || !previous.wraps) return true;
  const gaps = group.slice(1).map((other) => other.gapBefore);
  return line.gapBefore > Math.min(...gaps) + ITEM_GAP;
}

function isDated(text: string): boolean {
  const range = findDateRange(text);
  return range?.isRange === true && (range.from === 0 || range.to >= text.length - 1);
}
