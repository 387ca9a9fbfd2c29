import type { Block } from '../block.ts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import { cut, type Slice, splitSlice, valued } from '../slice.ts';
import { stripEdges } from './head-pieces.ts';
import { splitItems } from './skills.ts';

export interface DatedDraft {
  name: Slice;
  date?: Slice;
  by?: Slice;
  summary?: Slice;
}

const BY = /\s*\|\s*|\s+[–—]\s+|\s+-\s+|\t/g;
const FLUENCY =
  /^(?<language>[\p{L} ]+?)\s*(?:\s[–—-]\s|[:(,\t]|\s{2,})\s*(?<fluency>[^()]+?)\)?$/u;

/** Awards, certificates, publications: one a row or list item, with its date and who gave it; a row under it with a date alone or in other type belongs to it. */
export function readDated(blocks: readonly Block[]): DatedDraft[] {
  const drafts: DatedDraft[] = [];
  let previous: Block | undefined;
  for (const block of blocks) {
    const draft = toDated(block);
    const last = drafts.at(-1);
    const below = last !== undefined && previous !== undefined && isBelow(block, previous);
    if (draft === undefined || below) addTo(last, draft, block);
    else drafts.push(draft);
    previous = below ? previous : block;
  }
  return drafts;
}

function isBelow(block: Block, previous: Block): boolean {
  if (block.bulletX !== undefined)
    return previous.bulletX === undefined && previous.line.bold && !block.line.bold;
  if (block.line.gapBefore >= 0.9) return false;
  return previous.bulletX !== undefined || (previous.line.bold && !block.line.bold);
}

function addTo(last: DatedDraft | undefined, draft: DatedDraft | undefined, block: Block): void {
  if (last === undefined) return;
  const date = draft?.date ?? dateOf(block);
  if (date !== undefined) last.date ??= date;
  if (draft !== undefined) last.by ??= draft.name;
}

function dateOf(block: Block): Slice | undefined {
  const range = findDateRange(block.text);
  if (range === undefined) return undefined;
  const value = range.isRange ? range.start : range.end;
  return value === undefined ? undefined : valued(cut(block, range.from, range.to), value);
}

function toDated(block: Block): DatedDraft | undefined {
  const range = findDateRange(block.text);
  const before = cut(block, 0, range?.from);
  const after = range === undefined ? undefined : stripEdges(cut(block, range.to));
  const whole = stripEdges(before).text === '' && after !== undefined ? after : stripEdges(before);
  if (whole.text === '') return undefined;
  const [name = whole, by] = splitSlice(whole, BY).map(stripEdges);
  const date = dateOf(block);
  return { name, ...(date && { date }), ...(by && by.text !== '' && { by }) };
}

export interface LanguageDraft {
  language: Slice;
  fluency?: Slice;
}

/** "French (fluent), English - native"; one a row or a list on one row. */
export function readLanguages(blocks: readonly Block[]): LanguageDraft[] {
  return blocks.flatMap((block) => {
    const rows =
      block.cells.length === 2 && !/[,;]/.test(block.text) ? [block as Slice] : splitPairs(block);
    return rows.map((row): LanguageDraft => {
      const match = FLUENCY.exec(row.text);
      const { language, fluency } = match?.groups ?? {};
      if (language === undefined || fluency === undefined) return { language: row };
      const at = row.text.lastIndexOf(fluency);
      return { language: cut(row, 0, language.length), fluency: cut(row, at, at + fluency.length) };
    });
  });
}

/** Commas part languages, but not "French, fluent". */
function splitPairs(block: Block): Slice[] {
  const pair = /^[\p{L} ]+(?:,|\s[–—-])\s(?<word>\p{L}+)[^,;]*$/u.exec(block.text);
  const isPair =
    pair?.groups?.word !== undefined &&
    /^(fluen|native|basic|inter|adv|profes|bilin|conv|mother|courant|matern|limit|full|elem|work)/.test(
      fold(pair.groups.word),
    );
  if (isPair) return [cut(block, 0)];
  return splitSlice(block, /[;|•·\t]|,(?![^(]*\))/gu);
}

/** One name an item: interests, courses. */
export function readNames(blocks: readonly Block[]): Slice[] {
  return blocks.flatMap((block) => (block.prose ? [cut(block, 0)] : splitItems(block)));
}

/** References, as they stand: one a paragraph. */
export function readReferences(blocks: readonly Block[]): { reference: Slice }[] {
  return blocks.map((block) => ({ reference: cut(block, 0) }));
}
