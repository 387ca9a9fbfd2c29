import type { Change, Decision } from '@trueline/contracts';
import type { KeptResult } from '../../platform/db/schema.ts';

/** Removals that make the page shorter: offered in every depth, and not what a rebuilt one leaves out by itself. */
const isOfferedRemoval = ({ id }: Change): boolean => id.startsWith('leave-out-');

/** Names a proposal whatever number it has: a language model's wordings may move the numbers of the others. */
export const changeKey = (change: Change): string => {
  const { kind, path, before, after } = change;
  return JSON.stringify([isOfferedRemoval(change), kind, path, before, after]);
};

/** Every change that the person has seen, in whatever depth, as it was last decided on. */
export const listSeen = ({
  setAside = [],
  changes,
}: Pick<KeptResult, 'setAside' | 'changes'>): Change[] => [...setAside, ...changes];

/** Those of the changes seen that the present ones don't hold, to be there again with their depth. */
export function listSetAside(present: readonly Change[], seen: readonly Change[]): Change[] {
  const held = new Set(present.map(changeKey));
  const left = seen.filter((change) => change.kind !== 'answer' && !held.has(changeKey(change)));
  return [...new Map(left.map((change) => [changeKey(change), change])).values()];
}

/** Decisions on what is set aside, such as those made while the depth was being switched, wait there. */
export function decideSetAside(
  { setAside = [], changes }: Pick<KeptResult, 'setAside' | 'changes'>,
  decisions: Readonly<Record<string, Decision>>,
): Change[] {
  const present = new Set(changes.map(({ id }) => id));
  return setAside.map(({ statement, ...change }) => {
    const decision = present.has(change.id) ? undefined : decisions[change.id];
    if (decision !== undefined) return { ...change, decision };
    return statement === undefined ? change : { ...change, statement };
  });
}

type Kept = Pick<KeptResult, 'setAside' | 'changes'>;

/** The result with a change that was set aside back in its line's place, as it was decided on, and what stood there set aside; undefined where there is no such change. */
export function bringBack<T extends Kept>(result: T, id: string): T | undefined {
  const { setAside = [], changes } = result;
  if (changes.some((change) => change.id === id)) return result;
  const back = setAside.find((change) => change.id === id);
  if (back === undefined) return undefined;
  const isInPlace = ({ path, kind }: Change): boolean => path === back.path && kind !== 'answer';
  const others = setAside.filter((change) => change !== back);
  const at = changes.findIndex(isInPlace);
  const left = changes.filter((change) => !isInPlace(change));
  return {
    ...result,
    changes: left.toSpliced(at === -1 ? left.length : at, 0, back),
    setAside: [...others, ...changes.filter(isInPlace)],
  };
}
