import { readVerb } from '../../language/en/verb-forms.ts';
import { isWholeDate } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { kindOfLine } from '../sections/line-kinds.ts';
import { cut, type Slice } from '../slice.ts';
import { type Entry, itemTest } from './entries.ts';
import { isFurtherRole, isPostBefore, likenessToRole } from './further-roles.ts';
import type { HeadPieces, Piece } from './head-pieces.ts';
import { entriesOf, type JobEntry, withoutMarks } from './job-entries.ts';
import {
  type JobContext,
  type JobParts,
  jobParts,
  layoutOf,
  leaning,
  wholeTitle,
  withTerritory,
  withTitlesWhole,
} from './job-parts.ts';
import { type LikelyEntry, withLikely } from './likely-heads.ts';
import { citiesOf, employerInCity, isPlace, isRegion, splitCity } from './location.ts';
import { isSameAgain } from './same-again.ts';
import { sectorApart } from './sector-rows.ts';
import { toldPeriod } from './told-periods.ts';

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
  let employed: Entry | undefined;
  for (const [index, read] of entries.entries()) {
    const { entry, parts } = read;
    const draft = atSame(drafts.at(-1), toDraft(read, context, isItem, text));
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
    const isBefore =
      !draft.name && isPostBefore(entry, employed, draft, drafts.at(-1)) && !isApart(parts.pieces);
    if (isNameless(draft)) addToPrevious(drafts, draft);
    else if (isBefore) drafts.push(atEmployerOf(drafts.at(-1), draft, parts, 2));
    else {
      employed = draft.name && draft.position ? entry : undefined;
      drafts.push(
        isFurtherRole(entry, previous) && !isApart(parts.pieces)
          ? atEmployerOf(drafts.at(-1), draft, parts, likenessToRole(entry, previous))
          : draft,
      );
    }
    if (entry.head.length > 1 || !isFurtherRole(entry, previous)) previous = entry;
  }
  return drafts;
}

function contextOf(
  entries: readonly JobEntry[],
  peers: readonly JobEntry[],
  text: string,
): JobContext {
  const all = entries.map(({ parts }) => parts);
  const others = peers.map(({ parts }) => parts);
  return { ...layoutOf(all, others), cities: citiesOf(text) };
}

/** An employer with the whole time there, perhaps its place, right above a title and a time within it. */
function isUmbrella({ head, body }: Entry, parts: HeadPieces, next: HeadPieces): boolean {
  const named = head.filter(({ text }, row) => !isWholeDate(text) && (row === 0 || !isPlace(text)));
  if (named.length > 1 || body.length > 0 || parts.startDate === undefined) return false;
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
  // "Sous Chef, Pine Lodge" below "Cook, Hill Inn": both name their employer behind the title.
  if (namesBehindTitle(previous) && namesBehindTitle(draft)) return draft;
  const placed = likeness === 2 && previous.location && !draft.location;
  return {
    ...draft,
    name: previous.name,
    ...(title && { position: title }),
    ...(placed && { location: previous.location }),
  };
}

/** Whether one row names the title and, behind a comma, the employer. */
const namesBehindTitle = ({ name, position }: WorkDraft): boolean =>
  name !== undefined && position !== undefined && name.start - position.end === ', '.length;

/** "Same court. Auxiliary clerk": at the employer above, and at its place unless another is said. */
function atSame(previous: WorkDraft | undefined, draft: WorkDraft): WorkDraft {
  if (previous?.name === undefined || !isSameAgain(draft.name?.text ?? '')) return draft;
  const location = draft.location ?? previous.location;
  return { ...draft, name: previous.name, ...(location && { location }) };
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
  { entry, parts, likely }: LikelyEntry,
  context: JobContext,
  isItem: (block: Block) => boolean,
  text: string,
): WorkDraft {
  const read = asBreak(parts.pieces) ?? likely ?? jobParts(parts.pieces, context);
  const named = withTitlesWhole(read, text);
  const place =
    likely !== undefined && read === likely
      ? likely.location
      : (parts.location ?? (named as JobParts).location);
  // A title and "Example Sports, New York" alone: the employer stands in what looked like a place.
  const { title, rest: others } = withTerritory(named, place, text);
  const inCity = title && !named.company && place ? employerInCity(place) : undefined;
  // "Freelance editor, wordshop.example": an address beside a title is the employer.
  const company =
    named.company ?? inCity?.employer ?? (title && parts.url && asWritten(parts.url, text));
  const { location, rest } = withBracketed(inCity?.city ?? place, others, text);
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
  const { body: told, sector } = sectorApart(entry.body);
  // Rows of acts that stood with the head open the list of what was done.
  const acts = told.some(({ prose }) => prose) ? [] : rest.filter((piece) => isActRow(piece, text));
  const about = rest.filter((piece) => !acts.includes(piece));
  if (about.length > 0) draft.description = listed(about.map((piece) => withBrackets(piece, text)));
  if (draft.description === undefined && sector !== undefined) draft.description = sector;
  const body =
    acts.length === 0
      ? readBody(told, isItem, text)
      : { highlights: [...acts, ...told.map((block): Slice => cut(block, 0))] };
  return { ...draft, ...body, ...(draft.description ? {} : describedBy(told, isItem, text)) };
}

