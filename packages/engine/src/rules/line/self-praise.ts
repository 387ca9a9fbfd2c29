import { PRAISE_WHO } from '../../language/en/phrases.ts';
import { findVerbForm } from '../../language/en/verb-forms.ts';
import { defineRule, plural } from '../define-rule.ts';
import { capitalize } from '../line-text.ts';

/** Praise of nobody in particular before the fact. */
export const selfPraise = defineRule({
  id: 'self-praise',
  kind: 'self-praise',
  order: 40,
  precedence: 70,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }) => {
    const rest = text.slice(PRAISE_WHO.exec(text)?.[0].length ?? text.length);
    return findVerbForm(/^\w+/.exec(rest)?.[0] ?? '', 'past') === null ? null : capitalize(rest);
  },
  rewrite: (better) => better,
  reason: 'What you did says more than praise that anyone can write.',
  summary: (n) => `Cut empty praise from ${plural(n, 'line', 'lines')}.`,
  examples: [
    ['Hard-working team player who wrote 12 grant reports', 'Wrote 12 grant reports'],
    ['Highly motivated individual who also trained new clerks', 'Trained new clerks'],
  ],
  leaves: ['Team player who enjoys learning', 'Trained a hard-working team'],
});
