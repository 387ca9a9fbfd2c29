import { HEADING_WORDS, HEADINGS, type SectionKind } from '../lexicon/headings.ts';
import { closeLetterSpacing, fold } from './characters.ts';

const KINDS = new Map<string, SectionKind>();
const SOLID = new Map<string, SectionKind>();
for (const [kind, names] of Object.entries(HEADINGS) as [SectionKind, readonly string[]][]) {
  for (const name of names) {
    const key = normalize(name);
    if (!KINDS.has(key)) KINDS.set(key, kind);
    if (!SOLID.has(key.replaceAll(' ', ''))) SOLID.set(key.replaceAll(' ', ''), kind);
  }
}

function normalize(text: string): string {
  return fold(text)
    .replace(/&|\+|\//g, ' and ')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/^[\divx]+ (?=\p{L}{3})/u, '')
    .replace(/^(my|mes|mon|ma) /, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The kind of section that a heading of exactly these words opens, undefined for other text. */
export function findHeadingKind(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined;
  const closed = closeLetterSpacing(text);
  const key = normalize(closed);
  if (key === '') return undefined;
  // Letter-spaced capitals do not always tell where their words end.
  const isCapitals = closed === closed.toUpperCase() && closed !== closed.toLowerCase();
  return KINDS.get(key) ?? (isCapitals ? SOLID.get(key.replaceAll(' ', '')) : undefined);
}

/** The likeliest kind of a line that looks like a heading but is not in the lexicon. */
export function guessHeadingKind(text: string): SectionKind {
  const key = normalize(text);
  return HEADING_WORDS.find(([, pattern]) => pattern.test(key))?.[0] ?? 'other';
}
