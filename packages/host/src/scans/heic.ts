import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { ScanError } from './open-picture.ts';
import { LONG_SIDE } from './straightened.ts';

/** Brands of the file format whose pictures are coded in HEVC, as phones write them. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** AVIF names the common brand too; it is not read. */
const OTHERS = ['avif', 'avis'];
const BRAND_BYTES = 4;
const HEAD_BYTES = 64;

/** Whether a file is a HEIC photo, by the brands that its first box lists. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES));
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + BRAND_BYTES <= end; at += BRAND_BYTES)
    brands.push(head.toString('latin1', at, at + BRAND_BYTES));
  return (
    brands.some((brand) => BRANDS.includes(brand)) &&
    !brands.some((brand) => OTHERS.includes(brand))
  );
}

/** The parts of libheif's WebAssembly module that are used here. */
interface Libheif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  heif_js_decode_image2(handle: unknown, colors: unknown, chroma: unknown): Promise<Decoded>;
  heif_image_release(image: unknown): void;
  heif_colorspace: { heif_colorspace_undefined: unknown; heif_colorspace_RGB: unknown };
  heif_chroma: { heif_chroma_undefined: unknown };
  heif_channel: { heif_channel_Alpha: unknown };
}

interface HeifImage {
  handle: unknown;
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  free(): void;
}

/** Without channels where the picture is broken. */
interface Decoded {
  image?: unknown;
  colorspace?: unknown;
  channels?: Channel[];
}

/** One of luma and chroma, or of red, green and blue: rows `stride` bytes apart, in the module's own memory. */
interface Channel {
  id: unknown;
  width: number;
  height: number;
  stride: number;
  bits_per_pixel: number;
  data: Uint8Array;
}

const require = createRequire(import.meta.url);
const JPEG_QUALITY = 90;
let loading: Promise<Libheif> | undefined;

async function load(): Promise<Libheif> {
  const start: (
    options: object,
  ) => Promise<Libheif> = require('libheif-js/libheif-wasm/libheif.js');
  const wasmBinary = await readFile(require.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  // It writes what it thinks of a broken file.
  const silent = () => undefined;
  return start({ wasmBinary, print: silent, printErr: silent });
}

/** A photo as a JPEG, upright and no larger than letters are read in. Throws a ScanError. */
export async function heicToJpeg(bytes: Uint8Array, maxPixels: number): Promise<Uint8Array> {
  loading ??= load();
  const libheif = await loading;
  const images = new libheif.HeifDecoder().decode(bytes);
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (image === undefined) throw new ScanError('damaged');
    if (image.get_width() * image.get_height() > maxPixels) throw new ScanError('too-large');
    // As it is coded: made red, green and blue all at once it would take twice the memory.
    const decoded = await libheif.heif_js_decode_image2(
      image.handle,
      libheif.heif_colorspace.heif_colorspace_undefined,
      libheif.heif_chroma.heif_chroma_undefined,
    );
    try {
      const { heif_channel_Alpha: alpha } = libheif.heif_channel;
      const channels = (decoded.channels ?? []).filter(({ id }) => id !== alpha);
      const isRgb = decoded.colorspace === libheif.heif_colorspace.heif_colorspace_RGB;
      if (channels.length === 0) throw new ScanError('damaged');
      return asJpeg(channels, isRgb);
    } finally {
      if (decoded.image !== undefined) libheif.heif_image_release(decoded.image);
    }
  } finally {
    for (const image of images) image.free();
  }
}

function asJpeg(channels: readonly Channel[], isRgb: boolean): Uint8Array {
  const { width: fullWidth, height: fullHeight } = channels[0] as Channel;
  const scale = Math.min(1, LONG_SIDE / Math.max(fullWidth, fullHeight));
  const width = Math.max(1, Math.round(fullWidth * scale));
  const height = Math.max(1, Math.round(fullHeight * scale));
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
