import { diffWordsWithSpace } from 'diff';

export interface DiffSegment {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Below this share of kept letters a word-by-word mixture is harder to read than both whole. */
const LEAST_KEPT = 0.25;

/**
 * The words that stay, go and come between two texts. All but the added ones make `before`, all
 * but the removed ones `after`.
 */
export function diffWords(before: string, after: string): DiffSegment[] {
  const whole: DiffSegment[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  if (before === '' || after === '') return whole.filter(({ text }) => text !== '');
  const segments = diffWordsWithSpace(before, after).map(
    ({ added, removed, value }): DiffSegment => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }),
  );
  const kept = segments
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0);
  return kept / Math.max(before.length, after.length) < LEAST_KEPT ? whole : segments;
}
