import type { Line, Token } from '../language/line.ts';
import { capitalize } from './line-text.ts';

/** What must stand behind a phrase. */
const FOLLOWS = {
  '': () => true,
  word: (next: Token | undefined) => next !== undefined && next.pos !== 'mark',
  verb: (next: Token | undefined) => next?.pos === 'verb' && next.form === 'base',
  gerund: (next: Token | undefined) => next?.lower.endsWith('ing') === true,
  noun: (next: Token | undefined) => next?.pos === 'noun' || next?.pos === 'adjective',
  end: (next: Token | undefined) => next === undefined || next.pos === 'mark',
  number: (next: Token | undefined) => next?.pos === 'number' || next?.lower === '$',
} as const;
type Follows = keyof typeof FOLLOWS;

/** One phrase with what it means. */
export interface PhraseRow {
  words: readonly string[];
  means: string;
  follows: Follows;
  example: string;
}

/** A phrase found in a line (UTF-16 offsets). */
export interface FoundPhrase {
  row: PhraseRow;
  start: number;
  end: number;
}

const isFollows = (text: string): text is Follows => Object.hasOwn(FOLLOWS, text);

/** Reads rows of `phrase | means | follows | example`; a row that lacks a part or names no condition throws. */
export function readPhraseRows(rows: string): PhraseRow[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [phrase = '', means, follows, example] = row.split('|').map((part) => part.trim());
      if (means === undefined || follows === undefined || !isFollows(follows) || !example)
        throw new Error(`No phrase row: ${row}`);
      // "l'heure" is two words.
      const words = phrase.replace(/(?<=\p{L}')(?=\p{L})/gu, ' ').split(' ');
      return { words, means, follows, example };
    });
}

/** Finds the phrases of a table in lines, the longest at each place. */
export class PhraseFinder {
  readonly #byFirst: ReadonlyMap<string, readonly PhraseRow[]>;

  constructor(rows: readonly PhraseRow[]) {
    const sorted = [...rows].sort((a, b) => b.words.length - a.words.length);
    this.#byFirst = Map.groupBy(sorted, ({ words }) => words[0] ?? '');
  }

  find({ tokens }: Line): FoundPhrase[] {
    const found: FoundPhrase[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const row = (this.#byFirst.get(tokens[at]?.lower ?? '') ?? []).find(
        ({ words, follows }) =>
          words.every((word, i) => tokens[at + i]?.lower === word) &&
          FOLLOWS[follows](tokens[at + words.length]),
      );
      const [first, last] = [tokens[at], tokens[at + (row?.words.length ?? 1) - 1]];
      if (row === undefined || first === undefined || last === undefined) continue;
      found.push({ row, start: first.start, end: last.end });
      at += row.words.length - 1;
    }
    return found;
  }
}

/** A text with each phrase found in it as what it means; a capital at its head stays. */
export function replacePhrases(found: readonly FoundPhrase[], text: string): string {
  let better = text;
  for (const { row, start, end } of [...found].reverse()) {
    const was = text.slice(start, end);
    const rest = better.slice(end);
    const now = /^\p{Lu}/u.test(was) ? capitalize(row.means) : row.means;
    better = better.slice(0, start) + (now === '' ? rest.trimStart() : now + rest);
  }
  return better;
}
