import type { PartOfSpeech } from '../line.ts';

/** French words of the closed classes; a word in two lists may be either. */
const CLASSES: readonly (readonly [PartOfSpeech, string])[] = [
  [
    'determiner',
    `le la les l' un une des du d' ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs chaque
    tout toute tous toutes plusieurs quelques certains certaines divers diverses aucun aucune autre autres au aux`,
  ],
  [
    'pronoun',
    `je j' me m' moi tu te t' il elle on nous vous ils elles se s' lui eux y en qui que qu' quoi dont ceux celles cela ça ceci`,
  ],
  [
    'preposition',
    `de d' à a au aux du des en dans par pour sur sous avec sans chez vers entre parmi selon auprès lors depuis pendant durant dès
    jusque jusqu' avant après contre malgré hors via afin grâce ainsi que`,
  ],
  [
    'conjunction',
    "et ou mais ni or car donc & puis quand lorsque lorsqu' comme si puisque puisqu'",
  ],
  [
    'auxiliary',
    `suis es est sommes êtes sont étais était étions étaient été être étant ai as a avons avez ont avais avait avions avaient avoir
    ayant fus fut furent sera serai seront`,
  ],
  [
    'adverb',
    "ne n' pas plus jamais très aussi bien également ensuite puis toujours souvent parfois encore déjà environ près moins ici là",
  ],
];

const byWord = new Map<string, Set<PartOfSpeech>>();
for (const [pos, words] of CLASSES)
  for (const word of words.split(/\s+/)) byWord.set(word, (byWord.get(word) ?? new Set()).add(pos));

const NONE: ReadonlySet<PartOfSpeech> = new Set();

/** The closed classes that a French word belongs to. */
export const frenchClassesOf = (lower: string): ReadonlySet<PartOfSpeech> =>
  byWord.get(lower) ?? NONE;

export const FRENCH_NEGATORS: ReadonlySet<string> = new Set(
  "ne n' pas jamais aucun aucune sans ni".split(' '),
);
