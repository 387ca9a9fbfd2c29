import { MONTHS } from '../../../language/months.ts';

const MONTH_NAMES = [...new Set(Object.keys(MONTHS))]
  .filter((name) => /^[a-z]{3,9}\.?$/.test(name))
  .map((name) => name[0]?.toUpperCase() + name.slice(1).replace('.', ''))
  .sort((a, b) => b.length - a.length)
  .join('|');
const YEAR = '(?:19|20)\\d\\d';
/** A date right behind a word: "Old Lime BaySept. 2020", "Hill Institute2018". */
const DATE = new RegExp(
  `(?<=\\p{Ll}|[)’'](?:s)?)(?=(?:(?:${MONTH_NAMES})\\p{Ll}{0,2}\\.? ?${YEAR}|${YEAR})(?:\\s*(?:[-–—]|to\\b).{0,24})?\\s*$)`,
  'u',
);
/** A number right behind a word, and an address right behind a number. */
const NUMBER = /(?<=\p{Ll})(?=\+?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{3,4})/u;
const ADDRESS = /(?<=\d{4})(?=[a-z][\w.+-]*@[\w-]+\.[\w.-]+)/u;
/** One row may be a name that ends in figures. */
const MIN_DATED = 2;

/** Rows whose tabs were lost on the way, so that a date, a number or an address stands right behind what came before: they part again. */
export function withGluedApart(rows: readonly string[]): string[] {
  const dated = rows.filter((row) => DATE.test(row)).length;
  return rows.map((row) => {
    const contacts = row.replace(NUMBER, '\t').replace(ADDRESS, '\t');
    return dated < MIN_DATED ? contacts : contacts.replace(DATE, '\t');
  });
}
