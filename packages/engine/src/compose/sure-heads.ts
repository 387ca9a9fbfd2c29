import { type AsWrittenLine, findAsWritten, type Resume } from '@trueline/contracts';
import { withSureFacts } from '../document/as-written.ts';
import { isTimeOffEntry } from '../document/time-off.ts';
import { isPlainTitle, nameOf } from './held-titles.ts';
import { headRowsOf, listWrittenParts, rangesOf } from './written-blocks.ts';

interface Entry {
  position?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  highlights?: string[] | undefined;
}

/** Whether two dates say the same, each as precisely as it is told. */
export const isSameDate = (date: string | undefined, written: string | undefined): boolean =>
  date === undefined || written === undefined
    ? date === written
    : date.startsWith(written) || written.startsWith(date);

/** Whether the rows of one head say what the entry says: its title, whole, and its period, the only one there. */
function isToldBy(
  { position = '', startDate, endDate }: Entry,
  rows: readonly AsWrittenLine[],
): boolean {
  const ranges = rows.flatMap(rangesOf);
  const [range] = ranges;
  const written = rows
    .map(({ text }) => ` ${text} `)
    .join('|')
    .toLowerCase();
  const at = written.indexOf(position.trim().toLowerCase());
  const around = `${written[at - 1] ?? ''}${written[at + position.trim().length] ?? ''}`;
  return (
    position.trim() !== '' &&
    isPlainTitle(nameOf(position.trim())) &&
    at !== -1 &&
    !/\p{L}/u.test(around) &&
    ranges.length === 1 &&
    range !== undefined &&
    isSameDate(startDate, range.start) &&
    isSameDate(endDate, range.current ? undefined : range.end)
  );
}

/** The title and period of an entry whose head row in the source says both, and which all that stands under that head was read for; nothing of any other. */
function sureHead(entry: Entry, path: string, parts: readonly AsWrittenLine[][]): Entry {
  const own = parts.filter((rows) => rows.some((row) => row.entry === path));
  const [rows] = own;
  if (rows === undefined || own.length > 1) return {};
  const isWhole = rows.every((row) => row.entry === undefined || row.entry === path);
  if (!isWhole || !isToldBy(entry, headRowsOf(rows))) return {};
  const { position, startDate, endDate } = entry;
  return {
    position,
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
}

/** The resume for what is composed at its top: sure facts, and of entries that are printed as they were written the titles and periods that one head alone gives. */
export function withSureHeads(resume: Resume): Resume {
  const sure = withSureFacts(resume);
  if (sure === resume || findAsWritten(resume, 'work') === undefined) return sure;
  const parts = listWrittenParts(resume, 'work');
  const entries = resume.work ?? [];
  const heads = entries.map((entry, index) => sureHead(entry, `work[${index}]`, parts));
  const isOver = (at: number, by: string): boolean => {
    const rows = parts.filter((own) => own.some(({ entry }) => entry === `work[${at}]`)).flat();
    const ranges = headRowsOf(rows).flatMap(rangesOf);
    return ranges.length > 0 && ranges.every(({ end, current }) => !current && (end ?? '9') <= by);
  };
  // What stands below a head in doubt may be older than it, or say less of the person.
  const isLate = ({ endDate = '' }: Entry, at: number): boolean =>
    heads
      .slice(0, at)
      .every(
        ({ position }, above) =>
          position !== undefined || isTimeOffEntry(entries[above] ?? {}) || isOver(above, endDate),
      );
  const work = heads.map((head, at) => ({
    ...sure.work?.[at],
    ...(isLate(head, at) ? head : {}),
  }));
  return { ...sure, work };
}
