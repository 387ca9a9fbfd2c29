import titleNouns from '../../../data/taxonomy/title-nouns.json' with { type: 'json' };
import { FOREIGN_TITLE_WORDS, TITLE_ENDINGS } from '../../taxonomy/foreign-titles.ts';
import { COMPANY_WORDS, SCHOOL_WORDS, UNDERTAKING_WORDS } from '../../taxonomy/organizations.ts';
import { TITLE_OPENERS, TITLE_WORDS } from '../../taxonomy/titles.ts';
import { fold, wordsOf } from '../characters.ts';

const TITLE_NOUNS: ReadonlySet<string> = new Set(titleNouns.rows);

/** 0 for no sign of a job title, 1 for a title word anywhere or a noun that ends titles, 2 where a title word carries the phrase. */
export function titleScore(text: string): number {
  const words = wordsOf(text.replace(/\([^)]*\)/g, ' '));
  const stems = words.map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
  const isTitle = (index: number): boolean =>
    isTitleWord(words[index] ?? '') || TITLE_WORDS.has(stems[index] ?? '');
  if (!words.some((_, index) => isTitle(index))) {
    if (endsWithNoun(words)) return 1;
    return TITLE_OPENERS.has(words[0] ?? '') ? 0.5 : 0;
  }
  const head = words.findIndex((word) =>
    /^(of|for|de|des|du|da|do|di|del|della|en|em|in|im|and|to|fur|der|ds|d|voor|van|по|отдела|службы)$/.test(
      word,
    ),
  );
  const last = isTitle(words.length - 1) || (head > 0 && isTitle(head - 1)) || isTitle(0);
  return last ? 2 : 1;
}

/** "Faller", "Kennel tech", "Second cook / baker": the last word, or the one before "of", names a person who works. */
function endsWithNoun(words: readonly string[]): boolean {
  const at = words.findIndex((word) => /^(?:of|for|in|at)$/.test(word));
  const last = words[(at > 0 ? at : words.length) - 1] ?? '';
  return words.length <= 6 && TITLE_NOUNS.has(last.replace(/^co-/, ''));
}

export function companyScore(text: string): number {
  const folded = fold(text);
  const isNamed = COMPANY_WORDS.test(folded) || UNDERTAKING_WORDS.test(folded);
  return (isNamed ? 1 : 0) + (SCHOOL_WORDS.test(folded) ? 1 : 0);
}

/** Whether the word ends job titles of O*NET and ESCO and names a person; lower case. */
export const isTitleNoun = (word: string): boolean => TITLE_NOUNS.has(word);

/** One word, lower case without accents, that names a job in one of the languages that we know. */
export const isTitleWord = (word: string): boolean =>
  isListedTitleWord(word) || TITLE_ENDINGS.test(word);

/** The same by the lists alone: endings of job titles end names, too ("Beatrice"). */
export const isListedTitleWord = (word: string): boolean =>
  TITLE_WORDS.has(word) || FOREIGN_TITLE_WORDS.has(word);
