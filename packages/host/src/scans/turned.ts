import type { GreyPicture, Homography } from './grey-picture.ts';

/** Quarters of a circle that a picture is turned by, clockwise. */
export type Quarters = 0 | 1 | 2 | 3;

/** The picture turned clockwise. */
export function turned(from: GreyPicture, quarters: Quarters): GreyPicture {
  if (quarters === 0) return from;
  const isFlat = quarters === 2;
  const width = isFlat ? from.width : from.height;
  const height = isFlat ? from.height : from.width;
  const pixels = new Uint8Array(from.pixels.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const [u, v] = sourceOf(x, y, from, quarters);
      pixels[at] = from.pixels[v * from.width + u] ?? 255;
    }
  }
  return { width, height, pixels };
}

function sourceOf(
  x: number,
  y: number,
  { width, height }: GreyPicture,
  quarters: Quarters,
): [number, number] {
  if (quarters === 1) return [y, height - 1 - x];
  return quarters === 2 ? [width - 1 - x, height - 1 - y] : [width - 1 - y, x];
}

/** Leads from a place on the turned picture to the one before; `width` and `height` are those before. */
export function backFrom(quarters: Quarters, width: number, height: number): Homography {
  if (quarters === 1) return [0, 1, 0, -1, 0, height, 0, 0, 1];
  if (quarters === 2) return [-1, 0, width, 0, -1, height, 0, 0, 1];
  return quarters === 3 ? [0, -1, width, 1, 0, 0, 0, 0, 1] : [1, 0, 0, 0, 1, 0, 0, 0, 1];
}
