import { type Basis, findOrigins, joinLines } from './basis.ts';

/** A part of a sentence with its place in it. */
interface Clause {
  text: string;
  start: number;
}

/** Where a sentence starts to tell something else, which another line may be the source of. */
const CLAUSE_START = /[,;:()]\s*|\s(?=(?:and|who|which|that|with|while|plus)\s)/g;
/** A part of a sentence is of a line with which it shares so many words. */
const SHARED_WORDS_MIN = 2;
/** The part of a sentence in which a place stands, where it is not the whole. */
export function clauseAt(
  text: string,
  { start, end }: { start: number; end: number },
): Clause | null {
  const cuts = Array.from(text.matchAll(CLAUSE_START), ({ index, 0: all }) => index + all.length);
  const from = cuts.filter((cut) => cut <= start).at(-1) ?? 0;
  const to = cuts.find((cut) => cut >= end) ?? text.length;
  return from === 0 && to === text.length ? null : { text: text.slice(from, to), start: from };
}

/** The lines that a part of a sentence is of, or null where it shares too little with any. */
export function findClauseOrigin({ text }: Clause, basis: Basis): Basis | null {
  const lines = findOrigins(text, basis, SHARED_WORDS_MIN);
  return lines.length === 0 ? null : joinLines(lines);
}
