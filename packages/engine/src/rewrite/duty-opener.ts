import { DUTY_OPENER, MEANINGFUL_DUTY_ADVERB } from '../lexicon/phrases.ts';
import { findNominal, findVerbForm, inflect } from '../lexicon/verb-forms.ts';
import { convertClause } from './clause.ts';
import { capitalize, mapSentences, type Rewriter } from './rewriter.ts';

/** "the planning of events" and "maintenance of forklifts" to the verb; the noun must be joined to one object by "of". */
function verbFromNoun(duty: string, to: 'past' | 'base'): string | null {
  const match = /^(?:the )?(\w+) of (?=\w)/i.exec(duty);
  if (match === null || /,|\band\b|\bor\b|&/.test(duty)) return null;
  const noun = match[1] ?? '';
  const verb = findNominal(noun) ?? findVerbForm(noun, 'gerund');
  return verb === null ? null : `${inflect(verb, to)} ${duty.slice(match[0].length)}`;
}

/** Transformation 1: "Responsible for preparing payroll" -> "Prepared payroll", in the tense of the role. */
export const rewriteDutyOpener: Rewriter = (text, { tense, english }) => {
  if (!english) return null;
  const better = mapSentences(text, (sentence) => {
    const opener = DUTY_OPENER.exec(sentence)?.[0];
    if (opener === undefined || MEANINGFUL_DUTY_ADVERB.test(opener)) return null;
    // "Was responsible for": the work is over, whatever the dates of the role.
    const isOver = tense === 'past' || /\b(?:was|were|included|involved|consisted)\b/i.test(opener);
    if (!isOver && tense === 'unknown') return null;
    const to = isOver ? 'past' : 'base';
    const duty = sentence.slice(opener.length);
    const verb = verbFromNoun(duty, to) ?? convertClause(duty, 'gerund', to);
    return verb === null ? null : capitalize(verb);
  });
  if (better === null) return null;
  return {
    text: better,
    kind: 'duty-opener',
    reason: 'A verb says what you did; a duty phrase only says that it was yours to do.',
  };
};
