import { PHRASE_SLIPS } from '../../../data/phrases/phrase-slips.ts';
import { defineRule } from '../define-rule.ts';
import { PhraseFinder, readPhraseRows, replacePhrases } from '../phrase-rows.ts';

const finder = new PhraseFinder(readPhraseRows(PHRASE_SLIPS));

/** ", that reduced": behind a comma a clause that only adds something takes "which". */
const COMMA_THAT =
  /(?<=\p{L}), that (?=(?:\w{3,}ed|cut|saves?|made|won|grew|brought|is|was|are|were|has|have) )/gu;

/** Words that are right alone and wrong together; the phrases are rows of `data/phrases/phrase-slips.ts`. */
export const phraseSlip = defineRule({
  id: 'phrase-slip',
  kind: 'spelling',
  order: 16,
  precedence: 176,
  appliesTo: ['bullet', 'prose', 'skill'],
  languages: ['en'],
  detect: (line) => replacePhrases(finder.find(line), line.text).replace(COMMA_THAT, ', which '),
  rewrite: (better) => better,
  reason: 'The word that was meant.',
  examples: [
    ['Told patients about there medicines', 'Told patients about their medicines'],
    ['Scanned items in to the system', 'Scanned items into the system'],
    [
      'Wrote the pipelines, that reduced build time by half',
      'Wrote the pipelines, which reduced build time by half',
    ],
  ],
  leaves: ['Sorted out there and then what was left', 'Advised patients', 'Cleaned everyday items'],
});
