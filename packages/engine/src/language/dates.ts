import type { DateMention, Token } from './line.ts';
import { MONTHS } from './months.ts';

type Written = Pick<Token, 'lower' | 'start' | 'end' | 'gap'>;

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
const monthOf = (token: Written | undefined): number | null =>
  token === undefined || token.lower.length < 3 ? null : (MONTHS[plain(token.lower)] ?? null);
const yearOf = (token: Written | undefined): number | null =>
  token !== undefined && /^(?:19|20)\d\d$/.test(token.lower) ? Number(token.lower) : null;
const numberOf = (token: Written | undefined, max: number): number | null => {
  const number = token === undefined || !/^\d{1,2}$/.test(token.lower) ? 0 : Number(token.lower);
  return number >= 1 && number <= max ? number : null;
};
const isMark = (token: Written | undefined, marks: string): boolean =>
  token !== undefined && token.lower.length === 1 && marks.includes(token.lower);

/** A date from one token on: how many tokens it takes, and what it says. */
type Found = Pick<DateMention, 'year' | 'month' | 'day'> & { size: number };

/** "2019-03-04", "2019-03", "2019/03". */
function readIso(tokens: readonly Written[], at: number): Found | null {
  const whole = /^((?:19|20)\d\d)-(\d\d)(?:-(\d\d))?$/.exec(tokens[at]?.lower ?? '');
  if (whole !== null)
    return {
      year: Number(whole[1]),
      month: Number(whole[2]),
      day: whole[3] === undefined ? null : Number(whole[3]),
      size: 1,
    };
  const year = yearOf(tokens[at]);
  const month = numberOf(tokens[at + 2], 12);
  if (year === null || month === null || !isMark(tokens[at + 1], '/-.')) return null;
  const day = isMark(tokens[at + 3], '/-.') ? numberOf(tokens[at + 4], 31) : null;
  return { year, month, day, size: day === null ? 3 : 5 };
}

/** "March 2019", "Mar. 4, 2019", "4 mars 2019", "March '19". */
function readNamed(tokens: readonly Written[], at: number): Found | null {
  const dayFirst = monthOf(tokens[at]) === null ? numberOf(tokens[at], 31) : null;
  let place = dayFirst === null ? at : at + 1;
  const month = monthOf(tokens[place]);
  if (month === null) return null;
  place++;
  while (isMark(tokens[place], '.,')) place++;
  const day = dayFirst ?? numberOf(tokens[place], 31);
  if (dayFirst === null && day !== null) place++;
  while (isMark(tokens[place], ',')) place++;
  if (tokens[place]?.lower === 'of' || tokens[place]?.lower === 'de') place++;
  const year = yearOf(tokens[place]);
  if (year !== null) return { year, month, day, size: place + 1 - at };
  const short = isMark(tokens[place], "'’") ? /^\d\d$/.exec(tokens[place + 1]?.lower ?? '') : null;
  return short === null
    ? null
    : { year: fullYear(Number(short[0])), month, day, size: place + 2 - at };
}

/** Of two digits: years up to 2039 are of this century. */
const fullYear = (short: number): number => (short < 40 ? 2000 + short : 1900 + short);

/** "03/2019", "3.2019", "04/03/2019" (whose first figure may be the day). */
function readFigures(tokens: readonly Written[], at: number): Found | null {
  const month = numberOf(tokens[at], 12);
  if (month === null || !isMark(tokens[at + 1], '/.-')) return null;
  const year = yearOf(tokens[at + 2]);
  if (year !== null) return { year, month, day: null, size: 3 };
  const second = numberOf(tokens[at + 2], 31);
  const last = isMark(tokens[at + 3], '/.-') ? yearOf(tokens[at + 4]) : null;
  // "04/03/2019": which is the month, nobody said.
  return second === null || last === null ? null : { year: last, month: null, day: null, size: 5 };
}

/** "2019"; behind a sign of money or before a unit it is an amount. */
function readYear(tokens: readonly Written[], at: number): Found | null {
  const year = yearOf(tokens[at]);
  const isMoney = isMark(tokens[at - 1], '$€£') || isMark(tokens[at + 1], '%');
  return year === null || isMoney ? null : { year, month: null, day: null, size: 1 };
}

/** Every calendar date of a line, in order, each as precise as it was written. */
export function readDates(tokens: readonly Written[]): DateMention[] {
  const dates: DateMention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found =
      readIso(tokens, at) ??
      readNamed(tokens, at) ??
      readFigures(tokens, at) ??
      readYear(tokens, at);
    const [first, last] = [tokens[at], tokens[at + (found?.size ?? 1) - 1]];
    if (found !== null && first !== undefined && last !== undefined) {
      const { year, month, day } = found;
      dates.push({ year, month, day, start: first.start, end: last.end });
    }
    at += found?.size ?? 1;
  }
  return dates;
}
