import { readVerb } from '../../language/en/verb-forms.ts';
import { wordsOf } from '../../language/words.ts';
import { defineRule, plural } from '../define-rule.ts';
import { capitalize, splitSentences } from '../line-text.ts';

/** engine.md 3: beyond this a line is hard to skim. */
const WORDS_MAX = 30;
const PART_WORDS_MIN = 6;
/** Words that point back to the part before. */
const POINTS_BACK =
  /\b(?:it|its|them|they|their|this|these|those|that|which|who|both|same|such|also|then|there|thereby|as well|former|latter)\b/i;
/** An effect at the end may be of the whole line. */
const TAIL =
  /,? (?:\w+ly )?(?!during\b)\w+ing\b[^,]*$|\b(?:resulting|leading|thereby|so that|in order)\b/i;

/** A verb behind one of these may be another's. */
const RELATIVE = /\b(?:that|which|who|whose|where)\b/i;

const count = (text: string): number => wordsOf(text).length;
const opener = (text: string): string => /^\w+/.exec(text)?.[0] ?? '';

/** A line that opens with a verb that is surely in the past. */
const isPast = (text: string): boolean => {
  const readings = readVerb(opener(text));
  return readings.length > 0 && readings.every((reading) => reading.form === 'past');
};

/** Where a second act begins: a sentence, or "and" with a verb in the past. */
function findParts(text: string): [string, string] | null {
  const sentences = splitSentences(text);
  if (sentences.length > 1) {
    const middle = sentences.length === 2 ? 1 : Math.ceil(sentences.length / 2);
    return [sentences.slice(0, middle).join('').trim(), sentences.slice(middle).join('').trim()];
  }
  const middle = text.length / 2;
  const [joint] = [...text.matchAll(/,? and (?=(\w+))/g)]
    .filter(({ 1: verb = '', index }) => isPast(verb) && !RELATIVE.test(text.slice(0, index)))
    .sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle));
  if (joint === undefined || TAIL.test(text.slice(joint.index + joint[0].length))) return null;
  return [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)];
}

function split(text: string): string | null {
  if (count(text) <= WORDS_MAX || text.includes('\n')) return null;
  const parts = findParts(text);
  if (parts === null) return null;
  const [first, second] = parts;
  if (!isPast(first) || !isPast(second) || POINTS_BACK.test(second)) return null;
  // "Presented to the team": what it was stands in the part before.
  if (/^\w+ (?:to|for|at|in|with|on|by|from|as)\b/i.test(second)) return null;
  if (count(first) < PART_WORDS_MIN || count(second) < PART_WORDS_MIN) return null;
  const stop = /\.$/.test(text) && !/[.!?;]$/.test(first) ? '.' : '';
  return `${first.replace(/[;,]$/, '')}${stop}\n${capitalize(second)}`;
}

/** A long line of two acts as two lines, in one change whose `after` has both. */
export const longBullet = defineRule({
  id: 'long-bullet',
  kind: 'long-bullet',
  order: 230,
  precedence: 10,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }) => split(text),
  rewrite: (better) => better,
  reason: 'Two acts in one long line are hard to skim; each has its own now.',
  summary: (n) => `Split ${plural(n, 'long bullet', 'long bullets')} in two.`,
  examples: [
    [
      'Organized spare parts and recorded the stock levels of the whole plant each week and labelled more than 900 bins across the two stores so clerks find parts during the night shifts in winter',
      'Organized spare parts and recorded the stock levels of the whole plant each week\nLabelled more than 900 bins across the two stores so clerks find parts during the night shifts in winter',
    ],
  ],
  leaves: [
    'Organized spare parts and labelled 900 bins',
    'Designed a booking form for the four clinics of the region and moved it to the new server with the help of two colleagues from the office in the north of the city',
  ],
});
