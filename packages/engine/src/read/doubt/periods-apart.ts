import type { AsWrittenLine } from '@trueline/contracts';
import { findDateRange, isWholeDate } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { plain, squeezed } from './plain-row.ts';

type NameAndDates = Pick<AsWrittenLine, 'text' | 'dates'>;

/** What may stand between dates and beside them in a cell of dates: "summer 2021, summer 2022". */
const BESIDE_DATES =
  /^(?:[\s,;&/()+–—-]|(?:and|et|und|y|summers?|winters?|springs?|autumns?|seasons?)\b)*$/iu;
/** "2019 - skrg": open, in a word for the present that is not known. */
const OPEN_IN_WORD = /^(?<start>\S.*?)\s*[–—-]\s*\p{L}{2,12}\.?$/u;
const MAX_DATES = 4;

/** Whether a cell holds dates and nothing else. */
function isOfDates(text: string): boolean {
  if (isWholeDate(text)) return true;
  let rest = text;
  for (let count = 0; count < MAX_DATES; count++) {
    const range = findDateRange(rest);
    if (range === undefined) return count > 0 && BESIDE_DATES.test(rest);
    rest = rest.slice(0, range.from) + rest.slice(range.to);
  }
  return false;
}

/** Whether a cell is a period beside others of its column that are. */
const isPeriodBeside = (text: string): boolean =>
  isOfDates(text) || isWholeDate(OPEN_IN_WORD.exec(text)?.groups?.start ?? '');

/** In which cell the rows of a section have their periods: the first, the last or none. */
export interface PeriodColumns {
  first: boolean;
  last: boolean;
}

/** The columns in which rows have a period alone. */
export function periodColumns(blocks: readonly Block[]): PeriodColumns {
  const rows = blocks.filter(({ cells }) => cells.length > 1);
  const isAt = (at: number): boolean =>
    rows.some(({ cells }) => isWholeDate(cells.at(at)?.text ?? ''));
  return { first: isAt(0), last: isAt(-1) };
}

/** A period at the row's end, or its start, stands apart from what it dates: none of its words is lost. */
export function headOf({ text, cells }: Block, columns: PeriodColumns): NameAndDates {
  const isPeriod = (at: number): boolean => {
    const cell = cells.at(at)?.text ?? '';
    const isBeside = at === 0 ? columns.first : columns.last;
    return isWholeDate(cell) || (isBeside && isPeriodBeside(cell));
  };
  const at = [cells.length - 1, 0].find(isPeriod);
  const until = at === 0 && isWholeDate(cells[1]?.text ?? '') ? 1 : at;
  const dates =
    at === undefined || until === undefined
      ? undefined
      : cells
          .slice(at, until + 1)
          .map((cell) => cell.text)
          .join(' – ');
  const split = parted(text);
  const isLonger = (split?.dates?.length ?? 0) > squeezed(dates ?? '').length;
  if (split !== undefined && isLonger) return split;
  if (cells.length < 2 || dates === undefined) return { text: plain(text, 'head') };
  const others = cells
    .filter((_, index) => index !== at && index !== until)
    .map((cell) => cell.text);
  return { text: plain(others.join('\t'), 'head'), dates: squeezed(dates) };
}

