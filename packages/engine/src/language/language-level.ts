import table from '../../data/phrases/language-levels.json' with { type: 'json' };

const LEVELS = (table.rows as [string, number][]).map(([words, step]) => ({
  words: new RegExp(words, 'iu'),
  step,
}));

/** How well a language is known by the words that say so: 1 (A1) to 6 (C2), 7 for a mother tongue; undefined where none of them does. */
export const languageStep = (text: string): number | undefined =>
  LEVELS.find(({ words }) => words.test(text))?.step;

/** B1: who asks for a language and says no level means one to work with. */
export const TO_WORK_WITH = 3;
