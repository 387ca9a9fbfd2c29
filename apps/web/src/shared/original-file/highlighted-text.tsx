import type { Resume } from '@trueline/contracts';
import { Fragment, type RefObject, useEffect, useMemo, useRef } from 'react';
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

/** The parts of the line that the spans cover, in their order and apart from each other. */
function overlapsOf(line: Span, spans: readonly Span[]): Span[] {
  const parts: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(line.start, span.start, parts.at(-1)?.end ?? 0);
    const end = Math.min(line.end, span.end);
    if (start < end) parts.push({ start, end });
  }
  return parts;
}

interface LineProps {
  text: string;
  line: TextLine;
  /** The parts of it to mark. */
  marked: readonly Span[];
  mark: RefObject<HTMLElement | null> | undefined;
}

function Line({ text, line, marked, mark }: LineProps) {
  return (
    <>
      {marked.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(marked[index - 1]?.end ?? line.start, start)}
          <mark
            ref={index === 0 ? mark : undefined}
            className="bg-evidence-wash text-ink underline decoration-evidence decoration-2 underline-offset-3"
          >
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {text.slice(marked.at(-1)?.end ?? line.start, line.end)}
    </>
  );
}

interface HighlightedTextProps {
  text: string;
  document: Resume;
  /** The parts to mark, in UTF-16 code units. */
  spans: readonly Span[];
  /** The whole text, in place of a box that scrolls. */
  isWhole?: boolean;
}

/** The text as it was read, its headings and bullets told apart, with the sources of values marked and the first in view. */
export function HighlightedText({ text, document, spans, isWhole = false }: HighlightedTextProps) {
  const mark = useRef<HTMLElement>(null);
  const start = spans[0]?.start;
  useEffect(() => {
    if (start !== undefined) scrollIntoBox(mark.current);
  }, [start]);
  const lines = useMemo(() => {
    const headings = document.meta?.trueline?.sections?.map(({ heading }) => heading) ?? [];
    const read = Object.values(document.meta?.trueline?.spans ?? {});
    return textLinesOf(text, { name: document.basics?.name, headings, spans: read });
  }, [text, document]);
  const first = lines.find((line) => overlapsOf(line, spans).length > 0);
  return (
    <section
      aria-label="Your file, as text"
      // A box that scrolls has to be reachable by keyboard.
      {...(!isWhole && { tabIndex: 0, 'data-scroll-box': '' })}
      className={`px-5 py-5 font-serif text-sm whitespace-pre-wrap text-soft wrap-anywhere ${isWhole ? 'sheet' : 'max-h-[75vh] overflow-auto rounded-sm bg-sunken'}`}
    >
      {lines.map((line, index) => {
        // After the bullets of one job the next one begins.
        const begins = line.kind === 'text' && isOfBullet(lines[index - 1]);
        const marked = overlapsOf(line, spans);
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
