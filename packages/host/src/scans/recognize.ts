import type { RecognizedPage, RecognizedWord } from '@trueline/engine/read';
import { composed, type GreyPicture, type Homography, scaling } from './grey-picture.ts';
import type { FoundLine, FoundWord } from './letters.ts';
import type { OpenedPage } from './open-picture.ts';
import { straightened } from './straightened.ts';
import { backFrom, type Quarters, turned } from './turned.ts';
import { isListMark, markBefore, strokeOf, typeSizeOf } from './word-looks.ts';

/** Strokes this many times as wide as the page's are bold. */
const BOLD = 1.3;
/** Sizes closer than this part are one size, measured twice. */
const SAME_SIZE = 0.08;

/** Of the letters of a page that stands upright, most belong to words that are sure. */
const SURE_WORD = 0.8;
const SURE_SHARE = 0.5;
/** A page of fewer letters may lie on its side. */
const FEW_LETTERS = 20;
const TURNS: readonly Quarters[] = [3, 1, 2];

/** The words of an opened page with their places in points. One that cannot be read as it lies is tried turned by quarters. */
export function recognizePage(
  opened: OpenedPage,
  number: number,
  readLetters: (page: GreyPicture) => FoundLine[],
): RecognizedPage {
  let best = recognizeUpright(opened, number, readLetters);
  for (const quarters of TURNS) {
    if (isReadable(best)) break;
    const page = recognizeTurned(opened, quarters, number, readLetters);
    if (sureLetters(page) > sureLetters(best)) best = page;
  }
  return best;
}

const lettersOf = (words: readonly RecognizedWord[]): number =>
  words.reduce((sum, { text }) => sum + text.length, 0);
const sureLetters = ({ words }: RecognizedPage): number =>
  lettersOf(words.filter(({ text, confidence }) => text.length > 2 && confidence >= SURE_WORD));

function isReadable(page: RecognizedPage): boolean {
  const all = lettersOf(page.words.filter(({ text }) => text.length > 2));
  return all >= FEW_LETTERS && sureLetters(page) >= SURE_SHARE * all;
}

function recognizeTurned(
  { picture, width, height, pages }: OpenedPage,
  quarters: Quarters,
  number: number,
  readLetters: (page: GreyPicture) => FoundLine[],
): RecognizedPage {
  const isFlat = quarters === 2;
  const page = recognizeUpright(
    {
      picture: turned(picture, quarters),
      width: isFlat ? width : height,
      height: isFlat ? height : width,
      pages,
    },
    number,
    readLetters,
  );
  const toOriginal = composed(
    backFrom(quarters, width, height),
    page.toOriginal as unknown as Homography,
  );
  return { ...page, toOriginal: [...toOriginal] as unknown as Homography };
}

function recognizeUpright(
  { picture, width, height }: OpenedPage,
  number: number,
  readLetters: (page: GreyPicture) => FoundLine[],
): RecognizedPage {
  const { page, toPicture } = straightened(picture);
  const lines = readLetters(page);
  // An upright page keeps its own points; a sheet cut out of a photo is as wide as the photo's page.
  const scale = width / page.width;
  const toOriginal = composed(
    scaling(width / picture.width, height / picture.height),
    composed(toPicture, scaling(1 / scale, 1 / scale)),
  );
  return {
    number,
    width,
    height: page.height * scale,
    words: wordsOf(lines, page, scale),
    toOriginal: [...toOriginal] as unknown as Homography,
  };
}

