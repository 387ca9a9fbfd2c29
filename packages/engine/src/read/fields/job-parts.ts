import { REGION_CODES } from '../../taxonomy/places.ts';
import { fold } from '../characters.ts';
import { cut, type Slice } from '../slice.ts';
import { type HeadPieces, type Piece, stripEdges } from './head-pieces.ts';
import { isBareCity, isPlace, isTownName, placeBehindName, splitCity } from './location.ts';
import { companyScore, titleScore } from './title-score.ts';

/** What the head of one job names; `rest` is a department, the kind of employment. */
export interface JobParts {
  title?: Slice;
  company?: Slice;
  location?: Slice;
  rest: Slice[];
}

/** What the section and the document say about entries whose own words tell nothing. */
export interface JobContext {
  titleFirst: boolean;
  /** At least two entries tell, and nearly all of them the same: one whose words lean a little the other way goes with them. */
  isSteady: boolean;
  /** Some row of the section parts title and employer by a comma. */
  byComma: boolean;
  /** Employers that other entries name, lower case, no accents. */
  employers: ReadonlySet<string>;
  /** Cities that the document shows as such, lower case, no accents. */
  cities: ReadonlySet<string>;
  /** Some row of the section has a place that is known as one behind its employer's comma. */
  placed: boolean;
}

/** A part of an employer or of the world, no employer itself. */
const PART =
  /(?<!\p{L})(department|dept\.?|division|team|unit|branch office|business unit|abteilung|bereich|afdeling|departamento|reparto|ufficio|dzial|отдел\p{L}*|департамент)(?!\p{L}| of | for | de )|^(?:emea|apac|dach|latam|mena|na|north america|international|global|worldwide)$/u;
const KIND =
  /^(?:full|part)[- ]?time$|^(?:permanent|temporary|contract|seasonal|casual|internship|apprenticeship|co-op|vollzeit|teilzeit|cdi|cdd|fixed[- ]term|temps (?:plein|partiel)|voltijd|deeltijd|umowa o prace|b2b)(?: (?:position|contract|role|basis))?$/;
const BY_COMMA =
  /,\s+(?![^()]*\))|(?<=\p{Ll}{4}|\p{Lu}{3})\.\s+(?=\p{Lu})(?![^()]*\))|:\s+(?=\p{Lu})(?![^()]*\))|\s+(?:at|At|@|with|With|w\/|chez|bei|bij|presso)\s+(?=\p{Lu})|\s+for\s+(?=\p{Lu}[^,]*(?<!\p{L})(?:Inc|Ltd|LLC|Limited|Corp|Co)(?!\p{L}))/gu;
const LEGAL_FORM =
  /^(?:inc|llc|llp|ltd|limited|corp|co|gmbh|ag|s\.?a|s\.?l|s\.?r\.?l|b\.?v|n\.?v|plc|pc|p\.c|p\.?a)(?![\p{L}&-]| [&\p{L}])\.?/iu;

/** Sorts the pieces of a job's head into title, employer and place. */
export function jobParts(pieces: readonly Piece[], context: JobContext): JobParts {
  const candidates = namingPieces(pieces);
  const named = nameParts(wholeRows(candidates), context);
  const asides = pieces.filter((piece) => !candidates.includes(piece));
  // Beside a title of its own, a town behind the employer's comma need not be a known one.
  const isTitled = named.title !== undefined && candidates.length > 1;
  const placed = named.company && placeOf(named.company, context, isTitled);
  const company = placed?.rest ?? named.company;
  const bare = placed ? undefined : named.rest.find(({ text }) => isBareCity(text));
  const location = named.location ?? placed?.city ?? bare;
  const rest = [...named.rest.filter((piece) => piece !== bare), ...asides];
  return {
    ...(named.title && { title: named.title }),
    ...(company && { company }),
    ...(location && { location }),
    rest: rest.sort((a, b) => a.start - b.start),
  };
}

/** The employer and the place behind its comma. */
function placeOf(
  company: Slice,
  { cities, placed }: JobContext,
  isTitled: boolean,
): { rest: Slice; city: Slice } | undefined {
  const behind = placeBehindName(company);
  if (behind !== undefined) return { rest: behind.rest, city: behind.place };
  return splitCity(company, cities, placed || isTitled);
}

/** All but departments and kinds of employment; a lone employer leaves the title to a piece that names a department: "Second in Department". */
function namingPieces(pieces: readonly Piece[]): readonly Piece[] {
  const naming = pieces.filter((piece) => !isAside(piece));
  const [only] = naming;
  if (only === undefined) return pieces;
  return naming.length > 1 || leaning(only) > 0
    ? naming
    : pieces.filter(({ text }) => !KIND.test(fold(text)));
}

