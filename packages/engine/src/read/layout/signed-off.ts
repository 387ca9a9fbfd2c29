import { isEnglish } from '../../language/en/english-words.ts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import { type Line, lineText } from './line.ts';

/** Where people write their address, and with it the town in which they sign. */
const TOP_ROWS = 14;
const MAX_LENGTH = 60;
/** "Done at Sampleton this 3 May 2026", "Fait à ...", "Place: ...". */
const DONE =
  /^(?:(?:done|given|signed|dated|made|place|fait|etabli|hecho|feito|fatto|opgemaakt|gedaan)(?:\s*:|\s+(?:at|in|a|en|te))?\s+)?/u;
/** "the", "le", "den" and the day that a date leaves before itself. */
const LEADS = 'the|this|on|dated?|le|il|li|el|den|dem|de|em|a|am|dnia|dne|dana';
const BEFORE_DATE = new RegExp(
  `[\\s,.]*(?:(?<!\\p{L})(?:${LEADS})\\s*:?)?(?:\\s*\\d{1,2}(?:st|nd|rd|th) of)?[\\s,.]*$`,
  'u',
);

/** "Sampleton, 20 November 2026" at a document's very end: the town of the person's address and the day of signing, no job, school or certificate. */
export function isPlaceAndDate(lines: readonly Line[], at: number): boolean {
  const line = lines[at] as Line;
  const text = fold(lineText(line).replaceAll('\t', ' ')).trim();
  if (text.length > MAX_LENGTH || line.bulletX !== undefined) return false;
  const date = findDateRange(text);
  if (date === undefined || date.isRange || date.from === 0) return false;
  if (!/^[\s.]*$/.test(text.slice(date.to))) return false;
  const place = text.slice(0, date.from).replace(BEFORE_DATE, '').replace(DONE, '').trim();
  if (!/^\p{L}[\p{L} .'’-]{1,30}$/u.test(place) || isEnglish(place)) return false;
  const top = lines.slice(0, Math.min(TOP_ROWS, at)).map((row) => ` ${fold(lineText(row))} `);
  const isWord = new RegExp(`(?<!\\p{L})${place.replaceAll('.', '\\.')}(?!\\p{L})`, 'u');
  // "Issued 05/22" among the first rows is no address.
  return top.some((row) => isWord.test(row) && findDateRange(row) === undefined);
}
