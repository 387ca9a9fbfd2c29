import { findDateRange, isWholeDate } from '../date-range.ts';
import { headingKindOf } from '../sections/heading.ts';
import { type Line, lineText } from './line.ts';

const MIN_ENTRIES = 2;
/** How much more room each entry has above its items than above its head, in line heights: where both have the same, a list that opens the section and jobs with their items below look just so. */
const MORE_ROOM = 0.5;
const MAX_HEAD_ROWS = 4;
/** How near the row above a row stands that goes on with it, in line heights. */
const CLOSE = 0.3;
const KINDS: ReadonlySet<string> = new Set(['work', 'volunteer', 'projects']);

interface Entry {
  items: Line[];
  head: Line[];
}

/** The lines with what was done below the title, the employer and the period that it belongs to, in sections that have it above: they open with list items and close with a head, and each head has its period. */
export function withHeadsOverItems(lines: readonly Line[]): Line[] {
  const turned: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as Line;
    turned.push(line);
    at++;
    if (!KINDS.has(kindOf(line) ?? '')) continue;
    const next = lines.findIndex((one, index) => index >= at && opensSection(one));
    const end = next < 0 ? lines.length : next;
    const entries = entriesOf(lines.slice(at, end));
    turned.push(...(entries?.flatMap(turnedEntry) ?? lines.slice(at, end)));
    at = end;
  }
  return turned;
}

const kindOf = (line: Line): string | undefined =>
  line.cells.length === 1 && line.bulletX === undefined ? headingKindOf(lineText(line)) : undefined;

const opensSection = (line: Line): boolean =>
  kindOf(line) !== undefined || line.headingLevel !== undefined || line.startsColumn === true;

/** The entries of a section in which items stand above heads; undefined for any other. */
function entriesOf(lines: readonly Line[]): Entry[] | undefined {
  const entries: Entry[] = [];
  let item: Line | undefined;
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const goesOn = item !== undefined && above !== undefined && goesOnWith(item, above, line);
    if (line.bulletX === undefined && !goesOn) item = undefined;
    else if (line.bulletX !== undefined) item = line;
    const last = entries.at(-1);
    const isItem = item !== undefined;
    if (last === undefined || (isItem && last.head.length > 0))
      entries.push(isItem ? { items: [line], head: [] } : { items: [], head: [line] });
    else (isItem ? last.items : last.head).push(line);
  });
  const isEntry = ({ items, head }: Entry): boolean =>
    items.length > 0 &&
    head.length > 0 &&
    head.length <= MAX_HEAD_ROWS &&
    // "1. Cook, Sample Inn" over its period: the mark stands at the name itself.
    !isWholeDate(lineText(head[0] as Line)) &&
    !head.some((line) => SAID.test(lineText(line))) &&
    head.some((line) => findDateRange(lineText(line))?.isRange === true);
  if (entries.length < MIN_ENTRIES || !entries.every(isEntry)) return undefined;
  const room = (rows: readonly Line[]): number => rows[0]?.gapBefore ?? 0;
  const isApart = ({ items, head }: Entry): boolean => room(items) >= room(head) + MORE_ROOM;
  const isShown = entries.slice(1).every(isApart) && room(entries[0]?.head ?? []) < MORE_ROOM;
  return isShown ? entries : undefined;
}

/** The further rows of an item stand right of its mark. */
const goesOnWith = (item: Line, above: Line, line: Line): boolean =>
  line.bulletX === undefined &&
  line.gapBefore < CLOSE &&
  above.wraps &&
  line.cells.length === 1 &&
  Math.abs(line.x - item.x) < CLOSE_EDGE;

/** A sentence tells and names nothing. */
const SAID = /(?:\s\S+){5,}[.!?]$/u;
const CLOSE_EDGE = 4;

function turnedEntry({ items, head }: Entry): Line[] {
  const [first, ...rest] = head as [Line, ...Line[]];
  const gap = Math.max(1, items[0]?.gapBefore ?? 0);
  const [item, ...further] = items as [Line, ...Line[]];
  return [{ ...first, gapBefore: gap }, ...rest, { ...item, gapBefore: 0 }, ...further];
}
