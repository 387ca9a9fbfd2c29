import type { Random } from './model.ts';

/** Deterministic random numbers (mulberry32) from a whole number or a text. */
export function seeded(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number) => Math.floor(next() * n);
  return { next, below, pick: (list) => list[below(list.length)]! };
}

function hash(text: string): number {
  let value = 2166136261;
  for (const unit of text) value = Math.imul(value ^ unit.codePointAt(0)!, 16777619);
  return value >>> 0;
}
