import type { Source, WrittenSentence } from '@trueline/contracts';

/** Words of a sentence by their origin: our own wording, a fact of the resume with its lines, or the job description's words. */
export type Part =
  | { from: 'frame'; text: string }
  | { from: 'resume'; text: string; sources: readonly Source[] }
  | { from: 'ad'; text: string };

/** A sentence not yet let through the gate. */
export interface Draft {
  parts: readonly Part[];
  text: string;
}

type Value = Part | readonly Part[];

export const fact = (text: string, ...sources: Source[]): Part => ({
  from: 'resume',
  text,
  sources,
});
export const asked = (text: string): Part => ({ from: 'ad', text });
export const words = (text: string): Part => ({ from: 'frame', text });

/** Items with commas, and "and" or "or" before the last. */
export function listed(parts: readonly Part[], joint: 'and' | 'or' = 'and'): Part[] {
  return parts.flatMap((part, i) => {
    if (i === 0) return [part];
    return [words(i === parts.length - 1 ? ` ${joint} ` : ', '), part];
  });
}

/** A sentence from a template: the literal words are ours, the values say where they come from. */
export function say(literals: TemplateStringsArray, ...values: readonly Value[]): Draft {
  const parts: Part[] = [];
  for (const [i, literal] of literals.entries()) {
    if (literal !== '') parts.push(words(literal));
    const value = values[i];
    if (value !== undefined)
      parts.push(...(Array.isArray(value) ? (value as Part[]) : [value as Part]));
  }
  const raw = parts.map((part) => part.text).join('');
  const text = raw.replace(/\.\.$/, '.').replace(/\s+/g, ' ').trim();
  return { parts, text: text.slice(0, 1).toUpperCase() + text.slice(1) };
}

/** What is kept of a sentence that the gate let through. */
export function written({ parts, text }: Draft): WrittenSentence {
  const sources = parts.flatMap((part) => (part.from === 'resume' ? part.sources : []));
  return {
    text,
    sources: sources.filter(
      (source, i) => sources.findIndex(({ path }) => path === source.path) === i,
    ),
    asked: parts.flatMap((part) => (part.from === 'ad' ? [part.text] : [])),
  };
}
