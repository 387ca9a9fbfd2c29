import type { Change } from '@trueline/contracts';

type Rated = Pick<Change, 'path' | 'kind' | 'verdict' | 'points' | 'after'>;

export const MODEL_WORDING = 'model-wording';

const isModel = ({ kind }: Rated): boolean => kind === MODEL_WORDING;

/** Proven before to be confirmed, then the better fit; where both are alike a model's wording reads better, the first one first. */
function compareWordings(a: Rated, b: Rated): number {
  const byVerdict = Number(a.verdict === 'confirm') - Number(b.verdict === 'confirm');
  return byVerdict || b.points - a.points || Number(isModel(b)) - Number(isModel(a));
}

/** One change for each line, the best of a model's wordings and the built-in engine's. A removal that the engine proposes stands. */
export function chooseWordings<T extends Rated>(rated: readonly T[]): T[] {
  const byPath = new Map<string, T[]>();
  for (const change of rated) byPath.set(change.path, [...(byPath.get(change.path) ?? []), change]);
  return rated.filter((change) => {
    const candidates = byPath.get(change.path) ?? [];
    if (!candidates.some(isModel)) return true;
    const removal = candidates.find((own) => !isModel(own) && own.after === '');
    return change === (removal ?? candidates.toSorted(compareWordings)[0]);
  });
}
