import { contentWords, holdsWord, stemOf, stemsWithSynonyms } from '../../language/en/stems.ts';
import { readVerb } from '../../language/en/verb-forms.ts';
import { UNIT_OF } from '../../language/units.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import { type Basis, readBasis, type SourceLine } from '../basis.ts';
import { isReworded } from '../paraphrase/reworded.ts';
import { countedHead, countedWord, countedWords } from './counted.ts';
import type { NumberFact } from './numbers.ts';

/** A number of the source with its line. */
export interface Sample {
  line: SourceLine;
  source: NumberFact;
}

/** A source word may stand this many content words behind the number that counts it. */
const COUNTED_WORDS_MAX = 3;
/** The word that a number counts may stand before it: "team of 12", "Clerks (12)". */
const COUNTED_BEFORE = /(\p{L}+)(?: of|:| \()? ?[$€£]?$/iu;

/** The low end of a range and what joins it to the high one: "8 and" of "Years 8 and 9". */
const RANGE_BEFORE = /(?:\d[\d.,]*(?: (?:to|and|or) |, ?| ?[-–] ?))+$/;

const stemsFor = (word: string): ReadonlySet<string> => new Set(stemsWithSynonyms(word));

const NO_LABEL = /^(?:of|to|for|with|about|around|and|in|by|over|up|the|from|than|at|on|a)$/;

/** "grade" of "teach grade 4"; never the first word, which is the verb. */
function wordBefore(text: string, { start, unit }: NumberFact): string | null {
  const before = text.slice(0, start).replace(RANGE_BEFORE, '');
  const word = /(\p{L}+) $/u.exec(before)?.[1]?.toLowerCase();
  const isAct =
    (unit === '' && /(?:^|[,;:] ?|\b(?:and|or|to) )\p{L}+ $/iu.test(before)) ||
    readVerb(word ?? '').some(({ form, verb }) => form !== 'base' || !verb.baseIsNoun);
  return word === undefined || NO_LABEL.test(word) || isAct ? null : stemOf(word);
}

/** "groups" of "groups of 20"; never "in charge of 20". */
const wordOf = (text: string, start: number): string | null =>
  /(?<!\b(?:in|take|took|taking) )\b(\p{L}{2,}) of (?:up to |as many as |about |around |roughly |over |nearly |approximately )?$/iu
    .exec(text.slice(0, start))?.[1]
    ?.toLowerCase() ?? null;

/** How often, never how many. */
const TIMES = /^(?:twice|thrice)$/i;

/** Whether a number of a source line counts this word, or nothing that could be told. */
export function counts(
  line: SourceLine,
  source: NumberFact,
  counted: string,
): 'yes' | 'no' | 'unknown' {
  const after = line.text.slice(source.end).split(/\d/)[0] ?? '';
  if (TIMES.test(source.text)) return /^(?:times?|occasions?)$/.test(counted) ? 'yes' : 'no';
  // "returns at the counter, twenty a day": what it counts stands before it.
  if (/^,? (?:an?|per|each|every) \w+\b/i.test(after)) return 'unknown';
  const words = contentWords(after)
    .filter((word) => !/^(?:total|all|number)$/.test(word.lower))
    .slice(0, COUNTED_WORDS_MAX);
  const own = [...words.map(({ lower }) => lower), ...countedWords(line.text, source.end)];
  if (own.some((word) => holdsWord(stemsFor(word), counted))) return 'yes';
  const before = COUNTED_BEFORE.exec(
    line.text.slice(0, source.start).replace(RANGE_BEFORE, ''),
  )?.[1];
  if (before !== undefined && holdsWord(stemsFor(before.toLowerCase()), counted)) return 'yes';
  // "(22 people)": who they are stands elsewhere in the line.
  if (words[0] !== undefined && /^(?:people|persons?|others)$/.test(words[0].lower))
    return 'unknown';
  if (words.length > 0) return 'no';
  // "groups of 20": what it counts is told, and is another word.
  return source.unit === '' && wordOf(line.text, source.start) !== null ? 'no' : 'unknown';
}

/** "12 reports" does not support "12 people" where the source counts its people by another number, or holds them beside this one. */
export function countsTheSame(
  text: string,
  number: NumberFact,
  same: readonly Sample[],
  basis: Basis,
): boolean {
  const counted = countedWord(text, number.end);
  if (counted === undefined || TIMES.test(number.text)) return true;
  if (isNamedTheSame(text, number, same)) return true;
  const verdicts = same.map(({ line, source }) => ({
    verdict: counts(line, source, counted),
    isBeside: holdsWord(line.stems, counted),
  }));
  if (
    verdicts.some(
      ({ verdict, isBeside }) => verdict === 'yes' || (verdict === 'unknown' && isBeside),
    )
  )
    return true;
  const isCountedElsewhere = basis.lines.some((line) =>
    line.numbers.some(
      (source) => source.value !== number.value && isRightBefore(line, source, counted),
    ),
  );
  if (isCountedElsewhere) return false;
  // "15 Android and iOS devices" of "15 devices".
  const head = countedHead(text, number.end)?.lower;
  if (head !== undefined && same.some(({ line, source }) => counts(line, source, head) === 'yes'))
    return true;
  if (isOtherThing(text, number, same)) return false;
  // "30 calves" where 30 operations and, elsewhere, calves are told.
  const next = rightBehind(text, number.end)?.lower;
  const isNamedElsewhere =
    next !== undefined &&
    verdicts.every(({ verdict }) => verdict === 'no') &&
    basis.lines.some((line) => line.stems.has(stemOf(next)));
  const isOfTimes = same.every(({ source }) => TIMES.test(source.text));
  return !isOfTimes && !isNamedElsewhere && verdicts.some(({ isBeside }) => !isBeside);
}

/** "grade 4", "groups of 20": the word before a number names it, whatever follows. */
function isNamedTheSame(text: string, number: NumberFact, same: readonly Sample[]): boolean {
  const label = wordBefore(text, number);
  const group = wordOf(text, number.start);
  return same.some(({ line, source }) => {
    const other = wordOf(line.text, source.start);
    return (
      (label !== null && wordBefore(line.text, source) === label) ||
      (group !== null && other !== null && holdsWord(stemsFor(other), group))
    );
  });
}

/** "90 orders" of "90 lines": both name what they count, right behind the number, and it is not the same in any word. */
function isOtherThing(text: string, number: NumberFact, same: readonly Sample[]): boolean {
  const own = rightBehind(text, number.end);
  if (own === null || number.unit === '%') return false;
  return same.every(({ line, source }) => {
    const head = countedHead(line.text, source.end);
    const isThing = own.lower !== 'times' && !UNIT_OF.has(own.lower);
    const last = isThing && head?.lower.endsWith('s') === true ? head : null;
    const told = rightBehind(line.text, source.end) ?? last;
    return (
      told !== null &&
      told.lower !== own.lower &&
      !isReworded(text, own, [line]) &&
      !isReworded(line.text, told, [readBasis([{ text }]).lines[0] as SourceLine])
    );
  });
}

/** The plural right behind a number, and no other word behind that: "90 lines an hour". */
function rightBehind(text: string, end: number): Word | null {
  const rest =
    /^ (?!\p{L}+ed )(\p{Ll}{3,}s)(?= (?:an?|and|or|who|that|per|each|every|in|at|by|for|with|from|to|of|on)\b|[,.;]|$)/u.exec(
      text.slice(end),
    );
  if (rest === null) return null;
  return wordsOf(text).find(({ start }) => start === end + 1) ?? null;
}

/** Whether a number of a line stands right before this word. */
export const isRightBefore = (line: SourceLine, source: NumberFact, counted: string): boolean => {
  const word = countedWord(line.text, source.end);
  return word !== undefined && holdsWord(stemsFor(word), counted);
};
