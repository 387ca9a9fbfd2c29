import type { Block } from '../sections/block.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { sliceBlock } from '../sections/part-of-block.ts';

/** A row's own label. */
const OPENS = /^[^:,;|]{2,45}:\s/u;
/** A capitalised label of up to three words with its list behind it. */
const LABEL = /(?<=\s)\p{Lu}[\p{L}/]*(?: (?:&|and|of) \p{L}+)?:\s+(?=[\p{L}\d])/gu;
/** "Adobe Suite:" and "Microsoft Office:" are names of two words. */
const LAST_WORD = /(?<word>[^\s,;:]+)\s+$/u;
const isLow = (word: string): boolean => /^[\p{Ll}\d]|\)$/u.test(word);
const isLetters = (word: string): boolean => /^\p{Lu}{2,}s?$/u.test(word);

/** "Diary: Outlook, RAG lists Governance: board packs, minutes": groups whose rows ran into one, each as a row. Where the row itself has no label, only words that name a section part it: "ladders and ropes Software: Excel". */
export function groupsApart(block: Block): Block[] {
  if (block.cells.length > 1) return [block];
  const { text } = block;
  const own = OPENS.exec(text)?.[0].length ?? 0;
  const found = [...text.matchAll(LABEL)].flatMap(({ index, 0: label }) => {
    const word = LAST_WORD.exec(text.slice(own, index))?.groups?.word ?? '';
    const isNamed = own > 0 || findHeadingKind(label.replace(/:\s+$/, '')) !== undefined;
    return word !== '' && isNamed && text.slice(0, index).includes(',') ? [{ index, word }] : [];
  });
  const hasSure = found.some(({ word }) => isLow(word));
  const starts = found.flatMap(({ index, word }) =>
    isLow(word) || (hasSure && isLetters(word)) ? index : [],
  );
  return [0, ...starts].map((from, at) => sliceBlock(block, from, starts[at]));
}
