import { useEffect, useRef } from 'react';
import type { PageBox } from './reading.ts';
import { scrollIntoBox } from './scroll-into-box.ts';

/** A mark's air around the words, in points. */
const MARK_AIR = 2;

/** Of a page, in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** A box as parts of its page, so that it keeps its place at every size. */
function placeOf([left, top, right, bottom]: PageBox['box'], { width, height }: PageSize) {
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return {
    left: percent(left - MARK_AIR, width),
    top: percent(top - MARK_AIR, height),
    width: percent(right - left + 2 * MARK_AIR, width),
    height: percent(bottom - top + 2 * MARK_AIR, height),
  };
}

interface PageMarksProps {
  size: PageSize;
  /** Where the chosen line stands; the first is brought into view. */
  boxes: readonly PageBox[];
  /** Words that were recognized with doubt. */
  doubts: readonly PageBox[];
}

/** Marks over the picture of a page, which is as white in the dark: their colors don't change with the theme. */
export function PageMarks({ size, boxes, doubts }: PageMarksProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const first = boxes[0]?.box.join();
  useEffect(() => {
    if (first !== undefined) scrollIntoBox(mark.current);
  }, [first]);
  return (
    <>
      {doubts.map(({ box }) => (
        <span
          key={`doubt ${box.join()}`}
          aria-hidden
          data-doubtful
          className="absolute border-b-2 border-[#865200] bg-[#865200]/15"
          style={placeOf(box, size)}
        />
      ))}
      {boxes.map(({ box }, index) => (
        <span
          key={box.join()}
          ref={index === 0 ? mark : undefined}
          aria-hidden
          className="absolute rounded-sm border-2 border-[#0f6168] max-sm:border bg-[#0f6168]/15"
          style={placeOf(box, size)}
        />
      ))}
    </>
  );
}
