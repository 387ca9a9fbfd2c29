import { analyze } from '../../language/analyze.ts';
import { findVerbForm, inflect } from '../../language/en/verb-forms.ts';
import { convertClause } from '../clause.ts';
import { defineRule } from '../define-rule.ts';
import { findDutyPhrase } from '../duty-phrase.ts';
import type { LineContext } from '../line-context.ts';
import { capitalize } from '../line-text.ts';
import { readPostText } from '../post-text.ts';
import { retell } from '../retell.ts';

function tellOwn(
  text: string,
  { tense, position, keepsVoice, amongGerunds }: LineContext,
): string | null {
  const act = tense === 'unknown' ? null : readPostText(text, position);
  if (act === null || findDutyPhrase(analyze(act, 'en')) !== null) return act;
  // A plain verb is sure behind "will"; what stands beside it must be too.
  const past =
    retell(act, 'past', 'among-verbs') ?? convertClause(act, 'base', 'past', 'verb-lines');
  if (past === null) return null;
  if (keepsVoice === true) return amongGerunds === true ? toGerund(act, past) : null;
  return tense === 'present' ? act : capitalize(past);
}

/** "Supervise a crew" beside lines that keep their -ing; null where more than the first verb would change. */
function toGerund(act: string, past: string): string | null {
  const [verb = ''] = act.split(' ', 1);
  const found = findVerbForm(verb, 'base');
  const rest = act.slice(verb.length);
  const isOne =
    found !== null && past.toLowerCase() === inflect(found, 'past') + rest.toLowerCase();
  return isOne ? capitalize(inflect(found, 'gerund')) + rest : null;
}

/** "The post holder will check the pumps" -> "Checked the pumps": the description of one's post as what one did. */
export const jobText = defineRule({
  id: 'job-text',
  kind: 'duty-opener',
  order: 57,
  precedence: 30,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }, context) => tellOwn(text, context),
  rewrite: (better) => better,
  reason: 'It is told as a job description tells it; a resume says what you did.',
  examples: [
    ['The post holder will check the pumps each morning', 'Checked the pumps each morning'],
    ['The incumbent is required to prepare invoices', 'Prepared invoices'],
    [
      'The jobholder shall answer phones and book appointments',
      'Answered phones and booked appointments',
    ],
    [
      'Reporting to the Contracts Manager, the post holder will supervise a crew of up to 9 painters',
      'Supervised a crew of up to 9 painters, reporting to the Contracts Manager',
    ],
    ['Shall assemble shells and headers', 'Assembled shells and headers'],
    ['The incumbent is responsible for the stock count', 'Responsible for the stock count'],
    ['The successful candidate will be responsible for the till', 'Responsible for the till'],
  ],
  leaves: [
    'The manager will check the pumps',
    'The successful candidate will be a team player',
    'The post holder must have own transport',
    'You will never find a dirty pan',
    'Candidates were interviewed weekly',
    'Should be able to lead a team of 8',
    'You will learn to operate cranes',
    'The applicant must file form B',
    'Will complete the crane course in 2027',
    'The successful candidate will obtain a licence',
    'Position open since May',
  ],
  given: { tense: 'past' },
});
