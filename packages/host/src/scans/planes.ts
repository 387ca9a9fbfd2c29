import { createCanvas } from '@napi-rs/canvas';
import { type GreyPicture, lumaOf } from './grey-picture.ts';
import { LONG_SIDE, MAX_GROWTH } from './straightened.ts';

/** One of luma and chroma, or of red, green and blue: rows `stride` bytes apart, in the module's own memory. */
export interface Channel {
  id: unknown;
  width: number;
  height: number;
  stride: number;
  bits_per_pixel: number;
  data: Uint8Array;
}

/** A picture as it is coded. */
export interface Planes {
  channels: readonly [Channel, ...Channel[]];
  isRgb: boolean;
}

/** A picture as a JPEG, no larger than letters are read in. */
export function asJpeg({ channels, isRgb }: Planes): Uint8Array {
  const { width, height } = sizeWithin(channels[0], 1);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const row = context.createImageData(width, 1);
  const [first, second, third] = channels.map((channel) => rowReader(channel, width, height));
  for (let y = 0; y < height; y++) {
    const [one, two, three] = [first?.(y), second?.(y), third?.(y)];
    for (let x = 0, at = 0; x < width; x++, at += 4) {
      const shade = one?.[x] ?? 0;
      const [b, c] = [two?.[x] ?? GREY, three?.[x] ?? GREY];
      row.data[at] = isRgb ? shade : shade + 1.402 * (c - GREY);
      row.data[at + 1] = isRgb ? b : shade - 0.344 * (b - GREY) - 0.714 * (c - GREY);
      row.data[at + 2] = isRgb ? c : shade + 1.772 * (b - GREY);
      row.data[at + 3] = OPAQUE;
    }
    context.putImageData(row, 0, y);
  }
  return new Uint8Array(canvas.toBuffer('image/jpeg', JPEG_QUALITY));
}

/** A picture in shades of grey, in a size that letters are read well in. */
export function asGrey({ channels, isRgb }: Planes): GreyPicture {
  const { width, height } = sizeWithin(channels[0], MAX_GROWTH);
  const pixels = new Uint8Array(width * height);
  const rows = (isRgb ? channels : [channels[0]]).map((channel) =>
    rowReader(channel, width, height),
  );
  for (let y = 0; y < height; y++) {
    const [one, two, three] = rows.map((row) => row(y));
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const shade = one?.[x] ?? 0;
      pixels[at] = two === undefined ? shade : lumaOf(shade, two[x] ?? 0, three?.[x] ?? 0);
    }
  }
  return { width, height, pixels };
}

function sizeWithin({ width, height }: Channel, most: number): { width: number; height: number } {
  const scale = Math.min(most, LONG_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

const JPEG_QUALITY = 90;
const OPAQUE = 255;
/** Chroma of what has no colour (ITU-R BT.601, as JPEG has it and phones code). */
const GREY = 128;

/** Rows of a channel in another size, each value between the four around its place; chroma is half as wide and high as luma, mostly. */
function rowReader(
  { data, stride, bits_per_pixel: bits, ...from }: Channel,
  width: number,
  height: number,
): (y: number) => Float32Array {
  const values = new Float32Array(width);
  const bytes = bits > 8 ? 2 : 1;
  const valueAt = (at: number): number =>
    bytes === 1 ? (data[at] ?? 0) : ((data[at] ?? 0) | ((data[at + 1] ?? 0) << 8)) >> (bits - 8);
  const columns = Array.from({ length: width }, (_, x) => placeOf(x, width, from.width, bytes));
  return (y) => {
    const [top, bottom, down] = placeOf(y, height, from.height, stride);
    for (const [x, [left, right, across]] of columns.entries()) {
      const one = valueAt(top + left);
      const above = one + (valueAt(top + right) - one) * across;
      const two = valueAt(bottom + left);
      const below = two + (valueAt(bottom + right) - two) * across;
      values[x] = above + (below - above) * down;
    }
    return values;
  };
}

/** Offsets of the two values around a place, and how near it is to the second. */
function placeOf(to: number, size: number, length: number, step: number): [number, number, number] {
  const exact = Math.max(0, Math.min(length - 1, ((to + 0.5) * length) / size - 0.5));
  const low = Math.floor(exact);
  return [step * low, step * Math.min(length - 1, low + 1), exact - low];
}
