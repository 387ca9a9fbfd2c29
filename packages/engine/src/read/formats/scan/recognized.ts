import type { Source } from '../../layout/source.ts';
import type { PageText, TextRun } from '../pdf/page/page-text.ts';
import { pdfLines } from '../pdf/pdf-lines.ts';
import type { RecognizedPage, RecognizedWord } from './recognized-page.ts';

/** What is neither letter, figure, list mark nor a mark that stands between words: an icon, a speck, a piece of a line. */
const NO_WORD = /^[^\p{L}\p{N}\-–—&|/•·,.:;()+%]+$/u;
const SURE_MARK = 0.8;
/** Of the page's usual type; smaller than this are accents and dots that were taken for a row. */
const LEAST_SIZE = 0.45;
const MARK = '•';

/** The words of a page, and what only looks like some. */
function parted({ words }: RecognizedPage): { words: RecognizedWord[]; specks: RecognizedWord[] } {
  const sizes = words
    .flatMap(({ text, size }) => Array.from(text, () => size))
    .sort((a, b) => a - b);
  const least = LEAST_SIZE * (sizes[Math.floor(sizes.length / 2)] ?? 0);
  const isSpeck = ({ text, confidence, size }: RecognizedWord): boolean =>
    text !== MARK && confidence < SURE_MARK && (size < least || NO_WORD.test(text));
  return {
    words: words.filter((word) => !isSpeck(word)),
    specks: words.filter(isSpeck),
  };
}

/** Recognized words as what a PDF paints, laid out like it; specks are left out as ornaments. */
export function recognizedSource(pages: readonly RecognizedPage[]): Source {
  const cleaned = pages.map((page) => ({ page, ...parted(page) }));
  const recognized = cleaned.map(({ page, words }) => ({ ...page, words }));
  const painted = cleaned.map(({ page, words, specks }) => toPageText({ ...page, words }, specks));
  return { ...pdfLines(painted), hidden: [], recognized };
}

function toPageText(
  { number, width, height, words }: RecognizedPage,
  specks: readonly RecognizedWord[],
): PageText {
  return {
    number,
    width,
    height,
    runs: words.map(toRun),
    hidden: [],
    ornaments: specks.map(({ text }) => text),
    links: [],
    rules: [],
  };
}

function toRun({ text, left, right, baseline, size, bold }: RecognizedWord): TextRun {
  return {
    text,
    x: left,
    y: baseline,
    width: right - left,
    size,
    bold,
    italic: false,
    font: '',
  };
}
