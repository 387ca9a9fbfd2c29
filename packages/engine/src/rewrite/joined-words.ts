import { type Word, wordsOf } from '../document/words.ts';
import { isEnglish } from '../match/english.ts';
import { isSkillItem } from './line-kinds.ts';
import { otherSpelling } from './region-spelling.ts';
import { capitalize, type Rewriter } from './rewriter.ts';

/** Fewer letters are everyday words more often than one word written apart. */
const LETTERS_MIN = 6;
/** A second part that makes two words of the pair, whatever one word of both means: "set up", "every day". */
const LOOSE_PART =
  /^(?:up|out|in|on|off|down|over|under|back|away|day|days|time|times|one|thing|body|how|where|be|for|to|well|like|side|a|an|the|place|some|any|every|site|line|term)$/;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[ -]/g, '');

/** How the ad writes words that others write with a gap, a hyphen or in another spelling: letters alone, or the other spelling -> its writing. */
export function listAdWritings(jobDescription: string): ReadonlyMap<string, string> {
  const writings = new Map<string, string>();
  const clashes = new Set<string>();
  const add = (writing: string): void => {
    const key = lettersOf(writing);
    if (key.length < LETTERS_MIN || !/^\p{L}+$/u.test(key)) return;
    const known = writings.get(key);
    if (known !== undefined && known !== writing) clashes.add(key);
    writings.set(key, writing);
  };
  const singles = wordsOf(jobDescription);
  // A name's own capitals are keyword-form's to write.
  for (const { lower, text } of singles) if (!/\p{Ll}\p{Lu}/u.test(text)) add(lower);
  singles.forEach((word, i) => {
    const next = singles[i + 1];
    // Two plain words are one writing only where no other stands for them.
    const isPair = next?.gap === ' ' && !writings.has(lettersOf(word.lower + next.lower));
    if (isPair && !LOOSE_PART.test(next.lower)) add(`${word.lower} ${next.lower}`);
  });
  for (const key of clashes) writings.delete(key);
  for (const [other, writing] of listOtherSpellings(singles)) writings.set(other, writing);
  for (const { lower } of singles) {
    const bare = withoutAccents(lower);
    if (bare !== lower && !DOUBTFUL_ACCENT.test(lower)) writings.set(bare, lower);
  }
  return writings;
}

const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
/** Without its accent another word. */
const DOUBTFUL_ACCENT = /^(?:résumés?|resumés?|exposés?|rosé|pâté|lamé|maté|palé)$/;

/** Words that the ad spells in one region's way and nowhere in the other's: the other spelling -> the ad's. */
function listOtherSpellings(words: readonly Word[]): [string, string][] {
  const own = new Set(words.flatMap(({ lower }) => lower.split('-')));
  return [...own].flatMap((writing): [string, string][] => {
    const other = otherSpelling(writing);
    return other === undefined || own.has(other) ? [] : [[other, writing]];
  });
}

/** "play based activities": the pair stands before its noun. */
const qualifiesNext = (words: readonly Word[], at: number): boolean =>
  /^(?:based|related|driven|led|level|term|quality|centred|centered|time|person|size|free|risk)$/.test(
    words[at]?.lower ?? '',
  ) &&
  words[at + 1]?.gap === ' ' &&
  !/^(?:and|or|for|in|of|with|to|using|by|at|on|from|is|was|are|were)$/.test(
    words[at + 1]?.lower ?? 'and',
  );

/** "time sheets": two nouns of some length, which the ad joins though no dictionary has it. */
const isPlainCompound = (first: string, second: string): boolean =>
  Math.min(first.length, second.length) >= PART_LETTERS_MIN &&
  /s$/.test(second) &&
  isEnglish(first);
const PART_LETTERS_MIN = 4;

interface Writing {
  start: number;
  end: number;
  text: string;
}

/** The ad's writing of one word, or of it and the next one; null where the person's is as good or the pair may be two words. */
function findWriting(
  words: readonly Word[],
  at: number,
  text: string,
  writings: ReadonlyMap<string, string>,
  isWholeItem: boolean,
): Writing | null {
  const word = words[at] as Word;
  const next = words[at + 1];
  const accented = writings.get(word.lower);
  if (accented !== undefined && accented !== word.lower && withoutAccents(accented) === word.lower)
    return {
      start: word.start,
      end: word.end,
      text: word.text === word.lower ? accented : capitalize(accented),
    };
  const ends = word.lower.includes('-') ? [word] : next?.gap === ' ' ? [next] : [];
  for (const last of ends) {
    const own = text.slice(word.start, last.end);
    const isPlural = !writings.has(lettersOf(own)) && own.endsWith('s');
    const found = writings.get(lettersOf(isPlural ? own.slice(0, -1) : own));
    if (found === undefined || found === own.toLowerCase()) continue;
    if (/\p{Lu}/u.test(own.slice(1)) && !isWholeItem) continue;
    const isOneWord = !/[ -]/.test(found);
    // "two-person lifts" keeps its hyphen, "sous-vide" alone need not.
    const isHyphened = found.includes('-') && last !== word && qualifiesNext(words, at + 1);
    if (!isOneWord && own !== text && !isHyphened) continue;
    const isWord = isEnglish(found) || isPlainCompound(word.lower, last.lower);
    if (last !== word && !isHyphened && (!isWord || LOOSE_PART.test(last.lower))) continue;
    const written = `${found}${isPlural ? 's' : ''}`;
    return {
      start: word.start,
      end: last.end,
      text: /^\p{Lu}/u.test(own) ? capitalize(written) : written,
    };
  }
  return null;
}

/** Transformation 17 for words that are written together or apart: "bi-weekly" -> "biweekly", "blue prints" -> "blueprints", as the ad writes them. */
export const rewriteJoinedWords: Rewriter = (text, { english, adWritings, path }) => {
  if (!english || adWritings.size === 0) return null;
  const words = wordsOf(text);
  let better = text;
  for (let i = words.length - 1; i >= 0; i--) {
    const isWhole = isSkillItem(path) && i === 0 && (words[1] ?? words[0])?.end === text.length;
    const found = findWriting(words, i, text, adWritings, isWhole);
    if (found !== null)
      better = better.slice(0, found.start) + found.text + better.slice(found.end);
  }
  if (better === text) return null;
  return {
    text: better,
    kind: 'region-spelling',
    reason: 'Written together or apart as the job description writes it.',
  };
};
