import type { WrittenSentence } from '@trueline/contracts';

/** A sentence of ours as it stands in a text, with the wordings that can take its place. */
export interface ReplaceableSentence {
  id: string;
  text: string;
  others: readonly string[];
}

/** Our sentences that the text still holds, in its order; what the person wrote is theirs and not among them. */
export function findReplaceable(
  text: string,
  sentences: readonly WrittenSentence[] = [],
): ReplaceableSentence[] {
  return sentences
    .flatMap(({ id, text: own, others = [] }) => {
      const wordings = [own, ...others];
      const current = wordings.find((wording) => text.includes(wording));
      return id === undefined || current === undefined || wordings.length < 2
        ? []
        : [{ id, text: current, others: wordings.filter((wording) => wording !== current) }];
    })
    .sort((a, b) => text.indexOf(a.text) - text.indexOf(b.text));
}

/** The text with one sentence in its next wording; after the last comes the first again. */
export function sayAnew(
  text: string,
  sentence: ReplaceableSentence,
  sentences: readonly WrittenSentence[] = [],
): string {
  const all = sentences.find(({ id }) => id === sentence.id);
  const wordings = all === undefined ? [] : [all.text, ...(all.others ?? [])];
  const next = wordings[(wordings.indexOf(sentence.text) + 1) % wordings.length];
  return next === undefined ? text : text.replace(sentence.text, () => next);
}
