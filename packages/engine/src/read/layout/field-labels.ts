import labels from '../../../data/phrases/field-labels.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { bulletLength, fold } from '../characters.ts';
import type { Cell, Line } from './line.ts';

/** Labels of forms, folded, with what stands behind each: the dates that begin an entry, what was done there, the employer. */
const LABELS = new Map(
  readTable<{ label: string; before: string }>(labels).map(({ label, before }) => [label, before]),
);

const SAME_EDGE = 3;
const WRITTEN = /^([^:]{3,60}?)\s*:\s+(?=\S)/u;

/** What a label takes up: its words, folded, in this many rows. */
interface Label {
  text: string;
  rows: number;
}

/** Forms write "Dates", "Employer" or "Position held" before each value, in a cell of its own or before a colon: leaves those words out. An employer named behind what was done there comes before it. */
export function withoutFieldLabels(lines: readonly Line[]): Line[] {
  const plain: Line[] = [];
  const repeated = repeatedBeside(lines);
  /** Where the rows of what was done begin in the entry at hand. */
  let tasks: number | undefined;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const label = labelAt(lines, index) ?? repeatedAt(line, repeated);
    if (label === undefined) {
      plain.push(withoutWritten(line));
      continue;
    }
    // Each value begins afresh, however full the one above is.
    const above = plain.at(-1);
    if (above !== undefined) plain[plain.length - 1] = { ...above, wraps: false };
    const values = line.cells.slice(1);
    const isEmployer = LABELS.get(label.text) === 'employer';
    const address = isEmployer ? addressBelow(lines, index + label.rows, values[0]) : [];
    const row = withCells(line, values);
    const rows = [row, ...address];
    if (LABELS.get(label.text) === 'dates') tasks = undefined;
    if (LABELS.get(label.text) === 'tasks') tasks = plain.length;
    if (tasks !== undefined && isEmployer) {
      plain.splice(tasks, 0, ...rows.map((one) => ({ ...one, gapBefore: 0 })));
      tasks = undefined;
    } else if (values.length > 0)
      plain.push(...(LABELS.get(label.text) === 'tasks' ? [asItem(row)] : rows));
    index += label.rows - 1 + address.length;
  }
  return plain;
}

/** Words that a form repeats in the column of its known labels ask for something too, whatever they are: "Position and employer" below each "Dates". */
function repeatedBeside(lines: readonly Line[]): ReadonlySet<string> {
  const first = lines.flatMap(({ cells: [cell, value] }) =>
    cell !== undefined && value !== undefined ? [cell] : [],
  );
  const known = first.filter(({ text }) => isFieldLabel(text));
  if (known.length < MIN_REPEATED) return new Set();
  const others = first.filter(
    (cell) => isLikeLabel(cell.text) && known.some(({ x }) => Math.abs(x - cell.x) < SAME_EDGE),
  );
  const counts = Map.groupBy(others, ({ text }) => labelText(text));
  return new Set(
    [...counts].flatMap(([text, cells]) => (cells.length < MIN_REPEATED ? [] : [text])),
  );
}

const MIN_REPEATED = 2;
const MAX_LABEL_WORDS = 5;

const isLikeLabel = (text: string): boolean =>
  /^\p{L}[^\d@|]+$/u.test(text) && text.split(' ').length <= MAX_LABEL_WORDS && !isFieldLabel(text);

const repeatedAt = ({ cells }: Line, repeated: ReadonlySet<string>): Label | undefined => {
  const [label, value] = cells;
  const text = label === undefined || value === undefined ? '' : labelText(label.text);
  return repeated.has(text) ? { text, rows: 1 } : undefined;
};

/** The rows of an address that a form has below the employer's name, up to the next label. */
function addressBelow(lines: readonly Line[], from: number, name: Cell | undefined): Line[] {
  if (name === undefined) return [];
  const below = lines.slice(from, from + MAX_ADDRESS_ROWS + 1);
  const end = below.findIndex(
    ({ cells, x, bulletX }) =>
      cells.length > 1 || bulletX !== undefined || Math.abs(x - name.x) > SAME_EDGE,
  );
  const next = lines[from + end];
  const isClosed = end > 0 && next !== undefined && labelAt(lines, from + end) !== undefined;
  return isClosed ? below.slice(0, end) : [];
}

const MAX_ADDRESS_ROWS = 2;

/** What was done is an item of its entry, however short, and its mark may be typed. */
function asItem(row: Line): Line {
  if (row.bulletX !== undefined) return row;
  const [first, ...rest] = row.cells;
  const text = first?.text ?? '';
  const cells = first === undefined ? [] : [{ ...first, text: text.slice(bulletLength(text)) }];
  return { ...row, cells: [...cells, ...rest], bulletX: Math.max(0, row.x - 1), gapBefore: 0 };
}

/** The label in the first cell: a narrow cell breaks it, and its rest stands alone below. Alone in its row it has its values at the right of it in the rows below. */
function labelAt(lines: readonly Line[], index: number): Label | undefined {
  const [label, ...values] = lines[index]?.cells ?? [];
  if (label === undefined) return undefined;
  if (isFieldLabel(label.text)) {
    const next = lines[index + 1];
    const isBeside = values.length > 0 || (next !== undefined && next.x > label.x + label.width);
    return isBeside ? { text: labelText(label.text), rows: 1 } : undefined;
  }
  if (values.length === 0) return undefined;
  let text = label.text;
  for (let rows = 2; rows <= 3; rows++) {
    const [rest, ...others] = lines[index + rows - 1]?.cells ?? [];
    if (rest === undefined || others.length > 0 || !isSetUnder(label, rest)) return undefined;
    text += ` ${rest.text}`;
    if (isFieldLabel(text)) return { text: labelText(text), rows };
  }
  return undefined;
}

/** The same left edge, or the same right one. */
function isSetUnder(label: Cell, rest: Cell): boolean {
  const right = (cell: Cell): number => cell.x + cell.width;
  return Math.abs(rest.x - label.x) < SAME_EDGE || Math.abs(right(rest) - right(label)) < SAME_EDGE;
}

const labelText = (text: string): string => fold(text.replace(/\s*:\s*$/, ''));

/** Whether the label asks for what was done. */
export const asksForTasks = (text: string): boolean => LABELS.get(labelText(text)) === 'tasks';

/** Whether a form writes this before a value. */
export const isFieldLabel = (text: string): boolean => LABELS.has(labelText(text));

function withCells(line: Line, cells: Line['cells']): Line {
  const x = cells[0]?.x ?? line.x;
  const width = Math.max(0, line.x + line.width - x);
  return { ...line, cells, x, width, bold: cells[0]?.bold ?? false };
}

/** "Employer: Acme" is "Acme". */
function withoutWritten(line: Line): Line {
  const [first, ...rest] = line.cells;
  // What a form says of an entry besides its head keeps its label.
  const isKept = first === undefined || line.ofLabel === 'first';
  const label = isKept ? null : WRITTEN.exec(first.text);
  if (first === undefined || label?.[1] === undefined || !isFieldLabel(label[1])) return line;
  return { ...line, cells: [{ ...first, text: first.text.slice(label[0].length) }, ...rest] };
}