function wordsOf(lines: readonly FoundLine[], page: GreyPicture, scale: number): RecognizedWord[] {
  const sizes = commonSizes(lines.map(typeSizeOf));
  const strokes = lines.map(({ words }, index) =>
    words.map((word) => strokeOf(page, word) / (sizes[index] || 1)),
  );
  const usual = median(
    lines.flatMap(({ words }, index) =>
      words.flatMap(({ text }, at) =>
        text.length > 2 ? Array.from(text, () => strokes[index]?.[at] ?? 0) : [],
      ),
    ),
  );
  const marks = lines.map((line, index) => markOf(line, page, sizes[index] ?? 0));
  return lines.flatMap((line, index) => {
    const size = sizes[index] ?? 0;
    if (size === 0 || isMarkOf(line, marks)) return [];
    const words = line.words.map((word, at): RecognizedWord => {
      const isBold = word.text.length > 1 && (strokes[index]?.[at] ?? 0) > BOLD * usual;
      return placed(word, baselineAt(line, word), size, isBold, scale);
    });
    const mark = marks[index];
    const [first, ...rest] = words;
    if (mark === undefined || first === undefined) return words;
    const [left, right] = [mark.left * scale, (mark.left + mark.width) * scale];
    const asMark = { ...first, text: MARK, confidence: 1, bold: false, left, right };
    return mark.isFirstWord ? [asMark, ...rest] : [asMark, ...words];
  });
}

const MARK = '•';

/** A list's mark before a line, in pixels. */
interface Mark {
  left: number;
  width: number;
  /** Of its height, from the top of the page. */
  middle: number;
  /** It was taken for a word of the line. */
  isFirstWord: boolean;
}

/** A list's mark is a shape and no letter: one that was taken for a word, or passed over. */
function markOf(line: FoundLine, page: GreyPicture, size: number): Mark | undefined {
  const [first, second] = line.words;
  if (first === undefined || size === 0) return undefined;
  const baseline = baselineAt(line, first);
  if (second !== undefined && isListMark(first, second, size, baseline)) {
    const { x0, x1, y0, y1 } = first.bbox;
    return { left: x0, width: x1 - x0, middle: (y0 + y1) / 2, isFirstWord: true };
  }
  const mark = markBefore(page, first, size, baseline);
  return mark && { ...mark, isFirstWord: false };
}

/** Whether a line is nothing but the mark of another. */
function isMarkOf({ words }: FoundLine, marks: readonly (Mark | undefined)[]): boolean {
  const [word, ...rest] = words;
  if (word === undefined || rest.length > 0 || word.text.length > 2) return false;
  const { x0, x1, y0, y1 } = word.bbox;
  return marks.some(
    (mark) =>
      mark !== undefined &&
      !mark.isFirstWord &&
      mark.left >= x0 - 2 &&
      mark.left + mark.width <= x1 + 2 &&
      mark.middle > y0 &&
      mark.middle < y1,
  );
}

function placed(
  { text, confidence, bbox }: FoundWord,
  baseline: number,
  size: number,
  bold: boolean,
  scale: number,
): RecognizedWord {
  return {
    text,
    confidence: confidence / 100,
    left: bbox.x0 * scale,
    top: bbox.y0 * scale,
    right: bbox.x1 * scale,
    bottom: bbox.y1 * scale,
    baseline: baseline * scale,
    size: Math.round(size * scale * 4) / 4,
    bold,
  };
}

function baselineAt({ baseline }: FoundLine, { bbox }: FoundWord): number {
  const { x0, y0, x1, y1 } = baseline;
  const part = x1 === x0 ? 0 : ((bbox.x0 + bbox.x1) / 2 - x0) / (x1 - x0);
  return y0 + part * (y1 - y0);
}

/** Each size as the one that most lines near it have. */
function commonSizes(sizes: readonly number[]): number[] {
  const near = (size: number): number[] =>
    sizes.filter((other) => Math.abs(other - size) < SAME_SIZE * size);
  const left = new Set(sizes.filter((size) => size > 0));
  const common = new Map<number, number>();
  while (left.size > 0) {
    const [middle] = [...left].sort((a, b) => near(b).length - near(a).length);
    const value = median(near(middle ?? 0));
    for (const size of [...left]) {
      if (Math.abs(size - (middle ?? 0)) >= SAME_SIZE * (middle ?? 0)) continue;
      common.set(size, value);
      left.delete(size);
    }
  }
  return sizes.map((size) => common.get(size) ?? 0);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
