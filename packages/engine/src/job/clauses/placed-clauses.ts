import { boundedSegments } from '../segments/bounds.ts';
import { splitClauses } from '../segments/clauses.ts';
import { withMarkedLevels } from '../segments/level-marks.ts';
import { listSegments, type Segment } from '../segments/segments.ts';
import { listAsking } from './boilerplate.ts';
import type { ClausePlace } from './clause-features.ts';
import { joinAlternatives } from './continuations.ts';

/** A clause of an ad and where it stands. */
export interface PlacedClause {
  clause: Segment;
  place: ClausePlace;
}

/** The ad's clauses, those that stock phrases give away as boilerplate marked. `ad` is the text without markup. */
export function placeClauses(ad: string, segments: readonly Segment[]): PlacedClause[] {
  const asking = joinAlternatives(ad, listAsking(segments));
  const isWithin = ({ start }: Segment): boolean =>
    asking.some((other) => other.start <= start && start < other.end);
  const silent = segments.filter((segment) => !isWithin(segment));
  const isSilent = new Set(silent);
  const hasRequirements = segments.some(({ section }) => section === 'requirements');
  const all = [...asking, ...silent].sort((a, b) => a.start - b.start);
  let before: Segment['section'] | null = null;
  return all.flatMap((segment) =>
    splitClauses(segment).map((clause): PlacedClause => {
      const place: ClausePlace = {
        isAsking: !isSilent.has(segment),
        before,
        hasRequirements,
        depth: clause.start / ad.length,
      };
      before = segment.section;
      return { clause, place };
    }),
  );
}

/** The same from the ad alone. */
export const listPlacedClauses = (ad: string): PlacedClause[] =>
  placeClauses(ad, withMarkedLevels(ad, boundedSegments(listSegments(ad))));
