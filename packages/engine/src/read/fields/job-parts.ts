import { fold } from '../characters.ts';
import { cut, type Slice } from '../slice.ts';
import type { HeadPieces, Piece } from './head-pieces.ts';
import { isAside, isKindOfJob, isWayOfWork } from './job-asides.ts';
import { type JobLayout, learnLayout, NO_LAYOUT } from './job-layout.ts';
import { readingsOf } from './job-readings.ts';
import { isBareCity, isPlace, isRegion, placeBehindName, splitCity } from './location.ts';
import { titleOverEmployer } from './title-or-employer.ts';

/** What the head of one job names; `rest` is a department, the kind of employment. */
export interface JobParts {
  title?: Slice;
  company?: Slice;
  location?: Slice;
  rest: Slice[];
}

/** What the section and the document say about entries whose own words tell nothing. */
export interface JobContext {
  layout: JobLayout;
  /** Cities that the document shows as such, lower case, no accents. */
  cities: ReadonlySet<string>;
  /** Some row of the section has a place that is known as one behind its employer's comma. */
  placed: boolean;
}

/** Sorts the pieces of a job's head into title, employer and place. */
export function jobParts(pieces: readonly Piece[], context: JobContext): JobParts {
  if (pieces.some(({ role }) => role !== undefined)) return labelledParts(pieces, context);
  const candidates = namingPieces(pieces);
  const [named] = readingsOf(wholeRows(candidates), context.layout);
  if (named === undefined) return { rest: [] };
  const asides = pieces.filter((piece) => !candidates.includes(piece));
  // Beside a title of its own, a town behind the employer's comma need not be a known one.
  const isTitled = named.title !== undefined && named.by !== 'comma';
  const placed = named.company && placeOf(named.company, context, isTitled);
  const whole = placed?.rest ?? named.company;
  const said = whole && asideBehind(whole);
  const company = said?.rest ?? whole;
  const bare = placed ? undefined : named.rest.find(({ text }) => isBareCity(text));
  const location = named.location ?? placed?.city ?? bare;
  const rest = [
    ...named.rest.filter((piece) => piece !== bare),
    ...asides,
    ...(said ? [said.aside] : []),
  ];
  return {
    ...(named.title && { title: withoutStop(named.title) }),
    ...(company && { company }),
    ...(location && { location }),
    rest: rest.sort((a, b) => a.start - b.start),
  };
}

/** "Room attendant. Sample Hotel.": the full stop parts the two and ends no short form. */
const withoutStop = (slice: Slice): Slice =>
  /\p{Ll}{5}\.$/u.test(slice.text) ? cut(slice, 0, slice.text.length - 1) : slice;

/** The title and the employer of a form, whatever their words are. */
function labelledParts(pieces: readonly Piece[], context: JobContext): JobParts {
  const title = pieces.find(({ role }) => role === 'title' || role === 'name' || role === 'degree');
  const employer = pieces.find(({ role }) => role === 'employer' || role === 'school');
  const placed = employer && placeOf(employer, context, true);
  const whole = placed?.rest ?? employer;
  const said = whole && asideBehind(whole);
  const company = said?.rest ?? whole;
  const rest = pieces.filter((piece) => piece !== title && piece !== employer);
  return {
    ...(title && { title: cut(title, 0) }),
    ...(company && { company: cut(company, 0) }),
    ...(placed && { location: placed.city }),
    rest: [...rest, ...(said ? [said.aside] : [])].sort((a, b) => a.start - b.start),
  };
}

