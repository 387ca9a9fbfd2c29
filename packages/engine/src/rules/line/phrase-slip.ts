import { PHRASE_SLIPS } from '../../../data/phrases/phrase-slips.ts';
import { analyze } from '../../language/analyze.ts';
import type { Line } from '../../language/line.ts';
import { defineRule } from '../define-rule.ts';
import { PhraseFinder, readPhraseRows, replacePhrases } from '../phrase-rows.ts';
import { withOwners } from './owner-plural.ts';

const finder = new PhraseFinder(readPhraseRows(PHRASE_SLIPS));

/** ", that reduced": behind a comma a clause that only adds something takes "which". */
const COMMA_THAT =
  /(?<=\p{L}), that (?=(?:\w{3,}ed|cut|saves?|made|won|grew|brought|is|was|are|were|has|have) )/gu;

/** "payed the bills"; a rope is payed out. */
const PAYED = /\bpayed\b(?! (?:out|off|away)\b)/g;
const ROPE = /\b(?:rope|cable|line|hose|chain|warp|net)s?\b/;

/** A text with the words that were meant in place of others. */
export const mendPhrases = (text: string): string => mendLine(analyze(text, 'en'));
const mendLine = (line: Line): string => {
  const owned = withOwners(line);
  return mendWords(owned === line.text ? line : analyze(owned, 'en'));
};
const mendWords = (line: Line): string =>
  withPaid(replacePhrases(finder.find(line), line.text).replace(COMMA_THAT, ', which '));
const withPaid = (text: string): string => (ROPE.test(text) ? text : text.replace(PAYED, 'paid'));

/** Words that are right alone and wrong together; the phrases are rows of `data/phrases/phrase-slips.ts`. */
export const phraseSlip = defineRule({
  id: 'phrase-slip',
  kind: 'spelling',
  order: 16,
  precedence: 176,
  appliesTo: ['bullet', 'prose', 'skill'],
  languages: ['en'],
  detect: (line) => mendLine(line),
  rewrite: (better) => better,
  reason: 'The word that was meant.',
  examples: [
    ['Got invoices payed within 30 days', 'Got invoices paid within 30 days'],
    ['Told patients about there medicines', 'Told patients about their medicines'],
    ['Cooked in my familys restaurant', "Cooked in my family's restaurant"],
    ['Wrote to the familys of residents', 'Wrote to the families of residents'],
    ['Scanned items in to the system', 'Scanned items into the system'],
    ['Made in average 9 visits per day', 'Made on average 9 visits per day'],
    [
      'Wrote the pipelines, that reduced build time by half',
      'Wrote the pipelines, which reduced build time by half',
    ],
  ],
  leaves: [
    'Sorted out there and then what was left',
    'Advised patients',
    'Washed the companys vans',
    'Cleaned everyday items',
    'Payed out the towing line',
    'Working in height restricted areas',
    'Paid in average wages',
  ],
});
