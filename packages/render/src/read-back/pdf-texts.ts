import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';

interface PdfTexts {
  /** In the order of the content stream: what simple extractors see. */
  stream: string;
  /** Line by line down the page and from left to right, whatever belongs together: as `pdftotext -layout` and systems like it read. */
  layout: string;
}

/** Pieces on one baseline may differ by this share of their height. */
const SAME_LINE = 0.35;

/** A wider gap than this share of the height is a space. */
const SPACE_WIDTH = 0.12;

/** The text that a page shows, twice, by pdf.js. Attachments, XMP and document properties are never looked at. */
export async function readPdfTexts(bytes: Uint8Array): Promise<PdfTexts> {
  // Loaded when first needed: it is as heavy as all the rest.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const streams: string[] = [];
  const layouts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const pieces = items.filter((item): item is TextItem => 'str' in item);
    streams.push(pieces.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''));
    layouts.push(layOut(pieces));
  }
  await pdf.destroy();
  return { stream: streams.join('\n'), layout: layouts.join('\n') };
}

const leftOf = ({ transform }: TextItem): number => Number(transform[4]);
const baselineOf = ({ transform }: TextItem): number => Number(transform[5]);

function layOut(pieces: readonly TextItem[]): string {
  const lines: TextItem[][] = [];
  const drawn = pieces.filter(({ str }) => str.trim() !== '');
  for (const piece of drawn.toSorted((a, b) => baselineOf(b) - baselineOf(a))) {
    const [first] = lines.at(-1) ?? [];
    const isSameLine =
      first !== undefined &&
      baselineOf(first) - baselineOf(piece) <= SAME_LINE * Math.min(first.height, piece.height);
    if (isSameLine) lines.at(-1)?.push(piece);
    else lines.push([piece]);
  }
  return lines.map(joinLine).join('\n');
}

function joinLine(pieces: readonly TextItem[]): string {
  let end: number | undefined;
  let line = '';
  for (const piece of pieces.toSorted((a, b) => leftOf(a) - leftOf(b))) {
    const gap = end === undefined ? 0 : leftOf(piece) - end;
    line += gap > SPACE_WIDTH * piece.height ? ` ${piece.str}` : piece.str;
    end = leftOf(piece) + piece.width;
  }
  return line;
}
