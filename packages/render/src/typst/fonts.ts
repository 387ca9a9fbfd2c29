import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readCharacters } from './character-map.ts';

/** Files of a family by package and weight, as `@expo-google-fonts` names them. TTF only: the compiler passes over WOFF without a word. */
const FAMILIES: readonly [folder: string, stem: string, weights: readonly string[]][] = [
  ['source-sans-3', 'SourceSans3', ['400Regular', '600SemiBold']],
  ['source-serif-4', 'SourceSerif4', ['400Regular', '400Regular_Italic', '600SemiBold']],
  ['noto-sans', 'NotoSans', ['400Regular', '600SemiBold']],
  ['figtree', 'Figtree', ['400Regular', '600SemiBold']],
  ['eb-garamond', 'EBGaramond', ['400Regular', '400Regular_Italic', '600SemiBold']],
  ['literata', 'Literata', ['400Regular', '400Regular_Italic', '600SemiBold']],
  ['alegreya', 'Alegreya', ['400Regular', '400Regular_Italic', '700Bold']],
  ['alegreya-sans', 'AlegreyaSans', ['400Regular', '700Bold']],
  ['ibm-plex-sans', 'IBMPlexSans', ['400Regular', '600SemiBold']],
  ['ibm-plex-mono', 'IBMPlexMono', ['400Regular']],
];

/** The families that every other falls back on (`FALLBACK_FAMILIES`). */
const FALLBACK_COUNT = 3;

const require = createRequire(import.meta.url);

function fileOf(folder: string, stem: string, weight: string): string {
  return require.resolve(`@expo-google-fonts/${folder}/${weight}/${stem}_${weight}.ttf`);
}

let loaded: Buffer[] | undefined;
let drawable: Set<number> | undefined;

/** The font files, read once. */
export function loadFonts(): Buffer[] {
  loaded ??= FAMILIES.flatMap(([folder, stem, weights]) =>
    weights.map((weight) => readFileSync(fileOf(folder, stem, weight))),
  );
  return loaded;
}

/** What any template draws, in whichever fonts: the characters of the fallback families. */
function loadDrawable(): Set<number> {
  const fallbacks = FAMILIES.slice(0, FALLBACK_COUNT).map(([folder, stem]) =>
    readCharacters(readFileSync(fileOf(folder, stem, '400Regular'))),
  );
  return fallbacks.reduce((all, characters) => all.union(characters));
}

/** Characters that stand for no glyph of their own, such as joiners and variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\s]/u;

/** The characters of a text that the fonts can't draw, each once, in order of appearance. */
export function listMissingCharacters(text: string): string[] {
  drawable ??= loadDrawable();
  const covered = drawable;
  return [...new Set(text)].filter(
    (character) => !covered.has(character.codePointAt(0) ?? 0) && !INVISIBLE.test(character),
  );
}
