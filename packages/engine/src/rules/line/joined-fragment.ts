import { readVerb } from '../../language/en/verb-forms.ts';
import { defineRule, plural } from '../define-rule.ts';
import { splitSentences } from '../line-text.ts';

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

function joinParts(text: string): string | null {
  const [first = '', second = '', ...more] = splitSentences(text);
  if (second === '' || more.length > 0) return null;
  const [whole, fragment] = isFragment(second) ? [first, second] : [second, first];
  if (!isFragment(fragment) || !isWhole(whole)) return null;
  const part = withoutEnd(fragment);
  const end = /[.!;]\s*$/.test(text) ? '.' : '';
  return `${withoutEnd(whole)} ${part.slice(0, 1).toLowerCase()}${part.slice(1)}${end}`;
}

/** Two pieces of one sentence. Two whole sentences stay two facts: what was used for what, nobody said. */
export const joinedFragment = defineRule({
  id: 'joined-fragment',
  kind: 'joined-fragment',
  order: 90,
  precedence: 20,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }) => joinParts(text),
  rewrite: (better) => better,
  reason: 'One fact stood in two pieces.',
  summary: (n) => `Joined the pieces of ${plural(n, 'fact', 'facts')} in one sentence.`,
  examples: [
    ['Wrote sales reports. Using SQL.', 'Wrote sales reports using SQL.'],
    ['Prepared schedules. For 12 managers.', 'Prepared schedules for 12 managers.'],
  ],
  leaves: ['Used SQL. Wrote sales reports.', 'Wrote sales reports. In production.'],
});
