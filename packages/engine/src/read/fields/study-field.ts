import { cut, type Slice } from '../slice.ts';
import { bracketedStudy } from './degree-brackets.ts';
import type { Segment } from './study-segment.ts';

/** The degree and its field, which may go on behind commas, or stand on its own. */
export function fieldOf(
  study: Segment,
  school: Segment | undefined,
  named: readonly Segment[],
  used: Set<Segment>,
): { studyType: Slice; area?: Slice } {
  used.add(study);
  const at = named.indexOf(study);
  const next = named[at + 1]?.piece;
  const { isClosed, studyType, area } = bracketedStudy(study, next === study.piece);
  let last: Segment | undefined;
  for (const one of named.slice(at + 1)) {
    const isTold = one.kind === 'field' || one.kind === 'other';
    if (isClosed || one.piece !== study.piece || !isTold || used.has(one)) break;
    used.add(one);
    last = one;
  }
  if (last !== undefined) {
    const { piece } = study;
    const from = (area ?? named[at + 1] ?? last).start;
    return { studyType, area: cut(piece, from - piece.start, last.end - piece.start) };
  }
  if (area !== undefined) return { studyType, area };
  const apart =
    named.find((one) => one.kind === 'field' && !used.has(one) && one !== school) ??
    besideDegree(study, named, used) ??
    underDegree(study, school, named, used);
  if (apart === undefined) return { studyType };
  used.add(apart);
  return { studyType, area: cut(apart, 0) };
}

/** "MSc" over "Landscaping" in the degree's bold type, over the school in another: one name on two rows. */
function underDegree(
  study: Segment,
  school: Segment | undefined,
  named: readonly Segment[],
  used: ReadonlySet<Segment>,
): Segment | undefined {
  const next = named[named.indexOf(study) + 1];
  if (next === undefined || used.has(next) || next.kind !== 'other') return undefined;
  const isUnder = next.piece.row === study.piece.row + 1 && next.text === next.piece.text;
  const isSameType = study.piece.bold && next.piece.bold && school?.piece.bold === false;
  return isUnder && isSameType && school.start > next.start ? next : undefined;
}

/** "Bachelor – Hairdressing – Example College". */
function besideDegree(
  study: Segment,
  named: readonly Segment[],
  used: ReadonlySet<Segment>,
): Segment | undefined {
  const next = named[named.indexOf(study) + 1];
  const isBeside = next?.kind === 'other' && next.piece.row === study.piece.row && !used.has(next);
  return isBeside && study.kind === 'degree' && next.text.split(' ').length <= 5 ? next : undefined;
}
