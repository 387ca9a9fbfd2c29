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
  heif_colorspace: { heif_colorspace_RGB: unknown };
  heif_chroma: { heif_chroma_interleaved_RGB: unknown };
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
  channels?: [Channel];
}

/** Rows of red, green and blue, `stride` bytes apart, in the module's own memory. */
interface Channel {
  width: number;
  height: number;
  stride: number;
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
    const decoded = await libheif.heif_js_decode_image2(
      image.handle,
      libheif.heif_colorspace.heif_colorspace_RGB,
      libheif.heif_chroma.heif_chroma_interleaved_RGB,
    );
    const channel = decoded.channels?.[0];
    if (channel === undefined) throw new ScanError('damaged');
    try {
      return asJpeg(channel);
    } finally {
      libheif.heif_image_release(decoded.image);
    }
  } finally {
    for (const image of images) image.free();
  }
}

function asJpeg(from: Channel): Uint8Array {
  const scale = Math.min(1, LONG_SIDE / Math.max(from.width, from.height));
  const width = Math.max(1, Math.round(from.width * scale));
  const height = Math.max(1, Math.round(from.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const row = context.createImageData(width, 1);
  row.data.fill(OPAQUE);
  // Row by row: a whole picture twice over would be too much memory.
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      takeShades(row.data, 4 * x, from, (x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5);
    context.putImageData(row, 0, y);
  }
  return new Uint8Array(canvas.toBuffer('image/jpeg', JPEG_QUALITY));
}

/** Between the four pixels around a place. */
function takeShades(
  into: Uint8ClampedArray,
  at: number,
  { width, height, stride, data }: Channel,
  x: number,
  y: number,
): void {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const [across, down] = [clamped(x - left), clamped(y - top)];
  const [above, below] = [top * stride + 3 * left, (top + 1) * stride + 3 * left];
  for (let channel = 0; channel < CHANNELS; channel++) {
    const one = mixed(data[above + channel], data[above + CHANNELS + channel], across);
    const other = mixed(data[below + channel], data[below + CHANNELS + channel], across);
    into[at + channel] = one + (other - one) * down;
  }
}

const CHANNELS = 3;
const OPAQUE = 255;
const clamped = (part: number): number => Math.max(0, Math.min(1, part));
const mixed = (one = OPAQUE, other = one, part = 0): number => one + (other - one) * part;
