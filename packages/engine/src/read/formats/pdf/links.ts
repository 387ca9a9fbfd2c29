import {
  AnnotationType,
  type PageViewport,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfLink } from './page/page-text.ts';
import { type Matrix, mapBox } from './runs/matrix.ts';

/** A link as the file has it: its rectangle in the page's own units. */
export interface LinkTarget {
  target: string;
  rect: readonly [number, number, number, number];
}

interface LinkAnnotation {
  pageIndex: number;
  url?: string;
  unsafeUrl?: string;
  rect?: [number, number, number, number];
}

/** The links of all pages by page number. Asked page by page, pdf.js would read all text once more to tell what each link covers. */
export async function findLinks(document: PDFDocumentProxy): Promise<Map<number, LinkTarget[]>> {
  const found = (await document.getAnnotationsByType(new Set([AnnotationType.LINK]), new Set())) as
    | LinkAnnotation[]
    | null;
  const links = new Map<number, LinkTarget[]>();
  for (const { pageIndex, url, unsafeUrl, rect } of found ?? []) {
    const target = url ?? unsafeUrl;
    if (target === undefined || rect === undefined) continue;
    const onPage = links.get(pageIndex + 1) ?? [];
    links.set(pageIndex + 1, [...onPage, { target, rect }]);
  }
  return links;
}

/** The link in points from the top left of the page. */
export function placeLink({ target, rect }: LinkTarget, viewport: PageViewport): PdfLink {
  const [left, top, right, bottom] = mapBox(viewport.transform as unknown as Matrix, rect);
  return { target, left, right, top, bottom };
}
