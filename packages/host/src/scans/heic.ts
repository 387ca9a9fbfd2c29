import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ScanError } from './open-picture.ts';
import type { Channel, Planes } from './planes.ts';

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

const require = createRequire(import.meta.url);

/** Anew for each photo: its memory only grows, and is given back with all of it. */
async function load(): Promise<Libheif> {
  const start: (
    options: object,
  ) => Promise<Libheif> = require('libheif-js/libheif-wasm/libheif.js');
  const wasmBinary = await readFile(require.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  // It writes what it thinks of a broken file.
  const silent = () => undefined;
  return start({ wasmBinary, print: silent, printErr: silent });
}

/** Hands on a photo's planes, upright, as they lie in the module's memory until `use` returns. Throws a ScanError. */
export async function withHeicPlanes<Result>(
  bytes: Uint8Array,
  maxPixels: number,
  use: (planes: Planes) => Result,
): Promise<Result> {
  const libheif = await load();
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
      const [first, ...others] = (decoded.channels ?? []).filter(({ id }) => id !== alpha);
      const isRgb = decoded.colorspace === libheif.heif_colorspace.heif_colorspace_RGB;
      if (first === undefined) throw new ScanError('damaged');
      return use({ channels: [first, ...others], isRgb });
    } finally {
      if (decoded.image !== undefined) libheif.heif_image_release(decoded.image);
    }
  } finally {
    for (const image of images) image.free();
  }
}
