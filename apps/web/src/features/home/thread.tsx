import { type RefObject, useEffect, useState } from 'react';

/** How far left of the words the thread runs, and how round it turns, in px. */
const MARGIN_X = 1;
const RADIUS = 8;

/** From under the source's words back to the margin, down it, and on as the underline of the claim. */
function pathBetween(area: DOMRect, source: DOMRect, claim: DOMRect): string {
  const x = (value: number) => Math.round(value - area.left);
  const y = (value: number) => Math.round(value - area.top);
  const [sourceY, claimY] = [y(source.bottom) + 1, y(claim.bottom) + 1];
  return [
    `M${x(source.right)} ${sourceY}`,
    `H${MARGIN_X + RADIUS}`,
    `Q${MARGIN_X} ${sourceY} ${MARGIN_X} ${sourceY + RADIUS}`,
    `V${claimY - RADIUS}`,
    `Q${MARGIN_X} ${claimY} ${MARGIN_X + RADIUS} ${claimY}`,
    `H${x(claim.right)}`,
  ].join('');
}

interface ThreadProps {
  area: RefObject<HTMLElement | null>;
  source: RefObject<HTMLElement | null>;
  claim: RefObject<HTMLElement | null>;
}

/** The line that joins a rewritten line to the words it came from, drawn over `area`. */
export function Thread({ area, source, claim }: ThreadProps) {
  const [path, setPath] = useState('');
  // Where words stand is known only once they are laid out, and changes with width and fonts.
  useEffect(() => {
    if (!area.current) return;
    const measure = () => {
      const boxes = [area, source, claim].map((ref) => ref.current?.getClientRects());
      const [whole, from, to] = boxes.map((list) => list?.[list.length - 1]);
      if (whole && from && to) setPath(pathBetween(whole, from, to));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(area.current);
    document.fonts.ready.then(measure);
    return () => observer.disconnect();
  }, [area, source, claim]);
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {path !== '' && (
        <path
          d={path}
          pathLength={1}
          fill="none"
          strokeWidth={2}
          className="thread-path stroke-evidence-fill"
        />
      )}
    </svg>
  );
}
