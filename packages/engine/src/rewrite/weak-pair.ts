import { findNominal, findVerbForm, inflect, type VerbForm } from '../lexicon/verb-forms.ts';
import { capitalize, type Rewriter } from './rewriter.ts';

const HELPERS = 'help(?:ed|s)?|assist(?:ed|s)?|support(?:ed|s)?|aid(?:ed|s)?';
const DOUBLE_HELP = new RegExp(
  `^(${HELPERS}) (?:to |in |with )?(?:help(?:ing)?|assist(?:ing)?|support(?:ing)?|aid(?:ing)?) (?:to |in |with )?(?=\\w)`,
  'i',
);
const HELP_IN = /^(help(?:ed|s)?|assist(?:ed|s)?) (?:in|with) (?:the )?(\w+) (of )?(?=\w)/i;
const ABLE = /^(?:was|were) able to (\w+) /i;
const HELP: Record<string, string> = { '': 'Help', ed: 'Helped', s: 'Helps' };

const helpIn = (word: string): string =>
  HELP[/(ed|s)?$/i.exec(word)?.[0].toLowerCase() ?? ''] ?? 'Helped';

/** "Helped in preparing reports", "Assisted with the preparation of reports" -> "Helped prepare reports". */
function mergeHelp(text: string): string | null {
  const match = HELP_IN.exec(text);
  if (match === null) return null;
  const [phrase, helper = '', noun = '', of] = match;
  const found =
    of === undefined
      ? findGerund(noun, text.slice(phrase.length))
      : (findNominal(noun) ?? findVerbForm(noun, 'gerund'));
  if (found === null || /,|\band\b|\bor\b|&/.test(text)) return null;
  return `${helpIn(helper)} ${inflect(found, 'base')} ${text.slice(phrase.length)}`;
}

function findGerund(word: string, rest: string): ReturnType<typeof findVerbForm> {
  const found = findVerbForm(word, 'gerund');
  if (found === null || found.verb.rank === 1) return null;
  return found.verb.gerundIsNoun && !/^(?:the|an?|all|new|their|our|\d)\b/i.test(rest)
    ? null
    : found;
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
      : `${match[1]} ${/ with $/.test(match[0]) ? 'with ' : ''}${rest}`)
  );
}

function dropAble(text: string): string | null {
  const match = ABLE.exec(text);
  const found = match === null ? null : findVerbForm(match[1] ?? '', 'base');
  if (match === null || found === null) return null;
  const form: VerbForm = 'past';
  const rest = text.slice(match[0].length);
  // A second verb after "and" would be left in its base form.
  return /\band\b|,/.test(rest) ? null : `${inflect(found, form)} ${rest}`;
}

/** Transformation 9: two weak verbs to one; what was help stays help. */
export const rewriteWeakPair: Rewriter = (text, { english }) => {
  const better = english ? (mergeDoubleHelp(text) ?? mergeHelp(text) ?? dropAble(text)) : null;
  if (better === null) return null;
  return {
    text: capitalize(better),
    kind: 'weak-pair',
    reason: 'One verb says it; what was help stays help.',
  };
};
