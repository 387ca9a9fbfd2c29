import { findVerbForm } from '../../language/en/verb-forms.ts';
import { convertClause } from '../clause.ts';
import { defineRule, plural } from '../define-rule.ts';
import type { LineContext } from '../line-context.ts';
import { capitalize, isLabel, splitSentences } from '../line-text.ts';
import { opensWithPlurals } from '../plurals-row.ts';
import { retell } from '../retell.ts';

/** "Take orders": two words may be a whole act, where the first can be nothing else. */
const isShortAct = (text: string): boolean =>
  /^\p{L}\p{Ll}+ \p{Ll}+s\.?$/u.test(text) &&
  findVerbForm(/^\w+/.exec(text)?.[0] ?? '', 'base')?.verb.baseIsNoun === false;

/** A line of an ended role with its verbs in the past; null where one is in doubt. */
export function toPast(
  text: string,
  { tense, opensWithVerb }: Pick<LineContext, 'tense' | 'opensWithVerb'>,
): string | null {
  // "Weekends I ran the bar": the doer stands behind what opens the line.
  if (
    tense !== 'past' ||
    (isLabel(text) && !isShortAct(text)) ||
    opensWithPlurals(text) ||
    /^\w+,? (?:I|we|he|she|they) /.test(text) ||
    // "Terrace a la carte": no article, and nothing was terraced.
    /^\w+ a la /i.test(text)
  )
    return null;
  const read = retell(text, 'past', opensWithVerb ? 'among-verbs' : 'verb');
  if (read !== null || splitSentences(text).length > 1) return read;
  const opener = /^\w+/.exec(text)?.[0] ?? '';
  const form = findVerbForm(opener, 'base') !== null ? 'base' : 'third';
  if (findVerbForm(opener, form) === null || findVerbForm(opener, 'past') !== null) return null;
  const better = convertClause(text, form, 'past', opensWithVerb ? 'verb-lines' : 'none');
  return better === null ? null : capitalize(better);
}

/** "Plans and supervises" of a role that goes on: "Plan and supervise". */
const toBase = (text: string, { tense }: LineContext): string | null =>
  tense === 'present' &&
  !isLabel(text) &&
  !/\bI\b/.test(text) &&
  !opensWithPlurals(text) &&
  opensWithThird(text)
    ? retell(text, 'base', 'verb')
    : null;
const opensWithThird = (text: string): boolean =>
  findVerbForm(/^\w+/.exec(text)?.[0] ?? '', 'third') !== null;

/** A role that goes on is told as its holder would tell it: "Plan the rota", not "Plans the rota". */
export const plainPresent = defineRule({
  id: 'plain-present',
  kind: 'tense',
  order: 168,
  precedence: 120,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }, context) => toBase(text, context),
  rewrite: (better) => better,
  reason: 'A resume is told by the person, so its verbs stand as after "I".',
  examples: [
    [
      'Plans, organises and supervises the daily operations of the branch',
      'Plan, organise and supervise the daily operations of the branch',
    ],
    [
      'Responds to tickets, documents fixes and trains users',
      'Respond to tickets, document fixes and train users',
    ],
  ],
  leaves: [
    'Weekends I run the line',
    'Plans of the new wing',
    'Plan the rota',
    'Sales of spare parts',
  ],
  given: { tense: 'present' },
});

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
    ['Design and implement database schemas', 'Designed and implemented database schemas'],
    [
      'Work with developers to plan and run releases',
      'Worked with developers to plan and run releases',
    ],
    ['Ensure that all staff are trained', 'Ensured that all staff were trained'],
    ['Take orders', 'Took orders'],
    [
      'Charges and discharges books; shelves, repairs and processes discs',
      'Charged and discharged books; shelved, repaired and processed discs',
    ],
    ['Writes letters, emails and answers phones', 'Wrote letters, emails and answered phones'],
  ],
  leaves: [
    'Terrace a la carte in July and August',
    'grill a la minute, orders by handheld',
    'Research integrated into the main product',
    'Use SAP to track orders and print labels',
    'Design of database schemas',
    'Work experience in two shops',
    'Home visits and referrals to the clinic',
    'Zero findings in six yearly reviews',
    'Press releases for two fairs',
    'Weekends I coached kids',
    'Call outs at night on rota',
    'Wireframes, prototypes and screens for booking sites',
  ],
  given: { tense: 'past' },
});
