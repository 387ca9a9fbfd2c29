import type { Source, WrittenSentence } from '@trueline/contracts';

/** Words of a sentence by their origin: our own wording, a fact of the resume with its lines, or the job description's words. */
export type Part =
  | { from: 'frame'; text: string }
  /** `claim`: what is held against the sources where the sentence splits it: the first half has it all, the second none. */
  | { from: 'resume'; text: string; sources: readonly Source[]; claim?: string }
  | { from: 'ad'; text: string };

/** A sentence not yet let through the gate. */
export interface Draft {
  parts: readonly Part[];
  text: string;
  /** The record that it was made from. */
  pattern?: string;
}

export const fact = (text: string, ...sources: Source[]): Part => ({
  from: 'resume',
  text,
  sources,
});
export const asked = (text: string): Part => ({ from: 'ad', text });
export const words = (text: string): Part => ({ from: 'frame', text });

/** Items with commas, and "and" or "or" before the last. */
export function listed(
  items: readonly (Part | readonly Part[])[],
  joint: 'and' | 'or' = 'and',
): Part[] {
  const all = items.map((item) => (Array.isArray(item) ? (item as Part[]) : [item as Part]));
  // "Fire Safety and First Aid, and Operator Training": a name with an "and" of its own.
  const isPair = all.some((parts) => parts.some(({ text }) => text.includes(` ${joint} `)));
  return all.flatMap((parts, i) => {
    if (i === 0) return parts;
    return [words(i < items.length - 1 ? ', ' : `${isPair ? ',' : ''} ${joint} `), ...parts];
  });
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
