import { findDateRange, isWholeDate } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { kindOfLine } from '../sections/line-kinds.ts';
import { sliceBlock } from '../sections/part-of-block.ts';
import { type HeadReading, readHeads } from '../heads/read-heads.ts';
import { cut, type Slice } from '../slice.ts';
import { type Entry, itemTest, rowDate, splitEntries } from './entries.ts';
import { openerTest } from './entry-openers.ts';
import { isFurtherRole, likenessToRole } from './further-roles.ts';
import { type HeadPieces, headPieces, type Piece } from './head-pieces.ts';
import {
  type JobContext,
  type JobParts,
  jobParts,
  layoutOf,
  leaning,
  wholeTitle,
} from './job-parts.ts';
import { citiesOf, employerInCity, splitCity } from './location.ts';
import { toldPeriod } from './told-periods.ts';
import { withTowns } from './town-tails.ts';
import { splitUndatedHeads } from './undated-heads.ts';

export interface WorkDraft {
  name?: Slice;
  position?: Slice;
  location?: Slice;
  url?: Slice;
  /** What else the entry's head says: a department, the kind of employment. */
  description?: Slice;
  startDate?: Slice;
  endDate?: Slice;
  summary?: Slice;
  highlights?: Slice[];
}

/** The jobs of a section. Whether the title or the employer comes first is voted by the entries that tell, here or in the document's other sections of jobs (`peers`). */
export function readWork(
  given: readonly Block[],
  text: string,
  peers: readonly (readonly Block[])[] = [],
): WorkDraft[] {
  const blocks = withoutMarks(given);
  const isItem = itemTest(blocks);
  const found = entriesOf(blocks);
  const context = contextOf(found, peers.flatMap(entriesOf), text);
  const entries = withLikely(found, context, isItem, text);
  const drafts: WorkDraft[] = [];
  let previous: Entry | undefined;
  let umbrella: WorkDraft | undefined;
  for (const [index, read] of entries.entries()) {
    const { entry, parts } = read;
    const draft = toDraft(read, context, isItem, text);
    const next = entries[index + 1];
    if (next !== undefined && isUmbrella(entry, parts, next.parts)) {
      umbrella = asEmployer(draft, context);
      previous = entry;
      continue;
    }
    if (umbrella !== undefined && isRoleOf(umbrella, draft, parts)) {
      drafts.push(atEmployer(umbrella, draft, parts));
      continue;
    }
    umbrella = undefined;
    if (isNameless(draft)) addToPrevious(drafts, draft);
    else
      drafts.push(
        isFurtherRole(entry, previous) && asBreak(parts.pieces) === undefined && !isWhole(read)
          ? atEmployerOf(drafts.at(-1), draft, parts, likenessToRole(entry, previous))
          : draft,
      );
    if (entry.head.length > 1 || !isFurtherRole(entry, previous)) previous = entry;
  }
  return drafts;
}

const isForm = ({ pieces }: HeadPieces): boolean => pieces.some(({ role }) => role !== undefined);

interface ReadEntry {
  entry: Entry;
  parts: HeadPieces;
  /** By what is learned from many heads; a form says itself what is what. */
  likely?: HeadReading;
}

/** The entries of a section of jobs. */
export function entriesOf(given: readonly Block[]): ReadEntry[] {
  const blocks = withoutMarks(given);
  const isItem = itemTest(blocks);
  const dated = splitEntries(blocks);
  const isOpener = openerTest(
    dated.map(({ head }) => head),
    blocks,
    isItem,
  );
  const entries = dated.flatMap((entry) => splitUndatedHeads(entry, isItem, isOpener));
  const heads = withTowns(entries.map(({ head }) => headPieces(head)));
  return entries.map((entry, index) => ({ entry, parts: heads[index] as HeadPieces }));
}

/** From here on a head's reading stands against what its own rules say. */
const LIKELY = 0.5;
/** A row below a head that has a title or an employer alone, with the other: so likely it belongs to it. */
const SURELY_BELOW = 0.7;
const MAX_BELOW = 90;

/** With what each head most likely names, save where a form says itself what is what. */
function withLikely(
  given: readonly ReadEntry[],
  context: JobContext,
  isItem: (block: Block) => boolean,
  text: string,
): ReadEntry[] {
  const read = (entries: readonly ReadEntry[]): (HeadReading | undefined)[] =>
    readHeads(
      entries.map(({ entry, parts }) => (isForm(parts) ? [] : entry.head)),
      text,
      entries.map(({ parts }) => jobParts(parts.pieces, context)),
    );
  const first = read(given);
  const longer = given.map((entry, index) => withRowBelow(entry, first[index], isItem));
  const isLonger = longer.some((entry, index) => entry !== given[index]);
  const second = isLonger ? read(longer) : first;
  return given.map((entry, index) => {
    const [below, reading] = [longer[index], second[index]];
    const isBelow = below !== undefined && below !== entry;
    const isFound = isBelow && reading?.title && reading.company && reading.chance >= SURELY_BELOW;
    const [chosen, likely] = isFound ? [below, reading] : [entry, isBelow ? first[index] : reading];
    return likely === undefined || likely.chance < LIKELY ? chosen : { ...chosen, likely };
  });
}

