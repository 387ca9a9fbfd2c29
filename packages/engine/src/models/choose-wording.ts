import type { Change } from '@trueline/contracts';

type Rated = Pick<Change, 'path' | 'kind' | 'verdict' | 'points' | 'after'>;

export const MODEL_WORDING = 'model-wording';

/**
 * One change for each line: a model's wording in place of the built-in engine's only where the gate
 * has no doubt and the fit is no worse. A removal that the engine proposes stands.
 */
export function chooseWordings<T extends Rated>(rated: readonly T[]): T[] {
  const isModel = ({ kind }: T): boolean => kind === MODEL_WORDING;
  const builtIn = new Map(rated.filter((change) => !isModel(change)).map((c) => [c.path, c]));
  const winsOver = (model: T, own: T | undefined): boolean =>
    own === undefined ||
    (model.verdict === 'accept' && own.after !== '' && model.points >= own.points);
  const chosen = new Set(
    rated
      .filter((change) => isModel(change) && winsOver(change, builtIn.get(change.path)))
      .map(({ path }) => path),
  );
  return rated.filter((change) => isModel(change) === chosen.has(change.path));
}
