import { baseForms, derivedFrom, sensesOf, widerThan } from '../../language/en/synonyms.ts';
import { memoize } from '../../language/memoize.ts';

/** What a word may mean, and the senses of its kin and those one, two and three steps wider. */
interface Meaning {
  own: ReadonlySet<number>;
  kin: ReadonlySet<number>;
  wider: readonly ReadonlySet<number>[];
}

const STEPS = 3;

const meaningOf = memoize((lower: string): Meaning => {
  const lemmas = baseForms(lower);
  const own = new Set(lemmas.flatMap(sensesOf));
  const wider: Set<number>[] = [];
  let reached = own;
  for (let step = 0; step < STEPS; step++) {
    reached = new Set([...reached].flatMap(widerThan));
    wider.push(reached);
  }
  return { own, kin: new Set(lemmas.flatMap(derivedFrom).flatMap(sensesOf)), wider };
}, 5_000);

function meet(a: ReadonlySet<number> | undefined, b: ReadonlySet<number> | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  for (const sense of a) if (b.has(sense)) return true;
  return false;
}

/** How near two words may stand, nearest first. */
export const RELATIONS = [
  ...['same', 'kin', 'wider1', 'wider2', 'wider3', 'narrower1', 'narrower2', 'sister', 'cousin'],
  'none',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** What a word is to a word of the source in WordNet: of "bread", "food" is `wider1`, "rye" `narrower1`, "cake" a `sister`. */
export function relationOf(word: string, source: string): Relation {
  const a = meaningOf(word);
  const b = meaningOf(source);
  if (meet(a.own, b.own)) return 'same';
  if (meet(a.own, b.kin) || meet(a.kin, b.own)) return 'kin';
  if (meet(a.own, b.wider[0])) return 'wider1';
  if (meet(a.own, b.wider[1])) return 'wider2';
  if (meet(a.own, b.wider[2])) return 'wider3';
  if (meet(b.own, a.wider[0])) return 'narrower1';
  if (meet(b.own, a.wider[1])) return 'narrower2';
  if (meet(a.wider[0], b.wider[0])) return 'sister';
  return meet(a.wider[1], b.wider[1]) ? 'cousin' : 'none';
}

/** The senses up to three steps above a word's first one: its kind of thing or deed. */
export const kindsOf = (lower: string): readonly number[] =>
  meaningOf(lower).wider.flatMap((senses) => [...senses]);
