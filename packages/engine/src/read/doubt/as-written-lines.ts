import type { AsWrittenLine } from '@trueline/contracts';
import { findDateRange, isWholeDate } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { isEven, isPeriodAlone, withNamesFirst, withPeriodsApart } from './even-periods.ts';
import { headOf, type PeriodColumns, periodColumns } from './periods-apart.ts';
import { hasLabelColumn, plain, squeezed } from './plain-row.ts';
import { ENTRY_GAP, type SectionRow } from './section-lines.ts';
import { closesBracket, endsOpen, goesOn } from './wrapped-rows.ts';

/** The rows of a section as lines that can be printed: all its periods beside their heads, or each row as it stands. */
export function toLines(
  rows: readonly SectionRow[],
  valueAt: (path: string) => unknown,
): AsWrittenLine[] {
  const columns = periodColumns(rows.map(({ block }) => block));
  const lines = withNamesFirst(joinedLines(rows, valueAt, columns));
  const apart = withPeriodsApart(lines);
  return withPlainList([apart, lines].find(isEven) ?? joinedLines(rows, valueAt, undefined));
}

/** Names of one row each that nothing stands between, not even room, are a list of rows. */
function withPlainList(lines: AsWrittenLine[]): AsWrittenLine[] {
  const isList =
    lines.length > 1 &&
    lines.every(
      ({ kind, dates, gap }, at) =>
        kind === 'head' && dates === undefined && (at === 0 || gap !== true),
    );
  return isList ? lines.map((line): AsWrittenLine => ({ ...line, kind: 'text' })) : lines;
}

/** Wrapped rows joined where they surely go on; periods apart unless no columns are given. */
function joinedLines(
  rows: readonly SectionRow[],
  valueAt: (path: string) => unknown,
  columns: PeriodColumns | undefined,
): AsWrittenLine[] {
  const lines: AsWrittenLine[] = [];
  const isLabelled = hasLabelColumn(rows.map(({ block }) => block));
  const isAbove = isPeriodAlone(squeezed(rows[0]?.block.text ?? ''));
  const isSmall = isInSmallLetters(rows);
  for (const { block, kind, paths } of rows) {
    const last = lines.at(-1);
    const isNames = kind === 'detail' && (last?.kind === 'head' || last?.kind === 'detail');
    const isTold = kind === 'text' && (last?.kind === 'item' || last?.kind === 'text');
    const isRest =
      closesBracket(last?.text ?? '', block.text) ||
      (isTold && isRestOf(last?.text ?? '', block, isSmall)) ||
      (isNames && last?.dates === undefined && /,$/.test(last?.text ?? ''));
    const isBelow = kind === 'detail' && columns !== undefined && !isAbove;
    const head = isBelow ? undatedHead(lines) : -1;
    const dates = squeezed(block.text);
    if (head >= 0 && isWholeDate(dates)) {
      lines[head] = { ...(lines[head] as AsWrittenLine), dates, end: block.end };
      continue;
    }
    if (last !== undefined && isRest) {
      const { path: _, ...line } = last;
      const text = `${last.text} ${plain(block.text, kind, isLabelled)}`;
      lines[lines.length - 1] = { ...line, text, end: block.end };
      continue;
    }
    const line = toLine(block, kind, paths, valueAt, columns);
    const isTable = /\t/.test(block.text) && (kind === 'text' || kind === 'item');
    lines.push(isTable ? { ...line, text: plain(block.text, kind, isLabelled) } : line);
  }
  return lines;
}

/** Who writes in small letters begins rows with them. */
function isInSmallLetters(rows: readonly SectionRow[]): boolean {
  const told = rows.filter(({ kind }) => kind === 'text' || kind === 'item');
  return told.filter(({ block }) => /^\p{Ll}/u.test(block.text)).length * 2 > told.length;
}

/** Whether a row goes on with what is told above it; below a blank one it begins anew. */
const isRestOf = (above: string, { text, line }: Block, isSmall: boolean): boolean =>
  line.gapBefore < ENTRY_GAP && (isSmall ? endsOpen(above) : goesOn(above, text));

/** Where the head stands whose details the last lines are, where none of them says its period; -1 where there is none. */
function undatedHead(lines: readonly AsWrittenLine[]): number {
  const at = lines.findLastIndex(({ kind }) => kind !== 'detail');
  const own = lines.slice(at);
  const isDated = own.some(
    ({ text, dates }) => dates !== undefined || findDateRange(text)?.isRange === true,
  );
  return lines[at]?.kind === 'head' && !isDated ? at : -1;
}

function toLine(
  block: Block,
  kind: AsWrittenLine['kind'],
  paths: readonly string[],
  valueAt: (path: string) => unknown,
  columns: PeriodColumns | undefined,
): AsWrittenLine {
  const isApart = kind === 'head' && columns !== undefined;
  const [entry] = paths.flatMap((path) => /^\w+\[\d+\]/.exec(path)?.[0] ?? []);
  const whole = paths.find(
    (path) =>
      /\.(?:highlights\[\d+\]|summary)$/.test(path) &&
      squeezed(String(valueAt(path) ?? '')) === squeezed(block.text),
  );
  return {
    ...(isApart ? headOf(block, columns) : { text: plain(block.text, kind) }),
    kind,
    ...(whole !== undefined && (kind === 'item' || kind === 'text') && { path: whole }),
    ...(entry !== undefined && { entry }),
    ...(block.line.gapBefore >= ENTRY_GAP && { gap: true as const }),
    start: block.start,
    end: block.end,
  };
}
