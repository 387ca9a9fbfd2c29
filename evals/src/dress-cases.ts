import { changes, randomDress } from '../cases/dress/dress.ts';
import { allKinds } from '../cases/dress/kinds/index.ts';
import type { Choices, DressKind, Resume } from '../cases/dress/model.ts';
import { resumes } from '../cases/dress/resumes/index.ts';

export interface DressCase {
  resume: Resume;
  choices: Choices;
  /** Kinds that the choices are looked up in. */
  kinds: readonly DressKind[];
  seed: string;
  /** A single dressing changes one dimension, a pair two. */
  group: 'single' | 'pair';
}

/** A prime beyond the number of kinds: a short run steps over all dimensions, a full round meets every kind once. */
const STRIDE = 7919;

/** The nth of the dressings of `chosen` kinds that `seed` gives: even ones change one dimension, every kind in its turn, odd ones two. */
export function dressCase(
  n: number,
  seed: number,
  chosen: readonly DressKind[] = allKinds,
): DressCase {
  const kinds = chosen === allKinds ? allKinds : [...allKinds, ...chosen];
  const turn = Math.floor(n / 2);
  const own = `${seed}/${n}`;
  if (n % 2 === 1) {
    const resume = resumeAt(turn * 13 + seed);
    return { resume, choices: randomDress(own, 2, chosen), kinds, seed: own, group: 'pair' };
  }
  const changing = changingKinds(chosen);
  const kind = changing[(turn * STRIDE + seed) % changing.length]!;
  // Each round over the kinds starts at another resume, so that a kind meets them all.
  const resume = resumeAt(turn * 13 + Math.floor(turn / changing.length) * 17 + seed);
  const choices = { [kind.dimension]: kind.id };
  return { resume, choices, kinds, seed: own, group: 'single' };
}

const resumeAt = (index: number): Resume => resumes[index % resumes.length]!;

const byList = new WeakMap<readonly DressKind[], DressKind[]>();

function changingKinds(kinds: readonly DressKind[]): DressKind[] {
  const known = byList.get(kinds) ?? kinds.filter(changes);
  byList.set(kinds, known);
  return known;
}
