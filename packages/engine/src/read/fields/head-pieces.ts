import { findDateRange, isWholeDate } from '../date-range.ts';
import type { CellRole } from '../layout/line.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice, splitSlice, strip, valued } from '../slice.ts';
import { isToldLength } from '../told-length.ts';
import { hasSchool, isDegree, startsWithDegree } from './degree.ts';
import { isLabelledHead, rowDate } from './entries.ts';
import { isGrade } from './grade.ts';
import { isAside } from './job-asides.ts';
import { findWholeLink } from './links.ts';
import { isBareCity, isPlace, isRegion, placeBehindName, splitPlace } from './location.ts';
import { isPromotion } from './promotions.ts';
import { titleOverEmployer } from './title-or-employer.ts';
import { companyScore, titleScore } from './title-score.ts';

/** One value out of an entry's head: a title, an employer, a school. */
export interface Piece extends Slice {
  row: number;
  bold: boolean;
  italic: boolean;
  /** Parted from the piece before by a dash; `before` is that separator as it stands. */
  dashed?: boolean;
  before?: string;
  /** What its label or its column says that it is. */
  role?: CellRole;
}

export interface HeadPieces {
  pieces: Piece[];
  location?: Slice;
  /** A web address that stands as a piece of its own. */
  url?: Slice;
  startDate?: Slice;
  endDate?: Slice;
  /** A lone date, not a period. */
  loneDate: boolean;
}

/** Marks that part the pieces of a row, each as it stands between them. */
const STRONG_MARKS = [
  '\\s+[|•·●▪–—‑]+\\s+',
  '\\s+-+\\s+',
  '\\s*\\|\\s*',
  '\\s+@\\s+',
  ';\\s+',
  '\\s+[~*]+\\s+',
  '\\s+\\++\\s+(?=\\p{Lu})',
  '(?<=[\\p{L}.)])[—–](?=\\p{Lu})',
  '(?<=\\p{Ll}{2})\\s*\\/\\/\\s*',
  // "Backend Developer, client: Sample Mutual": an agency's people name whom they worked for.
  ',?\\s+\\(?(?:end[- ])?[cC]lient\\s*:\\s+',
];
const STRONG = new RegExp([...STRONG_MARKS, '\\s+[>→»~*]+>?\\s+', '\\s+=>\\s+'].join('|'), 'gu');
/** Without the arrows, where these lead from one title to the next. */
const BESIDE_ARROWS = new RegExp(STRONG_MARKS.join('|'), 'gu');
const SLASH = /\s+\/\s+/g;
const EDGES = /[,;:|•·●–—\-()[\]@/]/u;
/** What stands before a date and says only that it is one. */
const DATE_LABELS = [
  ...'graduation,grad.,grad,graduated,graduating,completed,completion,conferred,awarded,obtained'.split(
    ',',
  ),
  ...'expected,class of,date,dates,period,duration'.split(','),
];
const DATE_LABEL = new RegExp(
  `\\b(?:(?:(?:expected|anticipated|projected)?\\s*(?:${DATE_LABELS.join('|').replaceAll('.', '\\.')})(?: date)?)|obtention|depuis|since|from)\\s*:?\\s*$`,
  'i',
);

/** "before that 1982 to 1984 ...": joins an entry to the one above. */
const THEN = /^(?:and )?(?:then|before|after|prior to|earlier|later|next)(?: (?:that|this))?\s*$/i;

/** "at The Copper Pot" on a row of its own; "Location: Ennis". */
const PLACE_LABELS = ['location', 'place', 'city', 'based'];
const NAME_LABELS = 'job,role,employer,company,position,title,organisation,organization,post'.split(
  ',',
);
/** In small letters, in capitals or with a capital at the start. */
const anyCase = (words: readonly string[]): string =>
  words
    .flatMap((word) => [word, word.toUpperCase(), word[0]?.toUpperCase() + word.slice(1)])
    .join('|');
