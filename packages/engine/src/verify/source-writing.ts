import { LOOSE_PART } from '../language/en/particles.ts';
import { spellingKey } from '../language/en/spelling.ts';
import { contentWords } from '../language/en/stems.ts';
import { hasForm } from '../language/forms.ts';
import { memoize } from '../language/memoize.ts';
import { type Word, wordsOf } from '../language/words.ts';
import { isUnitAt, longNamesOf, standsForIn } from '../taxonomy/acronym-names.ts';
import { isAcronymOf } from '../taxonomy/acronyms.ts';
import { isOfTrade, listTradeWords } from '../taxonomy/domain-synonyms.ts';
import type { Basis } from './basis.ts';
import type { Fact } from './objection.ts';

/** One word or two, and how they stand: "startup", "start-up", "start up". */
interface Writing {
  text: string;
  start: number;
  end: number;
  /** The letters alone, in one region's spelling. */
  key: string;
}

/** Shorter, two words of everyday make another one. */
const LETTERS_MIN = 5;
const SINGLE_LETTERS_MIN = 4;
const PART_LETTERS_MIN = 3;

const keyOf = (...parts: string[]): string => parts.map(spellingKey).join('');

/** A pair whose parts are words of their own, so that it and one word of its letters are the same. */
const isFirmPair = (first: Word, second: Word): boolean =>
  [first, second].every(
    ({ text, lower }) => lower.length >= PART_LETTERS_MIN && contentWords(text).length > 0,
  ) && !LOOSE_PART.test(second.lower);

const listWritings = memoize((text: string): readonly Writing[] => {
  const words = wordsOf(text);
  return words.flatMap((word, i) => {
    const { start, end, lower } = word;
    const whole = { text: text.slice(start, end), start, end, key: keyOf(...lower.split('-')) };
    const next = words[i + 1];
    if (next?.gap !== ' ') return [whole];
    const key = keyOf(lower, next.lower);
    return [whole, { text: text.slice(start, next.end), start, end: next.end, key }];
  });
});

const shapeOf = (text: string): string =>
  text.includes(' ') ? 'apart' : text.includes('-') ? 'hyphen' : 'one';

/** Whether two writings of the same letters say the same. */
function isSame(own: Writing, source: Writing): boolean {
  // "Resigned" is not "re-signed".
  if ([own, source].some(({ text }) => /^(?:re|un|co|de|dis|pre)-/i.test(text))) return false;
  const apart = [own, source].find(({ text }) => shapeOf(text) === 'apart');
  const isJoined = [own, source].some(({ text }) => shapeOf(text) === 'one');
  if (apart === undefined || !isJoined) return true;
  const [first, second] = wordsOf(apart.text);
  return first !== undefined && second !== undefined && isFirmPair(first, second);
}

/** Every writing of a basis by its letters, and each as it stands. */
interface Writings {
  byKey: ReadonlyMap<string, readonly Writing[]>;
  plain: ReadonlySet<string>;
}

const read = new WeakMap<Basis, Writings>();

function writingsOf(basis: Basis): Writings {
  const known = read.get(basis);
  if (known !== undefined) return known;
  const all = basis.lines.flatMap((line) => listWritings(line.text));
  const writings = {
    byKey: Map.groupBy(all, ({ key }) => key),
    plain: new Set(all.map(({ text }) => text.toLowerCase())),
  };
  read.set(basis, writings);
  return writings;
}

/** A stretch of a text, and what the source has for it. */
interface Replacement {
  start: number;
  end: number;
  source: string;
}

/** Where a text writes words otherwise than its source, though of the same letters; the longer stretch first. Figures are never joined. */
function listOtherWritings(text: string, basis: Basis): Replacement[] {
  const found: Replacement[] = [];
  const { byKey, plain } = writingsOf(basis);
  const longestFirst = [...listWritings(text)].sort((a, b) => b.text.length - a.text.length);
  for (const own of longestFirst) {
    if (
      /\d/.test(own.text) ||
      own.key.length < (own.text.includes(' ') ? LETTERS_MIN : SINGLE_LETTERS_MIN) ||
      plain.has(own.text.toLowerCase())
    )
      continue;
    const source = byKey.get(own.key)?.find((writing) => isSame(own, writing));
    if (source !== undefined) found.push({ start: own.start, end: own.end, source: source.text });
  }
  return found;
}

const BRACKET = / \(([^()]{2,80})\)/g;
const LONG_NAME_WORDS_MAX = 8;
const SMALL_WORD = /^(?:and|or|of|the|for|in|to|on|an?|by|with)$/;

