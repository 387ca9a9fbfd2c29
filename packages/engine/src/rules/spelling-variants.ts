import { LOOSE_PART } from '../language/en/particles.ts';
import { type Word, wordsOf } from '../language/words.ts';
import { otherSpelling } from './line/region-spelling.ts';

/** Fewer letters are everyday words more often than one word written apart; "e-mail" has five. */
const LETTERS_MIN = 6;
const HYPHENED_LETTERS_MIN = 5;
/** The letters of words alone, under which a writing is found. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[ -]/g, '');

/** How the ad writes words that others write with a gap, a hyphen or in another spelling: letters alone, or the other spelling -> its writing. */
export function listAdWritings(jobDescription: string): ReadonlyMap<string, string> {
  const writings = new Map<string, string>();
  const clashes = new Set<string>();
  const add = (writing: string): void => {
    const key = lettersOf(writing);
    const min = writing.includes(' ') ? LETTERS_MIN : HYPHENED_LETTERS_MIN;
    if (key.length < min || !/^\p{L}+$/u.test(key)) return;
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
  // "chargé" is not "charge", nor "à" an "a": of an ad in French too no accent is taken.
  const isFrench = (jobDescription.match(FRENCH) ?? []).length > 1;
  for (const { lower } of isFrench ? [] : singles) {
    const bare = withoutAccents(lower);
    if (bare !== lower && !DOUBTFUL_ACCENT.test(lower)) writings.set(bare, lower);
  }
  return writings;
}

export const withoutAccents = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '');
const FRENCH =
  /(?<![\p{L}\p{N}])(?:de|des|du|la|les|et|à|une|pour|vous)(?![\p{L}\p{N}])|\b[dl]['’]/giu;
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
