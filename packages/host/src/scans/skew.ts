import { evenlyLit } from './evenly-lit.ts';
import { type GreyPicture, reduced } from './grey-picture.ts';

/** Degrees either way within which a page is taken for skewed. */
const MAX_SKEW = 12;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.05;
/** Pixels of the longer side that are looked at. */
const LOOKED_AT = 1200;
const INK = 140;
/** A page with fewer dark pixels shows no rows. */
const MIN_INK = 200;
const MAX_INK = 120_000;

/** By how many degrees the rows of a page fall to the right, found where its rows of pixels differ most in ink. */
export function skewOf(page: GreyPicture): number {
  const small = evenlyLit(reduced(page, LOOKED_AT));
  const points = inkOf(small);
  if (points.length < 2 * MIN_INK) return 0;
  const profile = new Int32Array(2 * small.height + small.width);
  const score = (degrees: number): number => contrast(points, degrees, profile, small.height);
  const coarse = bestOf(0, MAX_SKEW, COARSE_STEP, score);
  return bestOf(coarse, COARSE_STEP, FINE_STEP, score);
}

function bestOf(
  middle: number,
  reach: number,
  step: number,
  score: (degrees: number) => number,
): number {
  let [best, most] = [middle, score(middle)];
  for (let off = step; off <= reach + 1e-9; off += step) {
    for (const degrees of [middle - off, middle + off]) {
      const found = score(degrees);
      if (found > most) [best, most] = [degrees, found];
    }
  }
  return best;
}

/** Coordinates of the dark pixels that begin or end a stroke from above: x, y, x, y … Solid areas would drown the rows. */
function inkOf({ width, height, pixels }: GreyPicture): Int32Array {
  const points: number[] = [];
  for (let y = 1; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const isInk = (pixels[at] ?? 255) < INK;
      if (isInk !== (pixels[at - width] ?? 255) < INK) points.push(x, y);
      if (points.length >= 2 * MAX_INK) return Int32Array.from(points);
    }
  }
  return Int32Array.from(points);
}

/** How unevenly the ink falls onto rows that run at this angle. */
function contrast(
  points: Int32Array,
  degrees: number,
  profile: Int32Array,
  offset: number,
): number {
  profile.fill(0);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let at = 0; at < points.length; at += 2) {
    const row = Math.round((points[at + 1] ?? 0) - slope * (points[at] ?? 0)) + offset;
    profile[row] = (profile[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < profile.length; row++)
    sum += ((profile[row] ?? 0) - (profile[row - 1] ?? 0)) ** 2;
  return sum;
}
