import data from '../../data/models/word-vectors.json' with { type: 'json' };
import { memoize } from '../language/memoize.ts';
import { once } from '../language/once.ts';
import { readTable } from '../language/table.ts';

const packed = once(
  () =>
    new Map(
      readTable<{ stem: string; vector: string }>(data).map(({ stem, vector }) => [stem, vector]),
    ),
);

/** The direction of a stem, of length one; undefined where too few texts hold it. */
const vectorOf = memoize((stem: string): Float32Array | undefined => {
  const bytes = packed().get(stem);
  if (bytes === undefined) return undefined;
  const signed = Int8Array.from(atob(bytes), (char) => char.charCodeAt(0));
  const length = Math.hypot(...signed) || 1;
  return Float32Array.from(signed, (value) => value / length);
});

/** How alike the work is that two stems stand for, -1 to 1; 0 where one is not known, 1 where they are the same. */
export function likenessOfStems(a: string, b: string): number {
  if (a === b) return 1;
  const [one, other] = [vectorOf(a), vectorOf(b)];
  if (one === undefined || other === undefined) return 0;
  return one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
}
