import { findDateRange, isWholeDate } from '../date-range.ts';
import type { Cell, Line } from './line.ts';

/** One such row may hold two years by chance. */
const MIN_ROWS = 2;

/** "2013 | 2022 | Sample Shoes | Manager": where several rows of a table give the beginning and the end in columns of their own, side by side, the two are one period. */
export function withPeriodsWhole(lines: readonly Line[]): Line[] {
  const rows = new Set(lines.filter((line) => line.cells.length > 2 && partedAt(line) >= 0));
  if (rows.size < MIN_ROWS) return [...lines];
  return lines.map((line) => (rows.has(line) ? joinedAt(line, partedAt(line)) : line));
}

/** Where the first of two cells stands that are a period together and none alone; -1 for none. */
const partedAt = ({ cells }: Line): number =>
  cells.findIndex((cell, at) => {
    const next = cells[at + 1];
    return next !== undefined && isPoint(cell) && isPeriod(cell, next);
  });

const isPoint = ({ text, role }: Cell): boolean =>
  role === undefined && isWholeDate(text) && findDateRange(text)?.isRange === false;

function isPeriod(from: Cell, to: Cell): boolean {
  if (to.role !== undefined) return false;
  const text = joined(from, to);
  const range = findDateRange(text);
  const isWhole = range?.isRange === true && range.from === 0 && range.to === text.length;
  return isWhole && (range.end === undefined || (range.start ?? '') <= range.end);
}

const joined = (from: Cell, to: Cell): string => `${from.text} - ${to.text}`;

function joinedAt(line: Line, at: number): Line {
  const [from, to] = [line.cells[at] as Cell, line.cells[at + 1] as Cell];
  const whole = { ...from, text: joined(from, to), width: to.x + to.width - from.x };
  return { ...line, cells: [...line.cells.slice(0, at), whole, ...line.cells.slice(at + 2)] };
}
