import { findVerbForm } from '../../language/en/verb-forms.ts';
import { convertClause } from '../clause.ts';
import { capitalize, isLabel, type Rewriter, splitSentences } from '../rewriter.ts';

/** Transformation 3: a role that has ended tells its work in the past tense. Only a role with a known end, and only a line in which every verb is certain. */
export const rewriteTense: Rewriter = (text, { tense, english, opensWithVerb }) => {
  if (!english || tense !== 'past' || isLabel(text) || splitSentences(text).length > 1) return null;
  const opener = /^\w+/.exec(text)?.[0] ?? '';
  const form = findVerbForm(opener, 'base') !== null ? 'base' : 'third';
  if (findVerbForm(opener, form) === null || findVerbForm(opener, 'past') !== null) return null;
  const better = convertClause(text, form, 'past', opensWithVerb ? 'verb-lines' : 'none');
  if (better === null) return null;
  return {
    text: capitalize(better),
    kind: 'tense',
    reason: 'The role has ended, so its work stands in the past tense.',
  };
};
