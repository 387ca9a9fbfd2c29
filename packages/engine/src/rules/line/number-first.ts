import { findVerbForm } from '../../language/en/verb-forms.ts';
import { isLabel, type Rewriter } from '../rewriter.ts';

const OF_THEM =
  /^(\w+) ((?:new |local |young |older |incoming )?\w+s) ([^,;()]+), ((?:about |around |over |more than |nearly |roughly |some )?\d[\d,]*\+?) (?:of them|in (?:all|total)|in number)(\.?)$/i;

/** Transformation 13: "Supported users across the province, about 300 of them" -> "Supported about 300 users across the province". */
export const rewriteNumberFirst: Rewriter = (text, { english }) => {
  const match = english && !isLabel(text) ? OF_THEM.exec(text) : null;
  if (match === null) return null;
  const [, verb = '', counted = '', rest = '', number = '', stop = ''] = match;
  const isVerb = findVerbForm(verb, 'past') !== null || findVerbForm(verb, 'base') !== null;
  if (!isVerb || /^(?:in|with|on|for|to|by|at)$/i.test(counted) || /\b\w+s\b.*\band\b/.test(rest))
    return null;
  return {
    text: `${verb} ${number} ${counted} ${rest}${stop}`,
    kind: 'number-first',
    reason: 'The number stands where it is seen.',
  };
};
