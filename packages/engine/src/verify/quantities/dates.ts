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

/** Every calendar year or month of a text, in order. */
export function listDates(text: string): DateFact[] {
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