/** Where the head is one piece in a known employer's list of roles, all of it is the title. */
export function wholeTitle(pieces: readonly Piece[]): Slice | undefined {
  const [first, second] = pieces.filter((piece) => !isAside(piece));
  return first === undefined || second !== undefined ? undefined : cut(first, 0);
}

const isAside = ({ text }: Slice): boolean => {
  const folded = fold(text);
  if (KIND.test(folded)) return true;
  return PART.test(folded) && titleScore(text) + companyScore(folded.replace(PART, '')) === 0;
};

/** Above 0: more like a title; below: more like an employer. */
export function leaning(piece: Slice): number {
  return titleScore(piece.text) - companyScore(piece.text);
}

/** Whether titles stand before employers in the entries that tell, and whether commas part them. Where none of the section tells, those of the document's other sections of jobs (`peers`) do. */
export function voteOrder(
  all: readonly HeadPieces[],
  peers: readonly HeadPieces[] = [],
): Pick<JobContext, 'titleFirst' | 'isSteady' | 'byComma' | 'placed'> {
  const own = votesOf(all);
  const { votes, told, byComma } = own.votes === 0 ? votesOf([...all, ...peers]) : own;
  const isSteady = Math.abs(votes) >= 2 && Math.abs(votes) >= 0.5 * told;
  return { titleFirst: votes >= 0, isSteady, byComma, placed: all.some(isPlaced) };
}

/** Above 0: titles first. */
function votesOf(all: readonly HeadPieces[]): { votes: number; told: number; byComma: boolean } {
  let votes = 0;
  let told = 0;
  let byComma = false;
  for (const { pieces } of all) {
    const [first, second] = pieces.filter((piece) => !isAside(piece));
    if (first === undefined) continue;
    if (second !== undefined) {
      const vote = Math.sign(leaning(first) - leaning(second));
      votes += vote;
      told += Math.abs(vote);
    } else {
      const parted = partEvident(first);
      if (parted === undefined) continue;
      byComma = true;
      votes += parted.title.start < parted.company.start ? 1 : -1;
      told++;
    }
  }
  return { votes, told, byComma };
}

/** A known place stands right behind a piece's comma. */
function isPlaced({ pieces, location }: HeadPieces): boolean {
  if (pieces.some((piece) => splitCity(piece) !== undefined)) return true;
  return pieces.some(({ end }) => location !== undefined && location.start - end === ', '.length);
}

/** "Journeyman Welder - Pipe" over a row with the employer: the dash belongs to the title. */
function wholeRows(pieces: readonly Piece[]): Piece[] {
  const [first, second, third] = pieces;
  if (first === undefined || second === undefined || third === undefined) return [...pieces];
  const isDashed = first.row === second.row && third.row > second.row && second.dashed === true;
  // A period taken from between them leaves two pieces that never were one.
  const isOne = second.start - first.end === second.before?.length;
  if (
    !isOne ||
    !isDashed ||
    leaning(first) <= 0 ||
    leaning(second) < 0 ||
    leaning(third) > leaning(first)
  )
    return [...pieces];
  const text = first.text + second.before + second.text;
  return [{ ...first, text, end: second.end }, ...pieces.slice(2)];
}

function nameParts(pieces: readonly Piece[], context: JobContext): JobParts {
  const [first, second, third] = pieces;
  if (first === undefined) return { rest: [] };
  if (second === undefined) return nameOne(first, context);
  const [a, b] = [leaning(first), leaning(second)];
  // Employer, place, title: the title is the only one that reads like one.
  if (third !== undefined && a <= 0 && b <= 0 && leaning(third) > 0)
    return { title: third, company: first, rest: [second, ...pieces.slice(3)] };
  // "Example Studio, Lead Designer" over "2018 - 2021, Springfield".
  const evident = third === undefined && isBareCity(second.text) ? partEvident(first) : undefined;
  const isTown = isTownOf(second, context) || companyScore(evident?.company.text ?? '') > 0;
  const parted = isTown ? evident : undefined;
  if (parted !== undefined) return { ...parted, location: second, rest: [] };
  const { titleFirst, isSteady } = context;
  // A word that only employers have outweighs the order of the other rows.
  const isFirm = [first, second].some(
    ({ text }) => companyScore(text) > 0 && titleScore(text) === 0,
  );
  const isClose =
    a === b || (a > 0 && b > 0 && titleFirst) || (isSteady && !isFirm && Math.abs(a - b) <= 1);
  const firstIsTitle = isClose ? titleFirst : a > b;
  const [title, company] = firstIsTitle ? [first, second] : [second, first];
  return { title, company, rest: pieces.slice(2) };
}

