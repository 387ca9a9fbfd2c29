import { memoize } from '../language/memoize.ts';

/** Measures of a text by which letters and questions are judged. */

export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,+#/%$-]*/gu)?.length ?? 0;

/** Sentences of a text, and lines that are set off; a full stop inside a name or number ends none. */
export const splitIntoSentences = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?])\s+(?=[\p{Lu}\d"“])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const countSyllables = memoize((word: string): number => {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const groups = plain
    .replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
});

/** What the grade level of a text is worked out from. */
interface Reading {
  sentences: number;
  words: number;
  syllables: number;
}

/** Counts a text for its grade level. */
function countReading(text: string): Reading {
  const all = text.match(/[\p{L}][\p{L}'’]*/gu) ?? [];
  return {
    sentences: splitIntoSentences(text).length,
    words: all.length,
    syllables: all.reduce((sum, word) => sum + countSyllables(word), 0),
  };
}

/** Flesch-Kincaid grade level of what was counted. */
const gradeOf = ({ sentences, words, syllables }: Reading): number =>
  words === 0 ? 0 : 0.39 * (words / Math.max(1, sentences)) + 11.8 * (syllables / words) - 15.59;

/** Flesch-Kincaid grade level. */
export const readingGrade = (text: string): number => gradeOf(countReading(text));

/** Share of sentences that start with "I". */
export function shareStartingWithI(sentences: readonly string[]): number {
  const starting = sentences.filter((sentence) => /^I(?:['’]\w+)?\b/.test(sentence)).length;
  return sentences.length === 0 ? 0 : starting / sentences.length;
}

const plainWords = memoize(
  (text: string): readonly string[] =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}'’+#%.-]*/gu)
      ?.map((word) => word.replace(/[.'’-]+$/, '')) ?? [],
);

/** Most words that a text and any of the lines share in one run. */
export function longestSharedRun(text: string, lines: readonly string[]): number {
  const mine = plainWords(text);
  let longest = 0;
  for (const line of lines) {
    const theirs = plainWords(line);
    if (!mine.some((word) => theirs.includes(word))) continue;
    let row = new Array<number>(theirs.length + 1).fill(0);
    for (const word of mine) {
      const next = new Array<number>(theirs.length + 1).fill(0);
      for (let j = 0; j < theirs.length; j++) {
        if (theirs[j] === word) next[j + 1] = (row[j] ?? 0) + 1;
        longest = Math.max(longest, next[j + 1] ?? 0);
      }
      row = next;
    }
  }
  return longest;
}

/** Shared words over all words of two texts. */
export function jaccard(a: string, b: string): number {
  const left = new Set(plainWords(a));
  const right = new Set(plainWords(b));
  const shared = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** A number of a text, for choosing among equals: the same text gives the same one. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619) >>> 0;
  return hash;
}
