import { findVerbForm } from '../../language/en/verb-forms.ts';
import { defineRule, plural } from '../define-rule.ts';
import { isLabel } from '../line-text.ts';

const OF_THEM =
  /^(\w+) ((?:new |local |young |older |incoming )?\w+s) ([^,;()]+), ((?:about |around |over |more than |nearly |roughly |some )?\d[\d,]*\+?) (?:of them|in (?:all|total)|in number)(\.?)$/i;

function moveNumber(text: string): string | null {
  const match = isLabel(text) ? null : OF_THEM.exec(text);
  if (match === null) return null;
  const [, verb = '', counted = '', rest = '', number = '', stop = ''] = match;
  const isVerb = findVerbForm(verb, 'past') !== null || findVerbForm(verb, 'base') !== null;
  if (!isVerb || /^(?:in|with|on|for|to|by|at)$/i.test(counted) || /\b\w+s\b.*\band\b/.test(rest))
    return null;
  return `${verb} ${number} ${counted} ${rest}${stop}`;
}

/** The number of what was done moves before it. */
export const numberFirst = defineRule({
  id: 'number-first',
  kind: 'number-first',
  order: 190,
  precedence: 110,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }) => moveNumber(text),
  rewrite: (better) => better,
  reason: 'The number stands where it is seen.',
  summary: (n) => `Moved the number forward in ${plural(n, 'bullet', 'bullets')}.`,
  examples: [
    [
      'Supported users across the province, about 300 of them',
      'Supported about 300 users across the province',
    ],
  ],
  leaves: [
    'Supported users and clerks across sites and shops, 300 of them',
    'Supported users across the province',
  ],
});
