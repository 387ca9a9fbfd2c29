import type { Paragraph } from './paragraphs.ts';

/** A text at its place in a paragraph. */
export interface Place {
  paragraph: Paragraph;
  start: number;
  end: number;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** Marks that programs write in several ways. */
const flexible = (text: string): string =>
  escaped(text)
    .replace(/\s+/g, '\\s+')
    .replace(/['’‘]/g, "['’‘]")
    .replace(/["“”]/g, '["“”]')
    .replace(/[-‐‑–—]/g, '[-‐‑–—\\u00ad]');

/** Finds a text whole, whatever the blanks between its words. */
const patternOf = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${flexible(text.trim())}(?![\\p{L}\\p{N}])`, 'gu');

/** Several texts in a row, parted by nothing but marks and blanks; each a group, and each separator. */
export const rowPatternOf = (texts: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${texts
      .map((text) => `(${flexible(text.trim())})`)
      .join('([^\\p{L}\\p{N}]{1,8})')}(?![\\p{L}\\p{N}])`,
    'gu',
  );

/** A mark that somebody typed before a bullet. */
const TYPED_MARK = /^[\s\u2022\u25aa\u25cf\u25cb\u2013\u2014\u00b7*>~-]+(?=\S)/u;

/** Whether a place is all that its paragraph says, a typed mark aside. */
export function isWhole({ paragraph: { text }, start, end }: Place): boolean {
  const rest = text.slice(end).replace(/[\s.;]+$/, '');
  return rest === '' && text.slice(0, start).replace(TYPED_MARK, '').trim() === '';
}

/** Where a value stands: by its words, and where they stand several times by its place in the read text. Null where that is not certain. */
export function findPlace(
  text: string,
  paragraphs: readonly Paragraph[],
  read: { text: string; start: number | undefined },
): Place | null {
  if (text.trim() === '') return null;
  const pattern = patternOf(text);
  const places = paragraphs
    .filter(({ isFallback }) => !isFallback)
    .flatMap((paragraph) =>
      [...paragraph.text.matchAll(pattern)].map((match) => ({
        paragraph,
        start: match.index,
        end: match.index + match[0].length,
      })),
    );
  const [only, second] = places;
  if (only === undefined) return null;
  if (second === undefined) return only;
  const told = [...read.text.matchAll(pattern)].map(({ index }) => index);
  const { start } = read;
  if (start === undefined || told.length !== places.length) return null;
  const nearest = told.reduce(
    (best, at, index) =>
      Math.abs(at - start) < Math.abs((told[best] ?? Number.POSITIVE_INFINITY) - start)
        ? index
        : best,
    0,
  );
  return places[nearest] ?? null;
}
