import { analyze } from '../../language/analyze.ts';
import { convertActNoun } from '../act-noun.ts';
import { convertClause } from '../clause.ts';
import { defineRule, plural } from '../define-rule.ts';
import { findDutyPhrase } from '../duty-phrase.ts';
import type { RoleTense } from '../line-context.ts';
import { capitalize, reachesTillNow, splitSentences, withoutContraction } from '../line-text.ts';
import { convertThings } from '../noun-verbs.ts';
import { convertBeing, ROW_OF_WORK } from './gerund-opener.ts';

/** "booking rooms and for cleaning them": the second "for" goes with the opener. */
const withoutJoinedFor = (duty: string): string =>
  duty.replace(/(,| and) for (?=\w+ing\b)/gi, '$1 ');

/** "changing diapers and for the nap routine": what stands behind the second "for" has no verb. */
const hangsOnOpener = (duty: string): boolean =>
  /^(?:(?! for ).)* and (?:also )?for (?:the|an?|all|our|their)\b/i.test(duty);

/** "meeting guests and other admin duties": what is joined to the act is none of its objects. */
const hasOtherDuties = (duty: string): boolean =>
  /^\w+ing\b.* and (?:[\w-]+ ){0,6}(?:duties|tasks|responsibilities|work)\b/i.test(duty);

/** "the night shift when the senior was off": "children aged 2-3": what is added is told as it stands. */
function splitTail(duty: string): { duty: string; tail: string } {
  const at = duty.search(
    / (?:(?:when|whenever|while|whilst|until|in case|if) (?!\w+ing\b)|aged \d)/i,
  );
  return at === -1 ? { duty, tail: '' } : { duty: duty.slice(0, at), tail: duty.slice(at) };
}

/** What may be said where the verifier does not take the act: "washing and fueling of the trucks" was done; "shortening changeover" is no thing. */
function thingsBeside(act: string | null, duty: string, to: 'past' | 'base'): string[] {
  if (act === null || !/^\w+ing\b/i.test(duty)) return convertThings(duty, to);
  return /^\w+ing(?: up| out| down| off| in)?(?:,? (?:and|&) \w+ing)? of /i.test(duty)
    ? [`${to === 'past' ? 'did' : 'do'} the ${duty}`]
    : [];
}

/** A sentence without its duty phrase, opened by the verb of the work: the wordings, the exact one first. */
function toVerb(text: string, tense: RoleTense): string[] {
  const sentence = withoutContraction(text);
  const phrase = findDutyPhrase(analyze(sentence, 'en'));
  if (phrase === null) return [];
  const isOver = tense === 'past' || phrase.isOver;
  if (!isOver && (tense === 'unknown' || reachesTillNow(sentence))) return [];
  const to = isOver ? 'past' : 'base';
  const { duty, tail } = splitTail(withoutJoinedFor(sentence.slice(phrase.end)));
  // "checking passports, collection of fees": only the first would become an act.
  const isTorn = /^\w+ing\b/i.test(duty) && ROW_OF_WORK.test(duty);
  if (hangsOnOpener(duty) || hasOtherDuties(duty) || isTorn) return [];
  const act = phrase.isTo
    ? convertClause(duty, 'base', to, 'verb-lines')
    : (convertBeing(duty, to) ??
      convertActNoun(duty, to) ??
      convertClause(duty, 'gerund', to, 'duty'));
  const things = phrase.isTo ? [] : thingsBeside(act, duty, to);
  return [...(act === null ? [] : [act]), ...things].map((told) => capitalize(told) + tail);
}

/** Every wording of a line of several sentences: the first of each, the second of each, and so on. */
function rewordSentences(text: string, tense: RoleTense): string[] {
  const sentences = splitSentences(text).map((own) => ({ own, wordings: toVerb(own, tense) }));
  const most = Math.max(...sentences.map(({ wordings }) => wordings.length));
  return Array.from({ length: most }, (_, at) =>
    sentences.map(({ own, wordings }) => wordings[at] ?? wordings.at(-1) ?? own).join(''),
  );
}

/** "Responsible for preparing payroll" -> "Prepared payroll", in the tense of the role. */
export const dutyOpener = defineRule({
  id: 'duty-opener',
  kind: 'duty-opener',
  order: 110,
  precedence: 30,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }, { tense }) => rewordSentences(text, tense),
  rewrite: (wordings) => wordings,
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
    ['In charge of vehicle maintenance', 'Carried out vehicle maintenance'],
    ['Responsible for Instagram and Facebook accounts', 'Handled Instagram and Facebook accounts'],
    ['I had to clean the ovens', 'Cleaned the ovens'],
    ['Was responsible for 220 clients', 'Looked after 220 clients'],
    ['In charge of a team of 14', 'Led a team of 14'],
    ['Responsible for 60 weddings a year', 'Handled 60 weddings a year'],
    ['Responsible for twice a day milking of 320 cows', 'Milked 320 cows twice a day'],
  ],
  leaves: [
    'Responsible for three services that read and write to the archive',
    'Responsible for meeting guests and other admin duties',
    'Responsible for results',
    'Responsible for checking passports, collection of fees and the post',
    'Responsible for a food cost of 28%',
    'Responsible for reports that were late',
    'Responsible for directly supervising a team of 6',
    'Responsible for ensuring that all orders are shipped',
    'Responsible for changing diapers and for the nap routine',
  ],
  given: { tense: 'past' },
});
