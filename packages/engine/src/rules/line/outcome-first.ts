import { findVerbForm, inflect, readVerb } from '../../language/en/verb-forms.ts';
import { wordsOf } from '../../language/words.ts';
import { defineRule, plural } from '../define-rule.ts';
import { capitalize, isLabel, splitSentences } from '../line-text.ts';

const OUTCOME =
  /^(.+?), (cutting|reducing|increasing|raising|lowering|saving|doubling|tripling|halving|decreasing|shortening) (.*\d.*)$/i;
/** More than one act, or an outcome that goes on: what belongs to what is not certain. */
const NOT_ONE = /[,;:()]|\b(?:and|or|while|which|that|by|to help|as)\b/i;
const WORDS_MAX = 28;

function moveOutcome(text: string): string | null {
  if (isLabel(text) || splitSentences(text).length > 1) return null;
  const ending = /\.$/.test(text) ? '.' : '';
  const match = OUTCOME.exec(ending === '' ? text : text.slice(0, -1));
  if (match === null || wordsOf(text).length > WORDS_MAX) return null;
  const [, act = '', effect = '', size = ''] = match;
  const word = /^\w+/.exec(act)?.[0] ?? '';
  const did = findVerbForm(word, 'past');
  const effected = findVerbForm(effect, 'gerund');
  if (did === null || did.verb.rank < 3 || effected === null) return null;
  if (
    NOT_ONE.test(act) ||
    NOT_ONE.test(size.replace(/(?<=\d),(?=\d{3})/g, '')) ||
    /^(?:its?|their|them|this)\b/i.test(size)
  )
    return null;
  // "Set up": the particle would part from its verb, which is well; a verb that is also a base form is not certain.
  if (readVerb(word).some((reading) => reading.form === 'base') && !/^(?:cut|set|put)$/i.test(word))
    return null;
  return `${capitalize(inflect(effected, 'past'))} ${size} by ${inflect(did, 'gerund')}${act.slice(word.length)}${ending}`;
}

/** What came of the work before the work itself. */
export const outcomeFirst = defineRule({
  id: 'outcome-first',
  kind: 'outcome-first',
  order: 200,
  precedence: 100,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }) => moveOutcome(text),
  rewrite: (better) => better,
  reason: 'What came of it is what a reader looks for first.',
  summary: (n) => `Put the result first in ${plural(n, 'bullet', 'bullets')}.`,
  examples: [
    [
      'Migrated CI to new runners, reducing build times from 22 to 7 minutes',
      'Reduced build times from 22 to 7 minutes by migrating CI to new runners',
    ],
  ],
  leaves: [
    'Rewrote scripts, reducing runtime',
    'Rewrote scripts and trained staff, cutting runtime from 40 to 6 minutes',
  ],
});
