import numberedWords from '../../data/words/numbered-words.json' with { type: 'json' };
import { readTable } from './table.ts';

/** Months by their Roman numbers, January first. */
export const ROMAN_MONTHS = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

const NUMBERED = readTable<{ word: string }>(numberedWords)
  .map(({ word }) => word)
  .join('|');
const OPENERS = 'since|from|od|von|seit|de|du|depuis|desde|dal|vanaf|с';
const ENDERS = 'to|until|till|do|bis|a|au|al|hasta|ate|fino a|tot|по|до';

/** Pattern for "III" of "III/2022", the month as it is told from Poland to Uruguay: where a date begins, and not behind a word that it counts; any other word may have it as its number, too. Folded text. */
export const ROMAN_MONTH = [
  `(?<!(?<!\\p{L})(?:${NUMBERED})\\.?\\s?[:,(–—-]?\\s?)`,
  `(?<=(?:^|[\\t([,;:|·•/]|(?<!\\p{L})(?:[-–—−‑~→]+|${OPENERS})|\\d\\s(?:${ENDERS}))\\s?)`,
  '(?:xi{0,2}|ix|iv|vi{0,3}|i{1,3})',
].join('');
