import { convertClause } from './clause.ts';
import { capitalize, isLabel, mapSentences, type Rewriter } from './rewriter.ts';

/** Transformation 2: "Handling returns" -> "Handled returns", in the tense of the role. */
export const rewriteGerundOpener: Rewriter = (text, { tense, english }) => {
  if (!english || tense === 'unknown' || isLabel(text) || !/^[A-Z]?\w*ing\b/.test(text))
    return null;
  const to = tense === 'past' ? 'past' : 'base';
  const better = mapSentences(text, (sentence) => {
    const verb = isLabel(sentence) ? null : convertClause(sentence, 'gerund', to);
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
