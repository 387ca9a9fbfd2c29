import { contentWords, stemOf, stemSet, stemsWithSynonyms } from '../language/en/stems.ts';
import { memoize } from '../language/memoize.ts';
import { wordsOf } from '../language/words.ts';
import { findSkills } from '../taxonomy/skills.ts';
import { type DateFact, listDates } from './quantities/dates.ts';
import { listMeasures, type Measure } from './quantities/measures.ts';
import { listNumbers, type NumberFact } from './quantities/numbers.ts';
import { listOwnership, type Ownership } from './responsibility/ownership.ts';
import { type Qualifier, qualifyWords } from './responsibility/qualifiers.ts';

/** The stem of a word, with the marks of words that may stand for it, and what takes it back. */
export interface QualifiedStem {
  stem: string;
  stems: readonly string[];
  qualifiers: ReadonlySet<Qualifier>;
}

/** One line of a source with all that it supports, read once. */
export interface SourceLine {
  path?: string | undefined;
  text: string;
  /** With the marks of words that may stand for them. */
  stems: ReadonlySet<string>;
  /** Lower-case words, whole and split at joining marks. */
  words: readonly string[];
  numbers: readonly NumberFact[];
  measures: readonly Measure[];
  dates: readonly DateFact[];
  skills: readonly string[];
  ownership: readonly Ownership[];
  /** The stem of each content word, with what takes it back in this line. */
  qualified: readonly QualifiedStem[];
}

/** What the source lines of one entry (or of a whole document) support. */
export interface Basis {
  text: string;
  /** The document around these lines: it tells the trade in which their words are meant. */
  around: string;
  lines: readonly SourceLine[];
  stems: ReadonlySet<string>;
  words: ReadonlySet<string>;
  numbers: readonly NumberFact[];
  dates: readonly DateFact[];
  skills: ReadonlySet<string>;
  ownership: readonly Ownership[];
}

function qualifiedStems(text: string): QualifiedStem[] {
  const content = new Set(contentWords(text).map(({ start }) => start));
  return qualifyWords(text)
    .filter(({ start }) => content.has(start))
    .map(({ lower, qualifiers }) => ({
      stem: stemOf(lower),
      stems: stemsWithSynonyms(lower),
      qualifiers,
    }));
}

/** Each word whole, split at its marks, and joined with the next one: "on-boarding" and "class room" hold "onboarding" and "classroom". */
function writtenWords(text: string): string[] {
  const words = wordsOf(text);
  return words.flatMap(({ lower }, i) => {
    const next = words[i + 1];
    const joined = next?.gap === ' ' ? [lower + next.lower] : [];
    return [lower, lower.replace(/-/g, ''), ...lower.split(/[-.'’/]/), ...joined];
  });
}

const readText = memoize((text: string): Omit<SourceLine, 'path'> => {
  const dates = listDates(text);
  // The month of "2019-03" counts nothing.
  const isCount = ({ start, end }: NumberFact): boolean =>
    !dates.some((date) => date.month !== undefined && start >= date.start && end <= date.end);
  return {
    text,
    stems: stemSet(text),
    words: writtenWords(text),
    numbers: listNumbers(text).filter(isCount),
    measures: listMeasures(text).filter(isCount),
    dates,
    skills: findSkills(text).map((skill) => skill.name),
    ownership: listOwnership(text),
    qualified: qualifiedStems(text),
  };
});

const readLine = ({ path, text }: { path?: string | undefined; text: string }): SourceLine => ({
  path,
  ...readText(text),
});

/** What lines that were read before support together. */
export function joinLines(lines: readonly SourceLine[], around?: string): Basis {
  const text = lines.map((line) => line.text).join('\n');
  return {
    text,
    around: around ?? text,
    lines,
    stems: new Set(lines.flatMap((line) => [...line.stems])),
    words: new Set(lines.flatMap((line) => line.words)),
    numbers: lines.flatMap((line) => line.numbers),
    dates: lines.flatMap((line) => line.dates),
    skills: new Set(lines.flatMap((line) => line.skills)),
    ownership: lines.flatMap((line) => line.ownership),
  };
}

/** Reads source lines into the facts that they support. */
export const readBasis = (lines: readonly { path?: string | undefined; text: string }[]): Basis =>
  joinLines(lines.map(readLine));

/** Lines of the basis that a text was made from: the nearest one, which shares at least so many words and numbers, and each of which it holds most. */
export function findOrigins(text: string, basis: Basis, sharedMin = 1): SourceLine[] {
  const words = [
    ...new Map(contentWords(text).map(({ lower }) => [stemOf(lower), lower])).values(),
  ];
  const marks = words.map((word) => stemsWithSynonyms(word));
  const values = new Set(listNumbers(text).map(({ value }) => value));
  const shared = basis.lines.map((line) => {
    const count = marks.filter((own) => own.some((mark) => line.stems.has(mark))).length;
    return count + line.numbers.filter(({ value }) => values.has(value)).length;
  });
  const best = Math.max(0, ...shared);
  if (best < sharedMin) return [];
  return basis.lines.filter((line, i) => {
    const count = shared[i] ?? 0;
    return count === best || (count > 2 && count / line.qualified.length >= MOST_OF_A_LINE);
  });
}
const MOST_OF_A_LINE = 0.6;
