import { WORDY } from '../../../data/phrases/wordy.ts';
import { analyze } from '../../language/analyze.ts';
import { EMPTY_ADVERB } from '../../language/en/phrases.ts';
import type { Language, Line } from '../../language/line.ts';
import { defineRule, plural } from '../define-rule.ts';
import { capitalize } from '../line-text.ts';
import {
  type FoundPhrase,
  PhraseFinder,
  type PhraseRow,
  readPhraseRows,
  replacePhrases,
} from '../phrase-rows.ts';

export const WORDY_ROWS: Readonly<Record<Language, readonly PhraseRow[]>> = {
  en: readPhraseRows(WORDY.en),
  fr: readPhraseRows(WORDY.fr),
};
const finders: Readonly<Record<Language, PhraseFinder>> = {
  en: new PhraseFinder(WORDY_ROWS.en),
  fr: new PhraseFinder(WORDY_ROWS.fr),
};

const shorten = (found: readonly FoundPhrase[], { text }: Line): string =>
  start(replacePhrases(found, text), text);

/** "A total of 12 clerks" at the head of a line: what follows opens it. */
const start = (better: string, before: string): string =>
  /^\p{Lu}/u.test(before) ? capitalize(better) : better;

const shortenIn = (text: string, language: Language): string => {
  const line = analyze(text, language);
  return shorten(finders[language].find(line), line);
};

/** A text with its wordy phrases, English and French, in fewer words. */
export const withoutWordiness = (text: string): string => shortenIn(shortenIn(text, 'en'), 'fr');

/** A wordy phrase to the short one that means the same; the phrases are rows of `data/phrases/wordy.ts`. */
export const wordy = defineRule({
  id: 'wordy',
  kind: 'wordy',
  order: 80,
  precedence: 150,
  appliesTo: ['bullet', 'prose'],
  languages: ['en', 'fr'],
  detect: (line) => {
    const found = finders[line.language].find(line);
    return found.length === 0 ? null : found;
  },
  rewrite: (found, _, line) => shorten(found, line),
  reason: 'The same in fewer words.',
  summary: (n) => `Shortened ${plural(n, 'wordy line', 'wordy lines')}.`,
  examples: [
    [
      'In order to reduce errors, utilised a checklist on a daily basis',
      'To reduce errors, used a checklist daily',
    ],
    ['Made use of Excel for the stock list', 'Used Excel for the stock list'],
    ['Trained a total of 12 clerks prior to the move', 'Trained 12 clerks before the move'],
  ],
  leaves: [
    'Put the boxes in order to the left',
    'Reported on utilization of the beds',
    'Sorted a total of each till',
  ],
});

/** An adverb that claims quality without a fact, at the head of a line. */
export const emptyAdverb = defineRule({
  id: 'empty-adverb',
  kind: 'wordy',
  order: 70,
  precedence: 150,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }) =>
    EMPTY_ADVERB.test(text) ? capitalize(text.replace(EMPTY_ADVERB, '')) : null,
  rewrite: (better) => better,
  reason: 'The work shows that it was done well; the adverb only says so.',
  examples: [
    ['Successfully managed the migration of 40 servers', 'Managed the migration of 40 servers'],
    ['Expertly measured and cut trim', 'Measured and cut trim'],
  ],
  leaves: ['Safely operated a 5-ton crane', 'Independently drafted pleadings'],
});
