import type { DiffSegment } from './word-diff.ts';

/** Of a text, from `start` up to `end` (UTF-16 offsets). */
export interface Span {
  start: number;
  end: number;
}

export interface Piece {
  text: string;
  /** Where it begins in `after`. */
  start: number;
  isMarked: boolean;
}

/** A part of `after` that begins at `start`, cut where a span begins or ends. */
function cutAtSpans(text: string, start: number, spans: readonly Span[]): Piece[] {
  const places = spans.flatMap((span) => [span.start - start, span.end - start]);
  const inside = places.filter((place) => place > 0 && place < text.length);
  const cuts = [...new Set([0, ...inside])].sort((a, b) => a - b);
  return cuts.map((from, index) => ({
    text: text.slice(from, cuts[index + 1]),
    start: start + from,
    isMarked: spans.some((span) => span.start <= start + from && start + from < span.end),
  }));
}

/** The segments of a diff in pieces, those within spans of `after` marked; what goes is one piece and never marked. */
export function markSpans(
  segments: readonly DiffSegment[],
  spans: readonly Span[],
): (DiffSegment & { pieces: Piece[] })[] {
  let start = 0;
  return segments.map((segment) => {
    const { kind, text } = segment;
    if (kind === 'removed') return { ...segment, pieces: [{ text, start, isMarked: false }] };
    const pieces = cutAtSpans(text, start, spans);
    start += text.length;
    return { ...segment, pieces };
  });
}
