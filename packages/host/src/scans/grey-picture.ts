/** A picture in shades of grey, row by row from the top left: 0 is black, 255 white. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The shade of a colour (ITU-R BT.601). */
export const lumaOf = (red: number, green: number, blue: number): number =>
  (77 * red + 150 * green + 29 * blue) >> 8;

/** Three rows of three: maps a point (x, y, 1) of one plane onto another, up to a factor. */
export type Homography = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

export const UNCHANGED: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export const scaling = (x: number, y: number): Homography => [x, 0, 0, 0, y, 0, 0, 0, 1];

export function mapThrough(
  [a, b, c, d, e, f, g, h, i]: Homography,
  x: number,
  y: number,
): [number, number] {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** First `inner`, then `outer`. */
export function composed(outer: Homography, inner: Homography): Homography {
  const cell = (row: number, column: number): number =>
    [0, 1, 2].reduce((sum, k) => sum + (outer[3 * row + k] ?? 0) * (inner[3 * k + column] ?? 0), 0);
  return Array.from({ length: 9 }, (_, at) =>
    cell(Math.floor(at / 3), at % 3),
  ) as unknown as Homography;
}

/** The picture that shows, at each of its pixels, what `from` holds where `toSource` leads; paper beyond its edges. */
export function resampled(
  from: GreyPicture,
  toSource: Homography,
  width: number,
  height: number,
): GreyPicture {
  const pixels = new Uint8Array(width * height);
  const [a, b, c, d, e, f, g, h, i] = toSource;
  const [maxX, maxY] = [from.width - 1, from.height - 1];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const w = g * x + h * y + i;
      const sx = (a * x + b * y + c) / w;
      const sy = (d * x + e * y + f) / w;
      if (sx < 0 || sy < 0 || sx > maxX || sy > maxY) {
        pixels[at] = 255;
        continue;
      }
      const left = Math.min(sx | 0, maxX - 1);
      const top = Math.min(sy | 0, maxY - 1);
      const [fx, fy] = [sx - left, sy - top];
      const p = top * from.width + left;
      const q = p + from.width;
      const upper = (from.pixels[p] ?? 255) * (1 - fx) + (from.pixels[p + 1] ?? 255) * fx;
      const lower = (from.pixels[q] ?? 255) * (1 - fx) + (from.pixels[q + 1] ?? 255) * fx;
      pixels[at] = upper * (1 - fy) + lower * fy + 0.5;
    }
  }
  return { width, height, pixels };
}

/** A smaller copy whose longer side has at most so many pixels, each the mean of those that it stands for. */
export function reduced(from: GreyPicture, longSide: number): GreyPicture {
  const step = Math.max(1, Math.ceil(Math.max(from.width, from.height) / longSide));
  const width = Math.floor(from.width / step);
  const height = Math.floor(from.height / step);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let v = y * step; v < (y + 1) * step; v++)
        for (let u = x * step; u < (x + 1) * step; u++) sum += from.pixels[v * from.width + u] ?? 0;
      pixels[y * width + x] = sum / (step * step);
    }
  }
  return { width, height, pixels };
}

/** Otsu's threshold (IEEE Transactions on Systems, Man, and Cybernetics 9, 1979): the shade that parts dark from light best. */
export function thresholdOf({ pixels }: GreyPicture): number {
  const counts = new Float64Array(256);
  for (const shade of pixels) counts[shade] = (counts[shade] ?? 0) + 1;
  let sum = 0;
  for (let shade = 0; shade < 256; shade++) sum += shade * (counts[shade] ?? 0);
  let [best, most, dark, darkSum] = [128, -1, 0, 0];
  for (let shade = 0; shade < 256; shade++) {
    dark += counts[shade] ?? 0;
    darkSum += shade * (counts[shade] ?? 0);
    const light = pixels.length - dark;
    if (dark === 0 || light === 0) continue;
    const apart = dark * light * (darkSum / dark - (sum - darkSum) / light) ** 2;
    if (apart > most) [most, best] = [apart, shade];
  }
  return best;
}
