import { findVerbForm } from '../../language/en/verb-forms.ts';
import { convertClause } from '../clause.ts';
import { defineRule, plural } from '../define-rule.ts';
import type { LineContext } from '../line-context.ts';
import { capitalize, isLabel, splitSentences } from '../line-text.ts';

function toPast(text: string, { tense, opensWithVerb }: LineContext): string | null {
  if (tense !== 'past' || isLabel(text) || splitSentences(text).length > 1) return null;
  const opener = /^\w+/.exec(text)?.[0] ?? '';
  const form = findVerbForm(opener, 'base') !== null ? 'base' : 'third';
  if (findVerbForm(opener, form) === null || findVerbForm(opener, 'past') !== null) return null;
  const better = convertClause(text, form, 'past', opensWithVerb ? 'verb-lines' : 'none');
  return better === null ? null : capitalize(better);
}

/** A role that has ended tells its work in the past tense. Only a role with a known end, and only a line in which every verb is certain. */
export const tense = defineRule({
  id: 'tense',
  kind: 'tense',
  order: 170,
  precedence: 120,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }, context) => toPast(text, context),
  rewrite: (better) => better,
  reason: 'The role has ended, so its work stands in the past tense.',
  summary: (n) => `Put ${plural(n, 'bullet', 'bullets')} of ended roles into the past tense.`,
  examples: [
    ['Manage inventory and trained clerks', 'Managed inventory and trained clerks'],
    [
      'Prepares invoices and maintains customer records',
      'Prepared invoices and maintained customer records',
    ],
    ['Write reports that help managers plan', 'Wrote reports that help managers plan'],
  ],
  leaves: [
    'Design and implement database schemas',
    'Work with developers to plan and run releases',
    'Ensure that all staff are trained',
  ],
  given: { tense: 'past' },
});
