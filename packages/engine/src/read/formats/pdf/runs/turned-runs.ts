import type { TextRun } from '../page/page-text.ts';

/** Text that runs up or down the page from `x`, `y`. */
export interface TurnedRun extends TextRun {
  goesUp: boolean;
}

/** A label beside the rows of its section, as the page shows it. */
interface Label {
  run: TurnedRun;
  top: number;
  bottom: number;
}

/** Gap in sizes from which two turned pieces are two words, and two labels. */
const WORD_GAP = 0.15;
const LABEL_GAP = 0.5;
/** Room above a row, in usual pitches, at which a section may begin. */
const SECTION_GAP = 1.3;

/** Turned labels as upright headings above the first row of what stands beside them. */
export function besideTheirRows(turned: readonly TurnedRun[], runs: readonly TextRun[]): TextRun[] {
  const inked = turned.filter(({ text }) => text.trim() !== '');
  if (inked.length === 0) return [];
  const labels = labelsOf(inked);
  const placed: TextRun[] = [];
  for (const label of labels) {
    const column = labels.filter(({ run }) => Math.abs(run.x - label.run.x) < label.run.size);
    const above = column[column.indexOf(label) - 1];
    placed.push(onOwnRow(label, above, [...runs, ...placed]));
  }
  return placed;
}

/** The pieces of each label put together, labels from top to bottom. */
function labelsOf(turned: readonly TurnedRun[]): Label[] {
  const reading = [...turned].sort(
    (a, b) => Number(a.goesUp) - Number(b.goesUp) || (a.goesUp ? b.y - a.y : a.y - b.y),
  );
  const whole: TurnedRun[] = [];
  for (const run of reading) {
    const last = whole.find((other) => gapAfter(other, run) !== undefined);
    const gap = last === undefined ? undefined : gapAfter(last, run);
    if (last === undefined || gap === undefined) whole.push({ ...run });
    else {
      last.text += (gap > WORD_GAP * run.size ? ' ' : '') + run.text;
      last.width += gap + run.width;
    }
  }
  return whole
    .map((run) => ({
      run,
      top: run.goesUp ? run.y - run.width : run.y,
      bottom: run.goesUp ? run.y : run.y + run.width,
    }))
    .sort((a, b) => a.top - b.top);
}

/** The gap between two pieces of one label; undefined for pieces of two. */
function gapAfter(last: TurnedRun, run: TurnedRun): number | undefined {
  if (last.goesUp !== run.goesUp || Math.abs(last.x - run.x) > 0.3 * run.size) return undefined;
  const gap = (last.goesUp ? last.y - run.y : run.y - last.y) - last.width;
  return gap > -run.size && gap < LABEL_GAP * run.size ? gap : undefined;
}

/** A row of its own above the first row of the label's section: below the label before and all that runs across. */
function onOwnRow(
  { run: { goesUp: _, ...run }, top, bottom }: Label,
  above: Label | undefined,
  runs: readonly TextRun[],
): TextRun {
  const middle = (top + bottom) / 2;
  const beside = runs.filter((other) => other.x > run.x && other.text.trim() !== '');
  const across = runs.filter(
    (other) => other.x <= run.x && other.x + other.width > run.x + run.size && other.y < middle,
  );
  const limit = Math.max(
    above === undefined ? Number.NEGATIVE_INFINITY : (above.top + above.bottom) / 2,
    ...across.map(({ y }) => y),
  );
  const rows = [...new Set(beside.map(({ y }) => Math.round(y)))].sort((a, b) => a - b);
  const start = firstRow(rows, limit, middle);
  if (start === undefined) return { ...run, y: middle };
  const before = rows.findLast((y) => y < start - 1) ?? start - 3 * run.size;
  const first = beside.filter(({ y }) => Math.abs(y - start) < 1).sort((a, b) => a.x - b.x)[0];
  const room = Math.min(start - before, 2.4 * run.size);
  return { ...run, x: first?.x ?? run.x, y: start - room / 2 };
}

/** Of the rows between a limit and a label's middle, the one with most room above it; the first where none has more than rows usually have. */
function firstRow(rows: readonly number[], limit: number, middle: number): number | undefined {
  const room = rows.map((y, at) => (at === 0 ? 0 : y - (rows[at - 1] ?? y)));
  const usual = [...room].sort((a, b) => a - b)[Math.floor(room.length / 2)] ?? 0;
  const own = rows.flatMap((y, at) => (y > limit + 1 ? [{ y, room: room[at] ?? 0 }] : []));
  const upTo = own.filter(({ y }, at) => at === 0 || y <= middle);
  const widest = upTo.reduce((most, row) => (row.room > most.room + 1 ? row : most), {
    y: upTo[0]?.y,
    room: SECTION_GAP * usual,
  } as { y: number | undefined; room: number });
  return widest.y;
}
