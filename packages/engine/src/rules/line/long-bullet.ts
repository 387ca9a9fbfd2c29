import { readVerb } from '../../language/en/verb-forms.ts';
import { wordsOf } from '../../language/words.ts';
import { capitalize, type Rewriter, splitSentences } from '../rewriter.ts';

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

/** Transformation 10: a long line of two acts as two lines, in one change whose `after` has both. */
export const rewriteLongBullet: Rewriter = (text, { english }) => {
  if (!english || count(text) <= WORDS_MAX || text.includes('\n')) return null;
  const parts = findParts(text);
  if (parts === null) return null;
  const [first, second] = parts;
  if (!isPast(first) || !isPast(second) || POINTS_BACK.test(second)) return null;
  // "Presented to the team": what it was stands in the part before.
  if (/^\w+ (?:to|for|at|in|with|on|by|from|as)\b/i.test(second)) return null;
  if (count(first) < PART_WORDS_MIN || count(second) < PART_WORDS_MIN) return null;
  const stop = /\.$/.test(text) && !/[.!?;]$/.test(first) ? '.' : '';
  return {
    text: `${first.replace(/[;,]$/, '')}${stop}\n${capitalize(second)}`,
    kind: 'long-bullet',
    reason: 'Two acts in one long line are hard to skim; each has its own now.',
  };
};