/** "Saturdays, since 2019": the remark belongs to the period. */
const ONLY_WHEN =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|(?:summer|winter|spring|autumn|weekend|evening|night|morning|season|date|period)s?|(?:part|full)[- ]time|seasonal|seasonally)$/i;
const OPENS_DATE = /(?:^|[\s,;:|–—-])[([]?$/u;
/** A lone date may be said of anything unless a mark sets it off. */
const OPENS_LONE_DATE = /(?:[,;|]\s*|\s[–—-]\s+|[\s,;:|]\()$/u;
const MARKS_AT_END = /[\s,;:|([–—-]+$/u;
const MARKS_AT_START = /^[\s,;:|)\]–—.-]+/u;
/** A remark on the period: "1998-2002 (with the military service in the middle)". */
const REMARK = /^\s*\([^()]{3,80}\)\.?$/u;

const isWhole = (rest: string): boolean =>
  rest.split('(').length === rest.split(')').length && !rest.endsWith(':');

/** "Cook, Blue Door -- 2019 to 2021", "2019-2021: Cook": name and period, where the period is the one at an edge of the row. */
function parted(row: string): NameAndDates | undefined {
  // A period may be set in cells of its own: "June", "2013 - Feb 2017".
  const whole = squeezed(row);
  const range = findDateRange(whole);
  if (range === undefined || !range.isRange || /\t.*\t.*\t/.test(row)) return undefined;
  const [before, behind] = [whole.slice(0, range.from), whole.slice(range.to)];
  const dates = whole.slice(range.from, range.to);
  const isAtEnd = /^[)\].]?$/.test(behind) && OPENS_DATE.test(before);
  const isAtStart = /^[([]?$/.test(before) && MARKS_AT_START.test(behind);
  if (!isAtEnd && !isAtStart) return undefined;
  const rest = isAtEnd ? before.replace(MARKS_AT_END, '') : behind.replace(MARKS_AT_START, '');
  const isName =
    isWhole(rest) &&
    /^[\p{Lu}\d]/u.test(rest) &&
    !ONLY_WHEN.test(rest) &&
    !findDateRange(rest)?.isRange;
  return isName ? { text: withCells(rest, row), dates } : undefined;
}

/** The rest of a row with the mark between its cells. */
function withCells(rest: string, row: string): string {
  const cells = row.split('\t').map(squeezed);
  const kept = cells.filter((cell) => cell !== '' && rest.includes(cell));
  return kept.length > 1 && kept.join(' ') === rest ? kept.join(' | ') : rest;
}

const MAX_PLACE_WORDS = 2;

/** "Exampletown, 20 November 2026", "Born: Exampletown, 14 March 1974": a place and a day, or a place alone and a month, date no entry. */
function isOfLetter(name: string, dates: string): boolean {
  const words = name.split(/\s+/).length;
  const isDay = (dates.match(/\d+/g)?.length ?? 0) + (/\p{L}{3}/u.test(dates) ? 1 : 0) > 2;
  if (isDay) return words <= MAX_PLACE_WORDS || /:/.test(name);
  return words === 1 && /\p{L}{3}/u.test(dates);
}

/** "First aid, Sample Society, 2023", "Trattoria, Recco - commis - 1998-2002 (with the service in between)": what is dated and its date, as its neighbours have theirs apart. `mayOpen`: whether the date may stand in front, too, whatever it is of. */
export function partedAlike(text: string, mayOpen = true): NameAndDates | undefined {
  const range = findDateRange(text);
  if (range === undefined) return undefined;
  const [before, behind] = [text.slice(0, range.from), text.slice(range.to)];
  const dates = text.slice(range.from, range.to);
  const opens = range.isRange ? OPENS_DATE : OPENS_LONE_DATE;
  const isRemark = range.isRange && REMARK.test(behind);
  if (mayOpen && range.from === 0 && /^\s*[:|,]\s*\S/.test(behind)) {
    const rest = behind.replace(MARKS_AT_START, '');
    return isWhole(rest) && !findDateRange(rest)?.isRange ? { text: rest, dates } : undefined;
  }
  if (!opens.test(before) || !(isRemark || /^[)\].]?$/.test(behind))) return undefined;
  const name = before.replace(MARKS_AT_END, '');
  const rest = isRemark ? `${name} ${behind.trim()}` : name;
  const isName =
    isWhole(rest) &&
    /\p{L}/u.test(name) &&
    !ONLY_WHEN.test(name) &&
    (range.isRange || !isOfLetter(name, dates));
  return isName && findDateRange(rest) === undefined ? { text: rest, dates } : undefined;
}
