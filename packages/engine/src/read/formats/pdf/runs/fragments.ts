import { isBulletMark, repairText } from '../../../characters.ts';
import { isWholeDate } from '../../../date-range.ts';
import { isPlace } from '../../../fields/location.ts';
import { findHeadingKind } from '../../../sections/heading.ts';
import { isOpenDate, withWholeDates } from '../page/open-dates.ts';
import type { PageText, TextRun } from '../page/page-text.ts';
import { withWholeHeadings } from '../page/wrapped-headings.ts';
import { withoutCopies } from './copies.ts';
import type { Fragment } from './fragment.ts';
import { isIcon, withMarks, withRaisedFigures } from './marks.ts';
import type { Box } from './matrix.ts';

/** Letter-spaced words come as one run each. */
const LETTER_SPACED = /^\S(?: \S)+$/u;

/** Gaps in font sizes: a word space begins at the first, another cell at the second. */
const SPACE_GAP = 0.13;
/** Between a word and the capital of the next, where the type changes. */
const TYPE_CHANGE_GAP = 0.06;
const CELL_GAP = 1.15;
const SPACED_CELL_GAP = 1.8;
/** Beside type this many times its size a text is a piece of its own. */
const FAR_LARGER = 1.6;
const OVERLAP = 0.6;
const ACCENT = /^\s*[\p{M}\p{Sk}]\s*$/u;

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

export function fragmentsOf({ runs, rules }: Pick<PageText, 'runs' | 'rules'>): Fragment[] {
  const inked = withoutCopies(
    withRaisedFigures(withMarks(runs.filter((run) => run.text.trim() !== ''))),
  );
  const scale = gapScale(inked);
  const borders = rules.filter(([left, top, right, bottom]) => bottom - top > right - left);
  return withWholeHeadings(
    withWholeDates(
      partedAtEdges(
        rowsOf(inked).flatMap((row) => groupsOf(row, borders, scale)),
        scale,
      )
        .map(toFragment)
        .filter((fragment) => fragment.text !== ''),
    ),
  );
}

const MIN_PITCH_RUNS = 20;
/** Of the width of letters, in sizes, that one face gives to all of them. */
const PITCH_SLACK = 0.02;
/** Blanks that part cells where all letters are of one width. */
const CELL_BLANKS = 2.5;

/** How much wider than elsewhere the gaps that part cells are: where every letter has the width of a blank, as on a typewriter, two blanks stand between words of a justified line. */
function gapScale(runs: readonly TextRun[]): number {
  const widths = runs
    .filter(({ text, size }) => text.trim().length >= 4 && size > 0)
    .map(({ text, width, size }) => width / text.length / size)
    .sort((a, b) => a - b);
  const middle = widths[Math.floor(widths.length / 2)] ?? 0;
  const alike = widths.filter((width) => Math.abs(width - middle) < PITCH_SLACK);
  const isOnePitch = widths.length >= MIN_PITCH_RUNS && alike.length >= 0.95 * widths.length;
  return isOnePitch ? Math.max(1, (CELL_BLANKS * middle) / CELL_GAP) : 1;
}

function groupsOf(runs: readonly TextRun[], borders: readonly Box[], scale: number): TextRun[][] {
  const isParted = (last: TextRun, run: TextRun): boolean =>
    borders.some(
      ([x, top, , bottom]) =>
        x > last.x + last.width - 1 && x < run.x + 1 && run.y > top && run.y - run.size < bottom,
    );
  const groups: TextRun[][] = [];
  let parts = true;
  for (const run of runs) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    // An icon says nothing, but what it stands before is a piece of its own.
    if (isIcon(run)) parts = true;
    else if (
      group === undefined ||
      last === undefined ||
      parts ||
      isParted(last, run) ||
      partsFrom(group, last, run, scale)
    ) {
      groups.push([run]);
      parts = false;
    } else group.push(run);
  }
  return groups;
}

/** The type that the gap between two runs is measured by: the larger, unless one of them is far larger. */
function typeSize(a: TextRun, b: TextRun): number {
  const [small, large] = a.size < b.size ? [a.size, b.size] : [b.size, a.size];
  return large > FAR_LARGER * small ? small : large;
}

const isLetterSpaced = (run: TextRun): boolean =>
  run.isSpaced === true || LETTER_SPACED.test(run.text.trim());

