import pastimes from '../../../data/words/pastimes.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import { hasDegree, hasSchool } from '../fields/degree.ts';
import { splitItems } from '../fields/skills.ts';
import type { Slice } from '../slice.ts';

const PASTIMES: ReadonlySet<string> = new Set(
  readTable<{ word: string; language: string }>(pastimes).map(({ word }) => word),
);
const MAX_ITEM_WORDS = 5;
const MIN_SKILLS = 3;
const SENTENCE = /[\p{L})]{2}[.!?] \p{Lu}|\b(?:i|we|am|is|are|was|were|have|has)\b/iu;

/** What a row under a heading that tells nothing is by its items: what trades know, or what somebody likes to do. */
export function kindOfItems(slice: Slice): 'skills' | 'interests' | undefined {
  const text = slice.text.replace(/[.\s]+$/, '');
  if (SENTENCE.test(text) || /\d{3}.*\d{3}|@/.test(text) || findDateRange(text)) return undefined;
  if (hasSchool(text)) return undefined;
  const items = splitItems({ ...slice, text, end: slice.start + text.length });
  if (items.length < 2 || !items.every(isShort)) return undefined;
  // "MS Office" is no Master of Science.
  if (items.some(({ text: item }) => hasDegree(item) && !isKnown(item))) return undefined;
  const liked = items.filter(({ text: item }) => isPastime(item)).length;
  const known = items.filter(({ text: item }) => !isPastime(item) && isKnown(item)).length;
  if (liked > known) return 'interests';
  return items.length >= MIN_SKILLS && 3 * known >= items.length && known > liked
    ? 'skills'
    : undefined;
}

/** "hockey (old timers)": what is said in brackets counts no words. */
const isShort = ({ text }: Slice): boolean =>
  text
    .replace(/\([^()]*\)/g, ' ')
    .trim()
    .split(/\s+/).length <= MAX_ITEM_WORDS;

const isKnown = (item: string): boolean => findSkills(item).length > 0;

/** Whether a word, or two side by side, says what somebody likes to do. */
function isPastime(item: string): boolean {
  const words = fold(item.replace(/\([^()]*\)/g, ' '))
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== '');
  return words.some(
    (word, at) => PASTIMES.has(word) || PASTIMES.has(`${word} ${words[at + 1] ?? ''}`),
  );
}
