import { contentWords, stemOf } from '../../language/en/stems.ts';
import type { Basis, SourceLine } from '../basis.ts';
import type { Fact } from '../objection.ts';
import { listNumbers, type NumberFact } from './numbers.ts';

/** "from 900 to 350" told as "from 350 to 900". */
function turnedRanges(text: string, basis: Basis): Fact[] {
  const numbers = listNumbers(text);
  return numbers.flatMap((from, i) => {
    const to = numbers[i + 1];
    if (to === undefined || !isFromTo(text, from, to)) return [];
    const isTurned = (line: SourceLine): boolean => {
      const first = line.numbers.findIndex((number) => number.value === to.value);
      const next = line.numbers[first + 1];
      const source = line.numbers[first];
      return (
        source !== undefined &&
        next !== undefined &&
        next.value === from.value &&
        isFromTo(line.text, source, next)
      );
    };
    if (from.value === to.value || !basis.lines.some(isTurned)) return [];
    const reason = 'The source tells this the other way round.';
    return [
      {
        kind: 'number' as const,
        text: text.slice(from.start, to.end),
        start: from.start,
        end: to.end,
        reason,
      },
    ];
  });
}

const isFromTo = (text: string, from: NumberFact, to: NumberFact): boolean =>
  /\bfrom (?:about |around )?[$€£]?$/i.test(text.slice(0, from.start)) &&
  /^\s?\w{0,12}\s?to (?:about |around )?$/i.test(text.slice(from.end, to.start));

/** "won 4 of 9": the word of the deed and the whole, whose part alone was done. */
const PART_OF =
  /(?:\b(\w+) (?:(?:about|only|some) )?|^)(\d+|\w+) (?:out )?of (?:the |his |her |its |my )?(\d+|\w+)\b/gi;

/** "Won 9 grants" of "won 4 of 9". */
function wholesAsParts(text: string, basis: Basis): Fact[] {
  const numbers = listNumbers(text);
  return basis.lines.flatMap((line) =>
    Array.from(line.text.matchAll(PART_OF)).flatMap((match) => {
      const [part, whole] = listNumbers(match[0]);
      if (part === undefined || whole === undefined || part.value >= whole.value) return [];
      if (numbers.some(({ value }) => value === part.value)) return [];
      const own = contentWords(line.text.slice(0, match.index + (match[1] ?? '').length)).at(-1);
      const deed = stemOf(own?.lower ?? '');
      return numbers
        .filter(({ value, start }) => {
          const before = contentWords(text.slice(0, start)).at(-1);
          const isAll = /\b(?:all|every|each)(?: of)?(?: the| my| our)? $/i.test(
            text.slice(0, start),
          );
          return (
            value === whole.value &&
            (isAll || (before !== undefined && stemOf(before.lower) === deed))
          );
        })
        .map(({ text: written, start, end }): Fact => {
          const reason = 'The source says this of a part only.';
          return { kind: 'number', text: written, start, end, reason };
        });
    }),
  );
}

const SEVERAL =
  /\b(?:several|multiple|(?<!as )many|numerous|dozens of|hundreds of|various|(?:a|the) (?:team|group|crew) of) (?:\w+ )?(\p{L}+s)\b/giu;

/** "several frauds" of "a fraud". */
const multiplied = (text: string, { lines, words }: Basis): Fact[] =>
  Array.from(text.matchAll(SEVERAL)).flatMap((match) => {
    const noun = (match[1] ?? '').toLowerCase();
    const single = noun.replace(/s$/, '');
    const one = new RegExp(
      `\\b(?:an?|one|the first|a single) (?:\\S+ ){0,2}?${single}(?!\\p{L})`,
      'iu',
    );
    if (words.has(noun) || !lines.some((line) => one.test(line.text))) return [];
    const reason = 'The source tells this of one alone.';
    const { index: start } = match;
    return [
      { kind: 'number' as const, text: match[0], start, end: start + match[0].length, reason },
    ];
  });

/** A range told the other way round, the whole for a part, or several for one. */
export const checkParts = (text: string, basis: Basis): Fact[] => [
  ...turnedRanges(text, basis),
  ...wholesAsParts(text, basis),
  ...multiplied(text, basis),
];
