import { wordsOf } from '../document/words.ts';
import { findSkills } from '../lexicon/skills.ts';
import { type DateFact, listDates } from './dates.ts';
import { listNumbers, type NumberFact } from './numbers.ts';
import { listOwnership, type Ownership } from './ownership.ts';
import { stemSet } from './stems.ts';

/** One line of a source, read once. */
export interface SourceLine {
  path?: string | undefined;
  text: string;
  /** With the marks of words that may stand for them. */
  stems: ReadonlySet<string>;
  numbers: readonly NumberFact[];
}

/** What the source lines of one entry (or of a whole document) support. */
export interface Basis {
  text: string;
  lines: readonly SourceLine[];
  stems: ReadonlySet<string>;
  /** Lower-case words, whole and split at joining marks. */
  words: ReadonlySet<string>;
  numbers: readonly NumberFact[];
  dates: readonly DateFact[];
  skills: ReadonlySet<string>;
  ownership: readonly Ownership[];
}

function allWords(text: string): Set<string> {
  const words = wordsOf(text).flatMap(({ lower }) => [lower, ...lower.split(/[-.'’/]/)]);
  return new Set(words);
}

/** Reads source lines into the facts that they support. */
export function readBasis(lines: readonly { path?: string | undefined; text: string }[]): Basis {
  const text = lines.map((line) => line.text).join('\n');
  return {
    text,
    lines: lines.map((line) => ({
      ...line,
      stems: stemSet(line.text),
      numbers: listNumbers(line.text),
    })),
    stems: stemSet(text),
    words: allWords(text),
    numbers: lines.flatMap((line) => listNumbers(line.text)),
    dates: lines.flatMap((line) => listDates(line.text)),
    skills: new Set(lines.flatMap((line) => findSkills(line.text).map((skill) => skill.name))),
    ownership: lines.flatMap((line) => listOwnership(line.text)),
  };
}

/** Lines of the basis that a text was made from: the nearest one, and each of which it holds most. */
export function findOrigins(text: string, basis: Basis): SourceLine[] {
  const stems = stemSet(text);
  const shared = basis.lines.map((line) => {
    let count = 0;
    for (const stem of line.stems) if (stems.has(stem)) count++;
    return count;
  });
  const best = Math.max(0, ...shared);
  if (best === 0) return [];
  return basis.lines.filter((line, i) => {
    const count = shared[i] ?? 0;
    return count === best || (count > 2 && count / line.stems.size >= MOST_OF_A_LINE);
  });
}
const MOST_OF_A_LINE = 0.6;
