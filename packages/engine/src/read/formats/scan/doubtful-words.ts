import type { DoubtfulWord, ReadWarning, Resume } from '@trueline/contracts';
import { findValue } from '../../../document/paths.ts';
import type { Block } from '../../sections/block.ts';
import type { RecognizedPage, RecognizedWord } from './recognized-page.ts';

/** Below this a word is left as it was recognized, and the person is asked to confirm it. */
const SURE = 0.8;
/** How far, in points, a word may stand out of its block's box. */
const AIR = 2;
const MAX_DOUBT_WARNINGS = 8;

type Box = [number, number, number, number];

/** Every word that was not recognized with certainty, with its place in the read text where it can be told. */
function doubtfulWords(
  pages: readonly RecognizedPage[],
  blocks: readonly Block[],
  text: string,
): DoubtfulWord[] {
  const placed = placesOf(pages, blocks, text);
  return pages.flatMap((page) =>
    page.words.flatMap((word): DoubtfulWord[] => {
      if (word.confidence >= SURE || !/[\p{L}\p{N}]/u.test(word.text)) return [];
      const { left, top, right, bottom } = word;
      return [
        {
          text: word.text,
          confidence: word.confidence,
          page: page.number,
          box: onOriginal(page, [left, top, right, bottom]),
          ...placed.get(word),
        },
      ];
    }),
  );
}

/** Where each word stands in the text: the words of a block in rows, the same words of the text in order. */
function placesOf(
  pages: readonly RecognizedPage[],
  blocks: readonly Block[],
  text: string,
): Map<RecognizedWord, { start: number; end: number }> {
  const places = new Map<RecognizedWord, { start: number; end: number }>();
  for (const block of blocks) {
    const { page, box } = block;
    const words = pages.find(({ number }) => number === page)?.words ?? [];
    const next = new Map<string, number>();
    for (const word of words) {
      if (box === undefined || places.has(word) || !holds(box, word)) continue;
      const start = text.indexOf(word.text, next.get(word.text) ?? block.start);
      if (start < 0 || start + word.text.length > block.end) continue;
      const end = start + word.text.length;
      next.set(word.text, end);
      places.set(word, { start, end });
    }
  }
  return places;
}

function holds([left, top, right, bottom]: Box, word: RecognizedWord): boolean {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2];
  return x > left - AIR && x < right + AIR && y > top - AIR && y < bottom + AIR;
}

/** The upright box around a box's corners on the page as it was given. */
function onOriginal({ toOriginal }: RecognizedPage, [left, top, right, bottom]: Box): Box {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = toOriginal;
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]): [number, number] => {
    const w = g * x + h * y + i;
    return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const round = (value: number): number => Math.round(value * 10) / 10;
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(round) as Box;
}

/** A resume whose words were recognized: boxes on the pages as they were given, doubtful words listed, and values that hold one no surer than it. An address or number of one letter more or less reaches nobody, so these are always asked about. */
export function withDoubts(
  resume: Resume,
  pages: readonly RecognizedPage[],
  blocks: readonly Block[],
  text: string,
): Resume {
  const reading = resume.meta?.trueline;
  if (reading?.spans === undefined) return resume;
  const doubtful = doubtfulWords(pages, blocks, text);
  const warnings: ReadWarning[] = [];
  const spans = Object.fromEntries(
    Object.entries(reading.spans).map(([path, span]) => {
      const within = doubtful.filter(
        ({ start, end }) =>
          start !== undefined && end !== undefined && start < span.end && end > span.start,
      );
      const page = pages.find(({ number }) => number === span.page);
      if (isContact(path) && page !== undefined) warnings.unshift(compareContact(resume, path));
      else if (within.length > 0) warnings.push(compareWords(path, within));
      const confidence = Math.min(span.confidence, ...within.map((word) => word.confidence));
      const box = page && span.box && onOriginal(page, span.box);
      return [path, { ...span, confidence, ...(box && { box }) }];
    }),
  );
  const asked = warnings.slice(0, MAX_DOUBT_WARNINGS);
  const paths = new Set(asked.map(({ path }) => path));
  const others = (reading.warnings ?? []).filter(
    ({ path }) => path === undefined || !paths.has(path),
  );
  return {
    ...resume,
    meta: {
      ...resume.meta,
      trueline: {
        ...reading,
        spans,
        warnings: [...summary(doubtful), ...asked, ...others],
        ...(doubtful.length > 0 && { doubtful }),
      },
    },
  };
}

const isContact = (path: string): boolean =>
  /^basics\.(?:email|phone|url|profiles\[\d+\]\.url)$/.test(path);

function compareContact(resume: Resume, path: string): ReadWarning {
  const value = String(findValue(resume, path) ?? '').slice(0, 80);
  return {
    code: 'CHECK_VALUE',
    path,
    message: `We read "${value}" in a picture. Please compare it letter by letter.`,
  };
}

function compareWords(path: string, words: readonly DoubtfulWord[]): ReadWarning {
  const quoted = words.slice(0, 3).map(({ text }) => `"${text.slice(0, 40)}"`);
  return {
    code: 'CHECK_VALUE',
    path,
    message: `We could not read ${quoted.join(', ')} with certainty. Please compare it with the picture.`,
  };
}

function summary(doubtful: readonly DoubtfulWord[]): ReadWarning[] {
  if (doubtful.length === 0) return [];
  const what = doubtful.length === 1 ? 'One word is' : `${doubtful.length} words are`;
  return [
    {
      code: 'DOUBTFUL_WORDS',
      message: `Your resume was read from a picture. ${what} hard to read there and marked on the page; please compare.`,
    },
  ];
}
