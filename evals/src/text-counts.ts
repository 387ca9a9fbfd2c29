// Counts on written texts, apart from the engine, so that the eval does not judge it by its own rule.

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];

export const countWords = (text: string): number => wordsOf(text).length;

export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 1;
  const silent = /[^aeioul]e$|[^td]ed$/.test(letters) && groups > 1 ? 1 : 0;
  return Math.max(1, groups - silent);
}

/** Flesch-Kincaid grade. */
export function gradeOf(text: string): number {
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word));
  const all = words.reduce((sum, word) => sum + syllables(word), 0);
  const perSentence = words.length / Math.max(1, sentencesOf(text).length);
  return 0.39 * perSentence + 11.8 * (all / Math.max(1, words.length)) - 15.59;
}

const plain = (text: string): string[] =>
  wordsOf(text).map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, ''));

/** A run as long as this is borne where figures stand in it: they need the words around them. */
const WITH_FIGURES = 20;
const hasFigure = (words: readonly string[]): boolean =>
  words.some((word) => /\d/.test(word) || NUMBERS.has(word));
const NUMBERS = new Set(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred'.split(
    ' ',
  ),
);

/** Most words in one run that a text shares with any of the lines and that no figure among them needs. */
export function sharedRun(text: string, lines: readonly string[]): number {
  const inText = ` ${plain(text).join(' ')} `;
  let longest = 0;
  for (const line of lines) {
    const words = plain(line);
    for (let start = 0; start < words.length; start++) {
      let length = 0;
      while (
        start + length < words.length &&
        inText.includes(` ${words.slice(start, start + length + 1).join(' ')} `)
      )
        length++;
      const isBorne = length <= WITH_FIGURES && hasFigure(words.slice(start, start + length));
      // Of a run with figures its tail without them is no run of its own.
      if (isBorne) start += length;
      else longest = Math.max(longest, length);
    }
  }
  return longest;
}

/** Shared words over all words. */
export function likeness(a: string, b: string): number {
  const left = new Set(plain(a));
  const right = new Set(plain(b));
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.max(1, left.size + right.size - shared);
}

/** Phrases that recruiters name when asked what they are tired of. */
export const CLICHES =
  /\b(?:team player|hard[- ]?working|passionate|thrilled|excited to|perfect (?:fit|candidate)|hit the ground running|think outside the box|results[- ]driven|go[- ]getter|self[- ]starter|proven track record|detail[- ]oriented|to whom it may concern|dynamic|synergy|dream job|great fit|leverage|I believe I)\b/i;

/** Slips that a careful reader marks: doubled words, spaces before marks, a sentence that begins small ("a B.S. in" ends none), "a" before a vowel. */
export const SLIPS =
  /\b(the|a|an|of|to|in|and|my|I) \1\b|\s[,.;:!?]|\.\.|,,|(?:^|(?<!\p{Lu}\.\s?\p{L}{1,3})[.!?]\s)\p{Ll}|\ba (?:[aei]\p{Ll}|hour)|\ban (?:[bcdfgjklmnpqrstvwxz]\p{Ll})|[[\]{}<>]/u;
