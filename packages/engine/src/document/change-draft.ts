import type { Change, Doubt } from '@trueline/contracts';

/** A change before it has its number, its points and a decision. */
export type Draft = Omit<Change, 'id' | 'points' | 'decision' | 'statement'>;

/** The words of a proposal that its line does not have, as one doubt. */
export function doubtAdded(before: string, after: string, reason: string): Doubt[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let kept = 0;
  while (kept < shorter - start && before.at(-1 - kept) === after.at(-1 - kept)) kept++;
  const end = after.length - kept;
  const text = after.slice(start, end);
  const from = start + text.length - text.trimStart().length;
  return [{ text: text.trim(), start: from, end: from + text.trim().length, reason }];
}
