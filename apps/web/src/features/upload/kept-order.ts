import type { KeptText } from '@trueline/contracts';

const YEAR = /(?:^|[^\d])(?:(?:19|20)\d{2}|['’]\d{2})(?!\d)/;

/** What weighs most first: a date may tell of a lost job, a longer text says more. */
export function inOrderOfWeight(kept: readonly KeptText[]): KeptText[] {
  const hasDate = ({ text }: KeptText): number => Number(YEAR.test(text));
  return kept.toSorted((a, b) => hasDate(b) - hasDate(a) || b.text.length - a.text.length);
}
