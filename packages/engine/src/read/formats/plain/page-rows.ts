import type { LeftOutText } from '@trueline/contracts';

import { holdsDay, tellsOfExport } from '../../../language/form-furniture.ts';
import { fold } from '../../characters.ts';
import { findDateRange } from '../../date-range.ts';
import {
  isOnlyPageNumber,
  isPageNumber,
  pageOf,
  withoutPageNumber,
} from '../../layout/page-number.ts';
import { isRunningTitle } from '../../layout/running-title.ts';
import { findHeadingKind } from '../../sections/heading.ts';

const CONTINUED =
  /^(?:continued|cont'?d?\.?|suite|a suivre|continua|continuacion|continuacao|fortsetzung|wird fortgesetzt)$/;
/** Words that may stand beside "continued". */
const BESIDE = new Set(
  'on from in to the next previous following last page pages overleaf below above over please turn de la sur a en na da pagina seite p pg folgt nachste nachsten suivante precedente siguiente'.split(
    ' ',
  ),
);
const BARE = /^\d{1,2}$/;
/** "2/3"; "10/12" may be a month. */
const COUNTED = /^(?<page>[1-9]) ?\/ ?(?<pages>[1-9])$/;
const LISTED = /^[-–—•·*]\s*\d{1,2}$/;
const MIN_NAME_LENGTH = 6;

/** Rows without what a page's head and foot say in text that was copied page by page: numbers, "continued", the person's name again. */
export function withoutPageRows(rows: readonly string[]): {
  rows: string[];
  leftOut: LeftOutText[];
} {
  const first = rows.findIndex((row) => /\p{L}/u.test(row));
  const name = rows[first]?.trim() ?? '';
  const isCounted = countedRows(rows);
  const isBesideNumber = rowsBesideNumbers(rows);
  const atPages = new Set([...rowsOfExport(rows), ...rowsWithNumbers(rows)]);
  const top = rows
    .slice(first)
    .filter((row) => row.trim() !== '')
    .slice(0, TOP_ROWS);
  const leftOut: LeftOutText[] = [];
  const gone = rows.map((row, index) => {
    const text = row.trim();
    if (text === '' || index <= first) return false;
    const isHead = isBesideNumber(text) || atPages.has(index) || isTitleAgain(rows, index, top);
    const reason = isNumber(text) || isCounted(text) ? 'page-number' : undefined;
    const found = reason ?? (isHead ? 'running-head' : headOf(rows, index, name));
    if (found !== undefined) leftOut.push({ text, reason: found });
    return found !== undefined;
  });
  return { rows: withoutGaps(rows, gone), leftOut };
}

/** "Downloaded from a job board on 3 May", above every page's number or below every one, and nowhere else. A title that opens the jobs of several pages is none. */
function rowsBesideNumbers(rows: readonly string[]): (text: string) => boolean {
  const filled = rows.map((row) => row.trim()).filter((row) => row !== '');
  const numbers = filled.flatMap((row, at) => (isNumber(row) && !isContinued(row) ? [at] : []));
  const isHead = (step: 1 | -1): string | undefined => {
    const beside = numbers.map((at) => nextFrom(filled, at, step));
    const text = filled[beside[0] ?? -1];
    if (text === undefined || beside.length < 2 || new Set(beside).size < beside.length) return;
    if (findHeadingKind(text) !== undefined || /^[-–—•·*]/.test(text)) return;
    const all = filled.flatMap((row, at) => (row === text ? [at] : []));
    if (all.length !== beside.length || !all.every((at, index) => at === beside[index])) return;
    return all.some((at) => isByJob(filled, at)) ? undefined : text;
  };
  const heads = new Set([isHead(1), isHead(-1)]);
  return (text) => heads.has(text);
}

/** Rows that tell how the pages came to be, whatever stands beside them: each with its page's number, or the same on several pages: with a day, or each where a page ends. What stands among a job's rows is the person's. */
function rowsOfExport(rows: readonly string[]): ReadonlySet<number> {
  const told = rows.flatMap((row, at) => {
    const text = withoutPageNumber(row.trim());
    return !/^\s*[-–—•·*]/.test(row) && tellsOfExport(text) ? [{ at, text, row: row.trim() }] : [];
  });
  const next = (from: number, step: 1 | -1): string => {
    let at = from + step;
    while (rows[at]?.trim() === '') at += step;
    return rows[at]?.trim() ?? '';
  };
  const numbered = told.filter(
    ({ at, text, row }) => text !== row || isNumber(next(at, 1)) || isNumber(next(at, -1)),
  );
  const counts = Map.groupBy(told, ({ text }) => text);
  const isAtEdge = (at: number): boolean =>
    [next(at, 1), next(at, -1)].some(
      (row) => row === '' || isNumber(row) || withoutPageNumber(row) !== row,
    ) || [rows[at - 1], rows[at], rows[at + 1]].some((row) => row?.includes('\f') === true);
  const repeated = told.filter(({ text }) => {
    const same = counts.get(text) ?? [];
    const isPaged = holdsDay(text) || same.every(({ at, row }) => row !== text || isAtEdge(at));
    return same.length > 1 && isPaged;
  });
  return new Set([...numbered, ...repeated].map(({ at }) => at));
}

/** "Confidential    Page 1 of 3": the same words before numbers that count on from the first page or the second. A publication's page is no such number. */
function rowsWithNumbers(rows: readonly string[]): number[] {
  const ended = rows.flatMap((row, at) => {
    const found = LISTED_ROW.test(row) ? undefined : pageOf(row.trim());
    return found === undefined ? [] : [{ at, page: found.page, rest: fold(found.rest) }];
  });
  return [...Map.groupBy(ended, ({ rest }) => rest)].flatMap(([rest, same]) => {
    const from = same[0]?.page ?? 0;
    const isCounted = same.length > 1 && same.every(({ page }, index) => page === from + index);
    const isPaged = isCounted && from <= 2 && findHeadingKind(rest) === undefined;
    return isPaged ? same.map(({ at }) => at) : [];
  });
}

const LISTED_ROW = /^\s*[-–—•·*▪◦‣]/u;

/** "Ana Sample – Curriculum Vitae   Page 1 of 2", below what the top says itself. */
function isTitleAgain(rows: readonly string[], at: number, top: readonly string[]): boolean {
  const row = rows[at] ?? '';
  return !LISTED_ROW.test(row) && !top.includes(row) && isRunningTitle(row.trim(), top);
}

const TOP_ROWS = 4;

/** The next row up or down that is no page's number. */
function nextFrom(rows: readonly string[], from: number, step: 1 | -1): number {
  let at = from + step;
  while (isNumber(rows[at] ?? '')) at += step;
  return at;
}

/** A period right above or in the two rows below. */
const isByJob = (rows: readonly string[], at: number): boolean =>
  [rows[at - 1], rows[at + 1], rows[at + 2]].some((row) => findDateRange(row ?? '')?.isRange);

/** The rows that stay; the blank ones around a page's foot part no sentence that goes on below it in small letters. */
function withoutGaps(rows: readonly string[], gone: readonly boolean[]): string[] {
  const kept: string[] = [];
  let wasCut = false;
  rows.forEach((row, at) => {
    if (gone[at] === true) {
      wasCut = true;
      return;
    }
    if (wasCut && row.trim() !== '') {
      wasCut = false;
      if (/^\s*\p{Ll}/u.test(row)) while (kept.at(-1)?.trim() === '') kept.pop();
    }
    kept.push(row);
  });
  return kept;
}

function isNumber(text: string): boolean {
  if (isContinued(text)) return true;
  if (BARE.test(text) || LISTED.test(text)) return false;
  const { page, pages } = COUNTED.exec(text)?.groups ?? {};
  if (page !== undefined) return Number(page) <= Number(pages);
  return !/^\d+\s*\/\s*\d+$/.test(text) && isOnlyPageNumber(text);
}

function isContinued(text: string): boolean {
  const words = fold(text)
    .replace(/[()[\]….:–—-]+/g, ' ')
    .trim()
    .split(/\s+/);
  const rest = words.filter((word) => !CONTINUED.test(word));
  return rest.length < words.length && rest.every((word) => BESIDE.has(word) || BARE.test(word));
}

/** Figures alone on their rows that count on from the first page or the second. */
function countedRows(rows: readonly string[]): (text: string) => boolean {
  const bare = rows.map((row) => row.trim()).filter((row) => BARE.test(row));
  const [first = 0] = bare.map(Number);
  const isRun = bare.every((row, index) => Number(row) === first + index);
  const counts =
    isRun && (first === 1 || first === 2) && (bare.length > 1 || rows.length > MIN_PAGE_ROWS);
  return (text) => counts && BARE.test(text);
}

const MIN_PAGE_ROWS = 30;

/** The person's name again, alone or with a page's number or an address; beside a period it may be an employer's. */
function headOf(
  rows: readonly string[],
  at: number,
  name: string,
): LeftOutText['reason'] | undefined {
  const text = rows[at]?.trim() ?? '';
  if (name.length < MIN_NAME_LENGTH || !fold(text).startsWith(fold(name))) return undefined;
  if (findHeadingKind(name) !== undefined) return undefined;
  const rest = text.slice(name.length);
  if (rest.trim() !== '')
    return isPageNumber(rest.trim()) || /@|\d{3}.?\d{4}/.test(rest) ? 'running-head' : undefined;
  const near = [rows[at - 1], rows[at + 1]].map((row) => findDateRange(row ?? '')?.isRange);
  return near.includes(true) ? undefined : 'running-head';
}
