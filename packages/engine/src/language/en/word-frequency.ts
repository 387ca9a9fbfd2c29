import data from '../../../data/words/common-words.json' with { type: 'json' };

import { readTable } from '../table.ts';

const packed = new Map(
  readTable<{ kind: string; words: string }>(data).map(({ kind, words }) => [kind, words]),
);

/** A word with how often texts on work hold it: the binary logarithm of its count, 9 and more as 9. */
interface CommonWord {
  word: string;
  commonness: number;
}

/** Unpacks words (evals/src/make-common-words.ts tells the format). */
function unpack(kind: 'common' | 'trade'): CommonWord[] {
  let before = '';
  return (packed.get(kind) ?? '').split(' ').map((line) => {
    before = before.slice(0, Number.parseInt(line[0] ?? '0', 36)) + line.slice(1, -1);
    return { word: before, commonness: Number(line.at(-1)) };
  });
}

let byLetter: ReadonlyMap<string, readonly CommonWord[]> | undefined;
let ofTrades: ReadonlySet<string> | undefined;

/** The words that begin with a letter and stand in texts on work; unpacked once, at the first one asked for. */
export function commonWordsWith(letter: string): readonly CommonWord[] {
  byLetter ??= Map.groupBy(unpack('common'), ({ word }) => word[0] ?? '');
  return byLetter.get(letter) ?? [];
}

/** Whether a word, in small letters, is one of a trade that dictionaries lack: "intubation", "swaging". */
export function isTradeWord(lower: string): boolean {
  ofTrades ??= new Set(unpack('trade').map(({ word }) => word));
  return ofTrades.has(lower);
}
