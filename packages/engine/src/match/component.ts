import type { LostPoints, ScoreComponent } from '@trueline/contracts';

/** A loss before its points are counted out: `share` is its part of the component, 0 to 1. */
export interface Loss extends Omit<LostPoints, 'points'> {
  share: number;
}

/** What a component measured: the losses' shares sum to what was not gained. Null where the ad asks nothing of the kind. */
export interface Measured {
  losses: readonly Loss[];
}

/** A line of the resume that shows something. */
export interface Shown {
  path: string;
  text: string;
}

/** What a component of whole requirements measured: credit (0 to 1) and lines by requirement id. */
export interface Part extends Measured {
  credits: ReadonlyMap<string, number>;
  evidence: ReadonlyMap<string, readonly Shown[]>;
}

/** Scores are counted in hundredths of a point, so that sums are exact. */
export const UNITS = 100;

/** Splits a whole number of units over weights; the largest remainders get the units left over. */
export function apportion(units: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (units * weight) / total);
  const whole = exact.map(Math.floor);
  let left = units - whole.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((part, i) => ({ i, rest: part - Math.floor(part) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of order) {
    if (left <= 0) break;
    whole[i] = (whole[i] ?? 0) + 1;
    left -= 1;
  }
  return whole;
}

/** A component of `maxUnits` hundredths: what it got, and each loss in points that sum to the rest exactly. */
export function countOut(
  id: string,
  name: string,
  maxUnits: number,
  { losses }: Measured,
): ScoreComponent {
  const share = Math.min(
    1,
    losses.reduce((sum, loss) => sum + loss.share, 0),
  );
  const lostUnits = Math.round(maxUnits * share);
  const parts = apportion(
    lostUnits,
    losses.map((loss) => loss.share),
  );
  return {
    id,
    name,
    max: maxUnits / UNITS,
    got: (maxUnits - lostUnits) / UNITS,
    lost: losses
      .map(({ share: _, ...loss }, i) => ({ ...loss, points: (parts[i] ?? 0) / UNITS }))
      .filter((loss) => loss.points > 0),
  };
}
