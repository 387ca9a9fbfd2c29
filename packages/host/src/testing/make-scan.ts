import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  composed,
  type Homography,
  mapThrough,
  resampled,
  scaling,
} from '../scans/grey-picture.ts';
import { greyOf } from '../scans/open-picture.ts';
import { type Corners, sheetOf } from '../scans/page-corners.ts';
import { pictureSizeOf } from '../scans/picture-size.ts';

/** How a page comes off the glass or out of a camera. */
export interface ScanLook {
  /** Dots per inch. */
  dpi: number;
  /** Degrees clockwise. */
  skew?: number;
  /** Quarters of a circle, clockwise, that the page lies turned by. */
  turn?: 1 | 2 | 3;
  /** JPEG quality, 1 to 100; without it the picture is a PNG. */
  jpeg?: number;
  /** Grey paper and faded ink. */
  grey?: boolean;
  /** Standard deviation of the noise, in shades. */
  noise?: number;
  /** A photo: the sheet seen aslant on a dark table, one side in shadow. */
  isPhoto?: boolean;
}

const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const STANDARD_FONTS = join(PDFJS, 'standard_fonts/');

/** Pages of a PDF as pictures. */
export async function makeScan(
  pdf: Uint8Array,
  look: ScanLook,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const task = getDocument({
    data: new Uint8Array(pdf),
    standardFontDataUrl: STANDARD_FONTS,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await task.promise;
  const pictures: Uint8Array<ArrayBuffer>[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: look.dpi / 72 });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise;
    const upright = look.isPhoto ? photographed(canvas) : skewed(canvas, look.skew ?? 0);
    const laid = turnedBy(upright, look.turn ?? 0);
    withNoise(laid, look);
    pictures.push(
      look.jpeg === undefined
        ? new Uint8Array(laid.toBuffer('image/png'))
        : new Uint8Array(laid.toBuffer('image/jpeg', look.jpeg)),
    );
  }
  await task.destroy();
  return pictures;
}

function turnedBy(page: Canvas, quarters: number): Canvas {
  if (quarters === 0) return page;
  const isFlat = quarters === 2;
  const canvas = createCanvas(isFlat ? page.width : page.height, isFlat ? page.height : page.width);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(page, -page.width / 2, -page.height / 2);
  return canvas;
}

function skewed(page: Canvas, degrees: number): Canvas {
  if (degrees === 0) return page;
  const canvas = createCanvas(page.width, page.height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, page.width, page.height);
  context.translate(page.width / 2, page.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(page, -page.width / 2, -page.height / 2);
  return canvas;
}

/** Where a photo shows the corners of the sheet, from the top left clockwise, in parts of its width and height. */
const CORNERS = [
  [0.13, 0.06],
  [0.9, 0.08],
  [0.96, 0.95],
  [0.05, 0.93],
] as const;
const TABLE = 70;
/** Of the light, what the darker side keeps. */
const SHADE = 0.65;

/** A sheet on a table, aslant, one side in shadow. */
function photographed(page: Canvas): Canvas {
  const { width, height } = page;
  const [w, h] = [Math.round(1.15 * width), Math.round(1.15 * height)];
  const corners = CORNERS.map(([x, y]) => [x * w, y * h]) as unknown as Corners;
  const sheet = sheetOf(corners);
  const toSheet = composed(
    scaling(width / sheet.width, height / sheet.height),
    inverse(sheet.toPicture),
  );
  const from = greyOf(page);
  const photo = resampled(from, toSheet, w, h);
  const canvas = createCanvas(w, h);
  const context = canvas.getContext('2d');
  const image = context.createImageData(w, h);
  for (let at = 0; at < photo.pixels.length; at++) {
    const [x, y] = mapThrough(toSheet, at % w, Math.floor(at / w));
    const isSheet = x >= 0 && y >= 0 && x < width && y < height;
    const light = SHADE + ((1 - SHADE) * (at % w)) / w;
    const shade = isSheet ? (photo.pixels[at] ?? 255) * light : TABLE;
    image.data.set([shade, shade, shade, 255], 4 * at);
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** By cofactors. */
function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** Noise of a fixed seed: the same scan each time. */
function withNoise(canvas: Canvas, { noise = 0, grey = false }: ScanLook): void {
  if (noise === 0 && !grey) return;
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  let seed = 12_345;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  for (let at = 0; at < image.data.length; at += 4) {
    const off = noise * (random() + random() + random() - 1.5) * 2;
    for (let channel = 0; channel < 3; channel++) {
      const shade = image.data[at + channel] ?? 255;
      image.data[at + channel] = (grey ? 70 + 0.55 * shade : shade) + off;
    }
  }
  context.putImageData(image, 0, 0);
}

const LETTER = '/MediaBox [0 0 612 792]';
const writtenRow = (row: string, index: number): string =>
  `BT /F1 11 Tf 60 ${730 - 18 * index} Td (${row}) Tj ET`;

/** A PDF of JPEGs of so many dots per inch and of rows of text, a page each. */
export function pdfOfPages(
  pages: readonly (Uint8Array | readonly string[])[],
  dpi: number,
): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.4\n')];
  const add = (number: number, head: string, stream?: Uint8Array): void => {
    const body = stream ? [Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')] : [];
    parts.push(Buffer.from(`${number} 0 obj\n${head}\n`), ...body, Buffer.from('endobj\n'));
  };
  const kids = pages.map((_, index) => `${3 + 3 * index} 0 R`).join(' ');
  add(1, '<< /Type /Catalog /Pages 2 0 R >>');
  add(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  pages.forEach((page, index) => {
    const at = 3 + 3 * index;
    if (!(page instanceof Uint8Array)) {
      const uses = `/Resources << /Font << /F1 ${at + 2} 0 R >> >>`;
      const content = Buffer.from(page.map(writtenRow).join('\n'));
      add(at, `<< /Type /Page /Parent 2 0 R ${LETTER} /Contents ${at + 1} 0 R ${uses} >>`);
      add(at + 1, `<< /Length ${content.length} >>`, content);
      add(at + 2, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
      return;
    }
    const { width, height } = pictureSizeOf(page) ?? { width: 1, height: 1 };
    const [across, down] = [(72 * width) / dpi, (72 * height) / dpi];
    const content = Buffer.from(`q ${across} 0 0 ${down} 0 0 cm /Im Do Q`);
    const box = `/MediaBox [0 0 ${across} ${down}]`;
    const uses = `/Resources << /XObject << /Im ${at + 2} 0 R >> >>`;
    add(at, `<< /Type /Page /Parent 2 0 R ${box} /Contents ${at + 1} 0 R ${uses} >>`);
    add(at + 1, `<< /Length ${content.length} >>`, content);
    const size = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
    const head = `<< /Type /XObject /Subtype /Image ${size} /Filter /DCTDecode`;
    add(at + 2, `${head} /Length ${page.length} >>`, page);
  });
  parts.push(Buffer.from(`trailer << /Root 1 0 R /Size ${3 + 3 * pages.length} >>\n%%EOF`));
  return Buffer.concat(parts);
}
