import type { Slice } from '../slice.ts';
import type { HeadSegment } from './head-segments.ts';

/** Segments of a head in a row that may be one value. */
export interface HeadSpan extends Slice {
  from: number;
  to: number;
}

const MAX_SEGMENTS = 14;

/** Every run of segments within a cell, with brackets whole. `text`: what the read text has from the first segment to the last. `longest`: segments in a span. */
export function listSpans(
  segments: readonly HeadSegment[],
  text: string,
  longest: number,
): HeadSpan[] {
  const few = segments.slice(0, MAX_SEGMENTS);
  return few.flatMap((first, from) => {
    const spans: HeadSpan[] = [];
    for (let to = from; to < few.length && to < from + longest; to++) {
      const last = few[to] as HeadSegment;
      if (last.row !== first.row || last.cell !== first.cell) break;
      if (to > from && (last.before === 'cell' || last.before === 'date')) break;
      // A bracket belongs to what stands before it, or is a value of its own.
      if (first.inBracket && !last.inBracket) break;
      if (
        !first.inBracket &&
        last.inBracket &&
        few[to + 1]?.inBracket &&
        few[to + 1]?.before !== 'open' &&
        few[to + 1]?.row === last.row
      )
        continue;
      const closing =
        !first.inBracket && last.inBracket
          ? (/^\s*[)\]]/.exec(text.slice(last.end))?.[0].length ?? 0)
          : 0;
      const end = last.end + closing;
      const own = text.slice(first.start, end);
      // Without a word nothing is named, and small letters in brackets are a remark.
      if (!/\p{L}\.?\p{L}/u.test(own) || (first.inBracket && /^\p{Ll}/u.test(own))) continue;
      spans.push({ from, to, start: first.start, end, text: own });
    }
    return spans;
  });
}
