import { findHeadingKind } from '../sections/heading.ts';
import type { Cell, Line } from './line.ts';

/** Glyphs that people type for a list mark and that open no word: "> ", "+ ", "~ ", "o ", stars, ticks and boxes. */
const MARK =
  /^(?<mark>[>+~»›¤§^=#¬¦]|->|=>|--|o|[★☆✦✧✪✯✱✶✷✸✹❖❇◆◇◈♦♣♠☛☞✓✔✗✘☑☐☒■□▣▪▫►▸▹➔➜➢➤➣➡⇒→❯⮚⁃‣◦])\s*(?=[\p{L}\d"“('>])/u;
/** A letter and a sign of arithmetic need their blank. */
const GLUED = /^(?:[>+~§^=#]|->|=>|--|o)(?=\S)/;
const MIN_LINES = 3;
const SAME_EDGE = 2;

/** Lines of a laid-out page that open with a typed mark, at one edge and often enough to be a list, are list items. */
export function withTypedMarks(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number[]>();
  const headed = new Set<string>();
  const amongItems = new Set<string>();
  lines.forEach((line, at) => {
    const mark = markOf(line);
    if (mark === undefined) return;
    if (isHeading(line)) headed.add(mark);
    counts.set(mark, [...(counts.get(mark) ?? []), line.x]);
    if (mark !== 'o' && isItem(lines[at - 1]) && isItem(lines[at + 1])) amongItems.add(mark);
  });
  const isList = (mark: string, x: number): boolean =>
    !headed.has(mark) &&
    (amongItems.has(mark) ||
      (counts.get(mark) ?? []).filter((edge) => Math.abs(edge - x) < SAME_EDGE).length >=
        MIN_LINES);
  return lines.map((line) => {
    const mark = markOf(line);
    const [first, ...rest] = line.cells.map(withoutInnerMark);
    if (mark === undefined || first === undefined || !isList(mark, line.x)) return line;
    const bare = first.text.replace(MARK, '');
    const width = first.text.length === 0 ? 0 : first.width / first.text.length;
    const moved = width * (first.text.length - bare.length);
    const cell = { ...first, text: bare, x: first.x + moved, width: first.width - moved };
    return {
      ...line,
      cells: [cell, ...rest],
      x: line.x + moved,
      width: line.width - moved,
      bulletX: line.x,
    };
  });
}

/** One of another mark between two list items is an item, too. */
const isItem = (line: Line | undefined): boolean => line?.bulletX !== undefined;

/** A mark before headings is no list's. */
const isHeading = ({ cells: [first, ...rest] }: Line): boolean =>
  rest.length === 0 && findHeadingKind(first?.text.replace(MARK, '') ?? '') !== undefined;

/** "• Bench design    ✦ Emulsions    ✦ Pre-splitting": the items of one row, each in its cell. */
function withoutInnerMark(cell: Cell, at: number): Cell {
  const text = at === 0 ? cell.text : cell.text.replace(INNER, '');
  return text === '' ? cell : { ...cell, text };
}

const INNER = /^[•●◦▪■★✦✧✔✓➤►▸➢❖◆] ?(?=[\p{L}\d"“(])/u;

const markOf = (line: Line): string | undefined =>
  line.bulletX === undefined && !GLUED.test(line.cells[0]?.text ?? '')
    ? MARK.exec(line.cells[0]?.text ?? '')?.groups?.mark
    : undefined;
