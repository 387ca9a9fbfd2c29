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

/** What one rule alone makes of a line, its best wording; null where it leaves it. */
export const applyRule = (
  rule: LineRule,
  text: string,
  given: Partial<LineContext> = {},
): string | null => {
  const context = contextOf(given);
  const [best] = rule.apply(analyze(text, context.language ?? 'en'), context);
  return best?.text ?? null;
};
