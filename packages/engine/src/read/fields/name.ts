import { TITLE_WORDS } from '../../lexicon/titles.ts';
import type { Block } from '../block.ts';
import { fold, wordsOf } from '../characters.ts';
import { findHeadingKind } from '../heading.ts';
import { cut, type Slice, strip } from '../slice.ts';
import { isPlace } from './location.ts';

const CREDENTIALS =
  /,?\s+(?:(?:ph\.?d|m\.?d|mba|rn|bsn|cpa|p\.?eng|pmp|esq|jr|sr|m\.?sc|b\.?sc|lpn|cfa)\.?(?:,\s*|\s*$))+$/i;
const PARTICLES = new Set(
  'de da del della der den di do dos du el la le van von bin ibn al y e st mc'.split(' '),
);
const LABEL =
  /^(?:(?:full )?(?:name|nom|naam|nombre|nome)\s*:\s*|(?:curriculum vitae|resume|cv) (?:of|for)\s+)/i;
const TITLES_OF_DOCUMENT =
  /^(resume|curriculum vitae|cv|curriculum|portfolio|bio data|biodata|lebenslauf|резюме)$/;

export interface NameDraft {
  name: Slice;
  /** "RN, BSN" behind the name. */
  credentials?: Slice;
}

/** A call name between the others: `Leopold "Leo" Marchbanks`, `Robert (Bob) Sample`. */
const NICKNAME = /\s["“‘'(]\p{Lu}[\p{L}'’-]+["”’')](?=\s)/u;

/** Whether the text has the form of a person's name: two to five capitalised words, a nickname between them, and nothing else. */
function isNameLike(given: string): boolean {
  const text = given.replace(NICKNAME, '');
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 5 || /[\d@|/:;()]/.test(text)) return false;
  if (
    !words.every((word) => /^\p{Lu}[\p{L}\p{M}.'’-]*,?$/u.test(word) || PARTICLES.has(fold(word)))
  )
    return false;
  if (findHeadingKind(text) !== undefined || TITLES_OF_DOCUMENT.test(fold(text)) || isPlace(text))
    return false;
  return !wordsOf(text).some((word) => TITLE_WORDS.has(word));
}

/** The name: the largest name-like text at the top, cross-checked with the e-mail address; undefined when nothing fits. */
export function findName(
  blocks: readonly Block[],
  email: string | undefined,
): NameDraft | undefined {
  const local = fold(email?.split('@')[0] ?? '');
  let best: { found: NameDraft; score: number } | undefined;
  const largest = Math.max(...blocks.map((block) => block.line.size), 1);
  blocks.forEach((block, index) => {
    for (const piece of [...piecesOf(block), ...stackedWith(block, blocks[index + 1])]) {
      const found = splitCredentials(piece);
      const { name } = found;
      if (!isNameLike(name.text)) continue;
      const score =
        block.line.size / largest +
        emailMatch(name.text, local) +
        (block.line.headingLevel === 1 ? 0.5 : 0) -
        index * 0.03;
      if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { found, score };
    }
  });
  return best?.found;
}

function piecesOf(block: Block): Slice[] {
  const labelled = LABEL.exec(block.text);
  if (labelled) return [cut(block, labelled[0].length)];
  if (block.prose && block.text.length > 60) return [];
  // On a line of contacts, what stands before a comma is a city.
  const separator = isContactLine(block.text) ? /\s[|•·–—-]\s/ : /\s[|•·–—-]\s|,\s/;
  return block.cells.flatMap((cell) => {
    const end = cell.text.search(separator);
    return end < 0 ? [cell] : [cell, cut(cell, 0, end)];
  });
}

/** First and last name set as two lines of one large size. */
function stackedWith(block: Block, next: Block | undefined): Slice[] {
  const isPair =
    next !== undefined &&
    [block, next].every(({ text }) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(text)) &&
    Math.abs(block.line.size - next.line.size) < 0.5 &&
    block.line.page === next.line.page;
  return isPair ? [{ text: `${block.text} ${next.text}`, start: block.start, end: next.end }] : [];
}

function isContactLine(text: string): boolean {
  return text.includes('@') || text.replace(/\D/g, '').length >= 7;
}

function splitCredentials(slice: Slice): NameDraft {
  const match = CREDENTIALS.exec(slice.text);
  if (match === null) return { name: slice };
  return { name: cut(slice, 0, match.index), credentials: strip(cut(slice, match.index), /,/) };
}

/** How much of the name the address before the @ holds: 0 to 1. */
function emailMatch(name: string, local: string): number {
  if (local === '') return 0;
  const words = wordsOf(name).filter((word) => word.length > 1);
  const hits = words.filter((word) => local.includes(word)).length;
  return hits / Math.max(1, words.length);
}
