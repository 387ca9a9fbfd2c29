import { bulletLength, closeLetterSpacing, repairText } from '../../characters.ts';
import { type Cell, type Line, lineText } from '../../layout/line.ts';

/** What a style or a run says of its text; undefined where it says nothing. */
export interface Looks {
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  caps?: boolean | undefined;
  hidden?: boolean | undefined;
  /** White letters, on no ground that is known to be dark. */
  white?: boolean | undefined;
  /** Points. */
  size?: number | undefined;
}

export interface Run {
  /** Holds tabs and line breaks. */
  text: string;
  looks: Looks;
}

export interface ParagraphLooks {
  /** Left edge of the text in points. */
  x: number;
  /** Left edge of the list mark, where the format puts one. */
  markX?: number | undefined;
  headingLevel?: number | undefined;
  /** Size where no run says one. */
  size?: number | undefined;
  gapBefore: number;
  links: string[];
}

/** Smaller letters are not there to be read. */
const MIN_VISIBLE_SIZE = 3;

const isHidden = ({ hidden, white, size }: Looks): boolean =>
  hidden === true || white === true || (size !== undefined && size > 0 && size < MIN_VISIBLE_SIZE);

/** Runs that a person sees; the words of the others go into `hidden`. */
export function visibleOnly(runs: readonly Run[], hidden: string[]): Run[] {
  return runs.filter(({ text, looks }) => {
    if (!isHidden(looks)) return true;
    if (text.trim() !== '') hidden.push(text.trim());
    return false;
  });
}

/** The lines of a paragraph: one, or more where it holds line breaks; none when it is empty. */
export function styledLines(runs: readonly Run[], paragraph: ParagraphLooks): Line[] {
  const { markX, gapBefore, links } = paragraph;
  const lines = splitRows(runs).flatMap(
    (row) => toLine(row, markX ?? paragraph.x, paragraph) ?? [],
  );
  const [first] = lines;
  if (first === undefined) return [];
  first.gapBefore = gapBefore;
  first.links = links;
  if (markX !== undefined) {
    first.bulletX ??= markX;
    for (const line of lines) line.wraps = true;
  }
  const last = lines.at(-1);
  if (last !== undefined) last.wraps = false;
  return lines;
}

/** Runs cut at line breaks. */
function splitRows(runs: readonly Run[]): Run[][] {
  const rows: Run[][] = [[]];
  for (const run of runs) {
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) rows.push([]);
      if (text !== '') rows.at(-1)?.push({ ...run, text });
    });
  }
  return rows;
}

function toLine(row: readonly Run[], x: number, paragraph: ParagraphLooks): Line | undefined {
  const whole = repairText(row.map((run) => run.text).join(''));
  const [head, ...rest] = cellsOf(row, x);
  if (head === undefined) return undefined;
  const isTabbed = rest.length > 0 && isMarkAlone(head.text);
  const mark = isTabbed ? head.text.length : bulletLength(whole.trimStart());
  const cells = isTabbed ? rest : [head, ...rest];
  const [first = head] = cells;
  if (mark > 0) first.text = first.text.slice(bulletLength(first.text));
  const kept = cells.filter((cell) => cell.text !== '');
  if (kept.length === 0) return undefined;
  const inked = row.filter((run) => run.text.trim() !== '');
  const line: Line = {
    cells: kept,
    x,
    y: 0,
    width: 0,
    size: Math.max(...inked.map((run) => run.looks.size ?? 0)) || (paragraph.size ?? 0),
    bold: kept[0]?.bold ?? false,
    italic: kept[0]?.italic ?? false,
    gapBefore: 0,
    wraps: false,
    links: [],
  };
  line.width = lineText(line).length;
  if (paragraph.headingLevel !== undefined) line.headingLevel = paragraph.headingLevel;
  if (mark > 0) line.bulletX = x;
  return line;
}

/** A list mark that a tab parts from its item: "-", "*", Word's "o". */
const isMarkAlone = (text: string): boolean =>
  text === 'o' || bulletLength(`${text} x`) > text.length;

/** Cells between tabs; a cell is bold or italic when most of its letters are. */
function cellsOf(row: readonly Run[], x: number): Cell[] {
  const cells: { text: string; bold: number; italic: number }[] = [
    { text: '', bold: 0, italic: 0 },
  ];
  for (const { text, looks } of row) {
    text.split('\t').forEach((part, index) => {
      if (index > 0) cells.push({ text: '', bold: 0, italic: 0 });
      const cell = cells.at(-1);
      if (cell === undefined) return;
      cell.text += looks.caps === true ? part.toUpperCase() : part;
      if (looks.bold === true) cell.bold += part.length;
      if (looks.italic === true) cell.italic += part.length;
    });
  }
  return cells.flatMap(({ text, bold, italic }) => {
    const repaired = closeLetterSpacing(repairText(text)).trim();
    const parts = repaired.split(/\s*\t\s*| {3,}/).filter((part) => part !== '');
    return parts.map((part) => ({
      text: part.replace(/ {2}/g, ' '),
      x,
      width: part.length,
      bold: bold > 0.6 * text.length,
      italic: italic > 0.6 * text.length,
    }));
  });
}
