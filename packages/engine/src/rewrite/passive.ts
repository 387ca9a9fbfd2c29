import { findParticiple, inflect, readVerb } from '../lexicon/verb-forms.ts';
import { capitalize, isLabel, type Rewriter, splitSentences } from './rewriter.ts';

const BY_ME =
  /^((?:the |an? |all |our |my )?[\w' -]{2,60}?) (was|were|is|are) (\w+)((?: (?:in|into|on|onto|to|at|from|for|with) [\w' -]{2,40}?)?) by (?:me|myself)\b(?! and\b)(.*)$/i;

/** Transformation 5: "Weekly reports were prepared by me for directors" -> "Prepared weekly reports for directors". Only where the person is named as the one who did it. */
export const rewritePassive: Rewriter = (text, { english, tense }) => {
  if (!english || isLabel(text) || splitSentences(text).length > 1) return null;
  const match = BY_ME.exec(text);
  if (match === null) return null;
  const [, object = '', was = '', participle = '', where = '', rest = ''] = match;
  const isPresent = /^(?:is|are)$/i.test(was);
  if (isPresent && tense !== 'present') return null;
  const found = findParticiple(participle);
  if (
    found === null ||
    /\b(?:which|that|who|and)\b/i.test(object) ||
    readVerb(object.split(' ')[0] ?? '').some(({ form }) => form === 'past')
  )
    return null;
  const inside = /^[A-Z][a-z-]+(?: |$)/.test(object)
    ? object[0]?.toLowerCase() + object.slice(1)
    : object;
  return {
    text: `${capitalize(inflect(found, isPresent ? 'base' : 'past'))} ${inside}${where}${rest}`,
    kind: 'passive',
    reason: 'Who did it comes first: you.',
  };
};
