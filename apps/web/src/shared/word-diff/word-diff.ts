import { diffArrays, diffWordsWithSpace } from 'diff';

export interface DiffSegment {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Below this share of kept letters a word-by-word mixture is harder to read than both whole. */
const LEAST_KEPT = 0.25;

/** Joins neighbouring changes, so that one phrase is told to go and one to come instead of word by word. */
function joinChanges(segments: readonly DiffSegment[]): DiffSegment[] {
  const joined: DiffSegment[] = [];
  let removed = '';
  let added = '';
  /** A space that both texts end with stays: it is handed to what follows. */
  const flush = (): string => {
    const space = removed.endsWith(' ') && added.endsWith(' ') ? ' ' : '';
    const pair: DiffSegment[] = [
      { kind: 'removed', text: removed.slice(0, removed.length - space.length) },
      { kind: 'added', text: added.slice(0, added.length - space.length) },
    ];
    joined.push(...pair.filter(({ text }) => text !== ''));
    removed = '';
    added = '';
    return space;
  };
  segments.forEach(({ kind, text }, index) => {
    const betweenChanges = removed !== '' && added !== '' && index < segments.length - 1;
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (betweenChanges && /^\W*$/.test(text)) {
      removed += text;
      added += text;
    } else {
      joined.push({ kind, text: flush() + text });
    }
  });
  const space = flush();
  return space === '' ? joined : [...joined, { kind: 'same', text: space }];
}

/** The items of a list (one a line) that stay, go and come, shown in one line. */
function diffItems(before: string, after: string): DiffSegment[] {
  const parts = diffArrays(before.split('\n'), after.split('\n'));
  const segments = parts.map(
    ({ added, removed, value }): DiffSegment => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(', '),
    }),
  );
  return segments.flatMap((segment, index) =>
    index === 0 ? [segment] : [{ kind: 'same', text: ', ' }, segment],
  );
}

/**
 * The words that stay, go and come between two texts: all but the added ones make `before`, all
 * but the removed ones `after`. A text of several lines is a list.
 */
export function diffWords(before: string, after: string): DiffSegment[] {
  if (before !== '' && after !== '' && /\n/.test(before + after)) return diffItems(before, after);
  const whole: DiffSegment[] = [
    { kind: 'removed', text: before.replaceAll('\n', ', ') },
    { kind: 'added', text: after.replaceAll('\n', ', ') },
  ];
  if (before === '' || after === '') return whole.filter(({ text }) => text !== '');
  const segments = joinChanges(
    diffWordsWithSpace(before, after).map(
      ({ added, removed, value }): DiffSegment => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value,
      }),
    ),
  );
  const kept = segments
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0);
  return kept / Math.max(before.length, after.length) < LEAST_KEPT ? whole : segments;
}
