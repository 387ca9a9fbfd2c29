import { findMeant } from '../../language/en/spelling.ts';
import { defineRule, plural } from '../define-rule.ts';
import { capitalize } from '../line-text.ts';

const WORD = /(?<![\p{L}\p{N}.@/_#-])\p{L}\p{Ll}+(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;

/** A text with other words in place of some: `find` gets each in small letters. */
export const spell = (text: string, find: (lower: string) => string | undefined): string =>
  text.replace(WORD, (word) => {
    const lower = word.toLowerCase();
    const right = find(lower);
    if (right === undefined) return word;
    return word === lower ? right : capitalize(right);
  });

/** Words that no dictionary has, where one word alone can have been meant; names and skills are none of them. */
export const spelling = defineRule({
  id: 'spelling',
  kind: 'spelling',
  order: 15,
  precedence: 175,
  appliesTo: ['bullet', 'prose', 'skill', 'term'],
  languages: ['en'],
  // Slips that are known for certain do not wait for those that only the person can be sure of.
  detect: ({ text }, { corrections }) => [
    spell(text, (word) => corrections?.get(word) ?? findMeant(word)),
    spell(text, (word) => (corrections?.has(word) === false ? undefined : findMeant(word))),
  ],
  rewrite: (wordings) => wordings,
  reason: 'The word as dictionaries have it.',
  summary: (n) => `Corrected the spelling in ${plural(n, 'line', 'lines')}.`,
  examples: [
    ['Worked in a fast paced enviroment', 'Worked in a fast paced environment'],
    ['Equipement checks each morning', 'Equipment checks each morning'],
  ],
  leaves: ['Cooked for the Enviroment-Club', 'Kept the tools in order'],
});
