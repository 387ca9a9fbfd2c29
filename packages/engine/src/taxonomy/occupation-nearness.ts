import { type Occupation, relatedOf } from './occupations.ts';

/** How near related occupations of each tier are. */
const TIERS = [0.7, 0.55, 0.4];
const SAME_DETAILED = 0.9;
const SAME_BROAD_GROUP = 0.8;
const SAME_MINOR_GROUP = 0.5;
const SAME_MAJOR_GROUP = 0.25;
const DETAILED_CODE = 7;
const BROAD_CODE = 6;
const MINOR_CODE = 4;
const MAJOR_CODE = 2;

function nearnessIn(from: Occupation, to: Occupation): number {
  const related = relatedOf(from);
  const at = related.indexOf(`:${to.code}`);
  return at < 1 ? 0 : (TIERS[Number(related[at - 1]) - 1] ?? 0);
}

/** How near two occupations are, 0 to 1: the same, of one group, on the other's list of related ones. */
export function relatedness(a: Occupation, b: Occupation): number {
  const isSame = (length: number): boolean => a.code.slice(0, length) === b.code.slice(0, length);
  if (a.code === b.code) return 1;
  if (isSame(DETAILED_CODE)) return SAME_DETAILED;
  const byGroup = isSame(BROAD_CODE)
    ? SAME_BROAD_GROUP
    : isSame(MINOR_CODE)
      ? SAME_MINOR_GROUP
      : isSame(MAJOR_CODE)
        ? SAME_MAJOR_GROUP
        : 0;
  return Math.max(byGroup, nearnessIn(a, b), nearnessIn(b, a));
}
