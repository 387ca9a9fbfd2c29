import type { NumberWords } from '../amounts.ts';
import { MULTIPLIERS, NUMBER_WORDS } from '../number-words.ts';

export const ENGLISH_NUMBERS: NumberWords = {
  words: NUMBER_WORDS,
  multipliers: MULTIPLIERS,
  percent: new Set(['%', 'percent', 'pct']),
  money: new Set(['$', '€', '£', 'dollars', 'cad', 'usd', 'euros']),
  decimal: '.',
};