const PIECE_LABEL = new RegExp(
  [
    '^(?:(?:at|with|for|@)\\s+(?=\\p{Lu})',
    `(?<place>${anyCase(PLACE_LABELS)})\\s*[:–-]\\s+`,
    `(?:${anyCase(NAME_LABELS)})\\s*(?:\\d+|#\\d+)?\\s*:\\s+)`,
  ].join('|'),
  'u',
);

/** A cell of a head's row, or what stands before or behind its date. */
export interface HeadPart extends Slice {
  row: number;
  cell: number;
  bold: boolean;
  italic: boolean;
  /** A bracket right behind the period, which names nobody as far as its words tell. */
  isSaid?: boolean;
}

/** Takes dates and places out of an entry's head and parts the rest at strong separators. */
export function headPieces(head: readonly Block[]): HeadPieces {
  const result: HeadPieces = { pieces: [], loneDate: false };
  for (const part of datelessParts(head, result)) {
    const { row, bold, italic, isSaid } = part;
    if (isSaid) continue;
    for (const piece of splitSlice(part, isPromotion(part.text) ? BESIDE_ARROWS : STRONG)
      .flatMap(splitWorked)
      .flatMap(splitAtSlashes)
      .flatMap(splitAtTown))
      addPiece(result, piece, { row, bold, italic, ...separatorBefore(part, piece) });
  }
  return result;
}

/** The cells of a head without its dates, which go into the result with what rows of a form say. */
function datelessParts(head: readonly Block[], result: HeadPieces): HeadPart[] {
  // "Support Worker (full time from 2019)" over "2018 - 2021": the row that is or has a period dates the entry.
  const period =
    head.find(({ text }) => isWholeDate(text) && findDateRange(text)?.isRange === true) ??
    head.find((block) => rowDate(block)?.isRange === true);
  return head.flatMap((block, row): HeadPart[] => {
    if (isLabelledHead(block)) {
      for (const cell of block.cells) addLabelled(result, cell, row);
      return [];
    }
    // "Example Scaffolding 2009 Ltd" beside "Feb 2013 - Dec 2014": a year in a name dates nothing.
    const dated = block.cells.find(
      ({ text }) => isWholeDate(text) && findDateRange(text)?.isRange === true,
    );
    return block.cells.flatMap((cell, at) => {
      const isDated = (period === undefined || period === block) && (dated ?? cell) === cell;
      const parts: DatedSide[] = isDated ? withoutDate(block, cell, result) : [cell];
      const looks = { row, cell: at, bold: cell.bold, italic: cell.italic };
      return parts.map(
        ({ text, start, end, isSaid }): HeadPart => ({
          text,
          start,
          end,
          ...looks,
          ...(isSaid && { isSaid }),
        }),
      );
    });
  });
}

/** A head's cells without its dates, for what is learned. */
export const datelessHead = (head: readonly Block[]): { parts: HeadPart[]; rows: number } => ({
  parts: datelessParts(head, { pieces: [], loneDate: false }),
  rows: head.length,
});

/** What a form says is what it is. */
function addLabelled(result: HeadPieces, cell: Block['cells'][number], row: number): void {
  const { role, bold, italic } = cell;
  const piece = stripEdges(cell);
  const range = role === 'dates' ? findDateRange(cell.text) : undefined;
  if (piece.text === '') return;
  if (range !== undefined) {
    const source = cut(cell, range.from, range.to);
    if (range.start !== undefined) result.startDate = valued(source, range.start);
    if (range.end !== undefined) result.endDate = valued(source, range.end);
    result.loneDate = !range.isRange;
  } else if (role === 'place' && result.location === undefined) result.location = piece;
  else result.pieces.push({ ...piece, row, bold, italic, ...(role && { role }) });
}

/** "Worked at Example Foods, Toronto, ON as Packer, nights": the verb says nothing that the row doesn't. */
const WORKED =
  /^(?:i )?(?:have )?(?:worked|working|work|employed|served|hired|engaged)\s+(?:at|for|with|by|in)\s+(?=\p{Lu})/iu;
