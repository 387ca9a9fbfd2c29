import { analyze } from '../../language/analyze.ts';
import { findVerbForm, inflect, type VerbForm } from '../../language/en/verb-forms.ts';
import { convertActNoun } from '../act-noun.ts';
import { convertClause } from '../clause.ts';
import { defineRule, plural } from '../define-rule.ts';
import { findDutyPhrase } from '../duty-phrase.ts';
import type { RoleTense } from '../line-context.ts';
import { capitalize } from '../line-text.ts';
import { isNamedWork, withArticle } from '../noun-verbs.ts';

const HELPERS = 'help(?:ed|s)?|assist(?:ed|s)?|support(?:ed|s)?|aid(?:ed|s)?';
const DOUBLE_HELP = new RegExp(
  `^(${HELPERS}) (?:to |in |with )?(?:help(?:ing)?|assist(?:ing)?|support(?:ing)?|aid(?:ing)?) (?:to |in |with )?(?=\\w)`,
  'i',
);
const HELP_TO = /^(help(?:ed|s)?) to (?=(\w+))/i;
const ABLE = /^(?:I )?(?:was|were) able to (\w+) /i;
/** "Involved in" tells no time of its own; a form in -ing is left to the rule for these. */
function helpAs(text: string, isOver: boolean, tense: RoleTense): 'Helped' | 'Help' | null {
  const opener = /^\w+/.exec(text)?.[0] ?? '';
  if (/ing$/i.test(opener)) return null;
  if (tense === 'past') return 'Helped';
  if (/^(?:actively|closely|heavily|involved|was|were|been|i|of)$/i.test(opener))
    return tense === 'present' && !/^(?:was|were|been)$/i.test(opener) ? 'Help' : 'Helped';
  return isOver || findVerbForm(opener, 'past') !== null ? 'Helped' : 'Help';
}

/** A part in work told by its bare name: "Involved in the stock count", but not "Helped with the stock count". */
const LOOSE_PART =
  /^(?:(?:was|were|actively|closely|heavily|i) )*(?:involved|assist\w*|aid\w*|lent|of|provided|gave|offered|pitched|help\w* (?:out|in))\b/i;

/** "Involved in the stock count", "Assisted in patient transfers" -> "Helped with the stock count". */
function helpWithThings(duty: string, opening: string, help: string): string | null {
  const isPerson =
    /^(?:the |an? |my |our |\d+ )?(?:[\w-]+ )?(?:customers|clients|patients|residents|students|children|guests|staff|teachers?|nurses?|managers?|doctors?|chefs?|team|people)\b/i;
  if (!LOOSE_PART.test(opening) || isPerson.test(duty)) return null;
  return isNamedWork(duty) ? `${help} with ${withArticle(duty)}` : null;
}

/** "Helped in preparing reports", "Assisted with the preparation of reports", "Involved in preparing reports" -> "Helped prepare reports". */
function mergeHelp(text: string, tense: RoleTense): string | null {
  const phrase = findDutyPhrase(analyze(text, 'en'), 'help');
  if (phrase === null) return null;
  const help = helpAs(text, phrase.isOver, tense);
  if (help === null) return null;
  const duty = text.slice(phrase.end);
  // "the checking in of guests and with lost property": one help with two things.
  if (/ and (?:with|in) /i.test(duty)) return null;
  const opener = findVerbForm(/^\w+/.exec(duty)?.[0] ?? '', 'gerund');
  const act =
    convertActNoun(duty, 'base') ??
    (opener === null || opener.verb.rank === 1
      ? null
      : convertClause(duty, 'gerund', 'base', 'duty'));
  return act === null ? helpWithThings(duty, text.slice(0, phrase.end), help) : `${help} ${act}`;
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
function mergeDoubleHelp(text: string, tense: RoleTense): string | null {
  const match = DOUBLE_HELP.exec(text);
  if (match === null) return null;
  const rest = text.slice(match[0].length);
  return (
    mergeHelp(`${match[1]} with ${rest}`, tense) ??
    (/^\w+ing\b/i.test(rest)
      ? null
      : // "Helped to support the roll-out": of a thing, not of people.
        `${match[1]} ${/ with $/.test(match[0]) || /^(?:the|an?) \w+(?:-\w+)? of\b/i.test(rest) ? 'with ' : ''}${rest}`)
  );
}

function dropAble(text: string): string | null {
  const match = ABLE.exec(text);
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
  detect: ({ text }, { tense }) => {
    const better =
      mergeDoubleHelp(text, tense) ?? mergeHelp(text, tense) ?? dropTo(text) ?? dropAble(text);
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
    ['Involved in the stock count', 'Helped with the stock count'],
    ['Took part in planning the annual fair', 'Helped plan the annual fair'],
  ],
  leaves: [
    'Helped with the fundraising events',
    'Involved in meetings',
    'Was able to learn quickly and adapt',
  ],
});
