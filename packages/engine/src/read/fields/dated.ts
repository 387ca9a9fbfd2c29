import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { issuerScore } from '../sections/issuer-names.ts';
import { cut, type Slice, splitSlice, valued } from '../slice.ts';
import { stripEdges } from './head-pieces.ts';
import { findWholeLink } from './links.ts';

export interface DatedDraft {
  name: Slice;
  date?: Slice;
  by?: Slice;
  url?: Slice;
  summary?: Slice;
}

const BY = /\s*\|\s*|\s+[–—·•]\s+|\s+-\s+|\t/g;
/** Awards and publications: one a row or list item, with its date and who gave it; a row under it with a date alone or in other type belongs to it. */
export function readDated(blocks: readonly Block[]): DatedDraft[] {
  if (blocks.some(isDateAlone))
    return groupsAboveDates(blocks)?.flatMap(fromGroup) ?? readBelowDates(blocks);
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

const MAX_ROWS_ABOVE = 3;

/** "Best Forecaster", "Sample Panel", "2018": entries that a date closes, the last one too. Undefined where a giver's name opens one: it stands behind the date above. */
function groupsAboveDates(blocks: readonly Block[]): Block[][] | undefined {
  const groups: Block[][] = [[]];
  for (const block of blocks) {
    groups.at(-1)?.push(block);
    if (isDateAlone(block)) groups.push([]);
  }
  if (groups.pop()?.length !== 0) return undefined;
  const isEntry = (group: readonly Block[]): boolean => {
    const [name, by, ...more] = group.slice(0, -1);
    if (name === undefined || more.length >= MAX_ROWS_ABOVE - 1) return false;
    return by === undefined || issuerScore(by.text) >= issuerScore(name.text);
  };
  // Of one row each there is nothing to tell.
  const isTold = groups.some((group) => group.length > 2) && groups.every(isEntry);
  return isTold ? groups.map((group) => [...group.slice(-1), ...group.slice(0, -1)]) : undefined;
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
  const hasLink = blocks.some((block) => byAndLink(block).url !== undefined);
  const fits =
    groups.every(([first]) => isHead(first)) &&
    groups.some((group) => group.length > 1) &&
    blocks.every((block) => isHead(block) === groups.some(([first]) => first === block));
  return fits && (groups.length > 1 || hasLink) ? groups : undefined;
}

function fromGroup([first, ...others]: Block[]): DatedDraft[] {
  const date = first !== undefined && isDateAlone(first) ? dateOf(first) : undefined;
  const [head, second, ...rest] = date === undefined ? [first, ...others] : others;
  const named = head && toDated(head);
  const draft = named && { ...named, ...(date && { date }) };
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
  if (draft === undefined) return;
  if (last.by === undefined) last.by = draft.name;
  else last.summary ??= cut(block, 0);
}

function dateOf(block: Block): Slice | undefined {
  const range = findDateRange(block.text);
  if (range === undefined) return undefined;
  const value = range.isRange ? range.start : range.end;
  return value === undefined ? undefined : valued(cut(block, range.from, range.to), value);
}

const MAX_BEHIND_WORDS = 6;

function toDated(block: Block): DatedDraft | undefined {
  const range = findDateRange(block.text);
  const before = stripEdges(withoutLabel(cut(block, 0, range?.from)));
  const after = range === undefined ? undefined : stripEdges(cut(block, range.to));
  const isBehind = before.text !== '' && after !== undefined && after.text !== '';
  // "Author. Title. Journal 12(3), 2018, 45-67.": a date within a sentence parts nothing.
  if (isBehind && (block.prose || after.text.split(' ').length > MAX_BEHIND_WORDS))
    return { name: cut(block, 0), ...dateKey(block) };
  const whole = before.text === '' && after !== undefined ? after : before;
  if (whole.text === '') return undefined;
  const { name, by = isBehind ? after : undefined, url } = splitIssuer(whole, range !== undefined);
  return {
    name,
    ...dateKey(block),
    ...(by && { by }),
    ...(url && { url }),
  };
}

function dateKey(block: Block): Pick<DatedDraft, 'date'> {
  const date = dateOf(block);
  return date === undefined ? {} : { date };
}

/** "issued", "awarded" before the date. */
function withoutLabel(slice: Slice): Slice {
  const label =
    /[\s,(–—-]+(?:issued|awarded|obtained|completed|received|earned|date|since|in)[:\s]*$/i;
  return cut(slice, 0, label.exec(slice.text)?.index);
}

/** "Name – Issuer", "Name | Issuer", "Name, Issuer" where words tell that it is one. */
function splitIssuer(whole: Slice, isDated: boolean): Pick<DatedDraft, 'name' | 'by' | 'url'> {
  const quoted = QUOTED.exec(whole.text)?.groups;
  if (quoted?.title !== undefined && quoted.rest !== undefined)
    return {
      name: cut(whole, 0, quoted.title.length),
      by: stripEdges(cut(whole, whole.text.length - quoted.rest.length)),
    };
  const pieces = splitSlice(whole, BY).map(stripEdges);
  const url = pieces.map(findWholeLink).find((link) => link !== undefined);
  const [name = whole, by] = pieces.filter((piece) => findWholeLink(piece) === undefined);
  if (by !== undefined && by.text !== '') return { name, by, ...(url && { url }) };
  if (url !== undefined) return { name, url };
  const sum = AMOUNT.exec(whole.text);
  if (sum !== null && sum.index > 3) return splitIssuer(cut(whole, 0, sum.index), isDated);
  const comma = whole.text.lastIndexOf(', ');
  if (comma < 3) return { name: whole };
  const issuer = stripEdges(cut(whole, comma + 1));
  const isGiver = isIssuer(issuer.text) || isNamedBehind(issuer.text, isDated);
  return isGiver ? { name: cut(whole, 0, comma), by: issuer } : { name: whole };
}

/** "“Scour at bridges”, Proceedings of the Sample Forum": the marks say where the title ends. */
const QUOTED = /^(?<title>["“„«][^"“”„«»]{3,200}["”“»]),?\s+(?:in:?\s+)?(?<rest>\p{Lu}[^@/]+)$/u;

/** What a grant or a prize was worth. */
const AMOUNT =
  /,\s+(?:(?:\p{Lu}{1,3} ?)?[$€£₹¥₦₱R] ?\d[\d.,’' ]*(?:k|m|million|mio)?|\p{Lu}{3} \d[\d.,’' ]*|\d[\d.,’' ]* ?(?:\p{Lu}{3}|[€$£]|dollars|euros|pounds))\s*$/u;

/** Between a name and its date, capitalised words say who gave it. */
function isNamedBehind(text: string, isDated: boolean): boolean {
  const words = text.split(' ');
  const isName = words.every((word) =>
    /^[\p{Lu}\d&(]|^(?:of|and|for|the|de|du|des|la|et|y)$/u.test(word),
  );
  return isName && words.length <= 8 && isDated;
}

const isIssuer = (text: string): boolean => issuerScore(text) >= 2 || /^\p{Lu}{2,7}$/u.test(text);
