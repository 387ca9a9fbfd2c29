import { isBulletMark, repairText } from '../characters.ts';
import type { LineFonts } from '../line.ts';
import type { TextRun } from './page-text.ts';

/** Runs of one row without a wide gap between them. */
export interface Fragment {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  fonts: LineFonts;
}

/** Gaps in font sizes: a word space begins at the first, another cell at the second. */
const SPACE_GAP = 0.13;
const CELL_GAP = 1.4;

/** Rows from top to bottom, each from left to right. */
export function rowsOf<T extends { x: number; y: number; size: number }>(
  items: readonly T[],
): T[][] {
  const rows: { y: number; size: number; items: T[] }[] = [];
  for (const item of [...items].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows
      .slice(-4)
      .find(
        (candidate) => Math.abs(candidate.y - item.y) < 0.4 * Math.min(candidate.size, item.size),
      );
    if (row === undefined) rows.push({ y: item.y, size: item.size, items: [item] });
    else row.items.push(item);
  }
  return rows.map((row) => row.items.sort((a, b) => a.x - b.x));
}

export function fragmentsOf(runs: readonly TextRun[]): Fragment[] {
  const inked = withoutDoubles(runs.filter((run) => run.text.trim() !== ''));
  return rowsOf(inked).flatMap(joinRow);
}

function joinRow(runs: readonly TextRun[]): Fragment[] {
  const groups: TextRun[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group === undefined || last === undefined || partsFrom(group, last, run))
      groups.push([run]);
    else group.push(run);
  }
  return groups.map(toFragment).filter((fragment) => fragment.text !== '');
}

function partsFrom(group: readonly TextRun[], last: TextRun, run: TextRun): boolean {
  const gap = run.x - (last.x + last.width);
  if (gap > CELL_GAP * Math.max(last.size, run.size)) return true;
  return group.length === 1 && isBulletMark(last.text);
}

function toFragment(runs: readonly TextRun[]): Fragment {
  const first = runs[0] as TextRun;
  const wordGap = wordGapOf(runs);
  let text = '';
  let right = first.x;
  for (const run of runs) {
    const gap = run.x - right;
    const spaced =
      gap > SPACE_GAP * run.size && text !== '' && !/\s$/.test(text) && !/^\s/.test(run.text);
    text += (spaced ? (gap > wordGap ? '  ' : ' ') : '') + run.text;
    right = Math.max(right, run.x + run.width);
  }
  const letters = (test: (run: TextRun) => boolean): number =>
    runs.reduce((sum, run) => sum + (test(run) ? run.text.trim().length : 0), 0);
  const all = letters(() => true);
  return {
    text: repairText(text)
      .replace(/ {2,}/g, (gap) => (/^\S( +\S)+$/.test(text.trim()) ? gap : ' '))
      .trim(),
    x: first.x,
    right,
    y: first.y,
    size: Math.max(...runs.map((run) => run.size)),
    bold: letters((run) => run.bold) > 0.6 * all,
    italic: letters((run) => run.italic) > 0.6 * all,
    fonts: {
      start: first.font,
      end: runs.at(-1)?.font ?? first.font,
      main: mainFont(runs),
    },
  };
}

/** In letter-spaced text two spaces part words, where the gap is well above that between letters; elsewhere one does. */
function wordGapOf(runs: readonly TextRun[]): number {
  if (runs.length < 4 || runs.some((run) => run.text.trim().length > 1))
    return Number.POSITIVE_INFINITY;
  const gaps = runs
    .slice(1)
    .map((run, index) => run.x - (runs[index]?.x ?? 0) - (runs[index]?.width ?? 0));
  const middle = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return Math.max(0.5 * (runs[0]?.size ?? 0), 2.2 * middle);
}

function mainFont(runs: readonly TextRun[]): string {
  const letters = new Map<string, number>();
  for (const { font, text } of runs) letters.set(font, (letters.get(font) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Bold is sometimes faked by drawing the same text twice, a hair apart. */
function withoutDoubles(runs: readonly TextRun[]): TextRun[] {
  const seen = new Map<string, TextRun[]>();
  return runs.filter((run) => {
    const same = seen.get(run.text) ?? [];
    if (same.some((other) => Math.abs(other.x - run.x) < 1 && Math.abs(other.y - run.y) < 1))
      return false;
    seen.set(run.text, [...same, run]);
    return true;
  });
}
