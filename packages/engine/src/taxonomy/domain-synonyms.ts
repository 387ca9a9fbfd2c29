import { TRADE_WORD_TABLE } from '../../data/taxonomy/domain-synonyms.ts';
import { hasAnyForm } from '../language/forms.ts';
import { memoize } from '../language/memoize.ts';
import { type Word, wordsOf } from '../language/words.ts';

/** Words of a trade for the very same thing. */
interface Group {
  words: readonly string[];
  /** Words of which one must stand in the entry; none where the words say this in any trade. */
  context: readonly string[];
}

/** A trade word of a text, and where it stands (UTF-16 offsets). */
export interface TradeWord {
  text: string;
  start: number;
  end: number;
  isPlural: boolean;
  /** The word of the table that it is, in the singular. */
  word: string;
  group: Group;
}

const WORDS_MAX = 4;

const groups: readonly Group[] = TRADE_WORD_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [words = '', context = ''] = line.split(' ? ');
    return { words: words.split(' | '), context: context === '' ? [] : context.split(', ') };
  });
const keyOf = (words: string): string =>
  wordsOf(words)
    .map(({ lower }) => lower)
    .join(' ');
const byKey = Map.groupBy(
  groups.flatMap((group) => group.words.map((word) => ({ word, group }))),
  ({ word }) => keyOf(word),
);
const firstWords = new Set([...byKey.keys()].map((key) => key.split(' ')[0] ?? ''));

/** A word in the singular, in the ways that a plural may be made. */
const singulars = (key: string): string[] => [
  key,
  key.replace(/s$/, ''),
  key.replace(/ies$/, 'y'),
  key.replace(/es$/, ''),
];

/** The plural of a trade word by rule: "nappies", "boxes", "vendors". */
export const pluralOf = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

function findAt(words: readonly Word[], at: number, text: string): TradeWord[] {
  const [first] = singulars(words[at]?.lower ?? '').filter((word) => firstWords.has(word));
  if (first === undefined) return [];
  for (let count = WORDS_MAX; count > 0; count--) {
    const run = words.slice(at, at + count);
    if (run.length < count || run.slice(1).some(({ gap }) => !/^[\s-]$/.test(gap))) continue;
    const key = run.map(({ lower }) => lower).join(' ');
    const singular = singulars(key).find((one) => byKey.has(one));
    if (singular === undefined) continue;
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
    const place = { text: text.slice(start, end), start, end, isPlural: singular !== key };
    return (byKey.get(singular) ?? []).map((found) => ({ ...found, ...place }));
  }
  return [];
}

/** The trade words of a text, the longest at each place; one for each of its groups. */
export const listTradeWords = memoize((text: string): readonly TradeWord[] => {
  const words = wordsOf(text);
  const found: TradeWord[] = [];
  for (const [at, { start }] of words.entries()) {
    if (start < (found.at(-1)?.end ?? 0)) continue;
    found.push(...findAt(words, at, text));
  }
  return found;
});

/** Whether a text tells the trade in which the words of a group are one thing. */
export const isOfTrade = ({ context }: Group, text: string): boolean =>
  context.length === 0 || hasAnyForm(text, context);

/** Whether two words, in any number, are of one group. */
export function areSameTradeWords(a: string, b: string): boolean {
  const [one = [], other = []] = [a, b].map((text) =>
    listTradeWords(text).filter(({ text: all }) => all === text),
  );
  return one.some(({ group }) => other.some((found) => found.group === group));
}

/** A text with each of its trade words in the other ways to say it. */
export const otherTradeWords = (text: string): string[] =>
  listTradeWords(text).flatMap(({ group, word, start, end, isPlural }) =>
    group.words
      .filter((other) => other !== word)
      .map(
        (other) => text.slice(0, start) + (isPlural ? pluralOf(other) : other) + text.slice(end),
      ),
  );
