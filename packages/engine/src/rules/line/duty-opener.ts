import { analyze } from '../../language/analyze.ts';
import { convertActNoun } from '../act-noun.ts';
import { convertClause } from '../clause.ts';
import { defineRule, plural } from '../define-rule.ts';
import { findDutyPhrase } from '../duty-phrase.ts';
import type { RoleTense } from '../line-context.ts';
import { capitalize, reachesTillNow, splitSentences, withoutContraction } from '../line-text.ts';
import { convertThings } from '../noun-verbs.ts';
import { convertBeing } from './gerund-opener.ts';

/** "booking rooms and for cleaning them": the second "for" goes with the opener. */
const withoutJoinedFor = (duty: string): string =>
  duty.replace(/(,| and) for (?=\w+ing\b)/gi, '$1 ');

/** "changing diapers and for the nap routine": what stands behind the second "for" has no verb. */
const hangsOnOpener = (duty: string): boolean =>
  /^(?:(?! for ).)* and (?:also )?for (?:the|an?|all|our|their)\b/i.test(duty);

/** "meeting guests and other admin duties": what is joined to the act is none of its objects. */
const hasOtherDuties = (duty: string): boolean =>
  /^\w+ing\b.* and (?:[\w-]+ ){0,6}(?:duties|tasks|responsibilities|work)\b/i.test(duty);

/** "cash handling": what is handled. */
const withoutHandling = (duty: string): string =>
  duty.replace(/^((?:the )?[\w-]+(?: [\w-]+)?)[ -]handling\b(?! of\b)/i, '$1');

/** A sentence without its duty phrase, opened by the verb of the work: the wordings, the exact one first. */
function toVerb(text: string, tense: RoleTense): string[] {
  const sentence = withoutContraction(text);
  const phrase = findDutyPhrase(analyze(sentence, 'en'));
  if (phrase === null) return [];
  const isOver = tense === 'past' || phrase.isOver;
  if (!isOver && (tense === 'unknown' || reachesTillNow(sentence))) return [];
  const to = isOver ? 'past' : 'base';
  const duty = withoutJoinedFor(sentence.slice(phrase.end));
  if (hangsOnOpener(duty) || hasOtherDuties(duty)) return [];
  const act = phrase.isTo
    ? convertClause(duty, 'base', to, 'duty')
    : (convertBeing(duty, to) ??
      convertActNoun(duty, to) ??
      convertClause(duty, 'gerund', to, 'duty'));
  return (
    act === null && !phrase.isTo ? convertThings(withoutHandling(duty), to) : [act ?? []].flat()
  ).map(capitalize);
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
  ],
  leaves: [
    'Responsible for three services that read and write to the archive',
    'Responsible for meeting guests and other admin duties',
    'Responsible for 12 residents',
    'Responsible for reports that were late',
    'Responsible for directly supervising a team of 6',
    'Responsible for ensuring that all orders are shipped',
    'Responsible for changing diapers and for the nap routine',
  ],
  given: { tense: 'past' },
});
