import { memoize } from '../../language/memoize.ts';
import { MONTHS } from '../../language/months.ts';

/** A year, or a month of a year (`2019-03`), as a text names it. */
export interface DateFact {
  year: number;
  month?: number;
  text: string;
  start: number;
  end: number;
}

const YEAR = String.raw`(?:19|20)\d\d`;
const MONTH_WORDS = Object.keys(MONTHS)
  .filter((word) => word.length > 2)
  .sort((a, b) => b.length - a.length)
  .join('|');
const DATE = new RegExp(
  String.raw`(?<![\p{L}\p{N}$€£,.])(?:(?<word>${MONTH_WORDS})\.?,?\s+(?:\d{1,2},?\s+)?(?<wordYear>${YEAR})|(?<month>\d{1,2})\s?[/.]\s?(?:\d{1,2}\s?[/.]\s?)?(?<monthYear>${YEAR})|(?<isoYear>${YEAR})\s?[-/.]\s?(?<iso>0[1-9]|1[0-2])(?:-\d\d)?|(?<year>${YEAR}))(?![\p{N}%]|,\d|\.\d)`,
  'giu',
);
const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** "Aug '19" and "since '19". */
const SHORT_YEAR = new RegExp(
  String.raw`(?<!\p{L})(?:(?<word>${MONTH_WORDS})\.?\s?|(?<=(?:^|[\s(–—-])))['’](?<year>\d\d)(?![\p{L}\p{N}])`,
  'giu',
);
/** "09/17", where it begins or ends a range: alone it may be a day, a score or a part. */
const SLASHED = /(?<![\p{N}/.])(?<month>0?[1-9]|1[0-2])\/(?<year>\d\d)(?![\p{N}/%])/giu;
const RANGE_BEHIND =
  /^\s?(?:[-–—]|to|until|till)\s?(?:(?:0?[1-9]|1[0-2])\/\d\d|now|present|today|current|date|\p{L}{3,9}\.? ?['’]?\d)/iu;
const RANGE_BEFORE = /(?:(?:0?[1-9]|1[0-2])\/\d\d|\d{4}|['’]\d\d)\s?(?:[-–—]|to|until|till)\s?$/iu;
const CENTURY_ENDS = 40;

function listShortDates(text: string): DateFact[] {
  const slashed = Array.from(text.matchAll(SLASHED)).filter(
    ({ 0: all, index }) =>
      RANGE_BEHIND.test(text.slice(index + all.length)) || RANGE_BEFORE.test(text.slice(0, index)),
  );
  return [...text.matchAll(SHORT_YEAR), ...slashed].map((match) => {
    const { word, month, year } = match.groups ?? {};
    const short = Number(year);
    const number = word === undefined ? Number(month ?? 0) : MONTHS[plain(word)];
    return {
      year: short + (short < CENTURY_ENDS ? 2000 : 1900),
      ...(number !== undefined && number > 0 ? { month: number } : {}),
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** Every calendar year or month of a text, in order; also "Aug '19", and "09/17" in a range. */
export const listDates: (text: string) => readonly DateFact[] = memoize(readDates);

function readDates(text: string): DateFact[] {
  const long = listLongDates(text);
  const short = listShortDates(text).filter(
    ({ start, end }) => !long.some((date) => start < date.end && date.start < end),
  );
  return short.length === 0 ? long : [...long, ...short].sort((a, b) => a.start - b.start);
}

function listLongDates(text: string): DateFact[] {
  return Array.from(text.matchAll(DATE), (match) => {
    const { word, wordYear, month, monthYear, isoYear, iso, year } = match.groups ?? {};
    const number = word !== undefined ? MONTHS[plain(word)] : Number(month ?? iso ?? 0);
    return {
      year: Number(wordYear ?? monthYear ?? isoYear ?? year),
      ...(number !== undefined && number > 0 ? { month: number } : {}),
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** Whether a source date says all that a date says: the year, and the month where one is named. */
export function supportsDate(source: DateFact, date: DateFact): boolean {
  return source.year === date.year && (date.month === undefined || source.month === date.month);
}