const AS = /,?\s+as\s+(?:an?\s+|the\s+)?/iu;

function splitWorked(piece: Slice): Slice[] {
  const verb = WORKED.exec(piece.text)?.[0];
  if (verb === undefined) return [piece];
  const rest = cut(piece, verb.length);
  const as = AS.exec(rest.text);
  if (as === null) return [rest];
  return [cut(rest, 0, as.index), cut(rest, as.index + as[0].length)];
}

/** "Office Manager / Example Foods Ltd. / Springfield, IL": slashes part a title from an employer or a place, and no others: "Sales / Service Manager". */
function splitAtSlashes(piece: Slice): Slice[] {
  const parts = splitSlice(piece, SLASH);
  const isTitle = ({ text }: Slice): boolean => titleScore(text) >= 1 && companyScore(text) === 0;
  const isOther = ({ text }: Slice): boolean =>
    isPlace(text) ||
    /^The \p{Lu}/u.test(text) ||
    (companyScore(text) > 0 && companyScore(text.split(', ')[0] ?? '') > 0);
  const isTaught =
    parts.some(({ text }) => hasSchool(text) && !isDegree(text)) &&
    parts.some(({ text }) => isDegree(text));
  return isTaught || (parts.some(isTitle) && parts.some(isOther)) ? parts : [piece];
}

/** "Sample Accounting (Exampleton) sole practitioner": a place in brackets between an employer and a title parts the two. */
function splitAtTown(piece: Slice): Slice[] {
  const match = /^(?<name>[^()]{3,})\s+\((?<town>\p{Lu}[^()\d]{2,30})\),?\s+(?=\p{L})/u.exec(
    piece.text,
  );
  const { name = '', town = '' } = match?.groups ?? {};
  if (match === null || isAside({ text: town }) || !isBareCity(town) || startsWithDegree(name))
    return [piece];
  const behind = cut(piece, match[0].length);
  const isPair =
    titleScore(behind.text) >= 1 &&
    titleScore(name) < 1 &&
    !/^(?:at|of|for|in|with|and|to)(?!\p{L})/u.test(behind.text);
  const at = piece.text.indexOf('(');
  return isPair
    ? [cut(piece, 0, name.length), cut(piece, at, at + town.length + 2), behind]
    : [piece];
}

function separatorBefore(part: Slice, piece: Slice): Pick<Piece, 'dashed' | 'before'> {
  const before = /\s+[-–—]+\s+$/.exec(part.text.slice(0, piece.start - part.start))?.[0];
  return before === undefined ? {} : { dashed: true, before };
}

type DatedSide = Slice & Pick<HeadPart, 'isSaid'>;

