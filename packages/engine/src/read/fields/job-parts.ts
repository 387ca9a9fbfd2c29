import { fold } from '../characters.ts';
import { cut, type Slice } from '../slice.ts';
import type { HeadPieces, Piece } from './head-pieces.ts';
import { isAside, isKindOfJob } from './job-asides.ts';
import { type JobLayout, learnLayout, NO_LAYOUT } from './job-layout.ts';
import { readingsOf } from './job-readings.ts';
import { isBareCity, placeBehindName, splitCity } from './location.ts';
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
  const candidates = namingPieces(pieces);
  const [named] = readingsOf(wholeRows(candidates), context.layout);
  if (named === undefined) return { rest: [] };
  const asides = pieces.filter((piece) => !candidates.includes(piece));
  // Beside a title of its own, a town behind the employer's comma need not be a known one.
  const isTitled = named.title !== undefined && named.by !== 'comma';
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
    : pieces.filter(({ text }) => !isKindOfJob(text));
}

/** Where the head is one piece in a known employer's list of roles, all of it is the title. */
export function wholeTitle(pieces: readonly Piece[]): Slice | undefined {
  const [first, second] = pieces.filter((piece) => !isAside(piece));
  return first === undefined || second !== undefined ? undefined : cut(first, 0);
}

/** Above 0: more like a title; below: more like an employer. */
export const leaning = (piece: Slice): number => titleOverEmployer(piece.text);

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
  return learnLayout(readings, { employers: new Set(names), repeated: new Set(repeated) });
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
