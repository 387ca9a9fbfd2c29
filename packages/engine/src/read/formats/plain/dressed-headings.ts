import { findDateRange } from '../../date-range.ts';
import { findHeadingKind } from '../../sections/heading.ts';

/** Stands before a row that its dress shows to be a heading, whatever its words; no text holds it. */
export const HEADING_MARK = '\ue000';

const MAX_WORDS = 6;
const MAX_ROW_LENGTH = 80;
const DRESS =
  /^\s*(?<lead>[^\p{L}\p{N}\s"“'‘(•·●|,;:]{1,12})\s*(?<words>[\p{L}(][^|]*?)\s*(?<tail>[^\p{L}\p{N}\s"”'’)?!.,;:|]{1,12})\s*:?\s*$/u;
const UNDERLINE = /^\s*(?<rule>[=~_*#-])\k<rule>{2,}\s*$/;
/** As many headings show what a dress means, and at least as many of them by their words. */
const MIN_ROWS = 3;
const MIN_KNOWN = 2;

interface Dressed {
  index: number;
  words: string;
  dress: string;
}

/** Where marks on both sides ("[Work]", "=== Papers ===") or a rule below stand at headings alone, every row so dressed is one, also under words that no list knows. From the first known heading on: above it they dress up the name. */
export function withDressedHeadings(rows: readonly string[]): string[] {
  const dressed = rows.flatMap((row, index) => dressOf(row, rows[index + 1] ?? '', index));
  const groups = Map.groupBy(dressed, ({ dress }) => dress);
  const marked = new Map<number, Dressed>();
  const bare = new Map<number, Dressed>();
  for (const group of groups.values()) {
    const first = group.findIndex(isKnown);
    const own = first < 0 ? [] : group.slice(first);
    const known = own.filter(isKnown).length;
    if (own.length < MIN_ROWS || known < MIN_KNOWN || own.length > 3 * known) continue;
    if (!own.every(({ words }) => isShort(words))) continue;
    for (const one of own) marked.set(one.index, one);
    for (const one of group.slice(0, first)) bare.set(one.index, one);
  }
  // Headings that stand without it below show that the dress is of something else.
  const first = Math.min(...marked.keys());
  const isBare = rows.some(
    (row, index) =>
      index > first &&
      !marked.has(index) &&
      (rows[index - 1] ?? '').trim() === '' &&
      /^[\p{L} &/]{4,40}:?$/u.test(row.trim()) &&
      findHeadingKind(row.trim().replace(/:$/, '')) !== undefined,
  );
  if (marked.size === 0 || isBare) return [...rows];
  return rows.map((row, index) => {
    const one = marked.get(index);
    return one === undefined ? (bare.get(index)?.words ?? row) : HEADING_MARK + one.words;
  });
}

function dressOf(row: string, next: string, index: number): Dressed[] {
  if (row.length > MAX_ROW_LENGTH || row.trim() === '') return [];
  const { lead, words, tail } = DRESS.exec(row)?.groups ?? {};
  if (lead !== undefined && words !== undefined && tail !== undefined)
    return [{ index, words, dress: `${lead} ${tail}` }];
  const rule = UNDERLINE.exec(next)?.groups?.rule;
  const isText = /^\s*\p{L}/u.test(row);
  return rule !== undefined && isText ? [{ index, words: row.trim(), dress: rule }] : [];
}

const isKnown = ({ words }: Dressed): boolean => findHeadingKind(words) !== undefined;

const isShort = (words: string): boolean =>
  words.split(/\s+/).length <= MAX_WORDS && !/[@\d]/.test(words) && !findDateRange(words);
