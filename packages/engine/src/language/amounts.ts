import type { Amount, DateMention, Token } from './line.ts';

type Written = Pick<Token, 'text' | 'lower' | 'start' | 'end' | 'gap'>;

/** How a language writes its numbers. */
export interface NumberWords {
  words: ReadonlyMap<string, number>;
  /** Words and letters that multiply the number before them. */
  multipliers: ReadonlyMap<string, number>;
  percent: ReadonlySet<string>;
  money: ReadonlySet<string>;
  /** The mark before decimals. */
  decimal: '.' | ',';
}

/** "1,200" and "3.5" in English, "1 200" and "3,5" in French; a figure with its letter ("45K", "2.5M") is one number. */
function readNumber(token: Written, numbers: NumberWords): number | null {
  const word = numbers.words.get(token.lower);
  if (word !== undefined) return word;
  const match = /^(\d[\d.,]*)(\p{L}+)?\+?$/u.exec(token.lower);
  if (match === null) return null;
  const [, digits = '', letters] = match;
  const thousands = numbers.decimal === '.' ? ',' : '.';
  const value = Number(digits.replaceAll(thousands, '').replace(numbers.decimal, '.'));
  if (letters === undefined) return Number.isNaN(value) ? null : value;
  const factor = numbers.multipliers.get(letters);
  return factor === undefined || Number.isNaN(value) ? null : value * factor;
}

/** Every number of a line that is no part of a date, with what it measures. "Twelve" counts as 12; "one" alone may be a pronoun and does not. */
export function readAmounts(
  tokens: readonly Written[],
  dates: readonly DateMention[],
  numbers: NumberWords,
): Amount[] {
  const amounts: Amount[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || token.lower === 'one' || /^une?$/.test(token.lower)) continue;
    if (dates.some(({ start, end }) => token.start >= start && token.end <= end)) continue;
    let value = readNumber(token, numbers);
    if (value === null) continue;
    const { start } = token;
    let last = at;
    // French writes its thousands apart: "1 200".
    while (
      numbers.decimal === ',' &&
      /^\d{3}$/.test(tokens[last + 1]?.lower ?? '') &&
      /^\d{1,3}$/.test(token.lower)
    ) {
      value = value * 1_000 + Number(tokens[++last]?.lower);
    }
    const factor = numbers.multipliers.get(tokens[last + 1]?.lower ?? '');
    if (factor !== undefined && (tokens[last + 1]?.lower.length ?? 0) > 1) {
      value *= factor;
      last++;
    }
    const next = tokens[last + 1]?.lower ?? '';
    const isPercent = numbers.percent.has(next);
    const isMoney = numbers.money.has(tokens[at - 1]?.lower ?? '') || numbers.money.has(next);
    amounts.push({
      value,
      unit: isPercent ? 'percent' : isMoney ? 'money' : 'count',
      start,
      end: tokens[last]?.end ?? token.end,
    });
    at = last;
  }
  return amounts;
}
