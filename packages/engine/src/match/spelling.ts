import type { Resume } from '@trueline/contracts';
import { listLines } from '../document/paths.ts';
import { type EnglishVariant, isEnglish } from '../language/en/english-words.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { memoize } from '../language/memoize.ts';
import { SKILLS } from '../taxonomy/skills/index.ts';
import { stemRarity } from './rarity.ts';

/** A word that no English dictionary has (a word right in another kind of English is right), one slip away from one that it has. */
export interface Misspelling {
  word: string;
  suggestion: string;
  /** The line it stands in. */
  line: string;
}

/** Shorter words are too often abbreviations. */
const WORD_CHARS_MIN = 6;
/** Shorter words say little of the language. */
const ENGLISH_CHARS_MIN = 3;
/** So much of a text must be English words for its spelling to be judged. */
const ENGLISH_SHARE_MIN = 0.7;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.+#@/_-]*/gu;
const PLAIN = /^\p{L}+$/u;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const WITH_S = /\w{3}(?:ise|ised|ises|ising|isation|isations|yse|ysed|ysing)\b/gi;
const WITH_Z = /\w{3}(?:ize|ized|izes|izing|ization|izations|yze|yzed|yzing)\b/gi;
const WITH_U =
  /\b\w*(?:col|fav|hon|lab|behavi|neighb|endeav|harb|vap)our\w*|\b\w+(?:elled|elling)\b|\bcentre\w*/gi;

/** Words of the lexicon, which needs no dictionary. */
const lexiconWords = new Set(
  SKILLS.flatMap((skill) => skill.forms).flatMap(({ text }) =>
    text.toLowerCase().split(/[^\p{L}]+/u),
  ),
);

/** US, Canadian or British, by the resume's own words; Canadian keeps "colour" and "organize". */
export function spellingVariant(text: string): EnglishVariant {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const usesS = count(WITH_S) > count(WITH_Z);
  if (count(WITH_U) > 0) return usesS ? 'gb' : 'ca';
  return usesS ? 'gb' : 'us';
}

/** "timesheet", "upskill", "influencers": words that dictionaries lack because they are made of others. */
function isMade(word: string): boolean {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    if (isEnglish(word.slice(0, cut)) && isEnglish(word.slice(cut))) {
      return true;
    }
  }
  if (word.endsWith('s') && isEnglish(word.slice(0, -1))) return true;
  const doer = /^(.{4,})ers?$/.exec(word)?.[1];
  if (doer !== undefined && (isEnglish(`${doer}e`) || isEnglish(doer))) return true;
  const bare = word.replace(
    /^(?:un|re|pre|co|non|multi|micro|cyber|geo|bio|auto|inter|over|under|sub|tele|e)/,
    '',
  );
  return bare !== word && bare.length >= 4 && isEnglish(bare);
}

/** How a word may differ by one slip, the commonest slips first. */
const SWAPPED = 0;
const DROPPED = 1;
const REPLACED = 1.5;

/** All words one slip away, each with the kind of slip: two letters swapped, a letter too few or many, another letter. The first letter is hardly ever wrong. */
function* slipsOf(word: string): Generator<readonly [string, number]> {
  for (let i = 1; i <= word.length; i++) {
    const left = word.slice(0, i);
    const right = word.slice(i);
    if (right.length > 1) yield [`${left}${right[1]}${right[0]}${right.slice(2)}`, SWAPPED];
    if (right !== '') yield [`${left}${right.slice(1)}`, DROPPED];
    for (const letter of ALPHABET) {
      yield [`${left}${letter}${right}`, DROPPED];
      if (right !== '') yield [`${left}${letter}${right.slice(1)}`, REPLACED];
    }
  }
}

/** The English word one slip away that was most likely meant: by the kind of slip and by how common the word is in ads. */
function nearestWord(word: string, variant: EnglishVariant): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [slip, kind] of slipsOf(word)) {
    if (!isEnglish(slip, variant)) continue;
    const cost = kind + stemRarity(stemsOf(slip)[0] ?? slip);
    if (cost < least) [best, least] = [slip, cost];
  }
  return best;
}

/** The word that was meant, or null where the word is right or nothing near it is. */
const WORDS_KEPT = 10_000;
const correctionIn = (variant: EnglishVariant) =>
  memoize(
    (word) => (isEnglish(word) || isMade(word) ? null : nearestWord(word, variant)),
    WORDS_KEPT,
  );
const CORRECTIONS = { us: correctionIn('us'), ca: correctionIn('ca'), gb: correctionIn('gb') };

const SENTENCES = /(?:\.highlights\[\d+\]|\.summary|\.description)$/;

/** Names anywhere in the resume: words written with a capital where no sentence begins. */
function namesOf(texts: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const text of texts) {
    for (const match of text.matchAll(WORD)) {
      const opens = match.index === 0 || /[.!?:•]\s*$/.test(text.slice(0, match.index));
      if (!opens && /^\p{Lu}/u.test(match[0])) names.add(match[0].toLowerCase());
    }
  }
  return names;
}

/** Words of the sentences: letters only, small but for the first, no names. */
function plainWords(lines: readonly { text: string }[], names: ReadonlySet<string>) {
  return lines.flatMap(({ text }) =>
    Array.from(text.matchAll(WORD), ([raw]) => raw.replace(/[.'’/_-]+$/, ''))
      .filter((word) => PLAIN.test(word) && /^.\p{Ll}*$/u.test(word))
      .map((word) => ({ word: word.toLowerCase(), line: text }))
      .filter(({ word }) => word.length >= ENGLISH_CHARS_MIN && !names.has(word)),
  );
}

/** Whether most of the words are English, those of the lexicon included. */
function isMostlyEnglish(words: readonly { word: string }[]): boolean {
  const right = words.filter(({ word }) => lexiconWords.has(word) || isEnglish(word)).length;
  return right >= ENGLISH_SHARE_MIN * words.length;
}

/** Slips of spelling in the sentences of an English resume, each word once, in order. */
export function findMisspellings(resume: Resume): Misspelling[] {
  const all = listLines(resume);
  const lines = all.filter(({ path }) => SENTENCES.test(path));
  const text = lines.map((line) => line.text).join('\n');
  const variant = spellingVariant(text);
  const titled = all
    .filter(({ path }) => !SENTENCES.test(path))
    .flatMap((line) => line.text.toLowerCase().split(/[^\p{L}]+/u));
  const names = new Set([...namesOf(lines.map((line) => line.text)), ...titled]);
  const words = plainWords(lines, names);
  if (!isMostlyEnglish(words)) return [];
  const judged = words.filter(
    ({ word }) => word.length >= WORD_CHARS_MIN && !lexiconWords.has(word),
  );
  const found = new Map<string, Misspelling>();
  for (const { word, line } of judged) {
    const suggestion = found.has(word) ? null : CORRECTIONS[variant](word);
    if (suggestion !== null) found.set(word, { word, suggestion, line });
  }
  return [...found.values()];
}
