import { DUTY_OPENER, MEANINGFUL_DUTY_ADVERB } from '../../language/en/phrases.ts';
import { convertActNoun } from '../act-noun.ts';
import { convertClause } from '../clause.ts';
import { defineRule, plural } from '../define-rule.ts';
import type { RoleTense } from '../line-context.ts';
import { capitalize, mapSentences, reachesTillNow, withoutContraction } from '../line-text.ts';
import { convertBeing } from './gerund-opener.ts';

/** "booking rooms and for cleaning them": the second "for" goes with the opener. */
const withoutJoinedFor = (duty: string): string =>
  duty.replace(/(,| and) for (?=\w+ing\b)/gi, '$1 ');

/** "changing diapers and for the nap routine": what stands behind the second "for" has no verb. */
const hangsOnOpener = (duty: string): boolean =>
  /^(?:(?! for ).)* and (?:also )?for (?:the|an?|all|our|their)\b/i.test(duty);

function toVerb(line: string, tense: RoleTense): string | null {
  const sentence = withoutContraction(line);
  const opener = DUTY_OPENER.exec(sentence)?.[0];
  if (opener === undefined || MEANINGFUL_DUTY_ADVERB.test(opener)) return null;
  // "Was responsible for": the work is over, whatever the dates of the role.
  const isOver = tense === 'past' || /\b(?:was|were|included|involved|consisted)\b/i.test(opener);
  if (!isOver && (tense === 'unknown' || reachesTillNow(sentence))) return null;
  const to = isOver ? 'past' : 'base';
  const duty = withoutJoinedFor(sentence.slice(opener.length));
  if (hangsOnOpener(duty)) return null;
  const verb =
    convertBeing(duty, to) ?? convertActNoun(duty, to) ?? convertClause(duty, 'gerund', to, 'duty');
  return verb === null ? null : capitalize(verb);
}

/** "Responsible for preparing payroll" -> "Prepared payroll", in the tense of the role. */
export const dutyOpener = defineRule({
  id: 'duty-opener',
  kind: 'duty-opener',
  order: 110,
  precedence: 30,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }, { tense }) => mapSentences(text, (sentence) => toVerb(sentence, tense)),
  rewrite: (better) => better,
  reason: 'A verb says what you did; a duty phrase only says that it was yours to do.',
  summary: (n) => `Turned ${plural(n, 'duty phrase into a verb', 'duty phrases into verbs')}.`,
  examples: [
    [
      'Responsible for preparing monthly payroll for 80 staff',
      'Prepared monthly payroll for 80 staff',
    ],
    ['Responsible for the maintenance of forklifts', 'Maintained forklifts'],
    [
      'Duties included: preparing food, serving customers, and handling cash',
      'Prepared food, served customers, and handled cash',
    ],
    [
      'Tasked with scheduling of posts and replying to comments',
      'Scheduled posts and replied to comments',
    ],
  ],
  leaves: [
    'Responsible for building permits',
    'Responsible for directly supervising a team of 6',
    'Responsible for ensuring that all orders are shipped',
    'Responsible for changing diapers and for the nap routine',
  ],
  given: { tense: 'past' },
});
