import { type DateRange, findDateRange, isWholeDate } from '../date-range.ts';
import { type Block, endsWithPeriod } from '../sections/block.ts';
import { roleOfLabel } from '../sections/label-roles.ts';
import { isEndOfContract } from './contract-ends.ts';
import { openerTest } from './entry-openers.ts';
import { isGrade } from './grade.ts';
import { isPlace } from './location.ts';

/** One job, project or the like: the rows that name it and what is said below them. */
export interface Entry {
  head: Block[];
  body: Block[];
}

const MAX_HEAD_LENGTH = 140;
/** So many rows above the date name title and employer: what stands below tells of the job. */
const NAMED_ROWS = 2;
const MAX_ROWS_BELOW_DATE = 2;

/** The date of a row that names an entry; undefined in sentences and list items. */
export function rowDate(block: Block): DateRange | undefined {
  const range = findDateRange(block.text);
  if (range === undefined || block.text.length > MAX_HEAD_LENGTH) return undefined;
  if (range.isRange && hasDateCell(block)) return range;
  if (!range.isRange && isEndOfContract(block.text, range)) return undefined;
  if (range.current && isFurtherPost(block.text, range)) return undefined;
  const behind = block.text.slice(range.to).replace(/^\s*\([^()]{1,30}\)/, '');
  const atEdge = range.from <= 3 || behind.length <= 3;
  const isHead = range.isRange || /[,|·•–—-]\s*$/u.test(block.text.slice(0, range.from));
  const isSentence = /[.!?]$/.test(block.text) && !endsWithPeriod(block.text);
  const isApart = atEdge || (range.isRange && isSetOff(block.text, range) && isRowOfNames(block));
  if (block.prose && !(isHead && isApart && !isSentence)) return undefined;
  return range.isRange || atEdge || block.cells.length > 1 || block.text.includes('(')
    ? range
    : isSetOff(block.text, range)
      ? range
      : undefined;
}