const isTownOf = ({ text }: Slice, { cities }: JobContext): boolean =>
  isBareCity(text) && (isTownName(text) || cities.has(fold(text)));

/** "Acme, Office Manager": parted at the comma that leaves a title on one side only; without such a sign by what the section's other rows do. */
function nameOne(piece: Slice, context: JobContext): JobParts {
  const parted =
    partStrongly(piece) ??
    partByEmployer(piece, context) ??
    partEvident(piece) ??
    partByOrder(piece, context);
  if (parted !== undefined) return { ...parted, rest: [] };
  const lean = leaning(piece);
  return lean > 0 || (lean === 0 && context.titleFirst)
    ? { title: piece, rest: [] }
    : { company: piece, rest: [] };
}

interface Parted {
  title: Slice;
  company: Slice;
}

/** "Worked at Example Foods as Packer": the verb says nothing that the row doesn't. */
const WORKED =
  /^(?:[Ww]orked|[Ww]orking|[Ww]ork|[Ee]mployed|[Ss]erved|[Hh]ired)\s+(?:at|for|with|by|in)\s+(?=\p{Lu})/u;

/** Parted by more than a comma, which may stand within either side. */
function partStrongly(piece: Slice): Parted | undefined {
  const found = partTogether(piece) ?? partInBrackets(piece);
  if (found !== undefined) return found;
  for (const parts of commaParts(piece)) {
    if (isAtComma(parts, piece)) continue;
    const [before, after] = parts;
    const [a, b] = [leaning(before), leaning(after)];
    if (a > 0 && b <= 0 && !isAside(after)) return { title: before, company: after };
    if (b > 0 && a <= 0) return { title: after, company: before };
  }
  return undefined;
}

/** "Example Foods, Toronto, ON as Second Cook", "Example Foods, Toronto, ON Second Cook", "Second Cook The Copper Pot": only a small word, a region's short form or an article parts the two. */
function partTogether(piece: Slice): Parted | undefined {
  const as = /\s+as\s+(?:an?\s+|the\s+)?(?=\p{L}[^,]*$)/u.exec(piece.text);
  if (as !== null) {
    const parted = { company: cut(piece, 0, as.index), title: cut(piece, as.index + as[0].length) };
    if (titleScore(parted.title.text) >= 1 && titleScore(parted.company.text) < 2) return parted;
  }
  const code = /^[^,]+(?:, [^,]+)?, (?<code>[A-Z]{2}) (?=\p{Lu})/u.exec(piece.text);
  if (code?.groups?.code !== undefined && REGION_CODES.has(code.groups.code)) {
    const title = cut(piece, code[0].length);
    if (leaning(title) > 0) return { company: cut(piece, 0, code[0].length), title };
  }
  const article = /^(?<title>[^,]+?)\s+(?=The \p{Lu})/u.exec(piece.text);
  const title =
    article?.groups?.title === undefined ? undefined : cut(piece, 0, article.groups.title.length);
  if (article === null || title === undefined || leaning(title) <= 0) return undefined;
  return { title, company: cut(piece, article[0].length) };
}

/** "Pastry Chef (Example House Hotel, Ennis)", "Example House Hotel (Pastry Chef)". */
function partInBrackets(piece: Slice): Parted | undefined {
  const bracket = /^(?<outer>[^()]{3,})\s+\((?<inner>[^()]{3,})\)$/.exec(piece.text)?.groups;
  if (bracket?.outer === undefined || bracket.inner === undefined) return undefined;
  const outer = cut(piece, 0, bracket.outer.length);
  const inner = cut(piece, piece.text.length - bracket.inner.length - 1, piece.text.length - 1);
  if (isAside(inner) || !/^\p{Lu}/u.test(inner.text)) return undefined;
  const [a, b] = [leaning(outer), leaning(inner)];
  const [, ...behind] = inner.text.split(', ');
  const isPlaced =
    isPlace(behind.join(', ')) || (behind.length === 1 && isBareCity(behind[0] ?? ''));
  if (a > 0 && (b < 0 || (b === 0 && isPlaced))) return { title: outer, company: inner };
  return b > 0 && a <= 0 && inner.text.split(' ').length <= 5
    ? { title: inner, company: outer }
    : undefined;
}

