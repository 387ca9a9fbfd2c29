import { type GreyPicture, type Homography, reduced, thresholdOf } from './grey-picture.ts';

export type Corners = readonly [Point, Point, Point, Point];
type Point = readonly [number, number];

const LOOKED_AT = 500;
/** Of the picture, the sheet takes up at least this share; one that takes up nearly all has no ground around it. */
const MIN_SHARE = 0.3;
const MAX_SHARE = 0.97;
/** Light pixels and those within them fill the sheet's outline, or it is no sheet. */
const MIN_FILLED = 0.9;
/** Of the sheet, what may lie beyond its outline: more, and it has other corners. */
const MAX_BEYOND = 0.03;

/** Where a sheet lies on darker ground: its corners from the top left clockwise, in pixels; undefined where the picture is all page. */
export function cornersOf(picture: GreyPicture): Corners | undefined {
  const small = reduced(picture, LOOKED_AT);
  const { width, height } = small;
  const sheet = largestLight(small, thresholdOf(small));
  if (sheet === undefined) return undefined;
  const corners = outermost(sheet.pixels, width);
  const area = areaOf(corners);
  const share = area / (width * height);
  if (share < MIN_SHARE || share > MAX_SHARE) return undefined;
  if (filledShare(sheet.isLight, corners, small) < MIN_FILLED) return undefined;
  const beyond = sheet.pixels.filter((at) => isBeyond(corners, at % width, Math.floor(at / width)));
  if (beyond.length > MAX_BEYOND * area) return undefined;
  const scale = picture.width / width;
  return corners.map(([x, y]) => [(x + 0.5) * scale, (y + 0.5) * scale]) as unknown as Corners;
}

/** The largest light area that hangs together. */
function largestLight(
  { width, height, pixels }: GreyPicture,
  threshold: number,
): { pixels: number[]; isLight: Uint8Array } | undefined {
  const seen = new Uint8Array(pixels.length);
  let largest: number[] = [];
  for (let start = 0; start < pixels.length; start++) {
    if (seen[start] === 1 || (pixels[start] ?? 0) <= threshold) continue;
    const area = [start];
    seen[start] = 1;
    for (let at = 0; at < area.length; at++) {
      const pixel = area[at] ?? 0;
      const x = pixel % width;
      for (const next of [
        x > 0 ? pixel - 1 : -1,
        x < width - 1 ? pixel + 1 : -1,
        pixel - width,
        pixel + width,
      ]) {
        if (next < 0 || next >= width * height || seen[next] === 1) continue;
        if ((pixels[next] ?? 0) <= threshold) continue;
        seen[next] = 1;
        area.push(next);
      }
    }
    if (area.length > largest.length) largest = area;
  }
  if (largest.length === 0) return undefined;
  const isLight = new Uint8Array(pixels.length);
  for (const pixel of largest) isLight[pixel] = 1;
  return { pixels: largest, isLight };
}

/** The pixels furthest towards each corner of the picture. */
function outermost(area: readonly number[], width: number): Corners {
  const furthest = (weigh: (x: number, y: number) => number): Point => {
    let [best, most] = [area[0] ?? 0, Number.NEGATIVE_INFINITY];
    for (const pixel of area) {
      const weight = weigh(pixel % width, Math.floor(pixel / width));
      if (weight > most) [best, most] = [pixel, weight];
    }
    return [best % width, Math.floor(best / width)];
  };
  return [
    furthest((x, y) => -x - y),
    furthest((x, y) => x - y),
    furthest((x, y) => x + y),
    furthest((x, y) => y - x),
  ];
}

function areaOf(corners: Corners): number {
  let sum = 0;
  corners.forEach(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % 4] as Point;
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum) / 2;
}

/** Whether a pixel lies outside of the corners, which go clockwise. */
const isBeyond = (corners: Corners, x: number, y: number): boolean =>
  corners.some(([fromX, fromY], at) => {
    const [toX, toY] = corners[(at + 1) % 4] as Point;
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) < 0;
  });

/** Share of the rows and columns' ends within the outline that are light: text within is dark and does not count, ground would. */
function filledShare(isLight: Uint8Array, corners: Corners, { width }: GreyPicture): number {
  const steps = 200;
  let [light, all] = [0, 0];
  const [middleX, middleY] = [0, 1].map(
    (axis) => corners.reduce((sum, corner) => sum + (corner[axis as 0 | 1] ?? 0), 0) / 4,
  ) as [number, number];
  corners.forEach(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % 4] as Point;
    for (let step = 0; step < steps; step++) {
      const part = step / steps;
      // A little within the edge.
      const edgeX = x + part * (nextX - x);
      const edgeY = y + part * (nextY - y);
      const px = Math.round(edgeX + 0.02 * (middleX - edgeX));
      const py = Math.round(edgeY + 0.02 * (middleY - edgeY));
      all++;
      light += isLight[py * width + px] ?? 0;
    }
  });
  return light / all;
}

/** Maps an upright sheet of this size onto the corners; `size` is what its edges measure in the picture. */
export function sheetOf(corners: Corners): {
  toPicture: Homography;
  width: number;
  height: number;
} {
  const [a, b, c, d] = corners;
  const width = Math.round((lengthOf(a, b) + lengthOf(d, c)) / 2);
  const height = Math.round((lengthOf(a, d) + lengthOf(b, c)) / 2);
  return { toPicture: squareOnto(corners, width, height), width, height };
}

const lengthOf = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), section 2.2.3: the unit square onto four corners. */
function squareOnto(
  [[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners,
  width: number,
  height: number,
): Homography {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  return [
    (x1 - x0 + g * x1) / width,
    (x3 - x0 + h * x3) / height,
    x0,
    (y1 - y0 + g * y1) / width,
    (y3 - y0 + h * y3) / height,
    y0,
    g / width,
    h / height,
    1,
  ];
}