/** "Tram driver; from 2011 also driver instructor": when a further post began, not the job. */
const isFurtherPost = (text: string, { from, to }: DateRange): boolean =>
  /[;,(]\s*(?:and )?$/u.test(text.slice(0, from)) &&
  /^,? (?:also|additionally|as well as|plus|then|both|too)(?!\p{L})/iu.test(text.slice(to));

const MAX_NAME_WORDS = 9;

/** "B.E. (Electronics), Sample College, Lucknow, India, 1981 – 1985, First Division": names between commas, however long the row is; no sentence is made so. */
function isRowOfNames({ text, bulletX }: Block): boolean {
  const parts = text.split(/[,;|·•]\s+(?![^()]*\))/u);
  const isName = (part: string): boolean =>
    isGrade(part) || (/^[\p{Lu}\p{N}(“"]/u.test(part) && part.split(' ').length <= MAX_NAME_WORDS);
  return bulletX === undefined && parts.length > 3 && parts.every(isName);
}

/** A cell at the row's start or end that holds a date alone, whatever the others say. */
const hasDateCell = ({ cells }: Block): boolean =>
  cells.length > 1 && [cells[0], cells.at(-1)].some((cell) => cell && isWholeDate(cell.text));

/** "Chemistry, 2015, Sample University": a date between separators. */
function isSetOff(text: string, { from, to }: DateRange): boolean {
  const isOpen = /[,;|·•–—-]\s*$|\sin\s*$/u.test(text.slice(0, from));
  return isOpen && /^\s*[,;|·•–—-]|^ with \d/u.test(text.slice(to));
}

/** Entries anchored on their dates. How many rows stand above the date is what the first entry shows. */
export function splitEntries(blocks: readonly Block[]): Entry[] {
  const labelled = blocks.findIndex(isLabelledHead);
  if (labelled >= 0) {
    const above = labelled > 0 ? splitEntries(blocks.slice(0, labelled)) : [];
    return [...above, ...splitLabelled(blocks.slice(labelled))];
  }
  if (blocks.some(({ entryRow }) => entryRow === 'opens')) return splitOpened(blocks);
  const isItem = itemTest(blocks);
  const dated = blocks.flatMap((block, index) =>
    !isItem(block) &&
    rowDate(block) !== undefined &&
    !isDatedBelow(block, blocks[index + 1]) &&
    !isRemarkDated(blocks, index, isItem)
      ? [index]
      : [],
  );
  const [first] = dated;
  if (first === undefined) return splitUndated(blocks, isItem);
  const above = rowsAbove(blocks, first, 0, isItem);
  const anchors = above === 0 ? dated : dated.filter((at) => !isAboveDated(blocks, at, isItem));
  const starts = anchors.map((anchor, index) => {
    const floor = index === 0 ? 0 : (anchors[index - 1] ?? 0) + 1;
    const free = rowsAbove(blocks, anchor, floor, isItem);
    if (isHeadless(blocks, first, anchor, isItem)) return anchor - Math.min(free, 1);
    return anchor - Math.max(Math.min(above, free), rowsBelowGap(blocks, anchor, free));
  });
  const tops = starts.map((start, index) => blocks.slice(start, (anchors[index] ?? start) + 1));
  // What follows a date at the head's top may look like it; a row above the date tells more.
  const isOpener = tops.every((top) => top.length > 1)
    ? openerTest(tops, blocks, isItem)
    : () => false;
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? blocks.length;
    const anchor = anchors[index] ?? start;
    let headEnd = anchor + 1;
    while (
      headEnd < end &&
      headEnd <= anchor + MAX_ROWS_BELOW_DATE &&
      anchor - start < NAMED_ROWS &&
      isHeadRow(blocks[headEnd], isItem) &&
      !isOpener(blocks[headEnd] as Block)
    )
      headEnd++;
    const isBare = headEnd === anchor + 1 && start === anchor;
    if (isBare && headEnd < end && isNameBelow(blocks[anchor], blocks[headEnd], isItem)) headEnd++;
    if (headEnd < end && isPlace(blocks[headEnd]?.text ?? '')) headEnd++;
    return { head: blocks.slice(start, headEnd), body: blocks.slice(headEnd, end) };
  });
}

const isPeriodRow = (block: Block): boolean => rowDate(block)?.isRange === true;

/** Entries whose rows are known: each begins where one opens, and rows that name it are its head. A second period is another entry's: a post below its employer's whole time. */
function splitOpened(blocks: readonly Block[]): Entry[] {
  const entries: Entry[] = [];
  for (const block of blocks) {
    const entry = entries.at(-1);
    const isOther =
      block.entryRow === 'names' && isPeriodRow(block) && entry?.head.some(isPeriodRow) === true;
    if (entry === undefined || block.entryRow === 'opens' || (isOther && entry.body.length === 0))
      entries.push({ head: [block], body: [] });
    else if (block.entryRow === 'names' && entry.body.length === 0) entry.head.push(block);
    else entry.body.push(block);
  }
  return entries;
}

/** A row that names an entry by labels or columns of a form. */
export const isLabelledHead = ({ cells }: Block): boolean =>
  cells.some(({ role }) => role !== undefined && role !== 'name' && role !== 'address');

function splitLabelled(blocks: readonly Block[]): Entry[] {
  const entries: Entry[] = [];
  for (const block of blocks) {
    if (isLabelledHead(block)) entries.push({ head: [block], body: [] });
    else entries.at(-1)?.body.push(block);
  }
  return entries;
}

/** Where the first entry has a row below its dated one, a dated row right above its items has its other row above: "Sample Hardware, Amherst, NS" over the posts held there. */
function isHeadless(
  blocks: readonly Block[],
  first: number,
  anchor: number,
  isItem: (block: Block) => boolean,
): boolean {
  const next = blocks[anchor + 1];
  if (next === undefined || !isItem(next) || !isHeadRow(blocks[first + 1], isItem)) return false;
  const above = blocks[anchor - 2];
  return anchor > first && above !== undefined && isItem(above);
}

/** A period alone on its row is dated of what stands below it, however that row ends. */
function isNameBelow(
  date: Block | undefined,
  below: Block | undefined,
  isItem: (block: Block) => boolean,
): boolean {
  if (date === undefined || below === undefined || !isWholeDate(date.text)) return false;
  return !isItem(below) && below.text.length <= MAX_HEAD_LENGTH && !isSaid(below.text);
}

/** "Support Worker (full time from 2019)" over a row with the period: the lone date dates something else. */
function isDatedBelow(block: Block, next: Block | undefined): boolean {
  const isOwn = rowDate(block)?.isRange === true;
  if (isOwn && !/\bfrom\b|\bsince\b/i.test(block.text)) return false;
  return next !== undefined && isWholeDate(next.text) && findDateRange(next.text)?.isRange === true;
}

/** "Sample Planners Ltd (formerly Sample & Co, renamed in 2012)", "Storeman, later Foreman (from 2015)" by a row with the period: what brackets say of one date is a remark on a part of the time or on the employer. */
function isRemarkDated(
  blocks: readonly Block[],
  at: number,
  isItem: (block: Block) => boolean,
): boolean {
  const own = blocks[at] as Block;
  const range = rowDate(own);
  if (range === undefined || !isInRemark(own.text, range)) return false;
  const above = blocks.slice(Math.max(0, at - ROWS_FROM_PERIOD), at);
  const near = above.slice(above.findLastIndex(isItem) + 1);
  const next = blocks[at + 1];
  return [...near, ...(next && !isItem(next) ? [next] : [])].some(isClearlyDated);
}

const ROWS_FROM_PERIOD = 2;

/** One date, or one with "since" or "until", within brackets that open behind a name. */
function isInRemark(text: string, { from, to, start, end, isRange }: DateRange): boolean {
  if (isRange && start !== undefined && end !== undefined) return false;
  const open = text.lastIndexOf('(', from);
  const inside = text.slice(open + 1);
  if (open < 3 || inside.slice(0, from - open - 1).includes(')')) return false;
  return text.indexOf(')', to - 1) >= 0;
}

/** A period that stands alone in its row or in a cell at its edge. */
const isClearlyDated = (block: Block): boolean =>
  rowDate(block)?.isRange === true &&
  [block, block.cells[0], block.cells.at(-1)].some((one) => one && isWholeDate(one.text));

/** "Apprentice, later Fitter (1997)" right above the row with the period, where each entry has a row above that one: the lone date tells of a part of the time. */
function isAboveDated(
  blocks: readonly Block[],
  at: number,
  isItem: (block: Block) => boolean,
): boolean {
  const [own, next] = [blocks[at], blocks[at + 1]];
  if (own === undefined || next === undefined || isItem(next)) return false;
  return rowDate(own)?.isRange === false && rowDate(next)?.isRange === true;
}

/** A list item says what was done. The outermost marks over deeper ones may stand at the entries themselves. */
export function itemTest(blocks: readonly Block[]): (block: Block) => boolean {
  const marks = blocks.flatMap((block) => block.bulletX ?? []);
  const outer = Math.min(...marks);
  const numbered = itemsOverPeriods(blocks);
  if (numbered.size > 1) return (block) => block.bulletX !== undefined && !numbered.has(block);
  const periods = itemsWithPeriods(blocks);
  if (periods.size > 1) return (block) => block.bulletX !== undefined && !periods.has(block);
  const hasDeeper = marks.some((mark) => mark > outer + 4);
  const headed = new Set<Block>();
  blocks.forEach((block, index) => {
    if (!hasDeeper || block.bulletX === undefined || block.bulletX > outer + 4) return;
    const next = blocks[index + 1];
    const dated =
      rowDate(block) ??
      (next?.bulletX === undefined && next !== undefined ? rowDate(next) : undefined);
    if (dated?.isRange && !block.prose) headed.add(block);
  });
  // The last item above the next entry is no entry itself: marks stand at most of them or at none.
  const outermost = marks.filter((mark) => mark <= outer + 4).length;
  if (headed.size < outermost / 2) headed.clear();
  return (block) => block.bulletX !== undefined && !headed.has(block);
}

/** "• Chief Blaster    04/2011 – now": where every period of a section closes or opens such a row, the marked ones that do are its entries. */
function itemsWithPeriods(blocks: readonly Block[]): ReadonlySet<Block> {
  const dated = blocks.filter((block) => rowDate(block)?.isRange === true);
  const isHead = (block: Block): boolean =>
    block.bulletX !== undefined &&
    !block.prose &&
    !isSaid(block.text) &&
    (hasDateCell(block) || endsWithPeriod(block.text) || findDateRange(block.text)?.from === 0);
  return new Set(dated.every(isHead) ? dated : []);
}

/** "1) Cook - Sample Inn" over a row with the period alone: where a section opens so, each mark above such a row is an entry's. */
function itemsOverPeriods(blocks: readonly Block[]): ReadonlySet<Block> {
  const found = blocks.filter((block, index) => {
    const next = blocks[index + 1];
    if (block.bulletX === undefined || next === undefined || next.bulletX !== undefined)
      return false;
    return isWholeDate(next.text) && findDateRange(next.text)?.isRange === true;
  });
  return new Set(found[0] === blocks[0] ? found : []);
}

/** A row that names something, not one that says it or closes an entry. */
export function isHeadRow(block: Block | undefined, isItem: (block: Block) => boolean): boolean {
  if (block === undefined || isItem(block) || block.prose || isSaid(block.text)) return false;
  if (block.text.length > MAX_HEAD_ROW || saysOfPost(block.text)) return false;
  return endsWithPeriod(block.text) || !/[.:;]$/.test(withoutShortForm(block.text));
}

/** What stands below a job and says something of it: why it ended, who can be asked. */
const CLOSES =
  /^(?:reasons? (?:for|of) (?:leaving|departure|change|exit)|(?:my )?(?:referees?|references?|supervisor|line manager|reporting (?:manager|to)|reports? to|reported to)|(?:last |final |current |gross )?(?:salary|pay|ctc|wage)|notice period|hours(?: of work)?|team size|(?:kind|type|nature) of (?:business|industry)|industry|sector|motif (?:de|du) d[ée]part|k[üu]ndigungsgrund|motivo (?:de|da|do) \p{L}+|reden van vertrek)\s*[:–-]/iu;

/** Whether a row tells of a post what a form asks: its salary, its hours, who led it. */
export const saysOfPost = (text: string): boolean => CLOSES.test(text) || isSaidByLabel(text);

/** "Hours per week: 40", "Supervisor: ...": a label says that the row is about the job and no part of its name. */
function isSaidByLabel(text: string): boolean {
  const colon = text.indexOf(':');
  if (colon < 3 || colon > MAX_LABEL) return false;
  const role = roleOfLabel(text.slice(0, colon));
  return role === 'said' || role === 'tasks';
}

const MAX_LABEL = 40;
const MAX_HEAD_ROW = 100;
const MAX_CELL_WORDS = 7;

/** "Front Desk Asst.", "Jan 2019 - Pres.", "Sharjah, U.A.E.": a full stop behind a short form in a row of few words ends no sentence. */
function withoutShortForm(text: string): string {
  const last = text.split('\t').at(-1) ?? '';
  const isShort = last.split(' ').length <= MAX_CELL_WORDS;
  return isShort
    ? text.replace(
        /(?<!\p{L})(?:(?:\p{Lu}\.)+\p{Lu}|\p{Lu}\p{L}{0,5}|etc|inc|ltd|co|corp|llc)\.$/u,
        '',
      )
    : text;
}

/** Words of a sentence: mostly in lower case, and too many for a title. */
function isSaid(text: string): boolean {
  const words = text.split(/\s+/);
  const low = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 9 && low > 0.55 * words.length && !/[|\t]/.test(text);
}

function rowsAbove(
  blocks: readonly Block[],
  anchor: number,
  floor: number,
  isItem: (block: Block) => boolean,
): number {
  let count = 0;
  while (count < 3 && anchor - count - 1 >= floor && isHeadRow(blocks[anchor - count - 1], isItem))
    count++;
  return count;
}

/** Of the free rows above the date, those from the topmost one with a gap over it: a gap parts entries. */
function rowsBelowGap(blocks: readonly Block[], anchor: number, free: number): number {
  for (let count = free; count > 0; count--) {
    if ((blocks[anchor - count]?.line.gapBefore ?? 0) >= 0.5) return count;
  }
  return 0;
}

/** Without dates a new entry begins at a row after list items or after a gap. */
function splitUndated(blocks: readonly Block[], isItem: (block: Block) => boolean): Entry[] {
  const entries: Entry[] = [];
  blocks.forEach((block, index) => {
    const previous = blocks[index - 1];
    const isHead = isHeadRow(block, isItem);
    const begins =
      isHead &&
      (previous === undefined || isItem(previous) || previous.prose || block.line.gapBefore >= 0.5);
    const entry = entries.at(-1);
    if (begins || entry === undefined)
      entries.push(isHead ? { head: [block], body: [] } : { head: [], body: [block] });
    else if (isHead && entry.body.length === 0 && entry.head.length < 3) entry.head.push(block);
    else entry.body.push(block);
  });
  return entries;
}
