import rows from '../../data/words/time-units.json' with { type: 'json' };
import { anyOf, readTable } from '../language/table.ts';
import { fold } from './characters.ts';
import { findDateRange } from './date-range.ts';

const TABLE = readTable<{ word: string; unit: string; language: string }>(rows);
const unitsOf = (unit: string): string =>
  `(?:${anyOf(TABLE.filter((row) => row.unit === unit).map(({ word }) => word))})\\.?`;
const [YEARS, MONTHS] = [unitsOf('year'), unitsOf('month')];
const COUNT = String.raw`\d{1,2}(?:[.,]\d{1,2})?\+?`;
/** What stands before a length that was counted or guessed. */
const BEFORE =
  '(?:(?:total|about|approx\\.?|ca\\.?|circa|environ|etwa|over|more than|plus de|mas de|~)[: ]*)?';
const AND = '(?:\\s*,?\\s*(?:(?:and|et|y|e|und|en|i|og|och|ja|a|si|ve|dan|и|&)\\s+)?)';
const LENGTH = new RegExp(
  `^${BEFORE}(?:(?<years>${COUNT})\\s?${YEARS})?(?:${AND}(?<months>${COUNT})\\s?${MONTHS})?$`,
  'u',
);
const UNDER_A_YEAR =
  /^(?:less than (?:a|1) (?:year|month)|moins d'un (?:an|mois)|weniger als ein (?:jahr|monat))$/;
const BRACKETS = /^\(([^()]*)\)$|^\[([^[\]]*)\]$/;
/** No length is told in more letters. */
const MAX_LENGTH = 48;

/** The months that a text tells as a length and nothing else, in figures, in brackets or not: "7 years 6 months"; undefined for any other. */
export function toldMonths(text: string): number | undefined {
  if (text.length > MAX_LENGTH || !/\p{L}/u.test(text)) return undefined;
  const folded = fold(text);
  const [, round, square] = BRACKETS.exec(folded) ?? [];
  const inner = (round ?? square ?? folded).trim();
  if (UNDER_A_YEAR.test(inner)) return 0;
  const { years, months } = LENGTH.exec(inner)?.groups ?? {};
  if (years === undefined && months === undefined) return undefined;
  return Math.round(12 * figure(years) + figure(months));
}

const figure = (text = '0'): number => Number(text.replace(',', '.').replace('+', ''));

/** Whether a text is a length of time and nothing else; "1.5 years" is how long a degree takes. */
export const isToldLength = (text: string): boolean =>
  !/\d[.,]\d/.test(text) && toldMonths(text) !== undefined;

/** How far a counted length may lie from the dates: who counts has the last month in it, too, or rounds. */
const ROUNDED = 2;
const YEAR = 12;
const IN_MONTHS = new RegExp(String.raw`\d\s?${MONTHS}`, 'u');

/**
 * Whether the brackets behind a row's period say how long that was and nothing that its dates do not: a
 * length that is shorter than the dates, or in months beside bare years, is of its own. A present
 * period's length is held against `today` ("2026-11") where that is known.
 */
export function isLengthOfPeriod(row: string, from: number, to: number, today?: string): boolean {
  const range = findDateRange(row.slice(0, from));
  const inside = row.slice(from, to).trim();
  const told = BRACKETS.test(inside) ? toldMonths(inside) : undefined;
  if (told === undefined || range?.isRange !== true || range.start === undefined) return false;
  if (/[\p{L}\p{N}]/u.test(row.slice(range.to, from))) return false;
  const isBare = range.start.length === 4 || range.end?.length === 4;
  const isInMonths = IN_MONTHS.test(fold(inside));
  if (isBare && isInMonths) return false;
  const last = range.end ?? (range.current ? today : undefined);
  if (last === undefined) return range.current;
  const over = told - (monthsOf(last) - monthsOf(range.start));
  const most = isInMonths ? ROUNDED : YEAR;
  return range.end === undefined ? Math.abs(over) <= most : over >= 0 && over <= most;
}

function monthsOf(date: string): number {
  const [year, month] = date.split('-').map(Number);
  return (year ?? 0) * YEAR + (month ?? 1);
}
