import type { Resume } from '@trueline/contracts';
import { listLines } from '../../document/paths.ts';
import { findVerbForm, inflect } from '../../language/en/verb-forms.ts';
import { defineRule, plural } from '../define-rule.ts';
import { isHighlight } from '../line-kinds.ts';
import { capitalize } from '../line-text.ts';

/** From this many bullets of one entry with the same opener on, each later one is told with the other verb. */
const SAME_OPENERS_MAX = 2;
/** Verb -> another of the same rank for the same act, and the objects for which that is certain. */
const OTHER_VERB: Readonly<Record<string, readonly [string, RegExp]>> = {
  manage: [
    'oversee',
    /^(?:the |an? |all |daily |weekly )?(?:\w+ ){0,2}(?:teams?|staff|budgets?|operations|projects?|schedules?|accounts?|inventory|stores?|sites?)\b/i,
  ],
  develop: [
    'build',
    /^(?:the |an? |new |internal |custom )?(?:\w+ ){0,2}(?:applications?|apps?|tools?|dashboards?|services?|systems?|APIs?|pipelines?|websites?|software|features?)\b/i,
  ],
  monitor: [
    'track',
    /^(?:the |all |daily |weekly )?(?:\w+ ){0,2}(?:progress|expenses|budgets?|performance|inventory|orders|results|spending)\b/i,
  ],
};

/** Transformation 31: which bullets open with another verb of equal rank, because the ones above open with the same. Path -> its opener in the same form. */
export function planOpeners(resume: Resume): ReadonlyMap<string, string> {
  const seen = new Map<string, number>();
  const plan = new Map<string, string>();
  for (const { path, entry, text } of listLines(resume)) {
    if (!isHighlight(path)) continue;
    const word = /^\w+/.exec(text)?.[0] ?? '';
    const found = findVerbForm(word, 'past') ?? findVerbForm(word, 'base');
    const other = found === null ? undefined : OTHER_VERB[found.verb.base];
    if (found === null || other === undefined) continue;
    const key = `${entry}\n${found.verb.base}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    const [base, objects] = other;
    const verb = findVerbForm(base, 'base');
    const rest = text.slice(word.length).trimStart();
    if (times <= SAME_OPENERS_MAX || times % 2 === 0 || verb === null || !objects.test(rest))
      continue;
    plan.set(path, capitalize(inflect(verb, found.form)));
  }
  return plan;
}

/** Another verb of equal rank where the bullets above open with the same one; `openers` says which and where. */
export const repeatedOpener = defineRule({
  id: 'repeated-opener',
  kind: 'repeated-opener',
  order: 180,
  precedence: 140,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }, { path, openers }) => {
    const other = openers.get(path);
    return other === undefined || !/^[A-Z]\w+ /.test(text) ? null : text.replace(/^\w+/, other);
  },
  rewrite: (better) => better,
  reason: 'The bullets above open with the same verb; this one means as much.',
  summary: (n) =>
    `Varied the verb of ${plural(n, 'bullet that opens', 'bullets that open')} like the ones above.`,
  examples: [['Managed the spring budget', 'Oversaw the spring budget']],
  leaves: ['managed the spring budget'],
  given: { openers: new Map([['work[0].highlights[0]', 'Oversaw']]) },
});
