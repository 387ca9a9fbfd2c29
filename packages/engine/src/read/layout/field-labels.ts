import labels from '../../../data/phrases/field-labels.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { fold } from '../characters.ts';
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
  /** Where the rows of what was done begin in the entry at hand. */
  let tasks: number | undefined;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const label = labelAt(lines, index);
    if (label === undefined) {
      plain.push(withoutWritten(line));
      continue;
    }
    // Each value begins afresh, however full the one above is.
    const above = plain.at(-1);
    if (above !== undefined) plain[plain.length - 1] = { ...above, wraps: false };
    const values = line.cells.slice(1);
    const row = withCells(line, values);
    if (LABELS.get(label.text) === 'dates') tasks = undefined;
    if (LABELS.get(label.text) === 'tasks') tasks = plain.length;
    if (tasks !== undefined && LABELS.get(label.text) === 'employer') {
      plain.splice(tasks, 0, { ...row, gapBefore: 0 });
      tasks = undefined;
    } else if (values.length > 0) plain.push(row);
    index += label.rows - 1;
  }
  return plain;
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
  const label = first === undefined ? null : WRITTEN.exec(first.text);
  if (first === undefined || label?.[1] === undefined || !isFieldLabel(label[1])) return line;
  return { ...line, cells: [{ ...first, text: first.text.slice(label[0].length) }, ...rest] };
}