/** "Drive the shuttle between hotel and clubhouse" right below the head: a row of its own that tells an act, in no capitals of a title. */
function isActRow({ text: said, start, end }: Slice, text: string): boolean {
  const isRow = text[start - 1] === '\n' && (text[end] ?? '\n') === '\n';
  const [, ...more] = said.split(' ');
  return (
    isRow &&
    opensWithAct(said) &&
    more.length >= ACT_WORDS_MIN - 1 &&
    more.slice(0, 2).every((word) => /^(?:[^\p{Lu}]|[\p{Lu}.]{2,}$)/u.test(word))
  );
}
const ACT_WORDS_MIN = 4;

/** "Thetford, Norfolk (UK)": the country or the region in brackets right behind a place is part of it. */
function withBracketed(
  location: Slice | undefined,
  rest: readonly Slice[],
  text: string,
): { location: Slice | undefined; rest: readonly Slice[] } {
  const aside = rest.find(
    (piece) =>
      location !== undefined &&
      text.slice(location.end, piece.start) === ' (' &&
      text[piece.end] === ')' &&
      (isPlace(piece.text) || isRegion(piece.text)),
  );
  if (location === undefined || aside === undefined) return { location, rest };
  const end = aside.end + 1;
  return {
    location: { text: text.slice(location.start, end), start: location.start, end },
    rest: rest.filter((piece) => piece !== aside),
  };
}

/** "(closed in the crisis)": a remark keeps its brackets, which say that it is no work of the person's. */
const withBrackets = (piece: Slice, text: string): Slice =>
  /^\p{Ll}/u.test(piece.text) && text[piece.start - 1] === '(' && text[piece.end] === ')'
    ? { text: `(${piece.text})`, start: piece.start - 1, end: piece.end + 1 }
    : piece;

/** "Career break, care of my son": a time without an employer, whatever else the row says. */
function asBreak([first, ...rest]: readonly Piece[]): JobParts | undefined {
  if (first === undefined || kindOfLine(first.text) !== 'break') return undefined;
  const comma = first.text.search(/, (?![^()]*\))/);
  const [title, aside] = comma < 0 ? [first] : [cut(first, 0, comma), cut(first, comma + 1)];
  return { title, rest: [...(aside ? [aside] : []), ...rest] };
}

/** A time off, or what one did for one's own between jobs ("Helped on my uncle's farm"): at no employer, below whomever it stands. */
function isApart(pieces: readonly Piece[]): boolean {
  const said = pieces[0]?.text ?? '';
  const [opener = ''] = said.split(' ');
  const isTold = OWN.test(said) && readVerb(opener).some(({ form }) => form === 'past');
  return isTold || asBreak(pieces) !== undefined;
}
/** "Our" is mostly the employer's: "Led our Leeds branch". */
const OWN =
  / (?:my (?!team|branch|office|department|shift|store|crew|section|unit)|our (?:own|family) )/;

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
  if (firstItem < 0 && (prose.filter((block) => block.prose).length >= 2 || areNotes(prose))) {
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

const MAX_NOTE_LENGTH = 80;
/** A row of so many letters may go on in the next one. */
const FULL_ROW = 60;
const SAYS_MORE =
  /(?<=\p{Ll}{2}|\d)[.!?]\s|[.!?:;,–-]$|^(?:and|or|for|of|to|with|in|at|by)\s|\s(?:and|or|for|of|to|with|in|at|by|the|a|an)$|^(?:full|part)[- ]time\b/iu;

/** "2nd line support", "testing routers before delivery": rows without a mark or a stop, each a thing of its own. */
function areNotes(rows: readonly Block[]): boolean {
  const isNote = ({ text, prose }: Block): boolean =>
    !prose && (text.length <= MAX_NOTE_LENGTH || opensWithAct(text)) && !SAYS_MORE.test(text);
  // Of a sentence over rows only the first begins with a capital.
  const isSentence =
    /^\p{Lu}/u.test(rows[0]?.text ?? '') && rows.some(({ text }) => /^\p{Ll}/u.test(text));
  // A full row goes on in small letters; what opens with an act in a capital is the next thing.
  const mayGoOn = rows
    .slice(0, -1)
    .every(({ text }, at) => text.length >= FULL_ROW && !opensWithAct(rows[at + 1]?.text ?? ''));
  return rows.length >= 2 && !isSentence && rows.every(isNote) && !mayGoOn;
}

/** "Cooked for a crew of nine", "Train new drivers": the first word is a verb's. */
function opensWithAct(text: string): boolean {
  const [opener = ''] = text.split(/,? /);
  return /^\p{Lu}\p{Ll}+$/u.test(opener) && readVerb(opener.toLowerCase()).length > 0;
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
