import { withPronounCapital } from '../../language/en/pronoun-capital.ts';
import { defineRule } from '../define-rule.ts';

/** The pronoun in its capital. */
export const pronounCapital = defineRule({
  id: 'pronoun-capital',
  kind: 'tidy',
  order: 8,
  precedence: 199,
  appliesTo: ['bullet', 'prose'],
  languages: ['en'],
  detect: ({ text }) => withPronounCapital(text),
  rewrite: (better) => better,
  reason: '“I” is written with a capital.',
  examples: [
    ['Served at the till and i closed the shop', 'Served at the till and I closed the shop'],
    ['At month end i counted the stock', 'At month end I counted the stock'],
    ["Kept the log; what i've seen is in it", "Kept the log; what I've seen is in it"],
  ],
  leaves: [
    'Held class i and ii licences',
    'Wrote tests, i.e. for the parser',
    'Ran i5 builds',
    'Had phase i completed in May',
  ],
});
