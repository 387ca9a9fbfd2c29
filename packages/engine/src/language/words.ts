/** A word of a line with its place and what stands between it and the word before. */
export interface Word {
  text: string;
  lower: string;
  start: number;
  end: number;
  /** Characters since the word before: " ", ", ", " (". */
  gap: string;
}

const WORD = /[\p{L}\p{N}]+(?:['’.+#-]*[\p{L}\p{N}+#]+)*/gu;

export function wordsOf(text: string): Word[] {
  let reached = 0;
  return Array.from(text.matchAll(WORD), (match) => {
    const start = match.index;
    const end = start + match[0].length;
    const gap = text.slice(reached, start);
    reached = end;
    return { text: match[0], lower: match[0].toLowerCase(), start, end, gap };
  });
}

/** The words of a list that blanks part. */
export const setOfWords = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Whether two texts differ in nothing but spaces and a last stop. */
export const isSameText = (one: string, other: string): boolean =>
  bareText(one) === bareText(other);
const bareText = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\s?\.$/, '');