/** So short a name is of many things: its field must be told. */
const SHORT_LETTERS = 2;

/** By the table of trades; by its initials alone only a long name that the source has itself. */
const isPair = (short: string, long: string, { text, around }: Basis): boolean =>
  standsForIn(short, long, around, short.replace(/s$/, '').length > SHORT_LETTERS) ||
  (longNamesOf(short).length === 0 && hasForm(text, long) && isAcronymOf(short, long));

/** Whether a text has a short name in its own letters, in either number. */
const hasShort = (text: string, short: string): boolean =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${RegExp.escape(short.replace(/s$/, ''))}s?(?![\\p{L}\\p{N}])`,
    'u',
  ).test(text);

/** "operating rooms (ORs)" of "ORs": one thing by its two names, of which the source has one. */
function listBothNames(text: string, basis: Basis): Replacement[] {
  return Array.from(text.matchAll(BRACKET)).flatMap(({ 0: all, 1: inner = '', index }) => {
    const words = wordsOf(text.slice(0, index)).slice(-LONG_NAME_WORDS_MAX);
    for (const { start, lower } of words.reverse()) {
      if (SMALL_WORD.test(lower)) continue;
      const outer = text.slice(start, index);
      const names = [
        { short: inner, long: outer },
        { short: outer, long: inner },
      ].find(({ short, long }) => isPair(short, long, basis));
      if (names === undefined) continue;
      const { short, long } = names;
      if (isUnitAt(text, start, short)) return [];
      const own = { start, end: index + all.length };
      if (hasForm(basis.text, long)) return [{ ...own, source: long }];
      return hasShort(basis.text, short) ? [{ ...own, source: short }] : [];
    }
    return [];
  });
}

/** "vendors" of "suppliers": a word of the trade for the same thing, which the source lacks. */
function listOtherWords(text: string, { text: told, lines }: Basis): Replacement[] {
  const own = listTradeWords(text);
  if (own.length === 0) return [];
  const source = lines.flatMap((line) => listTradeWords(line.text));
  const words = new Set(source.map(({ word }) => word));
  return own.flatMap(({ start, end, group, word, isPlural }): Replacement[] => {
    const same = source.find((one) => one.group === group && one.isPlural === isPlural);
    return same === undefined || words.has(word) || !isOfTrade(group, told)
      ? []
      : [{ start, end, source: same.text.toLowerCase() }];
  });
}

/** In order, the first of those that overlap. */
function withoutOverlaps(found: readonly Replacement[]): Replacement[] {
  const kept: Replacement[] = [];
  for (const one of found)
    if (!kept.some(({ start, end }) => start < one.end && one.start < end)) kept.push(one);
  return kept.sort((a, b) => a.start - b.start);
}

/** A text with its words written as the source writes them, and the way back to the places of the text itself. */
export interface SourceWriting {
  text: string;
  toOwn: (fact: Fact) => Fact;
}

/** "startup" for the "start-up" of a text, "ground water" for its "groundwater", where the source has them so. */
export function asSourceWrites(text: string, basis: Basis): SourceWriting {
  const others = withoutOverlaps([
    ...listBothNames(text, basis),
    ...listOtherWords(text, basis),
    ...listOtherWritings(text, basis),
  ]);
  if (others.length === 0) return { text, toOwn: (fact) => fact };
  let written = '';
  let reached = 0;
  const marks: { from: number; to: number; start: number; end: number }[] = [];
  for (const { start, end, source } of others) {
    written += text.slice(reached, start);
    const isCapital = /^\p{Lu}/u.test(text.slice(start));
    const first = source.charAt(0);
    marks.push({
      from: written.length,
      to: written.length + source.length,
      start,
      end,
    });
    written += (isCapital ? first.toUpperCase() : first) + source.slice(1);
    reached = end;
  }
  written += text.slice(reached);
  const placeOf = (place: number, isEnd: boolean): number => {
    const mark = marks.findLast(({ from }) => (isEnd ? from < place : from <= place));
    if (mark === undefined) return place;
    if (place > mark.to || (place === mark.to && !isEnd)) return mark.end + (place - mark.to);
    return isEnd ? mark.end : mark.start;
  };
  const toOwn = (fact: Fact): Fact => {
    const [start, end] = [placeOf(fact.start, false), placeOf(fact.end, true)];
    return { ...fact, start, end, text: text.slice(start, end) };
  };
  return { text: written, toOwn };
}