/** "Groom    2019 - now" over "Sample Stables, a yard of 30 horses": the row below may name what the head doesn't. */
function withRowBelow(
  read: ReadEntry,
  reading: HeadReading | undefined,
  isItem: (block: Block) => boolean,
): ReadEntry {
  const [row, ...body] = read.entry.body;
  const lacks = reading !== undefined && (reading.title === undefined) !== (reading.company === undefined);
  const isName =
    row !== undefined && !isItem(row) && row.text.length <= MAX_BELOW && !/[.!?:;]$/.test(row.text);
  if (!lacks || !isName || rowDate(row) !== undefined) return read;
  const head = [...read.entry.head, row];
  return { entry: { head, body }, parts: headPieces(head) };
}

function contextOf(
  entries: readonly ReadEntry[],
  peers: readonly ReadEntry[],
  text: string,
): JobContext {
  const all = entries.map(({ parts }) => parts);
  const others = peers.map(({ parts }) => parts);
  return { ...layoutOf(all, others), cities: citiesOf(text) };
}

const MIN_TOLD_WORDS = 5;

/** What was done, as a cell of a table tells it: some words, at least half of them in small letters. */
function isTold(text: string): boolean {
  const words = text.split(/\s+/);
  const low = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= MIN_TOLD_WORDS && 2 * low >= words.length && !isWholeDate(text);
}

/** A table's last column of what was done, in most of its dated rows, stands below the head that the other cells are. */
function withToldCells(blocks: readonly Block[]): readonly Block[] {
  const rows = new Set(
    blocks.filter(({ cells }) => cells.length > 2 && cells.some(({ text }) => isWholeDate(text))),
  );
  const told = [...rows].filter((row) => toldColumn(row) > 0);
  if (told.length < 2 || 2 * told.length <= rows.size) return blocks;
  const column = Math.min(...told.map(toldColumn));
  const first = blocks.findIndex((block) => rows.has(block));
  return blocks.flatMap((block, index) => {
    // What stands above the first row in cells names the columns, what stands below it goes on with what was done.
    if (index < first) return block.cells.length > 1 ? [] : [block];
    if (!rows.has(block)) return [block.cells.length > 1 ? block : { ...block, prose: true }];
    if (block.cells.length <= column) return [block];
    const starts = block.cells.slice(column).map(({ start }) => start - block.start);
    const head = sliceBlock(block, 0, starts[0]);
    const body = starts.map((start, at) => sliceBlock(block, start, starts[at + 1]));
    return [{ ...head, prose: false }, ...body.map((said) => ({ ...said, prose: true }))];
  });
}

/** Where the cells begin that tell what was done. */
const toldColumn = ({ cells }: Block): number =>
  cells.findIndex(({ text }, index) => index > 1 && isTold(text));

/** Where all rows are list items with periods, the items are the entries. */
function withoutMarks(given: readonly Block[]): readonly Block[] {
  const blocks = withHeadsApart(withToldCells(given));
  const isList = blocks.every((block) => block.bulletX !== undefined && rowDate(block)?.isRange);
  return isList ? blocks.map(({ bulletX: _, ...block }) => block) : blocks;
}

const MAX_HEAD = 110;

/** "Machinist at Sample Textiles (2012 to 2017). Led a line of 22.": where the rows of a section hold both, what is told behind the period stands below it. */
function withHeadsApart(blocks: readonly Block[]): readonly Block[] {
  const ends = blocks.map(headEnd);
  const found = ends.filter((end) => end !== undefined).length;
  if (found < 2) return blocks;
  return blocks.flatMap((block, index) => {
    const end = ends[index];
    if (end === undefined) return [block];
    const { bulletX: _, ...head } = sliceBlock(block, 0, end);
    if (end >= block.text.length - 1) return [{ ...head, prose: false }];
    const rest = block.text.slice(end).search(/[\p{L}\d]/u);
    return [
      { ...head, prose: false },
      { ...sliceBlock(block, end + rest), prose: true },
    ];
  });
}