/** "EXAMPLE PACKAGING LTD (cartons) Office Administrator": a legal form or a bracket ends the employer's name, and a title follows. */
function partBehindForm(piece: Slice): Parted | undefined {
  const end = FORM_END.exec(piece.text)?.[0].length ?? 0;
  const [company, title] = [cut(piece, 0, end), cut(piece, end)];
  if (end === 0 || companyScore(company.text) === 0 || titleScore(company.text) >= 2)
    return undefined;
  return titleScore(title.text) >= 1 && companyScore(title.text) === 0
    ? { title, company: stripEdges(company) }
    : undefined;
}

const FORM_END =
  /^[^,|]*?(?:(?<!\p{L})(?:inc|llc|llp|ltd|limited|corp|gmbh|plc|pty|co)\.?(?: \([^()]*\))?|\p{L} \([^()]*\)) +(?=\p{Lu})/iu;

function partEvident(given: Slice): Parted | undefined {
  const verb = WORKED.exec(given.text)?.[0] ?? '';
  const piece = cut(given, verb.length);
  const as = verb === '' ? null : /\s+as\s+(?:an?\s+|the\s+)?/iu.exec(piece.text);
  if (as !== null)
    return { company: cut(piece, 0, as.index), title: cut(piece, as.index + as[0].length) };
  const behind = partBehindForm(piece) ?? partInBrackets(piece) ?? partTogether(piece);
  if (behind !== undefined) return behind;
  for (const [before, after] of strongFirst(piece)) {
    const [a, b] = [leaning(before), leaning(after)];
    if (a > 0 && b <= 0) {
      // "Nurse Manager, Emergency Department": a title with its unit, and no employer.
      if (isAside(after)) return undefined;
      return isAside({ ...after, text: after.text.split(',')[0] ?? '' })
        ? partBehindUnit(piece, before, after)
        : { title: before, company: stripEdges(after) };
    }
    if (b > 0 && a <= 0) return { title: after, company: before };
  }
  for (const [before, after] of commaParts(piece)) {
    const isNamed = leaning(after) < 0 && leaning(before) === 0 && !isAside(after);
    if (isNamed && !isTownName(before.text)) return { title: before, company: after };
  }
  return undefined;
}

/** One side of a comma, the last that is, is the employer of another entry. */
function partByEmployer(piece: Slice, { employers }: JobContext): Parted | undefined {
  for (const [before, after] of commaParts(piece).reverse()) {
    if (employers.has(fold(after.text))) return { title: before, company: after };
    if (employers.has(fold(before.text))) return { title: after, company: before };
  }
  return undefined;
}

/** "Director of Sales, EMEA, Example GmbH". */
function partBehindUnit(piece: Slice, before: Slice, after: Slice): Parted | undefined {
  const comma = after.text.indexOf(', ');
  const company = stripEdges(cut(after, comma + 1));
  if (comma < 0 || company.text === '') return undefined;
  const end = after.start + comma;
  return { title: cut(piece, before.start - piece.start, end - piece.start), company };
}

/** Neither side's words tell: the order of the section's other rows does, where commas part those too. */
function partByOrder(
  piece: Slice,
  { titleFirst, byComma, cities }: JobContext,
): Parted | undefined {
  if (!byComma) return undefined;
  const [parts] = commaParts(piece);
  if (parts === undefined || leaning(piece) < 0) return undefined;
  const [before, after] = parts;
  if (isAside(after) || isTownName(after.text) || cities.has(fold(after.text))) return undefined;
  return titleFirst ? { title: before, company: after } : { title: after, company: before };
}

/** Parted at a colon or a small word first: "Registered Nurse, Emergency: Example Hospital". */
const strongFirst = (piece: Slice): [Slice, Slice][] =>
  commaParts(piece).sort((a, b) => Number(isAtComma(a, piece)) - Number(isAtComma(b, piece)));

const isAtComma = ([before]: [Slice, Slice], piece: Slice): boolean =>
  piece.text[before.end - piece.start] === ',';

/** The text before and after each comma outside brackets; a legal form stays with its name. */
function commaParts(piece: Slice): [Slice, Slice][] {
  return [...piece.text.matchAll(BY_COMMA)].flatMap((match): [Slice, Slice][] => {
    const after = cut(piece, match.index + match[0].length);
    return LEGAL_FORM.test(after.text) ? [] : [[cut(piece, 0, match.index), after]];
  });
}
