import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ReadError, type ReadLimits } from '../../outcome.ts';
import { isEuropass } from '../europass/read-europass.ts';
import { refuseActiveContent } from './active-content.ts';
import { findLinks, type LinkTarget, placeLink } from './links.ts';
import { lettersOn, type PageText } from './page/page-text.ts';
import type { Matrix } from './runs/matrix.ts';
import { PageWalk } from './runs/painting.ts';
import { placeRuns, type TextItem, uprightViewport } from './runs/placed-runs.ts';
import { visibleRuns } from './runs/visible-runs.ts';

/** Where pdf.js puts the fonts of a page that it draws; nothing is drawn here. Told to do without fonts (`disableFontFace`), it would compile the outlines of all letters, which takes longer than reading them. */
const NO_SCREEN = {
  createElement: () => ({ sheet: { insertRule() {}, cssRules: [] }, remove() {} }),
  documentElement: { getElementsByTagName: () => [{ append() {} }] },
};

/** Pictures larger than this many pixels are not decoded; nothing here looks at them. */
const MAX_IMAGE_PIXELS = 1;

export interface PdfText {
  pages: PageText[];
  /** The resume as data that the file carries: JSON Resume in the product's own PDFs, XML in Europass's. */
  attachment?: string;
}

/** The text of every page with positions, fonts and link targets. Throws a ReadError for a file without text. */
export async function readPages(bytes: Uint8Array, limits: ReadLimits): Promise<PdfText> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    ownerDocument: NO_SCREEN as never,
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
    const pages = await readAllPages(document, holdsPictures(bytes));
    return { pages, ...(attachment !== undefined && { attachment }) };
  } catch (error) {
    throw toReadError(error);
  } finally {
    await task.destroy();
  }
}

/** A photo inside of a Europass document counts. */
const MAX_ATTACHMENT_BYTES = 5_000_000;

async function findAttachment(document: PDFDocumentProxy): Promise<string | undefined> {
  const files: Record<string, { filename?: string; content?: Uint8Array }> | null =
    await document.getAttachments();
  for (const { filename = '', content } of Object.values(files ?? {})) {
    if (content === undefined || content.length > MAX_ATTACHMENT_BYTES) continue;
    const text = new TextDecoder().decode(content);
    // Europass's editors have named theirs in several ways.
    if (filename === 'resume.json' || isEuropass(text)) return text;
  }
  return undefined;
}

/** The head of a picture is never packed in a PDF that isn't locked. */
const holdsPictures = (bytes: Uint8Array): boolean =>
  /\/Subtype\s*\/Image\b/.test(Buffer.from(bytes).toString('latin1'));

/** What a scanner or an app for it writes at the foot of its pictures has fewer letters than this. */
const FEW_LETTERS = 60;
/** Letters drawn as shapes take far more operators than rules and frames. */
const DRAWN_LETTERS = 200;

async function readAllPages(document: PDFDocumentProxy, hasPictures: boolean): Promise<PageText[]> {
  const pages: PageText[] = [];
  const links = await findLinks(document);
  let drawsSomething = false;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const operators = await page.getOperatorList();
    drawsSomething ||= operators.fnArray.length > 0;
    const text = await readPage(page, operators, links.get(number) ?? []);
    const letters = lettersOn(text);
    const isDrawn = letters === 0 && operators.fnArray.length > DRAWN_LETTERS;
    const isPicture = letters < FEW_LETTERS && (hasPictures || isDrawn);
    pages.push(isPicture ? { ...text, isPicture } : text);
    page.cleanup();
  }
  if (pages.every((page) => lettersOn(page) === 0))
    throw new ReadError(drawsSomething ? 'SCANNED' : 'EMPTY');
  return pages;
}

async function readPage(
  page: PDFPageProxy,
  operators: Awaited<ReturnType<PDFPageProxy['getOperatorList']>>,
  links: readonly LinkTarget[],
): Promise<PageText> {
  const { items, styles } = await page.getTextContent();
  const pieces = items.filter((item) => 'str' in item && item.str !== '') as TextItem[];
  const viewport = uprightViewport(page, pieces);
  const painting = new PageWalk(viewport).walk(operators);
  const fonts = new Map(Object.keys(styles).map((id) => [id, findFontName(page, id)]));
  const { runs, ornaments } = placeRuns(pieces, viewport.transform as unknown as Matrix, fonts);
  return {
    number: page.pageNumber,
    width: viewport.width,
    height: viewport.height,
    ...visibleRuns(runs, painting),
    ornaments,
    links: links.map((link) => placeLink(link, viewport)),
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

function toReadError(error: unknown): ReadError {
  if (error instanceof ReadError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return new ReadError('ENCRYPTED');
  return new ReadError('DAMAGED');
}
