import { fold } from './characters.ts';

/** A word of a text as a phrase table compares it, with its place (UTF-16 offsets). */
export interface Token {
  key: string;
  written: string;
  from: number;
  to: number;
}

interface Node {
  next: Map<string, Node>;
  isEnd: boolean;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}]|['’.](?=[\p{L}\p{N}]))*\+*|&/gu;
/** What `#` stands for in a row: "2", "3b", "IV", "A", "B1", "three". */
const LEVEL =
  /^(?:\d{1,3}[a-z]{0,2}|[ivx]{1,4}|[a-z]|[a-z]{1,2}\d{1,2}|[a-z]e|one|two|three|four|five|six)$/;

export const isLevel = ({ key }: Token): boolean => LEVEL.test(key);

/** The words of a text without dots and apostrophes, in the singular, "license" as "licence". */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map((match) => ({
    key: keyOf(match[0]),
    written: match[0].replace(/['’.]/g, ''),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

function keyOf(word: string): string {
  if (word === '&') return 'and';
  const plain = fold(word).replace(/['.]/g, '');
  if (/^licen[cs](?:e|es|ed|ing)$/.test(plain)) return plain.endsWith('d') ? 'licensed' : 'licence';
  return plain.length > 3 ? plain.replace(/(?<=[^s])s$/, '') : plain;
}

/** Phrases of a list, one a row, compiled into one lookup by words. A row with capitals is found in capitals alone. */
export class PhraseTable {
  readonly #anyCase: Node = { next: new Map(), isEnd: false };
  readonly #asWritten: Node = { next: new Map(), isEnd: false };

  constructor(rows: string) {
    for (const row of rows.split('\n')) {
      if (row.trim() === '') continue;
      const words = row.match(/#|[^#\s]+/g) ?? [];
      const isCapital = row !== row.toLowerCase();
      const keys = words.flatMap((word) =>
        word === '#'
          ? ['#']
          : tokensOf(word).map(({ key, written }) => (hasCapital(written) ? written : key)),
      );
      insert(isCapital ? this.#asWritten : this.#anyCase, keys);
    }
  }

  /** How many tokens the longest phrase takes that begins at this one; 0 where none does. */
  lengthAt(tokens: readonly Token[], at: number): number {
    return Math.max(longest(this.#anyCase, tokens, at), longest(this.#asWritten, tokens, at));
  }

  /** Where the first phrase of the text stands; undefined where none does. */
  find(text: string): { from: number; to: number } | undefined {
    const tokens = tokensOf(text);
    for (const [at, { from }] of tokens.entries()) {
      const last = tokens[at + this.lengthAt(tokens, at) - 1];
      if (last !== undefined && last.from >= from) return { from, to: last.to };
    }
    return undefined;
  }

  isIn(text: string): boolean {
    return this.find(text) !== undefined;
  }

  /** Whether the text is one phrase and nothing else. */
  isWhole(text: string): boolean {
    const tokens = tokensOf(text);
    return tokens.length > 0 && this.lengthAt(tokens, 0) === tokens.length;
  }
}

function insert(root: Node, keys: readonly string[]): void {
  let node = root;
  for (const key of keys) {
    const next = node.next.get(key) ?? { next: new Map(), isEnd: false };
    node.next.set(key, next);
    node = next;
  }
  node.isEnd = true;
}

const hasCapital = (word: string): boolean => word !== word.toLowerCase();

function longest(root: Node, tokens: readonly Token[], at: number): number {
  const follow = (node: Node, index: number): number => {
    const own = node.isEnd ? index - at : 0;
    const token = tokens[index];
    if (token === undefined) return own;
    const nodes = [
      node.next.get(token.key),
      hasCapital(token.written) ? node.next.get(token.written) : undefined,
      isLevel(token) ? node.next.get('#') : undefined,
    ];
    return Math.max(
      own,
      ...nodes.map((next) => (next === undefined ? 0 : follow(next, index + 1))),
    );
  };
  return follow(root, at);
}
