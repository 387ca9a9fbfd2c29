import type { Block } from '../block.ts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import { cut, type Slice, splitSlice, valued } from '../slice.ts';
import { stripEdges } from './head-pieces.ts';
import { findWholeLink } from './links.ts';
import { splitItems } from './skills.ts';

export interface DatedDraft {
  name: Slice;
  date?: Slice;
  by?: Slice;
  url?: Slice;
  summary?: Slice;
}

const BY = /\s*\|\s*|\s+[–—]\s+|\s+-\s+|\t/g;
const FLUENCY =
  /^(?<language>[\p{L} ]+?)\s*(?:\s[–—-]\s|[:(,\t]|\s{2,})\s*(?<fluency>[^()]+?)\)?$/u;

/** Awards, certificates, publications: one a row or list item, with its date and who gave it; a row under it with a date alone or in other type belongs to it. */
export function readDated(blocks: readonly Block[]): DatedDraft[] {
  if (blocks.some(isDateAlone)) return readBelowDates(blocks);
  const groups = groupsByGap(blocks);
  if (groups !== undefined) return groups.flatMap(fromGroup);
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

function isDateAlone(block: Block): boolean {
  const range = findDateRange(block.text);
  return range !== undefined && range.from === 0 && range.to === block.text.length;
}

/** Where dates have rows of their own: the row above a date is the name, the first below who gave it, the rest what is said. A row with a date of its own stands alone. */
function readBelowDates(blocks: readonly Block[]): DatedDraft[] {
  const drafts: DatedDraft[] = [];
  blocks.forEach((block, index) => {
    const next = blocks[index + 1];
    const last = drafts.at(-1);
    const opens = next !== undefined && isDateAlone(next);
    if (opens || last === undefined || (!isDateAlone(block) && toDated(block)?.date)) {
      const draft = toDated(block);
      if (draft !== undefined) drafts.push(draft);
    } else if (isDateAlone(block)) {
      const date = dateOf(block);
      if (date !== undefined) last.date ??= date;
    } else if (last.by === undefined && !block.prose) {
      Object.assign(last, byAndLink(block));
    } else last.summary ??= cut(block, 0);
  });
  return drafts;
}

/** Entries of several rows: a gap before each, and each begins with a row whose date stands in a cell of its own. Undefined for any other list. */
function groupsByGap(blocks: readonly Block[]): Block[][] | undefined {
  const groups: Block[][] = [];
  for (const block of blocks) {
    if (groups.length === 0 || block.line.gapBefore >= 0.4) groups.push([block]);
    else groups.at(-1)?.push(block);
  }
  const isHead = (block: Block | undefined): boolean =>
    block !== undefined && block.cells.length > 1 && dateOf(block) !== undefined;
  const hasLink = groups.some(([, second]) => second && byAndLink(second).url !== undefined);
  const fits =
    groups.every(([first]) => isHead(first)) &&
    groups.some((group) => group.length > 1) &&
    blocks.every((block) => isHead(block) === groups.some(([first]) => first === block));
  return fits && (groups.length > 1 || hasLink) ? groups : undefined;
}

function fromGroup([head, second, ...rest]: Block[]): DatedDraft[] {
  const draft = head && toDated(head);
  if (draft === undefined) return [];
  const [said] = rest;
  return [{ ...draft, ...(second && byAndLink(second)), ...(said && { summary: cut(said, 0) }) }];
}

/** "Sample Institute | institute.example/x". */
function byAndLink(block: Block): Pick<DatedDraft, 'by' | 'url'> {
  const pieces = splitSlice(block, /\s*[|·•]\s*|\t/g);
  const url = pieces.map(findWholeLink).find((link) => link !== undefined);
  const by = pieces.find((piece) => findWholeLink(piece) === undefined);
  return { ...(by && { by }), ...(url && { url }) };
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

export interface InterestDraft {
  name: Slice;
  keywords?: Slice[];
}

/** "Cycling: wheel building, racing" is an interest with its keywords. */
export function readInterests(blocks: readonly Block[]): InterestDraft[] {
  return blocks.flatMap((block): InterestDraft[] => {
    const label = /^([^:,;|.]{2,40}):\s+(?=\S)/.exec(block.text);
    if (label?.[1] === undefined) return readNames([block]).map((name) => ({ name }));
    const name = cut(block, 0, label[1].length);
    return [{ name, keywords: splitItems(cut(block, label[0].length)) }];
  });
}

export interface ReferenceDraft {
  name?: Slice;
  reference?: Slice;
}

/** References, as they stand: one a paragraph, with the name where it has a row of its own above. */
export function readReferences(blocks: readonly Block[]): ReferenceDraft[] {
  const drafts: ReferenceDraft[] = [];
  for (const block of blocks) {
    const last = drafts.at(-1);
    const isName = /^(?:\p{Lu}[\p{L}.'’-]*(?: |$)){2,4}$/u.test(block.text);
    if (isName) drafts.push({ name: cut(block, 0) });
    else if (last?.name !== undefined && last.reference === undefined)
      last.reference = cut(block, 0);
    else drafts.push({ reference: cut(block, 0) });
  }
  return drafts;
}
