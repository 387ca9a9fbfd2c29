import { DUTY_OPENER, MEANINGFUL_DUTY_ADVERB } from '../../language/en/phrases.ts';
import { convertActNoun } from '../act-noun.ts';
import { convertClause } from '../clause.ts';
import {
  capitalize,
  mapSentences,
  type Rewriter,
  reachesTillNow,
  withoutContraction,
} from '../rewriter.ts';
import { convertBeing } from './gerund-opener.ts';

/** "booking rooms and for cleaning them": the second "for" goes with the opener. */
const withoutJoinedFor = (duty: string): string =>
  duty.replace(/(,| and) for (?=\w+ing\b)/gi, '$1 ');

/** "changing diapers and for the nap routine": what stands behind the second "for" has no verb. */
const hangsOnOpener = (duty: string): boolean =>
  /^(?:(?! for ).)* and (?:also )?for (?:the|an?|all|our|their)\b/i.test(duty);

/** Transformation 1: "Responsible for preparing payroll" -> "Prepared payroll", in the tense of the role. */
export const rewriteDutyOpener: Rewriter = (text, { tense, english }) => {
  if (!english) return null;
  const better = mapSentences(text, (line) => {
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
      convertBeing(duty, to) ??
      convertActNoun(duty, to) ??
      convertClause(duty, 'gerund', to, 'duty');
    return verb === null ? null : capitalize(verb);
  });
  if (better === null) return null;
  return {
    text: better,
    kind: 'duty-opener',
    reason: 'A verb says what you did; a duty phrase only says that it was yours to do.',
  };
};
