import { partsOfSpeech } from './synonyms.ts';

/** Endings that make a noun of a verb, with what the verb ends in there. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ations?$/, ['', 'e', 'ate']],
  [/(?<=[^a])tions?$/, ['t', 'te']],
  [/(?<=[^s])sions?$/, ['d', 'de', 'se']],
  [/ments?$/, ['']],
  [/als?$/, ['', 'e']],
  [/ances?$/, ['', 'e']],
  [/(?<=t)ures?$/, ['', 'e']],
  [/lysis$/, ['lyze', 'lyse']],
  [/(?<=er)(?:y|ies)$/, ['']],
];
/** Nouns that only look so, or that name something else than the act. */
const NO_ACTS = new Set(
  `station ration nation vacation mission passion session position condition edition tradition department apartment
  compartment appointment statement document element moment garment basement pavement commission profession
  information location foundation corporation material manual total capital hospital medical general arrival
  reception occupation population reservation generation action fraction function section traction auction
  instruction production construction direction selection collection election objection apprenticeship
  balance finance insurance allowance entrance instance distance substance performance feature creature picture
  furniture bakery brewery grocery gallery battery nursery surgery machinery cutlery`.split(/\s+/),
);
const STEM_MIN = 4;

/** Nouns whose verb no ending tells. */
const OTHER_NOUNS: ReadonlyMap<string, string> = new Map([
  ['assembly', 'assemble'],
  ['liaison', 'liaise'],
  ['response', 'respond'],
  ['sale', 'sell'],
]);

/** The verbs whose act a noun may name by its form: "suggest" of "suggestions". */
export function actsOfNoun(lower: string): readonly string[] {
  if (NO_ACTS.has(lower) || NO_ACTS.has(lower.replace(/s$/, ''))) return [];
  const other = OTHER_NOUNS.get(lower) ?? OTHER_NOUNS.get(lower.replace(/s$/, ''));
  if (other !== undefined) return [other];
  return ENDINGS.flatMap(([ending, stems]) => {
    if (!ending.test(lower)) return [];
    const root = lower.replace(ending, '');
    if (root.length < STEM_MIN - 1) return [];
    return stems.map((stem) => root + stem).filter((verb) => partsOfSpeech(verb).has('v'));
  });
}
