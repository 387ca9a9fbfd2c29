import { findVerbForm, inflect, type VerbForm } from '../../language/en/verb-forms.ts';
import { convertActNoun } from '../act-noun.ts';
import { convertClause } from '../clause.ts';
import { defineRule, plural } from '../define-rule.ts';
import { capitalize } from '../line-text.ts';

const HELPERS = 'help(?:ed|s)?|assist(?:ed|s)?|support(?:ed|s)?|aid(?:ed|s)?';
const DOUBLE_HELP = new RegExp(
  `^(${HELPERS}) (?:to |in |with )?(?:help(?:ing)?|assist(?:ing)?|support(?:ing)?|aid(?:ing)?) (?:to |in |with )?(?=\\w)`,
  'i',
);
const HELP_IN =
  /^(?:(?:was|were|been|am|is) )?(?:(?:actively|closely|heavily|directly|also) )?(help(?:ed|s|ing)?|assist(?:ed|s|ing)?|involved) (?:in|with) (?=(?:the )?\w)/i;
const HELP_TO = /^(help(?:ed|s)?) to (?=(\w+))/i;
const ABLE = /^(?:I )?(?:was|were) able to (\w+) /i;
/** "I used to open the shop"; without the "I" it may be told of a tool. */
const USED = /^I used to (\w+) /;
const HELP: Record<string, string> = { '': 'Help', ed: 'Helped', s: 'Helps' };

const helpIn = (word: string): string =>
  /^involved$/i.test(word)
    ? 'Helped'
    : (HELP[/(ed|s)?$/i.exec(word)?.[0].toLowerCase() ?? ''] ?? 'Helped');

/** "Helped in preparing reports", "Assisted with the preparation of reports", "Involved in preparing reports" -> "Helped prepare reports". */
function mergeHelp(text: string): string | null {
  const match = HELP_IN.exec(text);
  if (match === null || /^\w+ing\b/i.test(text)) return null;
  const duty = text.slice(match[0].length);
  const opener = findVerbForm(/^\w+/.exec(duty)?.[0] ?? '', 'gerund');
  const act =
    convertActNoun(duty, 'base') ??
    (opener === null || opener.verb.rank === 1
      ? null
      : convertClause(duty, 'gerund', 'base', 'duty'));
  return act === null ? null : `${helpIn(match[1] ?? '')} ${act}`;
}

/** "Helped to prepare budgets" -> "Helped prepare budgets". */
function dropTo(text: string): string | null {
  const match = HELP_TO.exec(text);
  const found = match === null ? null : findVerbForm(match[2] ?? '', 'base');
  return match === null || found === null || found.verb.rank === 1
    ? null
    : `${match[1]} ${text.slice(match[0].length)}`;
}

/** "Helped to assist with scheduling of nurses" -> "Helped schedule nurses". */
function mergeDoubleHelp(text: string): string | null {
  const match = DOUBLE_HELP.exec(text);
  if (match === null) return null;
  const rest = text.slice(match[0].length);
  return (
    mergeHelp(`${match[1]} with ${rest}`) ??
    (/^\w+ing\b/i.test(rest)
      ? null
      : // "Helped to support the roll-out": of a thing, not of people.
        `${match[1]} ${/ with $/.test(match[0]) || /^(?:the|an?) \w+(?:-\w+)? of\b/i.test(rest) ? 'with ' : ''}${rest}`)
  );
}

function dropAble(text: string): string | null {
  const match = ABLE.exec(text) ?? USED.exec(text);
  const found = match === null ? null : findVerbForm(match[1] ?? '', 'base');
  if (match === null || found === null) return null;
  const form: VerbForm = 'past';
  const rest = text.slice(match[0].length);
  // A second verb after "and" would be left in its base form.
  return /\band\b|,(?!\d)/.test(rest) ? null : `${inflect(found, form)} ${rest}`;
}

/** Two weak verbs to one; what was help stays help. */
export const weakPair = defineRule({
  id: 'weak-pair',
  kind: 'weak-pair',
  order: 140,
  precedence: 90,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }) => {
    const better = mergeDoubleHelp(text) ?? mergeHelp(text) ?? dropTo(text) ?? dropAble(text);
    return better === null ? null : capitalize(better);
  },
  rewrite: (better) => better,
  reason: 'One verb says it; what was help stays help.',
  summary: (n) => `Merged ${plural(n, 'pair of weak verbs', 'pairs of weak verbs')}.`,
  examples: [
    ['Helped to assist with scheduling of nurses', 'Helped schedule nurses'],
    ['Assisted in the development of a new website', 'Helped develop a new website'],
    [
      'Was able to reduce write-offs from $90,000 to $52,000',
      'Reduced write-offs from $90,000 to $52,000',
    ],
    ['Helped to prepare budgets', 'Helped prepare budgets'],
  ],
  leaves: [
    'Assisted in fundraising events',
    'Involved in meetings',
    'Was able to learn quickly and adapt',
  ],
});