/** "Example Pixel Ltd (contract)": how the person was employed there. */
function asideBehind(company: Slice): { rest: Slice; aside: Slice } | undefined {
  const bracket = /\s*\(([^()]+)\)$/.exec(company.text);
  if (bracket?.[1] === undefined || bracket.index < 2 || !isWayOfWork(bracket[1])) return undefined;
  const from = company.text.length - bracket[1].length - 1;
  return {
    rest: cut(company, 0, bracket.index),
    aside: cut(company, from, company.text.length - 1),
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
    : pieces.filter(({ text }) => !isKindOfJob(text));
}

/** Where the head is one piece in a known employer's list of roles, all of it is the title. */
export function wholeTitle(pieces: readonly Piece[]): Slice | undefined {
  const [first, second] = pieces.filter((piece) => !isAside(piece));
  return first === undefined || second !== undefined ? undefined : cut(first, 0);
}

/** Above 0: more like a title; below: more like an employer. */
export const leaning = (piece: Slice): number => titleOverEmployer(piece.text);

/** "Underwriting Manager, Victoria" over an employer with a town of its own: what the person was in charge of, and no second place. */
export function withTerritory(
  { title, rest }: JobParts,
  place: Slice | undefined,
  text: string,
): Pick<JobParts, 'title' | 'rest'> {
  const behind = rest.find(
    (piece) =>
      title !== undefined &&
      text.slice(title.end, piece.start) === ', ' &&
      (isPlace(piece.text) || isRegion(piece.text)),
  );
  if (title === undefined || behind === undefined || place === undefined) return { title, rest };
  if (place.start >= title.start && place.start <= behind.end) return { title, rest };
  const { start } = title;
  return {
    title: { text: text.slice(start, behind.end), start, end: behind.end },
    rest: rest.filter((piece) => piece !== behind),
  };
}

/** "Hill Fire Brigade, Volunteer fire fighter, Treasurer": a title between the employer and the last one is no part of the employer's name. */
export function withTitlesWhole(named: JobParts, text: string): JobParts {
  const { title, company, rest } = named;
  if (title === undefined || company === undefined) return named;
  const isBefore = (piece: Slice): boolean =>
    text.slice(piece.end, title.start) === ', ' &&
    piece.text.includes(' ') &&
    leaning(piece) >= SURELY_TITLE;
  const wholeFrom = ({ start }: Slice): Slice => ({
    text: text.slice(start, title.end),
    start,
    end: title.end,
  });
  const apart = rest.find(isBefore);
  if (apart !== undefined && company.end < apart.start)
    return { ...named, title: wholeFrom(apart), rest: rest.filter((one) => one !== apart) };
  const comma = company.text.lastIndexOf(', ');
  if (comma < 0) return named;
  const [employer, further] = [cut(company, 0, comma), cut(company, comma + 2)];
  return isBefore(further) && leaning(employer) < SURELY_TITLE
    ? { ...named, company: employer, title: wholeFrom(further) }
    : named;
}

const SURELY_TITLE = 2.5;

/** How the section's entries are laid out: each read by its own words first. Where none of them tells, the document's other sections of jobs (`peers`) do. */
export function layoutOf(
  all: readonly HeadPieces[],
  peers: readonly HeadPieces[],
): Pick<JobContext, 'layout' | 'placed'> {
  const own = learn(all);
  const layout = own.orders.size === 0 ? learn([...all, ...peers]) : own;
  return { layout, placed: all.some(isPlaced) || isPlacedThroughout(all) };
}

const MIN_PLACED = 3;

/** Each entry ends with what may be a town behind a comma, and some of them with the same. */
function isPlacedThroughout(all: readonly HeadPieces[]): boolean {
  const towns = all.map(({ pieces }) => {
    const text = pieces.at(-1)?.text ?? '';
    const comma = text.lastIndexOf(', ');
    return comma < 0 ? '' : text.slice(comma + 2);
  });
  return (
    towns.length >= MIN_PLACED && towns.every(isBareCity) && new Set(towns).size < towns.length
  );
}

function learn(all: readonly HeadPieces[]): JobLayout {
  const readings = all.map(({ pieces }) => readingsOf(wholeRows(namingPieces(pieces)), NO_LAYOUT));
  const names = readings.flatMap(([best]) =>
    best?.title && best.company && best.evidence > 2 ? [fold(best.company.text)] : [],
  );
  const heads = all.map(({ pieces }) => fold(pieces.map(({ text }) => text).join(' ')));
  const repeated = names.filter((name) => heads.filter((head) => head.includes(name)).length > 1);
  const layout = learnLayout(readings, {
    employers: new Set(names),
    repeated: new Set(repeated),
  });
  const alone = all.filter(({ pieces }) => namingPieces(pieces).length === 1).length;
  const inBrackets = readings.filter((own) => own.some(({ by }) => by === 'bracket')).length;
  if (inBrackets < MIN_ALIKE || inBrackets < readings.length || alone < readings.length)
    return layout;
  return { ...layout, partings: new Map([...layout.partings, ['bracket', inBrackets + 1]]) };
}

/** So many heads that are one piece each with a bracket at its end show what the bracket holds. */
const MIN_ALIKE = 2;

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
