import type { Resume } from '@trueline/contracts';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { scrollIntoBox } from './scroll-into-box.ts';
import { type TextLine, textLinesOf } from './text-lines.ts';

interface Span {
  start: number;
  end: number;
}

const KIND_CLASS: Record<TextLine['kind'], string> = {
  name: 'text-lg font-semibold text-ink',
  heading: 'mt-1 text-base font-semibold text-ink',
  // Its second line stands below its words, not below its sign.
  bullet: 'pl-4 -indent-4',
  rest: 'pl-4',
  text: '',
  gap: 'h-3',
};

const isOfBullet = (line: TextLine | undefined) => line?.kind === 'bullet' || line?.kind === 'rest';

/** The part of the span that is in the line. */
function overlapOf(line: Span, span: Span | undefined): Span | undefined {
  if (!span) return undefined;
  const [start, end] = [Math.max(line.start, span.start), Math.min(line.end, span.end)];
  return start < end ? { start, end } : undefined;
}

interface LineProps {
  text: string;
  line: TextLine;
  /** The part of it to mark. */
  marked: Span | undefined;
  mark: RefObject<HTMLElement | null> | undefined;
}

function Line({ text, line, marked, mark }: LineProps) {
  if (!marked) return text.slice(line.start, line.end);
  const { start, end } = marked;
  return (
    <>
      {text.slice(line.start, start)}
      <mark
        ref={mark}
        className="bg-evidence-wash text-ink underline decoration-evidence decoration-2 underline-offset-3"
      >
        {text.slice(start, end)}
      </mark>
      {text.slice(end, line.end)}
    </>
  );
}

interface HighlightedTextProps {
  text: string;
  document: Resume;
  /** The part to mark, in UTF-16 code units. */
  span: Span | undefined;
}

/** The text as it was read, its headings and bullets told apart, with the source of one value marked and in view. */
export function HighlightedText({ text, document, span }: HighlightedTextProps) {
  const mark = useRef<HTMLElement>(null);
  const start = span?.start;
  useEffect(() => {
    if (start !== undefined) scrollIntoBox(mark.current);
  }, [start]);
  const lines = useMemo(() => {
    const headings = document.meta?.trueline?.sections?.map(({ heading }) => heading) ?? [];
    const spans = Object.values(document.meta?.trueline?.spans ?? {});
    return textLinesOf(text, { name: document.basics?.name, headings, spans });
  }, [text, document]);
  const first = lines.find((line) => overlapOf(line, span));
  return (
    <section
      aria-label="Your file, as text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
      tabIndex={0}
      data-scroll-box
      className="max-h-[75vh] overflow-auto rounded-sm bg-sunken px-5 py-5 font-serif text-sm whitespace-pre-wrap text-soft wrap-anywhere"
    >
      {lines.map((line, index) => {
        // After the bullets of one job the next one begins.
        const begins = line.kind === 'text' && isOfBullet(lines[index - 1]);
        const marked = overlapOf(line, span);
        return (
          <p key={line.start} className={begins ? 'mt-2' : KIND_CLASS[line.kind]}>
            <Line
              text={text}
              line={line}
              marked={marked}
              mark={line === first ? mark : undefined}
            />
          </p>
        );
      })}
    </section>
  );
}
