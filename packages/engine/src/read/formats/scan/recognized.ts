import type { Source } from '../../layout/source.ts';
import { lettersOn, type PageText, type TextRun } from '../pdf/page/page-text.ts';
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
  const painted = pages.map(asPainted);
  const recognized = painted.map(({ recognized: page }) => page);
  return { ...pdfLines(painted.map(({ text }) => text)), hidden: [], recognized };
}

/** A picture that shows less besides is no page of its own: a photo beside one line. */
const MORE_LETTERS = 2;

/** The pages of a PDF with recognized words in place of what little text its pictures have; one with a written line, or with nothing on it, that was looked at in vain is no picture. */
export function withRecognized(
  pages: readonly PageText[],
  recognized: readonly RecognizedPage[],
): { pages: PageText[]; recognized: RecognizedPage[] } {
  const painted = new Map(recognized.map((page) => [page.number, asPainted(page)]));
  const used: RecognizedPage[] = [];
  const merged = pages.map((page): PageText => {
    const { isPicture: _, ...written } = page;
    const found = painted.get(page.number);
    if (found === undefined) return page;
    if (lettersOn(found.text) <= MORE_LETTERS * lettersOn(page))
      return lettersOn(page) === 0 && !found.recognized.isBlank ? page : written;
    used.push(found.recognized);
    return { ...found.text, links: page.links, hidden: page.hidden };
  });
  return { pages: merged, recognized: used };
}

function asPainted(page: RecognizedPage): { text: PageText; recognized: RecognizedPage } {
  const { words, specks } = parted(page);
  const recognized = { ...page, words };
  return { text: toPageText(recognized, specks), recognized };
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
