import { fold } from '../characters.ts';
import { datelessParts } from '../fields/head-pieces.ts';
import { isKindOfJob, isWayOfWork } from '../fields/job-asides.ts';
import { isBareCity, isPlace, isRegion } from '../fields/location.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice } from '../slice.ts';
import { type Lattice, latticeOf, likeliest, type Told } from './head-model.ts';
import { type HeadSegment, headSegments } from './head-segments.ts';
import type { HeadSpan } from './head-spans.ts';
import { headWeights } from './head-weights.ts';
import { lexiconSign, type TitleSign } from './span-features.ts';

/** What a job's head names, and how likely title and employer are right, 0 to 1. */
export interface HeadReading {
  title?: Slice;
  company?: Slice;
  location?: Slice;
  /** What else it says, in its order. */
  rest: Slice[];
  chance: number;
}

/** The lattices of a section's heads. `signOf`: by head, what its words say. */
export function latticesOf(
  heads: readonly (readonly Block[])[],
  text: string,
  signOf: (head: number) => TitleSign = () => lexiconSign,
): Lattice[] {
  const all = heads.map((head) =>
    headSegments(datelessParts(head, { pieces: [], loneDate: false })),
  );
  const counts = new Map<string, number>();
  for (const segments of all)
    for (const name of new Set(segments.map(({ text: own }) => fold(own))))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const repeated = new Set([...counts].flatMap(([name, count]) => (count > 1 ? [name] : [])));
  return all.map((segments, index) =>
    latticeOf({ segments, rows: heads[index]?.length ?? 0, repeated, sign: signOf(index) }, text),
  );
}

/** The likeliest reading of each head of a section of jobs; undefined where it names nothing. */
export function readHeads(
  heads: readonly (readonly Block[])[],
  text: string,
  told: readonly (Told | undefined)[] = [],
): (HeadReading | undefined)[] {
  const lattices = latticesOf(heads, text);
  return likeliest(lattices, headWeights(), told).map((reading, index) => {
    if (reading === undefined) return undefined;
    const { title, company, chance } = reading;
    const segments = lattices[index]?.head.segments ?? [];
    const isTaken = (at: number): boolean =>
      [title, company].some((span) => span !== undefined && at >= span.from && at <= span.to);
    const runs = runsOf(segments, isTaken, text);
    const place = [isPlace, isBareTown].flatMap((fits) =>
      runs.flatMap((run) => placeIn(run, fits, text) ?? []),
    )[0];
    const rest = runs.flatMap((run) => withoutPlace(run, place, text));
    return {
      ...(title && { title: toSlice(title) }),
      ...(company && { company: toSlice(company) }),
      ...(place && { location: place }),
      rest,
      chance,
    };
  });
}

const toSlice = ({ text, start, end }: HeadSpan): Slice => ({ text, start, end });

/** Neighbours in a cell that are neither title nor employer. */
function runsOf(
  segments: readonly HeadSegment[],
  isTaken: (at: number) => boolean,
  text: string,
): HeadSegment[][] {
  const runs: HeadSegment[][] = [];
  segments.forEach((segment, at) => {
    if (isTaken(at)) return;
    const last = runs.at(-1)?.at(-1);
    const goesOn =
      last !== undefined &&
      segments[at - 1] === last &&
      last.row === segment.row &&
      last.cell === segment.cell &&
      last.inBracket === segment.inBracket &&
      /^\s*,\s*$/.test(text.slice(last.end, segment.start));
    if (goesOn) runs.at(-1)?.push(segment);
    else runs.push([segment]);
  });
  return runs;
}

const sliceOf = (run: readonly HeadSegment[], text: string): Slice => {
  const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
  return { text: text.slice(start, end), start, end };
};

const isBareTown = (place: string): boolean =>
  isRegion(place) || place.split(/,\s*/).every(isBareCity);

/** The longest end of a run that may be a place. */
function placeIn(
  run: readonly HeadSegment[],
  fits: (text: string) => boolean,
  text: string,
): Slice | undefined {
  for (let from = 0; from < run.length; from++) {
    const whole = sliceOf(run.slice(from), text);
    const slice = whole.text.endsWith('.') && !fits(whole.text) ? cut(whole, 0, -1) : whole;
    if (fits(slice.text) && !isKindOfJob(slice.text) && !isWayOfWork(slice.text)) return slice;
  }
  return undefined;
}

function withoutPlace(
  run: readonly HeadSegment[],
  place: Slice | undefined,
  text: string,
): Slice[] {
  const rest = run.filter(
    ({ start }) => place === undefined || start < place.start || start > place.end,
  );
  return rest.length === 0 ? [] : [sliceOf(rest, text)];
}
