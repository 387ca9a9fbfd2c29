import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { type GreyPicture, lumaOf } from './grey-picture.ts';
import { hasEnd, pictureSizeOf } from './picture-size.ts';
import { LONG_SIDE, MAX_GROWTH } from './straightened.ts';

/** The picture cannot be read; `reason` is told to the parent. */
export class ScanError extends Error {
  readonly reason: 'too-large' | 'too-many-pages' | 'damaged';

  constructor(reason: ScanError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** A picture of a page, and the size of the page in points. */
export interface OpenedPage {
  picture: GreyPicture;
  width: number;
  height: number;
  pages: number;
}

/** What a page measures in points whose own size is not known: the width of US letter. */
const PAGE_WIDTH = 612;

/** A PNG or JPEG, upright as its camera says, in a size that letters are read well in. Throws a ScanError. */
export async function openPicture(bytes: Uint8Array, maxPixels: number): Promise<OpenedPage> {
  const size = pictureSizeOf(bytes);
  if (size === undefined || size.width === 0 || size.height === 0) throw new ScanError('damaged');
  if (size.width * size.height > maxPixels) throw new ScanError('too-large');
  if (!hasEnd(bytes)) throw new ScanError('damaged');
  const image = await decoded(bytes);
  const grow = Math.min(MAX_GROWTH, LONG_SIDE / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * grow));
  const height = Math.max(1, Math.round(image.height * grow));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return pageOf(greyOf(canvas));
}

/** A photo of a page, whose own size is not known. */
export function pageOf(picture: GreyPicture): OpenedPage {
  const height = (PAGE_WIDTH * picture.height) / picture.width;
  return { picture, width: PAGE_WIDTH, height, pages: 1 };
}

async function decoded(bytes: Uint8Array): Promise<Image> {
  try {
    return await loadImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    throw new ScanError('damaged');
  }
}

/** Rows that are taken over at once. */
const STRIP = 128;

/** The canvas in shades of grey; its memory is given back. */
export function greyOf(canvas: Canvas): GreyPicture {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const pixels = new Uint8Array(width * height);
  for (let top = 0; top < height; top += STRIP) {
    const { data } = context.getImageData(0, top, width, Math.min(STRIP, height - top));
    for (let from = 0, to = top * width; from < data.length; from += 4, to++)
      pixels[to] = lumaOf(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0);
  }
  canvas.width = 1;
  canvas.height = 1;
  return { width, height, pixels };
}
