import { titleScore } from '../fields/title-score.ts';
import { type Slice, splitSlice } from '../slice.ts';
import type { Block } from './block.ts';
import { isCertificateAlone } from './certificate-names.ts';
import { CERTIFICATE_PARTS, isSaidOfCertificate, kindOfLine, withoutDate } from './line-kinds.ts';
import { sliceBlock } from './part-of-block.ts';
import type { Section } from './section-shape.ts';

const SENTENCE_END = /(?<=(?:\p{Ll}{4}|\d|\))[.!])\s+(?=\p{Lu})|(?<=\s\p{Lu}[.!])\s+(?=\p{Lu})/gu;
const PIECE_END = /\s+[|/•·*~]\s+|\t/gu;
/** Where what is said of the person stands beside contacts or closes a text. */
const MIXED: ReadonlySet<Section['kind']> = new Set(['header', 'summary', 'other', 'contact']);

/** Blocks whose sentences or pieces are lines of different kinds, each as a block of its own: "Married, 2 children. Full clean driving licence.", "Red Deer AB / class 5 licence". All others as they are. */
export function kindsApart(section: Section): Block[] {
  return section.blocks.flatMap((block, index) => {
    if (section.kind === 'skills' || block.bulletX !== undefined) return [block];
    const sentences = splitSlice(block, SENTENCE_END);
    if (sentences.length > 1 && sentences.every(isOfKind)) return apart(block, sentences);
    const listed = section.kind === 'languages' ? splitSlice(block, /;\s+/g) : [];
    const closing = listed.findLastIndex((piece) => !isCertain(piece)) + 1;
    if (closing > 0 && closing < listed.length) return behind(block, listed, closing);
    if (!MIXED.has(section.kind)) return [block];
    const tail = sentences.findLastIndex((sentence) => !isCertain(sentence)) + 1;
    if (tail > 0 && tail < sentences.length) return behind(block, sentences, tail);
    const pieces = index === 0 ? [] : splitSlice(block, PIECE_END);
    const last = pieces.findLastIndex((piece) => !isCertain(piece)) + 1;
    return last > 0 && last < pieces.length ? behind(block, pieces, last) : [block];
  });
}

const isOfKind = ({ text }: Slice): boolean => kindOfLine(text.replace(/\.$/, '')) !== undefined;

/** Nothing but certificates by their usual names and what is said of those. */
function isCertain({ text }: Slice): boolean {
  const parts = text
    .replace(/[.\s]+$/, '')
    .split(CERTIFICATE_PARTS)
    .filter((part) => part.trim() !== '');
  const [first = ''] = parts;
  const isNamed = (part: string): boolean =>
    isCertificateAlone(withoutDate(part)) && titleScore(part) < 1;
  return isNamed(first) && parts.every((part) => isNamed(part) || isSaidOfCertificate(part));
}

const apart = (block: Block, parts: readonly Slice[]): Block[] =>
  parts.map((part) => sliceBlock(block, part.start - block.start, part.end - block.start));

/** The block up to the nth part, and from there on. */
function behind(block: Block, parts: readonly Slice[], from: number): Block[] {
  const last = parts[from - 1] as Slice;
  const rest = apart(block, parts.slice(from));
  return [sliceBlock(block, 0, last.end - block.start), ...rest];
}
