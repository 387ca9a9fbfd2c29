import type { Language } from './line.ts';

const ENGLISH = /\b(?:the|and|of|to|with|for|in|on|by|from)\b/gi;
/** The commonest words of other languages, French among them. */
const OTHER =
  /\b(?:de|la|le|les|des|et|du|une|pour|avec|dans|und|der|die|das|mit|für|von|el|los|para|con|en)\b|[\u0400-\u04ff]{3,}/gi;
/** Of those the words that French alone has. */
const FRENCH = /\b(?:le|les|des|et|du|une|pour|avec|dans)\b/gi;
/** Of those the words that French lacks. */
const NOT_FRENCH =
  /\b(?:und|der|die|das|mit|für|von|el|los|para|con|del|della|il|een|van|het)\b|[\u0400-\u04ff]{3,}/gi;

/** So many times the words of other languages must stand against. */
const CLEARLY = 3;

/** The language of a document by its commonest words; null where it is neither of those read or not clear. Grammar is touched in no other. */
export function languageOf(lines: readonly string[]): Language | null {
  const text = lines.join('\n');
  const count = (words: RegExp): number => text.match(words)?.length ?? 0;
  if (count(ENGLISH) > count(OTHER) * CLEARLY) return 'en';
  return count(FRENCH) > (count(ENGLISH) + count(NOT_FRENCH)) * CLEARLY ? 'fr' : null;
}

/** So many words are enough to tell by those that are missing. */
const ENOUGH_WORDS = 60;
const ENGLISH_SHARE_MIN = 0.012;

/** Whether a document is plainly in another language than English; a few lines without such words may be in any. */
export function isForeign(lines: readonly string[]): boolean {
  const text = lines.join('\n');
  const count = (words: RegExp): number => text.match(words)?.length ?? 0;
  const [english, other, all] = [count(ENGLISH), count(OTHER), count(/\p{L}+/gu)];
  if (other >= CLEARLY && other > english) return true;
  return all >= ENOUGH_WORDS && english / all < ENGLISH_SHARE_MIN;
}
