import { analyze } from '../../language/analyze.ts';
import type { LineRule } from '../define-rule.ts';
import type { LineContext } from '../line-context.ts';

/** What is known of a bullet of an ended role, when nothing else is said. */
export const contextOf = (given: Partial<LineContext> = {}): LineContext => ({
  path: 'work[0].highlights[0]',
  tense: 'unknown',
  language: 'en',
  terms: new Map(),
  keywordForms: new Map(),
  opensWithVerb: false,
  spelling: null,
  adWritings: new Map(),
  openers: new Map(),
  ...given,
});

/** The wordings that one rule alone has for a line, the best first. */
export const listWordings = (
  rule: LineRule,
  text: string,
  given: Partial<LineContext> = {},
): string[] => {
  const context = contextOf(given);
  return rule.apply(analyze(text, context.language ?? 'en'), context).map((step) => step.text);
};

/** The first of them; null where the rule leaves the line. */
export const applyRule = (
  rule: LineRule,
  text: string,
  given: Partial<LineContext> = {},
): string | null => listWordings(rule, text, given)[0] ?? null;
