import { readVerb } from '../../language/en/verb-forms.ts';
import { convertClause } from '../clause.ts';
import { defineRule } from '../define-rule.ts';
import type { RoleTense } from '../line-context.ts';
import { capitalize, isLabel, splitSentences } from '../line-text.ts';
import { retell } from '../retell.ts';

/** A purpose stands before what was done for it: "To reduce waste, I weighed the bins". */
const PURPOSE = /,(?!\d) (?:I|we|he|she|the|an?|my|our)\b/i;

/** What one sets out to do, and may not have reached; a share or a paper is such an end. */
const GOAL =
  /^(?:achieve|attain|obtain|gain|get|become|learn|earn|improve|reach|win|pass|increase|grow|reduce|develop|acquire|secure|complete|finish|use|utili[sz]e|work|find|join|enter|progress|advance|build|expand|further|meet|exceed|be|seek|pursue|contribute|apply|study|qualify|train)\b/i;
const END = /%|\b(?:certificat|licen[cs]e|degree|diploma|career|opportunit)/i;

/** "and to clean the cabin": the row goes on. */
const withoutJoinedTo = (act: string): string =>
  act.replace(/(,| and| &|, and) to (?=\w)/gi, '$1 ');

/** "to check tickets": a list of what was to be done, told as done. Null where the verb is not certain, or a purpose opens the line. */
function toVerb(text: string, tense: RoleTense): string | null {
  const [, own = ''] = /^[^\p{L}\p{N}]*To (\p{Ll}+ .+)$/iu.exec(text) ?? [];
  if (own === '' || tense === 'unknown' || isLabel(text) || splitSentences(text).length > 1)
    return null;
  const act = withoutJoinedTo(own);
  const word = /^\w+/.exec(act)?.[0] ?? '';
  const isVerb = readVerb(word).some(({ form }) => form === 'base');
  const rest = act.slice(word.length);
  const isPurpose =
    PURPOSE.test(act) ||
    Array.from(rest.matchAll(/, (\w+)/g)).some(([, next = '']) =>
      readVerb(next).some(({ form }) => form === 'past'),
    );
  if (GOAL.test(act) || END.test(act)) return null;
  if (!isVerb || isPurpose || /^(?:whom|which|date|be|have|do)\b/i.test(act)) return null;
  if (tense === 'present') return capitalize(act);
  const told =
    convertClause(act, 'base', 'past', 'verb-lines') ??
    retell(capitalize(act), 'past', 'among-verbs');
  return told === null ? null : capitalize(told);
}

/** "To help in the depot with washing" -> "Helped in the depot with washing", in the tense of the role. */
export const infinitiveOpener = defineRule({
  id: 'infinitive-opener',
  kind: 'tense',
  order: 105,
  precedence: 120,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }, { tense }) => toVerb(text, tense),
  rewrite: (better) => better,
  reason: 'A resume tells what you did, not what was to be done.',
  examples: [
    ['To help in the depot with washing', 'Helped in the depot with washing'],
    ['to prepare food for 40 children', 'Prepared food for 40 children'],
    ['To check the tickets and to clean the cabin', 'Checked the tickets and cleaned the cabin'],
  ],
  leaves: [
    'To reduce waste, I weighed the bins',
    'To save time, wrote a script for the reports',
    'To date 40 flats',
    'To whom it may concern',
    'To achieve a 10% reduction in waste',
    'To obtain a first aid certificate',
    'To learn the trade of a butcher',
  ],
  given: { tense: 'past' },
});
