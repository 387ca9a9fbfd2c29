import { MATERIALS } from './gerunds.ts';
import { MASS_NOUNS } from './nouns.ts';

/** Plurals with another vowel or ending, one a line: plural, singular. */
const IRREGULAR = `
calves calf
children child
feet foot
geese goose
halves half
hooves hoof
indices index
knives knife
leaves leaf
lives life
loaves loaf
matrices matrix
men man
mice mouse
people person
scarves scarf
selves self
shelves shelf
staff staff
teeth tooth
wives wife
wolves wolf
women woman
`;
const SINGULARS: ReadonlyMap<string, string> = new Map(
  IRREGULAR.trim()
    .split('\n')
    .map((row) => row.split(' ') as [string, string]),
);
/** Meals, sports, subjects and stuff, told without an article. */
const MORE_MASS: ReadonlySet<string> = new Set(
  `breakfast lunch dinner supper brunch soccer hockey basketball baseball football tennis volleyball rugby cricket golf yoga piano
  guitar violin art math maths english french spanish science history geography chemistry biology algebra rent produce mulch sod salt
  fabric leather glass steel stucco gravel cement drywall conduit pipe mortar debt debate dance theatre drama choir`.split(
    /\s+/,
  ),
);
/** Words that end in -s and are no plurals. */
const NO_PLURAL =
  /(?:ss|(?<!^men)us|is|ous|news|series|species|means|premises|headquarters|logistics|analytics|mathematics|physics|economics|electronics|ethics|athletics|gymnastics|always|perhaps|this|gas|lens|bus|canvas|atlas|bias|christmas)$/;

/** The singular of a noun in small letters: "batches" -> "batch", "children" -> "child". */
export function singularOf(lower: string): string {
  const irregular = SINGULARS.get(lower);
  if (irregular !== undefined) return irregular;
  // "Policemen", "bookshelves", "firewomen".
  const compound = /^(.{2,})(men|women|people|shelves|knives|children)$/.exec(lower);
  if (compound !== null) return `${compound[1]}${SINGULARS.get(compound[2] ?? '')}`;
  if (!lower.endsWith('s') || lower.length < 4 || NO_PLURAL.test(lower)) return lower;
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(lower)) return lower.slice(0, -2);
  return lower.slice(0, -1);
}

/** How a noun counts: as a plural, as stuff or work without one, or singly. */
export function numberOfNoun(lower: string): 'singular' | 'plural' | 'mass' {
  if (singularOf(lower) !== lower || lower === 'staff' || lower === 'police') return 'plural';
  const last = lower.split('-').at(-1) ?? lower;
  return MASS_NOUNS.has(last) || MATERIALS.has(last) || MORE_MASS.has(last) ? 'mass' : 'singular';
}
