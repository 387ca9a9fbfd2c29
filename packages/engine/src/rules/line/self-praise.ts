import { PRAISE_WHO } from '../../language/en/phrases.ts';
import { findVerbForm } from '../../language/en/verb-forms.ts';
import { capitalize, type Rewriter } from '../rewriter.ts';

/** Transformation 7: "Hard-working team player who wrote 12 grant reports" -> "Wrote 12 grant reports". */
export const rewriteSelfPraise: Rewriter = (text, { english }) => {
  const praise = english ? PRAISE_WHO.exec(text)?.[0] : undefined;
  if (praise === undefined) return null;
  const rest = text.slice(praise.length);
  if (findVerbForm(/^\w+/.exec(rest)?.[0] ?? '', 'past') === null) return null;
  return {
    text: capitalize(rest),
    kind: 'self-praise',
    reason: 'What you did says more than praise that anyone can write.',
  };
};
