import { findDateRange, isWholeDate } from '../date-range.ts';
import { hasDegree, hasSchool, startsWithDegree } from '../fields/degree.ts';
import { rowDate } from '../fields/entries.ts';
import { isPlace } from '../fields/location.ts';
import { companyScore, titleScore } from '../fields/title-score.ts';
import type { Block } from '../sections/block.ts';
import { holdsCertificate, holdsCertificateWord } from '../sections/certificate-names.ts';
import { guessHeadingKind, headingKindOf } from '../sections/heading.ts';
import { kindOfLine } from '../sections/line-kinds.ts';

/** What the looks of a document's rows are held against. */
export interface PageLooks {
  size: number;
  left: number;
}

const MAX_HEADING_WORDS = 6;
const LENGTHS = [1, 2, 3, 5, 8, 14, 30];

const named = (signs: Record<string, boolean>): string[] =>
  Object.keys(signs).filter((name) => signs[name]);

/** The signs that one row shows by itself. */
export function rowSigns(block: Block, page: PageLooks): string[] {
  const words = block.text.split(/\s+/);
  return [
    `words:${LENGTHS.find((most) => words.length <= most) ?? 'many'}`,
    ...signsOfLooks(block, page),
    ...signsOfDates(block),
    ...signsOfText(block.text, words),
    ...signsOfWords(block.text),
    ...signsOfHeading(block, words.length),
  ];
}

function signsOfLooks({ text, line, bulletX, prose, cells }: Block, page: PageLooks): string[] {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return named({
    caps: letters.length > 1 && letters === letters.toUpperCase(),
    bold: line.bold,
    big: line.size > page.size * 1.08,
    small: line.size < page.size * 0.92,
    item: bulletX !== undefined,
    prose,
    level: line.headingLevel !== undefined,
    gap: line.gapBefore >= 0.5,
    'wide-gap': line.gapBefore >= 1.2,
    indented: line.x > page.left + 8,
    cells: cells.length > 1,
  });
}

function signsOfDates(block: Block): string[] {
  const { text } = block;
  const range = findDateRange(text);
  if (range === undefined) return named({ year: /\b(?:19|20)\d\d\b/.test(text) });
  const isLast = text.length - range.to <= 3;
  const place = isWholeDate(text)
    ? 'whole'
    : range.from <= 2
      ? 'date-first'
      : isLast
        ? 'date-last'
        : 'date-within';
  return [
    range.isRange ? 'range' : 'date',
    place,
    ...named({ 'row-date': rowDate(block) !== undefined }),
  ];
}

function signsOfText(text: string, words: readonly string[]): string[] {
  const commas = text.split(',').length - 1;
  const low = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return [
    `commas:${commas > 4 ? 5 : commas > 1 ? 2 : commas}`,
    `low:${Math.round((4 * low) / words.length)}`,
    ...named({
      'ends-sentence': /[.!?]$/.test(text),
      'ends-colon': text.endsWith(':'),
      'ends-comma': text.endsWith(','),
      label: /^[^:]{2,30}:\s\S/.test(text),
      'begins-low': /^\p{Ll}/u.test(text),
      mark: /[|·•]/.test(text),
      dash: /\s[–—-]\s/.test(text),
      bracket: text.includes('('),
      at: text.includes('@'),
      number: /\d{3}[\d ()-]*\d{3}/.test(text),
      web: /https?:|www\.|\.com/.test(text),
      digit: /\d/.test(text),
    }),
  ];
}

const rounded = (score: number): number => Math.max(-1, Math.min(2, Math.round(score)));

function signsOfWords(text: string): string[] {
  const kind = kindOfLine(text);
  return [
    `title:${rounded(titleScore(text))}`,
    `company:${rounded(companyScore(text))}`,
    ...(kind === undefined ? [] : [`kind:${kind}`]),
    ...named({
      degree: hasDegree(text),
      'degree-first': startsWithDegree(text),
      school: hasSchool(text),
      certificate: holdsCertificate(text),
      'certificate-word': holdsCertificateWord(text),
      place: isPlace(text),
    }),
  ];
}

/** Known words of a heading, else what its words say. */
function signsOfHeading({ text, prose, bulletX }: Block, words: number): string[] {
  if (words > MAX_HEADING_WORDS) return [];
  const kind = headingKindOf(text);
  if (kind !== undefined) return ['heading', `heading:${kind}`];
  if (prose || bulletX !== undefined) return [];
  const guess = guessHeadingKind(text);
  return guess === 'other' ? [] : [`guess:${guess}`];
}
