import { words } from './normalise.ts';

type Entry = Record<string, unknown>;

/**
 * The read entry that belongs to each true one: the pairing, at most one to one, with the greatest likeness in
 * the keys and dates. Entries with nothing in common stay without.
 */
export function alignEntries<T extends object>(
  truth: readonly T[],
  read: readonly Entry[],
  keys: readonly string[],
): (Entry | undefined)[] {
  const scores = truth.map((each) => read.map((other) => likeness(each as Entry, other, keys)));
  let best = new Map<number, { score: number; pairs: number[] }>([[0, { score: 0, pairs: [] }]]);
  for (let at = 0; at < read.length; at++) {
    const next = new Map(best);
    for (const [used, state] of best) {
      for (let n = 0; n < truth.length; n++) {
        const score = scores[n]![at]!;
        if (used & (1 << n) || score < 0.3) continue;
        const key = used | (1 << n);
        const pairs = state.pairs.slice();
        pairs[n] = at;
        const known = next.get(key);
        if (!known || known.score < state.score + score) {
          next.set(key, { score: state.score + score, pairs });
        }
      }
    }
    best = next;
  }
  const winner = [...best.values()].reduce((a, b) => (b.score > a.score ? b : a));
  return truth.map((_, n) => {
    const at = winner.pairs[n];
    return at === undefined ? undefined : read[at];
  });
}

function likeness(truth: Entry, read: Entry, keys: readonly string[]): number {
  const values = keys.reduce((sum, key) => sum + overlap(truth[key], read[key]), 0);
  const dates = ['startDate', 'endDate'].filter(
    (key) => year(truth[key]) !== '' && year(truth[key]) === year(read[key]),
  ).length;
  const bullets = overlap(joined(truth.highlights), joined(read.highlights));
  return values + dates * 0.4 + bullets * 0.8;
}

const year = (value: unknown) => (typeof value === 'string' ? value.slice(0, 4) : '');
const joined = (value: unknown) => (Array.isArray(value) ? value.join(' ') : '');

/** Shared words of two texts, 0 to 1 (Dice). */
function overlap(a: unknown, b: unknown): number {
  const [left, right] = [a, b].map(
    (value) => new Set(words(typeof value === 'string' ? value : '')),
  );
  const shared = [...left!].filter((word) => right!.has(word)).length;
  return left!.size + right!.size === 0 ? 0 : (2 * shared) / (left!.size + right!.size);
}