function partsFrom(group: readonly TextRun[], last: TextRun, run: TextRun, scale: number): boolean {
  const gap = run.x - (last.x + last.width);
  const isSpaced = isLetterSpaced(last) && isLetterSpaced(run);
  // Text of one flow never runs over itself, save for an accent over its letter.
  if (gap < -OVERLAP * run.size && !ACCENT.test(run.text) && !ACCENT.test(last.text)) return true;
  if (gap > (isSpaced ? SPACED_CELL_GAP : CELL_GAP) * scale * typeSize(last, run)) return true;
  return group.length === 1 && isBulletMark(last.text);
}

/** Gap in font sizes from which a date or a list mark may stand in a column of its own. */
const EDGE_GAP = 0.3;
const MIN_ALIGNED = 2;
/** Gap from which a label that ends where others end stands before a text that begins where others begin. */
const LABEL_GAP = 0.6;

/** Columns set close together run into one another where a text fills its own: they part at a list mark under other marks, at a date under other dates, and behind a label that ends under others. */
function partedAtEdges(groups: readonly TextRun[][], scale: number): TextRun[][] {
  const marks = groups.flatMap(([first]) => (first && isBulletMark(first.text) ? [first.x] : []));
  const dates = groups.filter((group) => isWholeDate(textOf(group)));
  const isAtMarks = alignment(marks);
  const isAtLefts = alignment(dates.flatMap(([first]) => first?.x ?? []));
  const isAtRights = alignment(dates.map(rightOf));
  const isAtStarts = alignment(groups.flatMap(([first]) => first?.x ?? []));
  const labels = groups.flatMap((group) => labelsIn(group, scale));
  const isAtEnds = (right: number): boolean =>
    new Set(
      labels.flatMap((label) =>
        Math.abs(label.right - right) < 1 ? [Math.round(label.left)] : [],
      ),
    ).size >= MIN_ALIGNED;
  const startsColumn = (run: TextRun, index: number, group: readonly TextRun[]): boolean => {
    const before = group[index - 1];
    if (before === undefined) return false;
    if (isBulletMark(run.text)) return isAtMarks(run.x);
    if (isPlaceBehind(before, run, group.slice(index))) return true;
    if (run.x - (before.x + before.width) < EDGE_GAP * scale * run.size) return false;
    const [gap, label] = [run.x - rightOf([before]), group.slice(0, index)];
    if (gap > MARGIN_GAP * scale * run.size && !isLetterSpaced(run) && isMargin(run, group, groups))
      return findHeadingKind(textOf(group)) === undefined;
    if (isAtStarts(run.x) && (isWholeDate(textOf(label)) || isOpenDate(textOf(label)))) return true;
    if (gap > LABEL_GAP * scale * run.size && isAtStarts(run.x) && isAtEnds(rightOf(label)))
      return true;
    return (
      (isAtLefts(run.x) || isAtRights(rightOf(group))) && isWholeDate(textOf(group.slice(index)))
    );
  };
  const whole = new Set(dates);
  return groups.flatMap((group) => {
    const at = whole.has(group) ? -1 : group.findIndex(startsColumn);
    if (at < 0) return [group];
    const rest = group.slice(at);
    const [mark, ...item] = rest;
    const isMarked = mark !== undefined && item.length > 0 && isBulletMark(mark.text);
    return [group.slice(0, at), ...(isMarked ? [[mark], item] : [rest])];
  });
}

/** Gap in font sizes beside a narrow margin, whose rows nothing crosses. */
const MARGIN_GAP = 0.6;
const MIN_BESIDE_MARGIN = 3;
/** Points up and down in which other rows begin where a margin ends, and in which none may cross there. */
const MARGIN_REACH = 200;
const CROSSING_REACH = 36;

/** Whether a run begins where rows above and below it begin, and none of those near it runs across: what stands before it is in a margin. A date shows one sooner. */
function isMargin(
  run: TextRun,
  group: readonly TextRun[],
  groups: readonly (readonly TextRun[])[],
): boolean {
  const label = textOf(group.slice(0, group.indexOf(run)));
  const isDated = isWholeDate(label) || isOpenDate(label);
  let beside = 0;
  for (const other of groups) {
    const [first] = other;
    if (first === undefined || other === group) continue;
    const step = Math.abs(first.y - run.y);
    if (step > MARGIN_REACH || step < 1 || first.size < run.size / FAR_LARGER) continue;
    const next = other.findIndex((each) => each.x > run.x - 1);
    const before = other[next < 0 ? other.length - 1 : next - 1];
    const begins = other[next]?.x ?? Number.POSITIVE_INFINITY;
    const isOpen =
      before === undefined ||
      (rightOf([before]) < run.x + 1 && begins - rightOf([before]) > MARGIN_GAP * run.size);
    if (!isOpen && step < CROSSING_REACH) return false;
    if (isOpen && begins < run.x + 1) beside++;
  }
  return beside >= (isDated ? MIN_ALIGNED : MIN_BESIDE_MARGIN);
}

