import type { Token } from './line.ts';

/** A stretch of a text before its word is looked up. */
export type RawToken = Pick<Token, 'text' | 'lower' | 'start' | 'end' | 'gap'>;

const WORD = String.raw`[\p{L}\p{N}]+(?:['’.+#-]*[\p{L}\p{N}+#]+)*['’]?|[^\s\p{L}\p{N}]`;
const END = String.raw`(?:(?![\p{L}\p{N}'’-])|[kKmMbB]\b)`;
/** By the mark before decimals. */
const TOKEN = {
  '.': new RegExp(String.raw`\d+(?:,\d{3})*(?:\.\d+)?${END}|${WORD}`, 'gu'),
  ',': new RegExp(String.raw`\d+(?:,\d+)?${END}|${WORD}`, 'gu'),
} as const;

/**
 * The words, numbers and marks of a text. `split` gives the lengths of the parts of a word that is two
 * ("l'équipe", "I'm"), or null.
 */
export function tokenize(
  text: string,
  split: (lower: string) => readonly number[] | null,
  decimal: keyof typeof TOKEN,
): RawToken[] {
  const tokens: RawToken[] = [];
  let reached = 0;
  const push = (part: string, start: number): void => {
    const end = start + part.length;
    tokens.push({
      text: part,
      lower: part.toLowerCase().replaceAll('’', "'"),
      start,
      end,
      gap: text.slice(reached, start),
    });
    reached = end;
  };
  for (const match of text.matchAll(TOKEN[decimal])) {
    const [word] = match;
    const parts = /['’]/.test(word) ? split(word.toLowerCase().replaceAll('’', "'")) : null;
    let start = match.index;
    for (const length of parts ?? [word.length]) {
      push(text.slice(start, start + length), start);
      start += length;
    }
  }
  return tokens;
}
