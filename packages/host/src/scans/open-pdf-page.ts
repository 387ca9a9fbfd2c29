import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { greyOf, type OpenedPage, ScanError } from './open-picture.ts';
import { LONG_SIDE } from './straightened.ts';

const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const MAX_SCALE = 300 / 72;

/** One page of a PDF, drawn; `number` counts from 1. Throws a ScanError. */
export async function openPdfPage(
  bytes: Uint8Array,
  number: number,
  { maxPages, maxPixels }: { maxPages: number; maxPixels: number },
): Promise<OpenedPage> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    // Fax and JPEG 2000 pictures are unpacked by modules that come with pdf.js.
    wasmUrl: join(PDFJS, 'wasm/'),
    standardFontDataUrl: join(PDFJS, 'standard_fonts/'),
    cMapUrl: join(PDFJS, 'cmaps/'),
    enableXfa: false,
    useSystemFonts: false,
    maxImageSize: maxPixels,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    if (document.numPages > maxPages) throw new ScanError('too-many-pages');
    const page = await document.getPage(number);
    const plain = page.getViewport({ scale: 1 });
    const scale = Math.min(MAX_SCALE, LONG_SIDE / Math.max(plain.width, plain.height));
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(
      Math.max(1, Math.round(viewport.width)),
      Math.max(1, Math.round(viewport.height)),
    );
    // pdf.js draws onto whatever has a canvas' methods.
    await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise;
    return {
      picture: greyOf(canvas),
      width: plain.width,
      height: plain.height,
      pages: document.numPages,
    };
  } catch (error) {
    throw error instanceof ScanError ? error : new ScanError('damaged');
  } finally {
    await task.destroy();
  }
}