/** What stands before wide gaps. Labels set to the right begin at different edges and end at one. */
const labelsIn = (group: readonly TextRun[], scale: number): { left: number; right: number }[] =>
  group.flatMap((run, index) => {
    const next = group[index + 1];
    const right = run.x + run.width;
    const isLabel = next !== undefined && next.x - right > LABEL_GAP * scale * next.size;
    return isLabel ? [{ left: group[0]?.x ?? 0, right }] : [];
  });

/** "Example Hospital" in one type and "Springfield, IL" behind it in another. */
function isPlaceBehind(before: TextRun, run: TextRun, rest: readonly TextRun[]): boolean {
  if (before.font === run.font || !/[\p{L}\p{N}.)]$/u.test(before.text.trimEnd())) return false;
  const text = textOf(rest);
  return text.includes(',') && isPlace(text);
}

/** Whether an edge stands under enough of the others, give or take a point. */
function alignment(edges: readonly number[]): (edge: number) => boolean {
  const counts = new Map<number, number>();
  for (const edge of edges) {
    const point = Math.round(edge);
    counts.set(point, (counts.get(point) ?? 0) + 1);
  }
  return (edge) => {
    const point = Math.round(edge);
    const near = [point - 1, point, point + 1].map((at) => counts.get(at) ?? 0);
    return near.reduce((sum, count) => sum + count, 0) >= MIN_ALIGNED;
  };
}

const textOf = (runs: readonly TextRun[]): string =>
  runs
    .map(({ text }) => text)
    .join(' ')
    .trim();

function rightOf(runs: readonly TextRun[]): number {
  return Math.max(...runs.map((run) => run.x + run.width));
}

function toFragment(runs: readonly TextRun[]): Fragment {
  const first = runs[0] as TextRun;
  const wordGap = wordGapOf(runs);
  const isSpaced = runs.length > 1 && runs.every((run) => LETTER_SPACED.test(run.text.trim()));
  let text = '';
  let right = first.x;
  for (const [index, run] of runs.entries()) {
    const gap = run.x - right;
    const accented = gap < -ACCENT_OVERLAP * run.size ? withAccent(text, run.text) : undefined;
    const spaced =
      gap > leastSpace(runs[index - 1], run) * run.size &&
      text !== '' &&
      !/\s$/.test(text) &&
      !/^\s/.test(run.text);
    text = accented ?? text + (spaced ? (isSpaced || gap > wordGap ? '  ' : ' ') : '') + run.text;
    right = Math.max(right, run.x + run.width);
  }
  const letters = (test: (run: TextRun) => boolean): number =>
    runs.reduce((sum, run) => sum + (test(run) ? run.text.trim().length : 0), 0);
  const all = letters(() => true);
  return {
    text: repairText(text)
      .replace(/ {2,}/g, (gap) => (/^\S( +\S)+$/.test(text.trim()) ? gap : ' '))
      .replace(/ *\t */g, '\t')
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

/** Accents that stand by themselves, and the marks that they are over a letter. */
const MARKS: Readonly<Record<string, string>> = {
  '¯': '\u0304',
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  ˇ: '\u030c',
  '˘': '\u0306',
  '˚': '\u030a',
};
/** How far, in sizes, the letter begins before the end of an accent that is drawn over it. */
const ACCENT_OVERLAP = 0.2;

/** TeX draws "ā" as an accent and the letter under it: the text with both as one letter, undefined where it ends in no accent. */
function withAccent(text: string, next: string): string | undefined {
  const mark = MARKS[text.at(-1) ?? ''];
  const letter = /^\p{L}/u.exec(next)?.[0];
  if (mark === undefined || letter === undefined) return undefined;
  return `${text.slice(0, -1)}${letter}${mark}${next.slice(letter.length)}`.normalize('NFC');
}

function leastSpace(last: TextRun | undefined, run: TextRun): number {
  const isCapital = /\p{Ll}$/u.test(last?.text ?? '') && /^\p{Lu}/u.test(run.text);
  return isCapital && last?.font !== run.font ? TYPE_CHANGE_GAP : SPACE_GAP;
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
