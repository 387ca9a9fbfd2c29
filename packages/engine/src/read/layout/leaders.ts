import { isWholeDate } from '../date-range.ts';
import type { Cell, Line } from './line.ts';

/** Dots or underlines that lead from a label to its value, with or without a colon behind them. */
const LEADER =
  /^(?<label>\p{L}[^.:_|]{1,38}?\.??)(?:\s\.{3,}|\.{4,}|\s?…{2,}|\s?_{3,})\s*:?\s*(?=\S)/u;
const COLON = /^\s*:\s*-?\s*$/;

/** "Address.......: 12 Sample Lane", "Field ..... | surveys", "Phone | : | 555": a label and its value meet at a colon; a date that dots lead to is a cell. */
export function withoutLeaders(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const cells = joinedColons(line.cells).flatMap(withoutLeader);
    return cells.length === line.cells.length && cells.every((cell, at) => cell === line.cells[at])
      ? line
      : { ...line, cells };
  });
}

/** A colon in a cell of its own closes the label before it. */
function joinedColons(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells) {
    const label = joined.at(-1);
    const isLabel = label !== undefined && /[\p{L})]$/u.test(label.text);
    if (isLabel && COLON.test(cell.text))
      joined[joined.length - 1] = { ...label, text: `${label.text}:` };
    else if (isLabel && /^:\s*\S/.test(cell.text))
      joined.splice(-1, 1, { ...label, text: `${label.text}:` }, behindColon(cell));
    else joined.push(cell);
  }
  return joined;
}

const behindColon = (cell: Cell): Cell => ({ ...cell, text: cell.text.replace(/^:\s*/, '') });

function withoutLeader(cell: Cell): Cell[] {
  const found = LEADER.exec(cell.text);
  const label = found?.groups?.label;
  if (found === null || label === undefined) return [cell];
  const value = cell.text.slice(found[0].length);
  if (!isWholeDate(value)) return [{ ...cell, text: `${label}: ${value}` }];
  const width = (cell.width / cell.text.length) * label.length;
  const at = cell.x + (cell.width / cell.text.length) * found[0].length;
  return [
    { ...cell, text: label, width },
    { ...cell, text: value, x: at, width: cell.x + cell.width - at },
  ];
}
