import { evenlyLit } from './evenly-lit.ts';
import {
  composed,
  type GreyPicture,
  type Homography,
  reduced,
  resampled,
  scaling,
  UNCHANGED,
} from './grey-picture.ts';
import { cornersOf, sheetOf } from './page-corners.ts';
import { skewOf } from './skew.ts';

/** Degrees that no eye sees. */
const MIN_SKEW = 0.1;
/** Pixels of the longer side that a letter-size page has at some 290 dots per inch. */
export const LONG_SIDE = 3200;
/** More than this a small picture is not enlarged: it gains nothing. */
export const MAX_GROWTH = 2.2;
const LOOKED_AT = 1200;

export interface StraightPage {
  page: GreyPicture;
  /** From its pixels to those of the picture. */
  toPicture: Homography;
}

/** The sheet of a picture alone, upright, level and evenly lit. */
export function straightened(picture: GreyPicture): StraightPage {
  const corners = cornersOf(picture);
  const sheet = corners && sheetOf(corners);
  const { width, height, toPicture: toSheet } = sheet ?? { ...picture, toPicture: UNCHANGED };
  const shrink = Math.min(1, LOOKED_AT / Math.max(width, height));
  const small =
    sheet === undefined
      ? reduced(picture, LOOKED_AT)
      : resampled(
          picture,
          composed(toSheet, scaling(1 / shrink, 1 / shrink)),
          Math.round(width * shrink),
          Math.round(height * shrink),
        );
  const skew = skewOf(small);
  if (sheet === undefined && Math.abs(skew) < MIN_SKEW)
    return { page: evenlyLit(picture), toPicture: UNCHANGED };
  const grow = sheet === undefined ? 1 : LONG_SIDE / Math.max(width, height);
  const toPicture = composed(
    composed(toSheet, turned(skew, width, height)),
    scaling(1 / grow, 1 / grow),
  );
  const page = resampled(picture, toPicture, Math.round(width * grow), Math.round(height * grow));
  return { page: evenlyLit(page), toPicture };
}

/** A turn about the middle, clockwise on a page whose rows are counted from the top. */
function turned(degrees: number, width: number, height: number): Homography {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [x, y] = [width / 2, height / 2];
  return [
    cosine,
    -sine,
    x - cosine * x + sine * y,
    sine,
    cosine,
    y - sine * x - cosine * y,
    0,
    0,
    1,
  ];
}