/** Where the period in brackets ends that closes the head of a row with more text behind it. */
function headEnd({ text, prose }: Block): number | undefined {
  const range = prose || /[.!]$/.test(text) ? findDateRange(text) : undefined;
  if (range?.isRange !== true || range.to > MAX_HEAD || !/[).]/.test(text[range.to] ?? ''))
    return undefined;
  const isOpen = /\([^()]*$/.test(text.slice(0, range.from));
  // "Sample Fire Service, firefighter, 2010 onwards. Water rescue.": names up to the period, no sentence of what one did.
  const head = text.slice(0, range.from);
  if (/^\.\s+\p{Lu}/u.test(text.slice(range.to)) && !/[.!?]\s|^(?:i|we|my)(?!\p{L})/iu.test(head))
    return range.from > 3 ? range.to : undefined;
  return isOpen && /^\)[.:;,]?(?:$|\s+\S{2,}\s+\S)/.test(text.slice(range.to))
    ? range.to + 1
    : undefined;
}

/** A row with an employer and the whole time there, right above a row with a title and a time within it. */
function isUmbrella({ head, body }: Entry, parts: HeadPieces, next: HeadPieces): boolean {
  if (head.length > 1 || body.length > 0 || parts.startDate === undefined) return false;
  const [own, role] = [parts.pieces[0], next.pieces[0]];
  if (own === undefined || role === undefined) return false;
  return leaning(role) > leaning(own) && leaning(own) <= 0 && isWithin(next, parts);
}

function isWithin(inner: Period, outer: Period): boolean {
  const [start, end] = [inner.startDate?.text ?? '', inner.endDate?.text ?? '9999'];
  const [from, to] = [outer.startDate?.text ?? '', outer.endDate?.text ?? '9999'];
  return start !== '' && start >= from && end.slice(0, to.length) <= to;
}

type Period = Pick<WorkDraft, 'startDate' | 'endDate'>;

