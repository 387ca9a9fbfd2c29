import otherVerbs from '../../../data/words/other-verbs.json' with { type: 'json' };
import data from '../../../data/words/verbs.json' with { type: 'json' };
import { itemsOf, readTable } from '../table.ts';
import { findBritish } from './spelling.ts';

/** How much of the work a verb claims as one's own; a rewrite never raises it. */
type OwnershipRank = 1 | 2 | 3 | 4 | 5;

/** Other verbs that may follow "and": their inflection is not needed, only that a line with one is left alone. */
export const OTHER_VERBS: ReadonlySet<string> = new Set(otherVerbs.rows);

export type VerbForm = 'base' | 'past' | 'gerund' | 'third';

export interface Verb {
  base: string;
  rank: OwnershipRank;
  /** The gerund is also a noun or adjective: "training". */
  gerundIsNoun: boolean;
  /** The base form is also a noun or adjective: "design". */
  baseIsNoun: boolean;
  forms: Record<VerbForm, string>;
  /** The noun for the act and the prepositions that mark its object. */
  nominal: { noun: string; prepositions: string[] } | null;
}

/** A word read as a form of a verb; `british` when it is spelled with -ise or -yse. */
export interface FoundVerb {
  verb: Verb;
  form: VerbForm;
  british: boolean;
}

function inflections(base: string, doubles: boolean, past: string | undefined): Verb['forms'] {
  const stem = doubles ? base + base.at(-1) : base;
  const endsInY = /[^aeiou]y$/.test(base);
  const silentE = /[^eoy]e$/.test(base);
  const regularPast = endsInY
    ? `${base.slice(0, -1)}ied`
    : base.endsWith('e')
      ? `${base}d`
      : `${stem}ed`;
  const third = endsInY
    ? `${base.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh)$/.test(base)
      ? `${base}es`
      : `${base}s`;
  return {
    base,
    past: past ?? regularPast,
    gerund: base.endsWith('ie')
      ? `${base.slice(0, -2)}ying`
      : silentE
        ? `${base.slice(0, -1)}ing`
        : `${stem}ing`,
    third,
  };
}

interface Row {
  base: string;
  rank: number;
  flags: string;
  noun: string;
  prepositions: string;
  past: string;
}

const toVerb = ({ base, rank, flags, noun, prepositions, past }: Row): Verb => ({
  base,
  rank: rank as OwnershipRank,
  gerundIsNoun: flags.includes('g'),
  baseIsNoun: flags.includes('b'),
  forms: inflections(base, flags.includes('d'), past === '' ? undefined : past),
  nominal: noun === '' ? null : { noun, prepositions: itemsOf(prepositions || 'of') },
});

const verbs: readonly Verb[] = readTable<Row>(data).map(toVerb);

/** -ize, -yze, doubled letters and the like as British writers spell them. */
function toBritish(word: string): string {
  return findBritish(word) ?? word.replace(/([iy])z(?=e|es|ed|ing|ation)/, '$1s');
}

const byForm = new Map<string, FoundVerb[]>();
const byNominal = new Map<string, { verb: Verb; british: boolean }>();
for (const verb of verbs) {
  for (const [form, word] of Object.entries(verb.forms) as [VerbForm, string][]) {
    for (const spelling of new Set([word, toBritish(word)])) {
      const found = { verb, form, british: spelling !== word };
      byForm.set(spelling, [...(byForm.get(spelling) ?? []), found]);
    }
  }
  if (verb.nominal !== null) {
    byNominal.set(verb.nominal.noun, { verb, british: false });
    const british = toBritish(verb.nominal.noun);
    if (british !== verb.nominal.noun) byNominal.set(british, { verb, british: true });
  }
}

/** Every reading of a word as a known verb: "cut" is base and past. */
export function readVerb(word: string): readonly FoundVerb[] {
  return byForm.get(word.toLowerCase()) ?? [];
}

/** The word as this very form of a known verb, or null. */
export function findVerbForm(word: string, form: VerbForm): FoundVerb | null {
  return readVerb(word).find((found) => found.form === form) ?? null;
}

/** The verb whose act a noun names ("implementation"), or null. */
export function findNominal(noun: string): { verb: Verb; british: boolean } | null {
  const lower = noun.toLowerCase();
  return (
    byNominal.get(lower) ??
    byNominal.get(lower.replace(/ies$/, 'y')) ??
    byNominal.get(lower.replace(/s$/, '')) ??
    null
  );
}

/** The verb in a form, in the spelling that its source had. */
export function inflect(found: Pick<FoundVerb, 'verb' | 'british'>, form: VerbForm): string {
  const word = found.verb.forms[form];
  return found.british ? toBritish(word) : word;
}

/** Participles that are another word than the past, with the base of their verb. */
const PARTICIPLES: ReadonlyMap<string, string> = new Map([
  ['written', 'write'],
  ['given', 'give'],
  ['taken', 'take'],
  ['driven', 'drive'],
  ['drawn', 'draw'],
  ['shown', 'show'],
  ['chosen', 'choose'],
  ['grown', 'grow'],
  ['overseen', 'oversee'],
  ['run', 'run'],
]);

/** The verb of a participle ("prepared", "written"), or null. */
export function findParticiple(word: string): Pick<FoundVerb, 'verb' | 'british'> | null {
  const base = PARTICIPLES.get(word.toLowerCase());
  return base === undefined ? findVerbForm(word, 'past') : findVerbForm(base, 'base');
}
