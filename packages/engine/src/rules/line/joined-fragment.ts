import { readVerb } from '../../language/en/verb-forms.ts';
import { type Rewriter, splitSentences } from '../rewriter.ts';

/** "Using SQL", "For 12 managers": no sentence of its own. "In production" may be said of anything and stays. */
const FRAGMENT = /^(?:Using \w|(?:For|With|Across) (?:about |over |up to )?\d)[^.!?;:,]*[.!;]?$/;
const FRAGMENT_WORDS_MAX = 10;
const HAS_USING = /\b(?:using|with|for|across)\b/i;

const wordCount = (text: string): number => text.split(/\s+/).length;
const withoutEnd = (text: string): string => text.trim().replace(/[.!;]$/, '');

const isFragment = (sentence: string): boolean =>
  FRAGMENT.test(sentence.trim()) && wordCount(sentence.trim()) <= FRAGMENT_WORDS_MAX;

/** A plain sentence that opens with a verb and has no such part yet. */
const isWhole = (sentence: string): boolean =>
  readVerb(/^\w+/.exec(sentence)?.[0] ?? '').some(
    ({ form }) => form === 'past' || form === 'base',
  ) && !HAS_USING.test(sentence);

/** Transformation 11: "Wrote sales reports. Using SQL." -> "Wrote sales reports using SQL." Two whole sentences stay two facts: what was used for what, nobody said. */
export const rewriteJoinedFragment: Rewriter = (text, { english }) => {
  const [first = '', second = '', ...more] = splitSentences(text);
  if (!english || second === '' || more.length > 0) return null;
  const [whole, fragment] = isFragment(second) ? [first, second] : [second, first];
  if (!isFragment(fragment) || !isWhole(whole)) return null;
  const part = withoutEnd(fragment);
  const end = /[.!;]\s*$/.test(text) ? '.' : '';
  return {
    text: `${withoutEnd(whole)} ${part.slice(0, 1).toLowerCase()}${part.slice(1)}${end}`,
    kind: 'joined-fragment',
    reason: 'One fact stood in two pieces.',
  };
};
