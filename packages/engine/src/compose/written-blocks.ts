import {
  AS_WRITTEN_ENTRIES,
  type AsWrittenLine,
  findAsWritten,
  type Resume,
} from '@trueline/contracts';
import type { YearMonth } from '../document/dates.ts';
import type { ResumeLine } from '../document/paths.ts';
import { type DateRange, findDateRange } from '../read/date-range.ts';
import { tenseOfPeriod, tenseOfYears } from '../rules/line/role-tense.ts';
import type { RoleTense } from '../rules/line-context.ts';

/** What stands below one head of a section that is printed as it was written, and when that was. */
interface WrittenBlock {
  lines: ResumeLine[];
  tense: RoleTense;
}

/** The periods that a row gives: the one that stands apart, else those in its text. */
export const rangesOf = ({ text, dates = '' }: AsWrittenLine): DateRange[] => {
  const ranges = [dates, text].flatMap((part) => {
    const range = findDateRange(part);
    return range?.isRange === true ? [range] : [];
  });
  return dates === '' ? ranges : ranges.slice(0, 1);
};

/** The tense of the periods that stand in the rows of a head; of two that differ, or of none, nobody knows. */
function tenseOfHead(rows: readonly AsWrittenLine[], asOf: YearMonth): RoleTense {
  const tenses = rows.flatMap(rangesOf).map(({ start, end, current }) =>
    tenseOfPeriod(
      {
        ...(start === undefined ? {} : { startDate: start }),
        ...(end === undefined || current ? {} : { endDate: end }),
      },
      asOf,
    ),
  );
  if (tenses.length === 0)
    return tenseOfYears(rows.map(({ text, dates = '' }) => `${text} ${dates}`).join(' '), asOf);
  const [first = 'unknown'] = tenses;
  return tenses.every((tense) => tense === first) ? first : 'unknown';
}

/** A paragraph so short that opens or ends with a period is the head of what follows. */
const DATED_WORDS_MAX = 14;
const isDatedText = (line: AsWrittenLine): boolean =>
  line.kind === 'text' &&
  line.text.split(/\s+/).length <= DATED_WORDS_MAX &&
  rangesOf(line).some(
    ({ from, to }) => from === 0 || line.text.slice(to).replace(/[)\s.]/g, '') === '',
  );

const OPENS: ReadonlySet<AsWrittenLine['kind']> = new Set(['heading', 'head']);

/** Whether a head is the post below its employer's. */
const isPostBelow = ({ kind, entry }: AsWrittenLine, above?: AsWrittenLine): boolean =>
  kind === 'head' && above?.kind === 'head' && entry !== undefined && above.entry === entry;

/** Rows from one head to the next; a dated row behind what is told begins one too. */
function partsOf(lines: readonly AsWrittenLine[]): AsWrittenLine[][] {
  const parts: AsWrittenLine[][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const isTold = last?.some(({ kind }) => kind === 'item' || kind === 'text') === true;
    const above = last?.at(-1);
    const opens =
      above?.kind === 'heading' ||
      (OPENS.has(line.kind) && !isPostBelow(line, above)) ||
      (isTold && (line.kind === 'detail' || isDatedText(line)));
    if (last === undefined || opens) parts.push([line]);
    else last.push(line);
  }
  return parts;
}

/** The rows of a section that is printed as it was written, head by head. */
export const listWrittenParts = (
  resume: Resume,
  section: (typeof AS_WRITTEN_ENTRIES)[number],
): AsWrittenLine[][] => partsOf(findAsWritten(resume, section)?.lines ?? []);

/** The rows of a part that say whose it is and when, before what is told. */
export const headRowsOf = (rows: readonly AsWrittenLine[]): AsWrittenLine[] =>
  rows.filter((row) => row.kind !== 'item' && (row.kind !== 'text' || isDatedText(row)));

/** Lines of sections that are printed as they were written, by the head that they stand under; those that no row is have no tense. */
export function listWrittenBlocks(
  resume: Resume,
  lines: readonly ResumeLine[],
  asOf: YearMonth,
): WrittenBlock[] {
  const own = new Map(lines.map((line) => [line.path, line]));
  const written = new Set(
    [...AS_WRITTEN_ENTRIES, 'summary'].flatMap((section) => findAsWritten(resume, section) ?? []),
  );
  const blocks = [...written]
    .flatMap((one) => partsOf(one.lines))
    .map(
      (rows): WrittenBlock => ({
        lines: rows.flatMap(({ path = '' }) => own.get(path) ?? []),
        tense: tenseOfHead(headRowsOf(rows), asOf),
      }),
    );
  const placed = new Set(blocks.flatMap((block) => block.lines.map(({ path }) => path)));
  const rest = Map.groupBy(
    lines.filter(({ path }) => !placed.has(path)),
    ({ entry }) => entry,
  );
  return [...blocks, ...[...rest.values()].map((left) => ({ lines: left, tense: UNKNOWN }))].filter(
    (block) => block.lines.length > 0,
  );
}
const UNKNOWN: RoleTense = 'unknown';