/** The cell's text before and after its date; the date goes into the result. */
function withoutDate(block: Block, cell: Slice, result: HeadPieces): DatedSide[] {
  const range = rowDate({ ...block, ...cell, cells: block.cells });
  if (range === undefined || result.startDate !== undefined || result.endDate !== undefined)
    return [cell];
  const source = cut(cell, range.from, range.to);
  if (range.start !== undefined) result.startDate = valued(source, range.start);
  if (range.end !== undefined) result.endDate = valued(source, range.end);
  result.loneDate = !range.isRange;
  const before = cell.text
    .slice(0, range.from)
    .replace(/[(\s]+$/, '')
    .replace(DATE_LABEL, '')
    .replace(THEN, '')
    .replace(/\s(?:in|im|en|em)$/, '')
    .replace(/(?<=\p{Ll}{3})\.\s*$/u, '');
  // "2017 - 2020 (laid off)": what a bracket says behind a period names nobody.
  const behind = cut(cell, range.to);
  const isSaid =
    /^\([^()]*\)$/.test(behind.text) &&
    titleScore(behind.text) + companyScore(behind.text) === 0 &&
    !isGrade(behind.text.slice(1, -1)) &&
    !isPlace(behind.text);
  return [cut(cell, 0, before.length), { ...behind, ...(isSaid && { isSaid }) }];
}

function addPiece(result: HeadPieces, slice: Slice, looks: Omit<Piece, keyof Slice>): void {
  const given = withoutStop(stripEdges(slice));
  const label = PIECE_LABEL.exec(given.text);
  const inner = label === null ? given : cut(given, label[0].length);
  if (label?.groups?.place !== undefined && inner.text !== '') {
    result.location ??= inner;
    return;
  }
  // "2 years 10 months" beside the dates says nothing new.
  if (inner.text === '' || isToldLength(inner.text)) return;
  const link = findWholeLink(inner);
  if (link !== undefined) {
    result.url ??= link;
    return;
  }
  const behind = placeBehindName(inner);
  if (behind !== undefined) {
    result.location ??= behind.place;
    result.pieces.push({ ...behind.rest, ...looks });
    return;
  }
  // With a place already, what looks like a second one ("Local 2213") is a name.
  if (isPlace(inner.text) && result.location === undefined) {
    result.location = inner;
    return;
  }
  const parted = splitNamedPlace(inner) ?? splitPlace(inner);
  if (parted !== undefined) result.location ??= parted.place;
  for (const rest of parted?.rest ?? [inner]) {
    const piece = stripEdges(rest);
    if (piece.text !== '') result.pieces.push({ ...piece, ...looks });
  }
}

/** "Example House Hotel in Ennis", "Ennis, Co. Clare: Head Chef": a place that a word or a colon parts from what it is beside. */
function splitNamedPlace(slice: Slice): { rest: Slice[]; place: Slice } | undefined {
  const colon = slice.text.indexOf(': ');
  const before = cut(slice, 0, Math.max(0, colon));
  const behind = cut(slice, colon + 1);
  const isTown = isPlace(before.text) || isBareCity(before.text);
  const isBefore = colon > 0 && isTown && !startsWithDegree(before.text);
  if (isBefore && titleScore(behind.text) + companyScore(behind.text) > 0)
    return { rest: [behind], place: before };
  // "Montgomery, AL, Support Technician", "Toronto, ON, The Sample Ladle": the place before the rest.
  const [city, region, title, ...more] = splitSlice(slice, /,\s+/g);
  if (city && region && title && more.length === 0) {
    const place = cut(slice, 0, region.end - slice.start);
    const isName = !isPlace(title.text) && !isRegion(title.text);
    if (isPlace(place.text) && (isName || titleOverEmployer(title.text) >= 1.5))
      return { rest: [title], place };
  }
  const at = /\s+(?:in|near|based in|outside|à|en|em)\s+(?=\p{Lu})/u.exec(slice.text);
  if (at === null) return undefined;
  const [name, place] = [cut(slice, 0, at.index), cut(slice, at.index + at[0].length)];
  const isSet = isPlace(place.text) || (companyScore(name.text) > 0 && isBareCity(place.text));
  return isSet ? { rest: [name], place } : undefined;
}

/** Without the full stop behind a row that ends with a place: "Example Mutual, Springfield, IL." */
function withoutStop(slice: Slice): Slice {
  const bare = cut(slice, 0, slice.text.length - 1);
  const ends = slice.text.endsWith('.') && (isPlace(bare.text) || splitPlace(bare) !== undefined);
  return ends && !isPlace(slice.text) && splitPlace(slice) === undefined ? bare : slice;
}

/** Without separators at the ends; a bracket that has its partner stays. */
export function stripEdges(slice: Slice): Slice {
  const inner = strip(slice, EDGES);
  const after = slice.text[inner.end - slice.start] ?? '';
  // "Mean grade C-": the dash is the grade's.
  if (after === '-' && /grade:? [A-E]$/i.test(inner.text))
    return cut(slice, inner.start - slice.start, inner.end - slice.start + 1);
  const open = (inner.text.match(/[([]/g) ?? []).length;
  const closed = (inner.text.match(/[)\]]/g) ?? []).length;
  if (open <= closed || !/[)\]]/.test(after)) return inner;
  return cut(slice, inner.start - slice.start, inner.end - slice.start + 1);
}
