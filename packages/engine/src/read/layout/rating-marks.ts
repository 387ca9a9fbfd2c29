import type { LeftOutText } from '@trueline/contracts';
import type { Cell, Line } from './line.ts';

/** Marks that are drawn for what is reached, and for what is not. */
const FULL = '●★■▮◆⬤⚫◉✦█▓▰•#*=+xXoO';
const EMPTY = '○☆□▯◇◯⚪◎✧░▱▪▫◦∙·._~oO-';
const METER = new RegExp(
  `(?:^|(?<=\\s))[[(]?(?<marks>(?:[${FULL}] ?){1,20}(?:[${EMPTY}] ?){0,20})[\\])]?(?:\\s*\\d{1,3} ?%)?(?=$|\\s)`,
  'u',
);
const PERCENT = /^\d{1,3} ?%$/;
const MIN_MARKS = 3;
/** How many rows may stand between two that are rated. */
const MAX_ROWS_APART = 2;

/** "English * * * * o", "Excel  ####--  80%": bars and dots for how well something is known, in two rows near each other or more, say nothing in words and are left out with their per cent. */
export function withoutRatingMarks(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const bare = lines.map(({ cells }) => withoutMeter(cells));
  const rated = bare.flatMap((one, index) => (one === undefined ? [] : [index]));
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= MAX_ROWS_APART;
  // Stars alone are a hotel's; beside others that are not all reached they rate.
  const isPart = (index: number): boolean => !/^[*★ ]+$/.test(bare[index]?.marks ?? '');
  const near = new Set(
    rated.filter(
      (index) =>
        rated.some((other) => other !== index && isNear(other, index)) &&
        rated.some((other) => isNear(other, index) && isPart(other)),
    ),
  );
  return {
    lines: lines.map((line, index) => {
      const cells = near.has(index) ? bare[index]?.cells : undefined;
      // What is rated is said: no row goes on in the next one.
      return cells === undefined ? line : { ...line, cells, wraps: false };
    }),
    leftOut: [...near].flatMap((index): LeftOutText[] => {
      const marks = bare[index]?.marks;
      return marks === undefined ? [] : [{ text: marks, reason: 'ornament' }];
    }),
  };
}

/** The cells without the meter at the row's start or end, and the meter; undefined where there is none, or nothing else. */
function withoutMeter(cells: readonly Cell[]): { cells: Cell[]; marks: string } | undefined {
  const at = cells.findIndex(({ text }) => findMeter(text) !== undefined);
  const cell = cells[at];
  const meter = cell && findMeter(cell.text);
  if (cell === undefined || meter === undefined) return undefined;
  const text = (cell.text.slice(0, meter.from) + cell.text.slice(meter.to)).trim();
  const next = cells[at + 1];
  const share = next !== undefined && PERCENT.test(next.text) ? [next] : [];
  const rest = [
    ...cells.slice(0, at),
    ...(text === '' ? [] : [{ ...cell, text }]),
    ...cells.slice(at + 1 + share.length),
  ];
  const marks = [cell.text.slice(meter.from, meter.to), ...share.map((one) => one.text)].join(' ');
  const names = rest.some((other) => /\p{L}{2}|\p{Lu}/u.test(other.text));
  return names ? { cells: rest, marks } : undefined;
}

/** Where a cell's text holds a meter, at its start or its end. */
function findMeter(text: string): { from: number; to: number } | undefined {
  const match = METER.exec(text);
  const marks = match?.groups?.marks?.replaceAll(' ', '') ?? '';
  if (match === null || marks.length < MIN_MARKS || new Set(marks).size > 2) return undefined;
  const [from, to] = [match.index, match.index + match[0].length];
  const isAtEnd = text.slice(to).trim() === '';
  // What can be typed opens a heading or an item where text follows it.
  const isAtStart = text.slice(0, from).trim() === '' && !/^[[(]?[#*=+xXoO]/.test(match[0]);
  // Letters are marks where blanks part them, or in brackets: "xxx" is a word otherwise.
  const isWord = /^[xXoO]+$/.test(marks) && !/^(?:[[(]|\S \S)/.test(match[0]);
  return (isAtEnd || isAtStart) && !isWord ? { from, to } : undefined;
}