/** A row that was read as a title is the employer when roles follow below it. */
function asEmployer(
  { name, position, location, startDate, endDate }: WorkDraft,
  { cities }: JobContext,
): WorkDraft {
  const said = name ?? position;
  const placed = said && location === undefined ? splitCity(said, cities, true) : undefined;
  const employer = placed?.rest ?? said;
  const place = location ?? placed?.city;
  return {
    ...(employer && { name: employer }),
    ...(place && { location: place }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  };
}

function isRoleOf(umbrella: WorkDraft, draft: WorkDraft, parts: HeadPieces): boolean {
  return parts.pieces.length === 1 && isWithin(draft, umbrella);
}

function atEmployer(
  { name, location }: WorkDraft,
  draft: WorkDraft,
  { pieces }: HeadPieces,
): WorkDraft {
  const { name: said, position = said, ...rest } = draft;
  const title = wholeTitle(pieces) ?? position;
  return {
    ...(name && { name }),
    ...(title && { position: title }),
    ...(location && { location }),
    ...rest,
  };
}

/** Title and employer are told apart surely: no further role of the employer above. */
const isWhole = ({ likely }: ReadEntry): boolean =>
  likely?.title !== undefined && likely.company !== undefined && likely.chance >= SURELY_BELOW;

/** Words that speak so much for an employer that no type makes a title of them. */
const IS_EMPLOYER = -1.5;

function atEmployerOf(
  previous: WorkDraft | undefined,
  draft: WorkDraft,
  { pieces }: HeadPieces,
  likeness: 0 | 1 | 2,
): WorkDraft {
  const title = wholeTitle(pieces);
  // "Example Power, Plant Operator" names an employer of its own.
  const isNamed = draft.name && draft.position && draft.name.start < draft.position.start;
  const leans = title === undefined ? -1 : leaning(title);
  const isSaid = (leans > 0 || (leans === 0 && likeness > 0)) && !isNamed;
  const isTitle = !draft.name || isSaid || (likeness === 2 && leans > IS_EMPLOYER);
  if (previous?.name === undefined || !isTitle) return draft;
  const placed = likeness === 2 && previous.location && !draft.location;
  return {
    ...draft,
    name: previous.name,
    ...(title && { position: title }),
    ...(placed && { location: previous.location }),
  };
}

/** Text above the first entry, or a stray date: a period with what was done then is a job, whatever it was called. */
const isNameless = ({
  name,
  position,
  startDate,
  endDate,
  highlights,
  summary,
}: WorkDraft): boolean =>
  name === undefined &&
  position === undefined &&
  (startDate === undefined || startDate.text === endDate?.text || !(highlights ?? summary));

/** What stands before the first entry or has no head is kept with the entry above. */
function addToPrevious(drafts: WorkDraft[], draft: WorkDraft): void {
  const previous = drafts.at(-1);
  if (previous === undefined || draft.highlights === undefined) return;
  previous.highlights = [...(previous.highlights ?? []), ...draft.highlights];
}

function toDraft(
  { entry, parts, likely }: ReadEntry,
  context: JobContext,
  isItem: (block: Block) => boolean,
  text: string,
): WorkDraft {
  const named = asBreak(parts.pieces) ?? likely ?? jobParts(parts.pieces, context);
  const { title, rest } = named;
  const place =
    likely !== undefined && named === likely
      ? likely.location
      : (parts.location ?? (named as JobParts).location);
  // A title and "Example Sports, New York" alone: the employer stands in what looked like a place.
  const inCity = title && !named.company && place ? employerInCity(place) : undefined;
  // "Freelance editor, wordshop.example": an address beside a title is the employer.
  const company =
    named.company ?? inCity?.employer ?? (title && parts.url && asWritten(parts.url, text));
  const location = inCity?.city ?? place;
  const draft: WorkDraft = {};
  if (company !== undefined) draft.name = company;
  if (title !== undefined) draft.position = title;
  if (location !== undefined) draft.location = location;
  if (parts.url !== undefined) draft.url = parts.url;
  const isDated = parts.startDate !== undefined || parts.endDate !== undefined;
  const isNamed = company !== undefined || title !== undefined;
  const period = isDated || !isNamed ? parts : toldPeriod(entry.body);
  if (period?.startDate !== undefined) draft.startDate = period.startDate;
  if (period?.endDate !== undefined) draft.endDate = period.endDate;
  if (rest.length > 0) draft.description = listed(rest.map((piece) => withBrackets(piece, text)));
  const body = readBody(entry.body, isItem, text);
  return { ...draft, ...body, ...(draft.description ? {} : describedBy(entry.body, isItem, text)) };
}

/** "(closed in the crisis)": a remark keeps its brackets, which say that it is no work of the person's. */
const withBrackets = (piece: Slice, text: string): Slice =>
  /^\p{Ll}/u.test(piece.text) && text[piece.start - 1] === '(' && text[piece.end] === ')'
    ? { text: `(${piece.text})`, start: piece.start - 1, end: piece.end + 1 }
    : piece;

/** "Career break, care of my son": a time without an employer, whatever else the row says. */
function asBreak([first, ...rest]: readonly Piece[]): JobParts | undefined {
  if (first === undefined || kindOfLine(first.text) !== 'break') return undefined;
  const comma = first.text.indexOf(', ');
  const [title, aside] = comma < 0 ? [first] : [cut(first, 0, comma), cut(first, comma + 1)];
  return { title, rest: [...(aside ? [aside] : []), ...rest] };
}

/** An address as the text has it, without the scheme that a link needs. */
const asWritten = ({ start, end }: Slice, text: string): Slice => ({
  text: text.slice(start, end),
  start,
  end,
});

/** List items become highlights, and paragraphs where there are several and no items. Sentences before the items are the summary. */
export function readBody(
  body: readonly Block[],
  isItem: (block: Block) => boolean,
  text: string,
): { summary?: Slice; highlights?: Slice[] } {
  const firstItem = body.findIndex(isItem);
  const prose = firstItem < 0 ? body : body.slice(0, firstItem);
  const items = firstItem < 0 ? [] : body.slice(firstItem);
  if (firstItem < 0 && prose.filter((block) => block.prose).length >= 2) {
    return { highlights: prose.map((block): Slice => cut(block, 0)) };
  }
  const [first] = prose;
  const last = prose.at(-1);
  // "Technologies include:" above further items names them and says nothing that was done.
  const isLabel = (block: Block, index: number): boolean => {
    const next = items[index + 1];
    return !isItem(block) && block.text.endsWith(':') && next !== undefined && isItem(next);
  };
  const highlights = items
    .filter((block, index) => !isLabel(block, index))
    .map((block): Slice => cut(block, 0));
  return {
    ...(first !== undefined && last !== undefined && { summary: joined(first, last, text) }),
    ...(highlights.length > 0 && { highlights }),
  };
}

const MAX_DESCRIPTION_LENGTH = 110;

/** Of two paragraphs before the list items, a short first one says what the employer is. */
function describedBy(
  body: readonly Block[],
  isItem: (block: Block) => boolean,
  text: string,
): { description?: Slice; summary?: Slice } {
  const firstItem = body.findIndex(isItem);
  const [first, second, ...more] = firstItem < 0 ? [] : body.slice(0, firstItem);
  if (first === undefined || second === undefined) return {};
  if (first.text.length > MAX_DESCRIPTION_LENGTH) return {};
  return { description: cut(first, 0), summary: joined(second, more.at(-1) ?? second, text) };
}

/** From the start of one slice to the end of another, as it stands in the text. */
export function joined(first: Slice, last: Slice, text: string): Slice {
  return { text: text.slice(first.start, last.end), start: first.start, end: last.end };
}

/** Several pieces of a head as one value. */
function listed(pieces: readonly Slice[]): Slice {
  const start = Math.min(...pieces.map((piece) => piece.start));
  const end = Math.max(...pieces.map((piece) => piece.end));
  return { text: pieces.map((piece) => piece.text).join(', '), start, end };
}
