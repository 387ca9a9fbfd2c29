import { FIELD_LABELS } from '../lexicon/field-labels.ts';
import { fold } from './characters.ts';
import type { Cell, Line } from './line.ts';

const SAME_EDGE = 3;
const WRITTEN = /^([^:]{3,60}?)\s*:\s+(?=\S)/u;

/** Forms write "Dates", "Employer" or "Position held" before each value, in a cell of its own or before a colon: leaves those words out. */
export function withoutFieldLabels(lines: readonly Line[]): Line[] {
  const plain: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const [label, ...values] = line.cells;
    const length = label === undefined || values.length === 0 ? 0 : rowsOfLabel(lines, index);
    if (length > 0) {
      // Each value begins afresh, however full the one above is.
      const above = plain.at(-1);
      if (above !== undefined) plain[plain.length - 1] = { ...above, wraps: false };
      plain.push(withCells(line, values));
      index += length - 1;
    } else plain.push(label === undefined ? line : withoutWritten(line));
  }
  return plain;
}

/** How many rows the label in the first cell takes, 0 where it is none: a narrow cell breaks it, and its rest stands alone below. */
function rowsOfLabel(lines: readonly Line[], index: number): number {
  const [label] = lines[index]?.cells ?? [];
  if (label === undefined) return 0;
  if (isLabel(label.text)) return 1;
  let text = label.text;
  for (let rows = 2; rows <= 3; rows++) {
    const [rest, ...others] = lines[index + rows - 1]?.cells ?? [];
    if (rest === undefined || others.length > 0 || !isSetUnder(label, rest)) return 0;
    text += ` ${rest.text}`;
    if (isLabel(text)) return rows;
  }
  return 0;
}

/** The same left edge, or the same right one. */
function isSetUnder(label: Cell, rest: Cell): boolean {
  const right = (cell: Cell): number => cell.x + cell.width;
  return Math.abs(rest.x - label.x) < SAME_EDGE || Math.abs(right(rest) - right(label)) < SAME_EDGE;
}

const isLabel = (text: string): boolean => FIELD_LABELS.has(fold(text.replace(/\s*:\s*$/, '')));

function withCells(line: Line, cells: Line['cells']): Line {
  const x = cells[0]?.x ?? line.x;
  const width = Math.max(0, line.x + line.width - x);
  return { ...line, cells, x, width, bold: cells[0]?.bold ?? false };
}

/** "Employer: Acme" is "Acme". */
function withoutWritten(line: Line): Line {
  const [first, ...rest] = line.cells;
  const label = first === undefined ? null : WRITTEN.exec(first.text);
  if (first === undefined || label?.[1] === undefined || !isLabel(label[1])) return line;
  return { ...line, cells: [{ ...first, text: first.text.slice(label[0].length) }, ...rest] };
}
