import { useEffect, useRef } from 'react';
import { scrollIntoBox } from './scroll-into-box.ts';

interface HighlightedTextProps {
  text: string;
  /** The part to mark, in UTF-16 code units. */
  span: { start: number; end: number } | undefined;
}

/** The text as it was read, with the source of one value marked and in view. */
export function HighlightedText({ text, span }: HighlightedTextProps) {
  const mark = useRef<HTMLElement>(null);
  const start = span?.start;
  useEffect(() => {
    if (start !== undefined) scrollIntoBox(mark.current);
  }, [start]);
  return (
    <section
      aria-label="Your file, as text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
      tabIndex={0}
      data-scroll-box
      className="max-h-[75vh] overflow-auto rounded-sm bg-sunken px-5 py-5 font-serif text-sm whitespace-pre-wrap text-soft wrap-anywhere"
    >
      {span ? (
        <>
          {text.slice(0, span.start)}
          <mark
            ref={mark}
            className="bg-evidence-wash text-ink underline decoration-evidence decoration-2 underline-offset-3"
          >
            {text.slice(span.start, span.end)}
          </mark>
          {text.slice(span.end)}
        </>
      ) : (
        text
      )}
    </section>
  );
}
