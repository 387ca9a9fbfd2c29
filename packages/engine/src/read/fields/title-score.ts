import { COMPANY_WORDS, SCHOOL_WORDS } from '../../lexicon/organizations.ts';
import { TITLE_OPENERS, TITLE_WORDS } from '../../lexicon/titles.ts';
import { fold, wordsOf } from '../characters.ts';

/** 0 for no sign of a job title, 1 for a title word anywhere, 2 where it carries the phrase. */
export function titleScore(text: string): number {
  const words = wordsOf(text.replace(/\([^)]*\)/g, ' '));
  const stems = words.map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
  const isTitle = (index: number): boolean =>
    TITLE_WORDS.has(words[index] ?? '') || TITLE_WORDS.has(stems[index] ?? '');
  if (!words.some((_, index) => isTitle(index))) return TITLE_OPENERS.has(words[0] ?? '') ? 0.5 : 0;
  const head = words.findIndex((word) => /^(of|for|de|des|du|en|in|and|to)$/.test(word));
  const last = isTitle(words.length - 1) || (head > 0 && isTitle(head - 1)) || isTitle(0);
  return last ? 2 : 1;
}

export function companyScore(text: string): number {
  const folded = fold(text);
  return (COMPANY_WORDS.test(folded) ? 1 : 0) + (SCHOOL_WORDS.test(folded) ? 1 : 0);
}
