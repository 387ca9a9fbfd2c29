import { isKindOfJob, isWayOfWork } from '../fields/job-asides.ts';
import { isBareCity, isPlace, isRegion } from '../fields/location.ts';
import { cut, type Slice } from '../slice.ts';
import type { HeadKind } from './head-kind.ts';
import { type LikelyReading, likeliest, type Weights } from './head-model.ts';
import type { HeadSegment } from './head-segments.ts';
import type { HeadSpan } from './head-spans.ts';
import { type HeadRows, latticesOf } from './lattice.ts';

/** What an entry's head names by part, and how likely all of it is right, 0 to 1. */
export type HeadReading<P extends string> = { [Part in P]?: Slice } & {
  location?: Slice;
  /** What else it says, in its order. */
  rest: Slice[];
  chance: number;
};

/** The likeliest reading of each head of a section; undefined where it names nothing. `told`: by head, what the rules make of it. */
export function readHeads<P extends string>(
  heads: readonly HeadRows[],
  text: string,
  { kind, weights }: { kind: HeadKind<P>; weights: Weights },
  told: readonly ({ [Part in P]?: Slice } | undefined)[] = [],
): (HeadReading<P> | undefined)[] {
  const lattices = latticesOf(heads, text, kind);
  const rules = told.map((one) => one && kind.parts.map(({ name }) => one[name]));
  return likeliest(lattices, kind, weights, rules).map((reading, index) => {
    if (reading === undefined) return undefined;
    const segments = lattices[index]?.head.segments ?? [];
    const isTaken = (at: number): boolean =>
      reading.spans.some((span) => span !== undefined && at >= span.from && at <= span.to);
    const runs = runsOf(segments, isTaken, text);
    const place = [isPlace, isBareTown].flatMap((fits) =>
      runs
        .filter((run) => fits === isPlace || mayBeTown(run, segments, reading, kind))
        .flatMap((run) => placeIn(run, fits, text) ?? []),
    )[0];
    const named = kind.parts.flatMap(({ name }, part) => {
      const span = reading.spans[part];
      return span ? [[name, toSlice(span)] as const] : [];
    });
    return {
      ...(Object.fromEntries(named) as { [Part in P]?: Slice }),
      ...(place && { location: place }),
      rest: runs.flatMap((run) => withoutPlace(run, place, text)),
      chance: reading.chance,
    };
  });
}

/** Whether a run stands where the kind of head has bare towns. */
function mayBeTown(
  [first]: readonly HeadSegment[],
  segments: readonly HeadSegment[],
  { spans }: LikelyReading,
  { parts, townBehind }: HeadKind,
): boolean {
  if (townBehind === undefined || first === undefined) return true;
  const named = spans[parts.findIndex(({ name }) => name === townBehind)];
  if (named === undefined) return false;
  return segments[named.to]?.row === first.row && segments.indexOf(first) === named.to + 1;
}

const toSlice = ({ text, start, end }: HeadSpan): Slice => ({ text, start, end });

/** Neighbours in a cell that are none of the parts. */
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
