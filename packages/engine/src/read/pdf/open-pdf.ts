import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ReadError, type ReadLimits } from '../outcome.ts';
import { refuseActiveContent } from './active-content.ts';
import type { PageText, PdfLink, TextRun } from './page-text.ts';
import { PageWalk, type Painting } from './painting.ts';
import { visibleRuns } from './visible-runs.ts';

/** Pictures larger than this many pixels are not decoded; nothing here looks at them. */
const MAX_IMAGE_PIXELS = 1;

export interface PdfText {
  pages: PageText[];
  /** A JSON Resume that the file carries, as the product's own PDFs do. */
  attachment?: string;
}

/** The text of every page with positions, fonts and link targets. Throws a ReadError for a file without text. */
export async function readPages(bytes: Uint8Array, limits: ReadLimits): Promise<PdfText> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    if (document.numPages > limits.maxPages) throw new ReadError('TOO_COMPLEX');
    await refuseActiveContent(document, bytes);
    const attachment = await findAttachment(document);
    const pages = await readAllPages(document);
    return { pages, ...(attachment !== undefined && { attachment }) };
  } catch (error) {
    throw toReadError(error);
  } finally {
    await task.destroy();
  }
}

const MAX_ATTACHMENT_BYTES = 1_000_000;

async function findAttachment(document: PDFDocumentProxy): Promise<string | undefined> {
  const files: Record<string, { filename?: string; content?: Uint8Array }> | null =
    await document.getAttachments();
  const file = Object.values(files ?? {}).find(({ filename }) => filename === 'resume.json');
  return file?.content === undefined || file.content.length > MAX_ATTACHMENT_BYTES
    ? undefined
    : new TextDecoder().decode(file.content);
}

async function readAllPages(document: PDFDocumentProxy): Promise<PageText[]> {
  const pages: PageText[] = [];
  let drawsSomething = false;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const operators = await page.getOperatorList();
    drawsSomething ||= operators.fnArray.length > 0;
    const painting = new PageWalk(page.getViewport({ scale: 1 })).walk(operators);
    pages.push(await readPage(page, number, painting));
    page.cleanup();
  }
  const letters = pages
    .flatMap((page) => page.runs.map((run) => run.text))
    .join('')
    .trim().length;
  if (letters === 0) throw new ReadError(drawsSomething ? 'SCANNED' : 'EMPTY');
  return pages;
}

async function readPage(page: PDFPageProxy, number: number, painting: Painting): Promise<PageText> {
  const content = await page.getTextContent();
  const viewport = page.getViewport({ scale: 1 });
  const fonts = new Map(Object.keys(content.styles).map((id) => [id, findFontName(page, id)]));
  const runs: TextRun[] = [];
  for (const item of content.items) {
    if (!('str' in item) || item.str === '' || item.height === 0) continue;
    const [, , skew = 0, , e = 0, f = 0] = item.transform as number[];
    if (skew !== 0 && Math.abs(skew) > 0.3 * item.height) continue;
    const [x = 0, y = 0] = viewport.convertToViewportPoint(e, f) as number[];
    const font = fonts.get(item.fontName) ?? '';
    runs.push({
      text: item.str,
      x,
      y,
      width: item.width,
      size: item.height,
      bold: /bold|black|heavy|semi-?b|demi|cmbx|sfbx|-bd|medi(um)?$/i.test(font),
      italic: /ital|obli|cmti|sfti|slant/i.test(font),
      font,
    });
  }
  return {
    number,
    width: viewport.width,
    height: viewport.height,
    ...visibleRuns(runs, painting),
    links: await readLinks(page),
    rules: painting.rules,
  };
}

/** The font's name in the file, known once the operators were read. */
function findFontName(page: PDFPageProxy, id: string): string {
  if (!page.commonObjs.has(id)) return '';
  const font: unknown = page.commonObjs.get(id);
  if (typeof font !== 'object' || font === null || !('name' in font)) return '';
  return String(font.name).replace(/^[A-Z]{6}\+/, '');
}

async function readLinks(page: PDFPageProxy): Promise<PdfLink[]> {
  const viewport = page.getViewport({ scale: 1 });
  const annotations: { subtype?: string; url?: string; unsafeUrl?: string; rect?: number[] }[] =
    await page.getAnnotations();
  return annotations.flatMap(({ subtype, url, unsafeUrl, rect }) => {
    const target = url ?? unsafeUrl;
    if (subtype !== 'Link' || target === undefined || rect === undefined) return [];
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(
      rect[0] ?? 0,
      rect[1] ?? 0,
    ) as number[];
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(
      rect[2] ?? 0,
      rect[3] ?? 0,
    ) as number[];
    return [
      {
        target,
        left: Math.min(x1, x2),
        right: Math.max(x1, x2),
        top: Math.min(y1, y2),
        bottom: Math.max(y1, y2),
      },
    ];
  });
}

function toReadError(error: unknown): ReadError {
  if (error instanceof ReadError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return new ReadError('ENCRYPTED');
  return new ReadError('DAMAGED');
}
