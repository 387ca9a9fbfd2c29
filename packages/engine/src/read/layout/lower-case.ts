import { REGION_CODES } from '../../taxonomy/places.ts';
import { findDateRange } from '../date-range.ts';
import { type Cell, type Line, lineText } from './line.ts';

const MIN_LETTERS = 200;
/** A row with more words is a sentence, of which only the first is written large. */
const MAX_NAME_WORDS = 9;
const SMALL: ReadonlySet<string> = new Set(
  'a an and as at by de del der des di do dos du e en et for from in la le les of on or per since the to und until van von with y'.split(
    ' ',
  ),
);

/** The lines of a document typed without any capitals with those that names have, so that names are told from what is said; undefined for any other document. No text changes its length. */
export function withCapitals(lines: readonly Line[]): Line[] | undefined {
  let letters = 0;
  for (const { cells } of lines)
    for (const { text } of cells) {
      if (/\p{Lu}/u.test(text)) return undefined;
      letters += text.match(/\p{Ll}/gu)?.length ?? 0;
    }
  if (letters < MIN_LETTERS) return undefined;
  return lines.map((line) => {
    const isSaid =
      (line.bulletX !== undefined && !DATE_AT_END.test(lineText(line))) ||
      line.cells.some(({ text }) => isSentence(text));
    const cells = line.cells.map(
      (cell): Cell => ({ ...cell, text: isSaid ? asSentence(cell.text) : asNames(cell.text) }),
    );
    return { ...line, cells };
  });
}

/** Many words; a row with a period names an entry, however long it is. */
const isSentence = (text: string): boolean =>
  text.split(' ').length > MAX_NAME_WORDS && findDateRange(text)?.isRange !== true;

/** A list item that ends so names something: "- food handler, sample health unit, 2022". */
const DATE_AT_END = /,\s+\P{L}*(?:\p{Ll}{3,9}\.? )?(?:19|20)\d\d\)?$/u;

const upper = (text: string): string => {
  const large = text.toUpperCase();
  return large.length === text.length && large.toLowerCase() === text ? large : text;
};

const asSentence = (text: string): string => text.replace(/^\P{L}*\p{Ll}/u, upper);

/** "Sample Hotel, Toronto, ON"; addresses stay as they are. */
const asNames = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}@./'’-])\p{Ll}[\p{L}'’]*(?![\p{L}@])/gu, (word, at: number) => {
    const rest = text.slice(at + word.length);
    const isAddress = /^\S*@|^\.\p{Ll}{2}|^\/\S/u.test(rest);
    if (isAddress || (at > 0 && SMALL.has(word) && !isCode(text, word, at))) return word;
    return isCode(text, word, at) ? upper(word) : upper(word.slice(0, 1)) + word.slice(1);
  });

/** A region's short form behind a comma. */
const isCode = (text: string, word: string, at: number): boolean =>
  word.length <= 3 && /,\s*$/.test(text.slice(0, at)) && REGION_CODES.has(word.toUpperCase());

/** Every text of a reading as the document has it: in small letters, where those stand in `text`. */
export function inSmallLetters<T>(value: T, text: string): T {
  if (typeof value === 'string') {
    const small = value.toLowerCase();
    return (text.includes(small) ? small : value) as T;
  }
  if (Array.isArray(value)) return value.map((item) => inSmallLetters(item, text)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inSmallLetters(item, text)]),
  ) as T;
}
