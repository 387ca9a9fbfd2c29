import type { Segment } from './segments.ts';

/** Patterns are tried at each place of a line and lines are compared with each other: the work grows with the square of what they are made of. No ad comes near these bounds; what is past them is not read. */
const MAX_SEGMENTS = 1_000;
const MAX_SEGMENT_LENGTH = 3_000;
export const MAX_DRAFTS = 400;

const LONG_GAP = /\s{65,}/g;
const PIECE_OF_GAP = /(\s{63})\s/g;
/** Neither a space nor a letter, and invisible. */
const GAP_BREAK = '\u2800';

/** Runs of spaces and line ends in pieces, the text's length unchanged. */
export function withoutLongGaps(ad: string): string {
  return ad.replace(LONG_GAP, (gap) => gap.replace(PIECE_OF_GAP, `$1${GAP_BREAK}`));
}

/** As many and as much of the lines as any ad has. */
export function boundedSegments(segments: readonly Segment[]): Segment[] {
  return segments.slice(0, MAX_SEGMENTS).map((segment) =>
    segment.text.length <= MAX_SEGMENT_LENGTH
      ? segment
      : {
          ...segment,
          text: segment.text.slice(0, MAX_SEGMENT_LENGTH).trimEnd(),
          end: segment.start + segment.text.slice(0, MAX_SEGMENT_LENGTH).trimEnd().length,
        },
  );
}
