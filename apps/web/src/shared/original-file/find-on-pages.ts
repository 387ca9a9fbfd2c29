import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PageBox } from './reading.ts';

/** A piece of text on a page: left end of its baseline and size in points, from the top left. */
export interface TextPiece {
  text: string;
  left: number;
  baseline: number;
  width: number;
  height: number;
}

/** The texts of each page, in the order of reading. */
export async function readPageTexts(file: PDFDocumentProxy): Promise<TextPiece[][]> {
  const numbers = Array.from({ length: file.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await file.getPage(number);
      const { height: pageHeight } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item)) return [];
        const [, , , size = 0, left = 0, bottom = 0] = item.transform as number[];
        const height = Math.abs(size) || item.height;
        return [{ text: item.str, left, baseline: pageHeight - bottom, width: item.width, height }];
      });
    }),
  );
}

/** A letter of the pages that counts in a comparison, with its place. */
interface Sign {
  letter: string;
  page: number;
  piece: TextPiece;
  /** Parts of the piece's width, where it begins and ends. */
  from: number;
  to: number;
}

/** Letters and digits: lines are broken, hyphenated and listed otherwise than they were written. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function signsOf(pages: readonly (readonly TextPiece[])[]): Sign[] {
  return pages.flatMap((pieces, index) =>
    pieces.flatMap((piece) => {
      const letters = [...piece.text];
      return letters.flatMap((letter, at) =>
        // Counted as the joined text is: in UTF-16 code units.
        lettersOf(letter)
          .split('')
          .map((one) => ({
            letter: one,
            page: index + 1,
            piece,
            from: at / letters.length,
            to: (at + 1) / letters.length,
          })),
      );
    }),
  );
}

/** Of a letter's height, what hangs under the line. */
const DESCENT = 0.25;

/** The places of the signs, one box for each line of a page. */
function boxesOf(signs: readonly Sign[]): PageBox[] {
  const lines = new Map<string, PageBox>();
  for (const { page, piece, from, to } of signs) {
    const { left, baseline, width, height } = piece;
    const key = `${page} ${Math.round(baseline)}`;
    const box = lines.get(key)?.box ?? [Number.POSITIVE_INFINITY, baseline, 0, baseline];
    lines.set(key, {
      page,
      box: [
        Math.min(box[0], left + width * from),
        Math.min(box[1], baseline - height * (1 - DESCENT)),
        Math.max(box[2], left + width * to),
        Math.max(box[3], baseline + height * DESCENT),
      ],
    });
  }
  return [...lines.values()];
}

/** Where the texts stand on the pages, each at the first place that no earlier one has taken; one that isn't there has none. */
export function findOnPages(
  pages: readonly (readonly TextPiece[])[],
  texts: readonly string[],
): PageBox[] {
  const signs = signsOf(pages);
  const all = signs.map(({ letter }) => letter).join('');
  const taken = new Set<number>();
  // Long ones first: a short one may stand within them, too.
  const wanted = texts.map(lettersOf).toSorted((a, b) => b.length - a.length);
  return wanted.flatMap((text) => {
    if (text === '') return [];
    let start = all.indexOf(text);
    while (start !== -1 && taken.has(start)) start = all.indexOf(text, start + 1);
    if (start === -1) return [];
    const found = signs.slice(start, start + text.length);
    for (let at = start; at < start + text.length; at += 1) taken.add(at);
    return boxesOf(found);
  });
}
