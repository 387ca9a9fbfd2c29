import type { WrittenSentence } from '@trueline/contracts';

/** A sentence of ours as it stands in a text, with the wordings that can take its place. */
export interface ReplaceableSentence {
  id: string;
  text: string;
  others: readonly string[];
}

/** The lines of a list are the person's own, and so is a moment that they tell. */
const isOwn = (id: string): boolean => /^(?:list|moment)\b/.test(id);

/** Our sentences that the text still holds, in its order; what the person wrote is theirs and not among them. `withAlone`: those without other wordings too, of which more can be had. */
export function findReplaceable(
  text: string,
  sentences: readonly WrittenSentence[] = [],
  { withAlone = false }: { withAlone?: boolean } = {},
): ReplaceableSentence[] {
  return sentences
    .flatMap(({ id, text: own, others = [] }) => {
      const wordings = [own, ...others];
      const current = wordings.find((wording) => text.includes(wording));
      const isOffered = wordings.length > 1 || (withAlone && id !== undefined && !isOwn(id));
      return id === undefined || current === undefined || !isOffered
        ? []
        : [{ id, text: current, others: wordings.filter((wording) => wording !== current) }];
    })
    .sort((a, b) => text.indexOf(a.text) - text.indexOf(b.text));
}

/** Our sentences with wordings of a model's that were taken just now, before the letter comes with them. */
export const withWordings = (
  sentences: readonly WrittenSentence[] = [],
  taken: readonly { id: string; text: string }[],
): WrittenSentence[] =>
  sentences.map((sentence) => {
    const { id, text: own, others = [] } = sentence;
    const added = taken
      .filter((one) => one.id === id && one.text !== own && !others.includes(one.text))
      .map(({ text }) => text);
    return added.length === 0 ? sentence : { ...sentence, others: [...others, ...added] };
  });

/** A sentence that took another's place. */
export interface SentenceSwap {
  from: string;
  to: string;
}

/** One sentence in its next wording; after the last comes the first again. Undefined where it has no other. */
export function findNextWording(
  sentence: ReplaceableSentence,
  sentences: readonly WrittenSentence[] = [],
): SentenceSwap | undefined {
  const all = sentences.find(({ id }) => id === sentence.id);
  const wordings = all === undefined ? [] : [all.text, ...(all.others ?? [])];
  const next = wordings[(wordings.indexOf(sentence.text) + 1) % wordings.length];
  return next === undefined ? undefined : { from: sentence.text, to: next };
}

/** The text with the one sentence in place of the other; what else was written meanwhile stays. */
export const swapSentence = (text: string, { from, to }: SentenceSwap): string =>
  text.replace(from, () => to);

/** The swap the other way round. */
export const swapBack = (text: string, { from, to }: SentenceSwap): string =>
  swapSentence(text, { from: to, to: from });
