import type { ReadBackOutcome } from '@trueline/contracts';

/** A longer word may have been cut at the end of a line. */
const LONGEST_WHOLE_WORD = 40;

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** How a text came through in what a reader saw. White space may differ, since lines break where they must; nothing else may. */
export function findOutcome(seen: string, text: string): ReadBackOutcome {
  const words = text.split(/\s+/u);
  if (patternOf(words).test(seen)) return 'kept';
  return words.every((word) => patternOf([word]).test(seen)) ? 'scattered' : 'lost';
}

/** Where the text ends in what was seen, searched from `start`; undefined where it isn't. */
export function findEnd(seen: string, text: string, start: number): number | undefined {
  const pattern = new RegExp(patternOf(text.split(/\s+/u)).source, 'gu');
  pattern.lastIndex = start;
  return pattern.test(seen) ? pattern.lastIndex : undefined;
}

/** The words in order with white space between, and not as part of longer words. */
function patternOf(words: readonly string[]): RegExp {
  const text = words.map(wordPattern).join('\\s+');
  const [first = '', last = ''] = [[...(words[0] ?? '')][0], [...(words.at(-1) ?? '')].at(-1)];
  const before = WORD_CHARACTER.test(first) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = WORD_CHARACTER.test(last) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(before + text + after, 'u');
}

function wordPattern(word: string): string {
  const characters = [...word].map((character) =>
    /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character,
  );
  return characters.join(characters.length > LONGEST_WHOLE_WORD ? '\\s*' : '');
}
