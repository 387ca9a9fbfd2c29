import { REGION_CODES, STREET_WORDS } from '../../taxonomy/places.ts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { type Cell, type Line, lineText } from './line.ts';

const MIN_LETTERS = 200;
/** A row with more words is a sentence, of which only the first is written large. */
const MAX_NAME_WORDS = 9;
const SMALL: ReadonlySet<string> = new Set(
  'a an and as at by de del der des di do dos du e en et for from in la le les of on or per since the to und until van von with y'.split(
    ' ',
  ),
);

/** Of the words of a document in small letters so few have a capital by accident; of one whose rows nearly all begin small, so few are names of products and firms. */
const MAX_NAMES = 0.02;
const MAX_BRANDS = 0.12;
const MIN_SMALL_ROWS = 0.96;
const MIN_ROWS = 12;

/** Whether a document is typed in small letters: headings, short forms and single letters may stand in capitals, names don't, but for those of products. */
export function isInSmallLetters(texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => text.match(/[\p{L}\p{M}]{2,}/gu) ?? []);
  const small = words.filter((word) => !/\p{Lu}/u.test(word));
  const named = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  const most = beginsSmall(texts) ? MAX_BRANDS : MAX_NAMES;
  return named <= most * words.length && small.join('').length >= MIN_LETTERS;
}

/** Rows that begin with a name, a title or a heading in small letters, the first of the document among them. */
function beginsSmall(texts: readonly string[]): boolean {
  const first = texts.flatMap((text) => /^\P{L}*(\p{L}{2,})/u.exec(text)?.[1] ?? []);
  const large = first.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  const isNameSmall = /^\p{Ll}/u.test(first[0] ?? '');
  return isNameSmall && first.length >= MIN_ROWS && large <= (1 - MIN_SMALL_ROWS) * first.length;
}

/** The lines of a document typed in small letters with the capitals that names have, so that names are told from what is said; undefined for any other document. No text changes its length. */
export function withCapitals(lines: readonly Line[]): Line[] | undefined {
  if (!isInSmallLetters(lines.map(lineText))) return undefined;
  let above: { line: Line; isSaid: boolean } | undefined;
  return lines.map((line) => {
    const isRest = above?.isSaid === true && goesOn(above.line, line);
    const isSaid =
      isRest ||
      (line.bulletX !== undefined && !DATE_AT_END.test(lineText(line))) ||
      line.cells.some(({ text }) => isSentence(text));
    above = { line, isSaid };
    if (isRest) return line;
    const cells = line.cells.map(
      (cell): Cell => ({ ...cell, text: isSaid ? asSentence(cell.text) : asNames(cell.text) }),
    );
    return { ...line, cells };
  });
}

/** Whether a row is the rest of what is said in the one above: no item, heading or period of its own, and set where that one's text is. */
function goesOn(above: Line, line: Line): boolean {
  const text = lineText(line);
  if (line.bulletX !== undefined || line.headingLevel !== undefined || line.gapBefore >= 0.5)
    return false;
  if (line.cells.length > 1 || /[.!?:;]$/.test(lineText(above))) return false;
  if (findHeadingKind(text) !== undefined || findDateRange(text)?.isRange === true) return false;
  return above.wraps || (above.bulletX !== undefined && line.x > above.bulletX);
}

/** Many words; a row with a period names an entry, however long it is, and one of a street and its number is an address. */
const isSentence = (text: string): boolean =>
  text.split(' ').length > MAX_NAME_WORDS &&
  findDateRange(text)?.isRange !== true &&
  !isAddress(text);

const isAddress = (text: string): boolean => {
  const [first = '', second = ''] = text.split(', ');
  return STREET_WORDS.test(fold(first)) && first.split(' ').length < 5 && /\d/.test(first + second);
};

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

/** A document's text that was read from `lines` with the letters of those it was `typed` in; both have the same lengths. */
export function textAsTyped(text: string, lines: readonly Line[], typed: readonly Line[]): string {
  const cellsOf = (all: readonly Line[]): string[] =>
    all.flatMap(({ cells }) => cells.map((cell) => cell.text));
  const originals = cellsOf(typed);
  let reached = 0;
  let done = '';
  for (const [i, cell] of cellsOf(lines).entries()) {
    const at = text.indexOf(cell, reached);
    if (at === -1) continue;
    done += text.slice(reached, at) + (originals[i] ?? cell);
    reached = at + cell.length;
  }
  return done + text.slice(reached);
}

/** What names a thing of ours, and is no text of the document: `work`, `head`, `work[0].position`. */
const NAMES_OF_OURS = new Set(
  'section kind path entry code id after reason message countryCode'.split(' '),
);
const LETTER = /\p{L}/u;

/** Every text of a reading as the document has it, where it stands in `text` as words of its own. */
export function asTyped<T>(value: T, text: string): T {
  const lower = text.toLowerCase();
  // A few letters change their length with their case: places would be off.
  if (lower.length !== text.length) return value;
  const find = (item: string): string => {
    const small = item.toLowerCase();
    if (small === '') return item;
    for (let at = lower.indexOf(small); at !== -1; at = lower.indexOf(small, at + 1)) {
      const end = at + small.length;
      const isWithin =
        (LETTER.test(small[0] ?? '') && LETTER.test(lower[at - 1] ?? '')) ||
        (LETTER.test(small.at(-1) ?? '') && LETTER.test(lower[end] ?? ''));
      if (!isWithin) return text.slice(at, end);
    }
    // Rows put together with commas, as those of an address, stand apart in the text.
    return item.includes(', ') ? item.split(', ').map(find).join(', ') : item;
  };
  const typed = (item: unknown): unknown => {
    if (typeof item === 'string') return find(item);
    if (Array.isArray(item)) return item.map(typed);
    if (item === null || typeof item !== 'object') return item;
    return Object.fromEntries(
      Object.entries(item).map(([key, one]) => [key, NAMES_OF_OURS.has(key) ? one : typed(one)]),
    );
  };
  return typed(value) as T;
}
