import { readVerb } from '../../language/en/verb-forms.ts';
import { memoize } from '../../language/memoize.ts';

/** Verbs that name who does them as they are: "chimney sweep", "ship's cook". */
const OWN_AGENTS = new Set(
  'coach cook engineer guard guide host judge mentor nurse porter sweep tutor'.split(' '),
);
/** "clean" gives "cleaner", "drive" "driver", "rig" "rigger", "translate" "translator". */
const agentsOf = (base: string): string[] =>
  OWN_AGENTS.has(base)
    ? [base]
    : base.endsWith('e')
      ? [`${base}r`, `${base.slice(0, -1)}or`]
      : [`${base}er`, `${base}or`, `${base}${base.at(-1)}er`];

/** How a trade's name ends and how who follows it is called: "butchery" and butcher, "photography" and photographer. */
const TRADES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}er)y$/u, ''],
  [/(?<=\p{L}{4})y$/u, 'er'],
  [/(?<=\p{L}{4})ry$/u, ''],
  [/(?<=\p{L}{4})ry$/u, 'er'],
  [/(?<=\p{L}{3})ery$/u, ''],
  [/(?<=\p{L}{3}graph)y$/u, 'er'],
  [/(?<=(?:therap|log|pharmac))y$/u, 'ist'],
  [/(?<=\p{L}{4})ism$/u, 'ist'],
  [/(?<=\p{L}{4}at)ion$/u, 'or'],
  [/(?<=\p{L}{4}ic)s$/u, 'ian'],
];
const ofTrade = (name: string): string[] =>
  TRADES.flatMap(([ending, agent]) => (ending.test(name) ? [name.replace(ending, agent)] : []));

/** Whom or what a name of work is done by: "duct cleaner" of "duct cleaning", "barcode scanner" of "barcode scanning". */
export const agentForms: (name: string) => readonly string[] = memoize((name) => {
  const lower = name.toLowerCase();
  const last = /\p{L}+ing$/u.exec(lower)?.[0];
  if (last === undefined) return ofTrade(lower).flatMap((agent) => [agent, `${agent}s`]);
  const before = lower.slice(0, -last.length);
  const bases = readVerb(last)
    .filter(({ form }) => form === 'gerund')
    .map(({ verb }) => verb.base);
  // A verb that the lexicon does not have: "rigging", "roofing".
  const stem = last.slice(0, -'ing'.length);
  const own = bases.length > 0 ? bases.flatMap(agentsOf) : [`${stem}er`];
  return [...new Set(own)].flatMap((agent) => [`${before}${agent}`, `${before}${agent}s`]);
});
