import { memoize } from '../../language/memoize.ts';
import { relatedness } from '../../taxonomy/occupation-nearness.ts';
import { type OccupationCandidate, readTitle } from '../../taxonomy/occupations.ts';
import { titleLikeness } from '../title.ts';

/** A title may mean so many occupations. */
const CANDIDATES_MAX = 3;

const candidatesOf = memoize((title: string): readonly OccupationCandidate[] =>
  readTitle(title).candidates.slice(0, CANDIDATES_MAX),
);

/** How near the work of two titles is: what each may mean against what the other may mean. */
const workNearness = memoize((pair: string): number => {
  const [wanted = '', held = ''] = pair.split('\n');
  const [asked, own] = [candidatesOf(wanted), candidatesOf(held)];
  let near = 0;
  let total = 0;
  for (const one of asked)
    for (const other of own) {
      const weight = one.weight * other.weight;
      total += weight;
      near += weight * relatedness(one.occupation, other.occupation);
    }
  return total === 0 ? 0 : near / total;
});

/** How near a held title is to the ad's, 0 to 1: by its words, or by the occupation that it names. */
export const titleNearness = (wanted: string, held: string): number =>
  wanted === '' || held === ''
    ? 0
    : Math.max(titleLikeness(wanted, held), workNearness(`${wanted}\n${held}`));
