import everyday from '../../data/models/everyday-vectors.json' with { type: 'json' };
import work from '../../data/models/word-vectors.json' with { type: 'json' };
import { memoize } from '../language/memoize.ts';
import { once } from '../language/once.ts';
import { readTable } from '../language/table.ts';

type Likeness = (a: string, b: string) => number;

/** How alike two stems of a table are, -1 to 1; 0 where one is not known, 1 where they are the same. Its rows are read at the first question. */
function likenessIn(
  data: Parameters<typeof readTable<{ stem: string; vector: string }>>[0],
): Likeness {
  const packed = once(() => new Map(readTable(data).map(({ stem, vector }) => [stem, vector])));
  /** Of length one. */
  const directionOf = memoize((stem: string): Float32Array | undefined => {
    const bytes = packed().get(stem);
    if (bytes === undefined) return undefined;
    const signed = Int8Array.from(atob(bytes), (char) => char.charCodeAt(0));
    const length = Math.hypot(...signed) || 1;
    return Float32Array.from(signed, (value) => value / length);
  });
  return (a, b) => {
    if (a === b) return 1;
    const [one, other] = [directionOf(a), directionOf(b)];
    if (one === undefined || other === undefined) return 0;
    let sum = 0;
    for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0);
    return sum;
  };
}

/** How alike the work is that two stems stand for, learned from descriptions of work. */
export const likenessOfStems = likenessIn(work);

/** How alike two stems are in everyday English, where people tell of work in words that no description of it holds. */
export const everydayLikeness = likenessIn(everyday);
