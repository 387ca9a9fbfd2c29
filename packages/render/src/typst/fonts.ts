import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readCharacters } from './character-map.ts';

/** TTF only: the compiler passes over WOFF without a word. Order is the order of fallback. */
const FILES = [
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
] as const;

/** The family that every other falls back on; its files all cover the same characters. */
const WIDEST = FILES[0];

const require = createRequire(import.meta.url);
let loaded: Buffer[] | undefined;
let drawable: Set<number> | undefined;

/** The font files, read once. */
export function loadFonts(): Buffer[] {
  loaded ??= FILES.map((file) => readFileSync(require.resolve(file)));
  return loaded;
}

/** Characters that stand for no glyph of their own, such as joiners and variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\s]/u;

/** The characters of a text that the fonts can't draw, each once, in order of appearance. */
export function listMissingCharacters(text: string): string[] {
  drawable ??= readCharacters(readFileSync(require.resolve(WIDEST)));
  const covered = drawable;
  return [...new Set(text)].filter(
    (character) => !covered.has(character.codePointAt(0) ?? 0) && !INVISIBLE.test(character),
  );
}
