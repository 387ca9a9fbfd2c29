import { TITLE_WORDS } from '../../lexicon/titles.ts';
import type { Block } from '../block.ts';
import { fold, wordsOf } from '../characters.ts';
import { findHeadingKind } from '../heading.ts';
import { cut, type Slice } from '../slice.ts';
import { isPlace } from './location.ts';

const CREDENTIALS =
  /,?\s+(?:(?:ph\.?d|m\.?d|mba|rn|bsn|cpa|p\.?eng|pmp|esq|jr|sr|m\.?sc|b\.?sc|lpn|cfa)\.?(?:,\s*|\s*$))+$/i;
const PARTICLES = new Set(
  'de da del della der den di do dos du el la le van von bin ibn al y e st mc'.split(' '),
);
const TITLES_OF_DOCUMENT =
  /^(resume|curriculum vitae|cv|curriculum|portfolio|bio data|biodata|lebenslauf|резюме)$/;

/** Whether the text has the form of a person's name: two to five capitalised words and nothing else. */
export function isNameLike(text: string): boolean {
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
export function findName(blocks: readonly Block[], email: string | undefined): Slice | undefined {
  const local = fold(email?.split('@')[0] ?? '');
  let best: { name: Slice; score: number } | undefined;
  const largest = Math.max(...blocks.map((block) => block.line.size), 1);
  blocks.forEach((block, index) => {
    for (const piece of piecesOf(block)) {
      const name = withoutCredentials(piece);
      if (!isNameLike(name.text)) continue;
      const score =
        block.line.size / largest +
        emailMatch(name.text, local) +
        (block.line.headingLevel === 1 ? 0.5 : 0) -
        index * 0.03;
      if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { name, score };
    }
  });
  return best?.name;
}

function piecesOf(block: Block): Slice[] {
  const labelled = /^(?:full )?(?:name|nom)\s*:\s*/i.exec(block.text);
  if (labelled) return [cut(block, labelled[0].length)];
  if (block.prose && block.text.length > 60) return [];
  return block.cells.flatMap((cell) => {
    const end = cell.text.search(/\s[|•·–—-]\s|,\s/);
    return end < 0 ? [cell] : [cell, cut(cell, 0, end)];
  });
}

function withoutCredentials(slice: Slice): Slice {
  const match = CREDENTIALS.exec(slice.text);
  return match === null ? slice : cut(slice, 0, match.index);
}

/** How much of the name the address before the @ holds: 0 to 1. */
function emailMatch(name: string, local: string): number {
  if (local === '') return 0;
  const words = wordsOf(name).filter((word) => word.length > 1);
  const hits = words.filter((word) => local.includes(word)).length;
  return hits / Math.max(1, words.length);
}
