import type { LeftOutText } from '@trueline/contracts';
import { isBulletMark } from '../characters.ts';
import {
  areOfForm,
  askedRole,
  asRow,
  countsRecords,
  isFormLabel,
  withValue,
} from './form-labels.ts';
import { type Cell, type Line, lineText } from './line.ts';

/** Fewer rows with two labels each may be a head of contacts. */
const MIN_PAIRED = 2;
const MIN_ROWS = 4;

type Pair = [label: Cell, value: Cell[]];

/** A row's labels with the value beside each: "Company | Hill Ltd | Town | Celje". Undefined where its cells are others. */
function pairsOf({ cells, bulletX }: Line): Pair[] | undefined {
  const [first, ...rest] = cells;
  if (bulletX !== undefined || first === undefined || rest.length === 0) return undefined;
  if (!isFormLabel(first.text)) return undefined;
  const pairs: Pair[] = [[first, []]];
  for (const cell of rest) {
    const open = pairs.at(-1) as Pair;
    if (open[1].length > 0 && isFormLabel(cell.text)) pairs.push([cell, []]);
    else open[1].push(cell);
  }
  const isAnswered = pairs.every(
    ([, value]) => value.length > 0 && !isFormLabel(value[0]?.text ?? ''),
  );
  return isAnswered ? pairs : undefined;
}

/** Whether a document is a form with its labels beside its values that no other step can read: two to a row, or with the two ends of a period each for itself. */
export function isPairedForm(lines: readonly Line[]): boolean {
  const rows = lines.flatMap((line) => {
    const pairs = pairsOf(line);
    return pairs === undefined ? [] : [pairs];
  });
  const labels = rows.flat().map(([label]) => label);
  if (rows.length < MIN_ROWS || !areOfForm(labels)) return false;
  const isTwice = rows.filter(({ length }) => length > 1).length >= MIN_PAIRED;
  const hasEnds = (['start', 'end'] as const).every((role) =>
    labels.some(({ text }) => askedRole(text) === role),
  );
  return isTwice || hasEnds;
}

/** Forms write labels in columns of their own, the values beside them: each stands in a row with its value behind a colon. */
export function withPairedLabels(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  if (!isPairedForm(lines)) return { lines: [...lines], leftOut: [] };
  const leftOut: LeftOutText[] = [];
  const set = lines.flatMap((line, at): Line[] => {
    const pairs = pairsOf(line);
    if (pairs !== undefined) return pairs.flatMap((pair, index) => rowsOf(line, pair, index));
    const next = lines[at + 1];
    if (!countsRecords(lineText(line)) || next === undefined || pairsOf(next) === undefined)
      return [line];
    leftOut.push({ text: lineText(line), reason: 'label' });
    return [];
  });
  return { lines: set, leftOut };
}

/** The label with its value; over the item of a list that stands beside it, alone. */
function rowsOf(line: Line, [label, value]: Pair, index: number): Line[] {
  const row = { ...line, gapBefore: index === 0 ? line.gapBefore : 0 };
  const [mark, ...item] = value;
  const [first] = item;
  if (mark !== undefined && first !== undefined && isBulletMark(mark.text))
    return [
      asRow(row, [{ ...label, text: withValue(label.text, '').trim() }]),
      { ...asRow(row, item), bulletX: mark.x, gapBefore: 0, wraps: line.wraps },
    ];
  const text = withValue(label.text, value.map((cell) => cell.text).join(' '));
  return [asRow(row, [{ ...label, text }])];
}
