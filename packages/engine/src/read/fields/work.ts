import type { Block } from '../block.ts';
import { cut, type Slice } from '../slice.ts';
import { type Entry, itemTest, splitEntries } from './entries.ts';
import { type HeadPieces, headPieces, type Piece, stripEdges } from './head-pieces.ts';
import { isBareCity, splitCity } from './location.ts';
import { companyScore, titleScore } from './title-score.ts';

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

/** The jobs of a section. Whether the title or the employer comes first is voted by the entries that tell. */
export function readWork(blocks: readonly Block[], text: string): WorkDraft[] {
  const isItem = itemTest(blocks);
  const entries = splitEntries(blocks).map((entry) => ({ entry, parts: headPieces(entry.head) }));
  const titleFirst = voteTitleFirst(entries.map(({ parts }) => parts));
  const drafts: WorkDraft[] = [];
  let previous: Entry | undefined;
  let umbrella: WorkDraft | undefined;
  for (const [index, { entry, parts }] of entries.entries()) {
    const draft = toDraft(entry, parts, titleFirst, isItem, text);
    const next = entries[index + 1];
    if (next !== undefined && isUmbrella(entry, parts, next.parts)) {
      umbrella = asEmployer(draft);
      previous = entry;
      continue;
    }
    if (umbrella !== undefined && isRoleOf(umbrella, draft, parts)) {
      drafts.push(atEmployer(umbrella, draft));
      continue;
    }
    umbrella = undefined;
    if (draft.name === undefined && draft.position === undefined) addToPrevious(drafts, draft);
    else drafts.push(isFurtherRole(entry, previous) ? atEmployerOf(drafts.at(-1), draft) : draft);
    if (entry.head.length > 1 || !isFurtherRole(entry, previous)) previous = entry;
  }
  return drafts;
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
function asEmployer({ name, position, location, startDate, endDate }: WorkDraft): WorkDraft {
  const said = name ?? position;
  const placed = said && location === undefined ? splitCity(said) : undefined;
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

function atEmployer({ name, location }: WorkDraft, draft: WorkDraft): WorkDraft {
  const { name: said, position = said, ...rest } = draft;
  return {
    ...(name && { name }),
    ...(position && { position }),
    ...(location && { location }),
    ...rest,
  };
}

/** A lone title row without a gap over it, where the entry above names its employer on a row of its own: a further role there. */
function isFurtherRole({ head }: Entry, previous: Entry | undefined): boolean {
  const [only] = head;
  if (only === undefined || head.length > 1 || only.line.gapBefore >= 0.5) return false;
  return previous !== undefined && previous.head.length > 1;
}

function atEmployerOf(previous: WorkDraft | undefined, draft: WorkDraft): WorkDraft {
  if (draft.name !== undefined || previous?.name === undefined) return draft;
  return { name: previous.name, ...draft };
}

/** What stands before the first entry or has no head is kept with the entry above. */
function addToPrevious(drafts: WorkDraft[], draft: WorkDraft): void {
  const previous = drafts.at(-1);
  if (previous === undefined || draft.highlights === undefined) return;
  previous.highlights = [...(previous.highlights ?? []), ...draft.highlights];
}

function toDraft(
  entry: Entry,
  parts: HeadPieces,
  titleFirst: boolean,
  isItem: (block: Block) => boolean,
  text: string,
): WorkDraft {
  const { title, company, rest } = nameParts(wholeRows(parts.pieces), titleFirst);
  const draft: WorkDraft = {};
  const placed = parts.location === undefined && company ? splitCity(company) : undefined;
  const employer = placed?.rest ?? company;
  const bare =
    (parts.location ?? placed?.city) ? undefined : rest.find(({ text }) => isBareCity(text));
  const location = parts.location ?? placed?.city ?? bare;
  const others = rest.filter((piece) => piece !== bare);
  if (employer !== undefined) draft.name = employer;
  if (title !== undefined) draft.position = title;
  if (location !== undefined) draft.location = location;
  if (parts.url !== undefined) draft.url = parts.url;
  if (parts.startDate !== undefined) draft.startDate = parts.startDate;
  if (parts.endDate !== undefined) draft.endDate = parts.endDate;
  if (others.length > 0) draft.description = listed(others);
  return { ...draft, ...readBody(entry.body, isItem, text) };
}

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
  const highlights = items.map((block): Slice => cut(block, 0));
  return {
    ...(first !== undefined && last !== undefined && { summary: joined(first, last, text) }),
    ...(highlights.length > 0 && { highlights }),
  };
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

function voteTitleFirst(all: readonly HeadPieces[]): boolean {
  let votes = 0;
  for (const { pieces } of all) {
    const [first, second] = pieces;
    if (first === undefined || second === undefined) continue;
    votes += Math.sign(leaning(first) - leaning(second));
  }
  return votes >= 0;
}

/** Above 0: more like a title; below: more like an employer. */
function leaning(piece: Slice): number {
  return titleScore(piece.text) - companyScore(piece.text);
}

/** "Journeyman Welder - Pipe" over a row with the employer: the dash belongs to the title. */
function wholeRows(pieces: readonly Piece[]): Piece[] {
  const [first, second, third] = pieces;
  if (first === undefined || second === undefined || third === undefined) return [...pieces];
  const isDashed = first.row === second.row && third.row > second.row && second.dashed === true;
  if (!isDashed || leaning(first) <= 0 || leaning(second) < 0 || leaning(third) > 0)
    return [...pieces];
  const text = first.text + second.before + second.text;
  return [{ ...first, text, end: second.end }, ...pieces.slice(2)];
}

interface Named {
  title?: Slice;
  company?: Slice;
  rest: Slice[];
}

function nameParts(pieces: readonly Piece[], titleFirst: boolean): Named {
  const [first, second] = pieces;
  if (first === undefined) return { rest: [] };
  if (second === undefined) return nameOne(first, titleFirst);
  const [a, b] = [leaning(first), leaning(second)];
  const third = pieces[2];
  // Employer, place, title: the title is the only one that reads like one.
  if (third !== undefined && a <= 0 && b <= 0 && leaning(third) > 0)
    return { title: third, company: first, rest: [second, ...pieces.slice(3)] };
  const firstIsTitle = a === b || (a > 0 && b > 0 && titleFirst) ? titleFirst : a > b;
  const [title, company] = firstIsTitle ? [first, second] : [second, first];
  return {
    title,
    company,
    rest: pieces.slice(2),
  };
}

/** "Acme, Office Manager": parted at the comma that leaves a title on one side only. */
function nameOne(piece: Slice, titleFirst: boolean): Named {
  for (const match of piece.text.matchAll(/,\s+|\s+(?:at|@|chez|bei)\s+(?=\p{Lu})/gu)) {
    const before = cut(piece, 0, match.index);
    const after = cut(piece, match.index + match[0].length);
    const [a, b] = [leaning(before), leaning(after)];
    if (a > 0 && b <= 0) return { title: before, company: stripEdges(after), rest: [] };
    if (b > 0 && a <= 0) return { title: after, company: before, rest: [] };
  }
  const lean = leaning(piece);
  return lean > 0 || (lean === 0 && titleFirst)
    ? { title: piece, rest: [] }
    : { company: piece, rest: [] };
}
