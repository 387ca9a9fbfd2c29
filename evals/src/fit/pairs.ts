import type { Resume } from '@trueline/contracts';
import { seeded } from '../../cases/dress/random.ts';
import { type Base, groupOf } from './bases.ts';
import { AS_FIT, stemsAsked, WEAKENINGS } from './weaken.ts';

/** A resume and an ad, and whether it fits. */
export interface Pair {
  ad: string;
  /** Of the ad, and of the base whose resume it is. */
  adId: string;
  resumeId: string;
  group: string;
  fits: boolean;
  how: string;
  resume: Resume;
}

const OTHERS = 2;

/** All pairs of some bases: each resume as it is, in other dress, weakened, and those of other bases. */
export function makePairs(bases: readonly Base[]): Pair[] {
  return bases.flatMap((base) => {
    const { next: draw } = seeded(base.id);
    const group = groupOf(base.occupation);
    const pair = (fits: boolean, how: string, resume: Resume, resumeId = base.id): Pair => ({
      ad: base.ad,
      adId: base.id,
      resumeId,
      group,
      fits,
      how,
      resume,
    });
    const far = bases.filter(
      (one) => groupOf(one.occupation) !== group && one.strong !== base.strong,
    );
    const near = bases.filter(
      (one) =>
        groupOf(one.occupation) === group &&
        one.occupation !== base.occupation &&
        one.strong !== base.strong,
    );
    const take = (from: readonly Base[], count: number): Base[] =>
      Array.from(
        { length: Math.min(count, from.length) },
        () => from[Math.floor(draw() * from.length)],
      ).filter((one) => one !== undefined);
    const other = take(far, 1)[0]?.strong ?? {};
    const given = { resume: base.strong, asked: stemsAsked(base.ad), other, draw };
    return [
      pair(true, 'strong', base.strong),
      ...Object.entries(AS_FIT).map(([how, make]) => pair(true, how, make(given))),
      ...base.variants.map(({ fits, how, resume }) => pair(fits, how, resume)),
      ...Object.entries(WEAKENINGS).map(([how, make]) => pair(false, how, make(given))),
      ...take(far, OTHERS).map((one) => pair(false, 'other trade', one.strong, one.id)),
      ...take(near, 1).map((one) => pair(false, 'near trade', one.strong, one.id)),
    ];
  });
}
