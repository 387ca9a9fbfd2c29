import type { Block } from '../sections/block.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { sliceBlock } from '../sections/part-of-block.ts';

/** A row's own label. */
const OPENS = /^[^:,;|]{2,45}:\s/u;
/** A capitalised label of up to three words with its list behind it. */
const LABEL = /(?<=\s)\p{Lu}[\p{L}/]*(?: (?:&|and|of) \p{L}+)?:\s+(?=[\p{L}\d])/gu;
/** What stands before a group's name where it begins anew for sure. */
const HARD = /(?:[;|•·]\s*|\t\s*|\s{2,})$/u;
const LAST_WORD = /(?<word>[^\s,;:]+)\s+$/u;
/** "Excel on Software: ..." goes on. */
const JOINS = /^(?:on|in|with|of|and|or|for|to|via|using|through|as|by|at|from|the|an?|&)$/u;
const isLow = (word: string): boolean => /^[\p{Ll}\d]|\)$/u.test(word) && !JOINS.test(word);

/** "ladders and ropes; Software: Excel": groups that stand in one row, each as a row. Behind no mark, a label may as well be the last word of an item ("close on Sage: ledgers"): there only words that name a section part the row. */
export function groupsApart(block: Block): Block[] {
  if (block.cells.length > 1) return [block];
  const { text } = block;
  const own = OPENS.exec(text)?.[0].length ?? 0;
  const starts = [...text.matchAll(LABEL)].flatMap(({ index, 0: label }) => {
    const before = text.slice(own, index);
    if (!text.slice(0, index).includes(',')) return [];
    const mark = own > 0 ? HARD.exec(before)?.[0] : undefined;
    if (mark !== undefined) return [{ index, end: index - mark.length }];
    const word = LAST_WORD.exec(before)?.groups?.word ?? '';
    const isNamed = findHeadingKind(label.replace(/:\s+$/, '')) !== undefined;
    return isNamed && isLow(word) ? [{ index, end: index }] : [];
  });
  return [0, ...starts.map(({ index }) => index)].map((from, at) =>
    sliceBlock(block, from, starts[at]?.end),
  );
}
