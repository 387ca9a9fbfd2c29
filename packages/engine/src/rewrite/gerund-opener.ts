import { findVerbForm, inflect } from '../lexicon/verb-forms.ts';
import { convertClause } from './clause.ts';
import { capitalize, isLabel, mapSentences, type Rewriter } from './rewriter.ts';

/** "Mentoring of two interns" -> "Mentored two interns": one act, one object. */
function convertNoun(sentence: string, to: 'past' | 'base'): string | null {
  const match = /^(\w+ing) of (?:the )?(?=\w)/i.exec(sentence);
  const found = match === null ? null : findVerbForm(match[1] ?? '', 'gerund');
  if (match === null || found === null || found.verb.rank < 3) return null;
  const rest = sentence.slice(match[0].length);
  const isOne =
    !/[,;:]|\b(?:and|or|is|was|are|were)\b/i.test(rest) &&
    !/^(?:meeting|building|opening)/i.test(sentence);
  return isOne ? `${inflect(found, to)} ${rest}` : null;
}

/** Transformation 2: "Handling returns" -> "Handled returns", in the tense of the role. */
export const rewriteGerundOpener: Rewriter = (text, { tense, english }) => {
  if (!english || tense === 'unknown' || isLabel(text) || !/^[A-Z]?\w*ing\b/.test(text))
    return null;
  const to = tense === 'past' ? 'past' : 'base';
  const better = mapSentences(text, (sentence) => {
    const verb = isLabel(sentence)
      ? null
      : (convertNoun(sentence, to) ?? convertClause(sentence, 'gerund', to));
    return verb === null ? null : capitalize(verb);
  });
  if (better === null || hasGerundSentence(better)) return null;
  return {
    text: better,
    kind: 'gerund-opener',
    reason:
      tense === 'past'
        ? 'The role has ended, so its work stands in the past tense.'
        : 'A plain verb is stronger than its -ing form.',
  };
};

/** A line of which only some sentences could be changed would mix its forms. */
function hasGerundSentence(text: string): boolean {
  return mapSentences(text, (sentence) => (/^\w+ing\b/.test(sentence) ? '' : null)) !== null;
}
