import data from '../../../data/words/irregular-verbs.json' with { type: 'json' };
import { readTable } from '../table.ts';

const bases = new Map<string, string[]>();
const pasts = new Map<string, string>();
const participles = new Map<string, string>();
for (const { base, past, participle } of readTable<{
  base: string;
  past: string;
  participle: string;
}>(data)) {
  pasts.set(base, past);
  if (participle !== '') participles.set(base, participle);
  const forms = participle === '' ? [past] : [past, participle];
  for (const form of forms) bases.set(form, [...(bases.get(form) ?? []), base]);
}

/** The verbs of which a word is an irregular past or participle: "lay" of "lie". */
export const irregularBases = (word: string): readonly string[] => bases.get(word) ?? [];

/** The past of an irregular verb, or undefined. */
export const irregularPast = (base: string): string | undefined => pasts.get(base);

/** The participle of an irregular verb where it differs from the past, or undefined. */
export const irregularParticiple = (base: string): string | undefined => participles.get(base);
