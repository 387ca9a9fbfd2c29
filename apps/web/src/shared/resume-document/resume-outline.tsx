import { Fragment, type ReactNode } from 'react';
import { foldRuns } from './fold-runs.ts';
import type { OutlineLine, OutlineSection } from './outline.ts';

/** How a line of each role is set. */
export const ROLE_CLASS: Record<OutlineLine['role'], string> = {
  name: 'text-xl font-semibold',
  title: 'mr-3 inline-block font-semibold',
  meta: 'mr-4 inline-block text-sm text-soft',
  text: 'mt-1',
  bullet: "relative mt-1 pl-5 before:absolute before:left-0 before:content-['–']",
};

/** Titles, places and dates tell which entry it is: they stay. */
const isBody = ({ role }: OutlineLine) => role === 'text' || role === 'bullet';

interface FoldProps<Item> {
  items: readonly Item[];
  /** What they are: `lines`. */
  name: string;
  isQuiet: (item: Item) => boolean;
  isWhole: boolean;
  children: (item: Item) => ReactNode;
}

/** Items of which the quiet ones are folded away where several stand together. */
function Folded<Item extends { path: string }>(props: FoldProps<Item>) {
  const { items, name, isQuiet, isWhole, children: draw } = props;
  return foldRuns(items, isQuiet).map((run) =>
    run.folded ? (
      <details key={run.items[0]?.path} open={isWhole} className="mt-1">
        <summary className="w-fit py-1 font-sans text-sm text-soft">
          {run.items.length} {name}, unchanged
        </summary>
        {run.items.map(draw)}
      </details>
    ) : (
      run.items.map(draw)
    ),
  );
}

interface ResumeOutlineProps {
  sections: OutlineSection[];
  /** Draws the words of a line; without it they stand as they are. */
  line?: (line: OutlineLine) => ReactNode;
  /** Draws what follows a line. */
  after?: (line: OutlineLine) => ReactNode;
  /** Lines that may be folded away where several stand together; without it all stand open. */
  isQuiet?: (line: OutlineLine) => boolean;
  /** What was folded away stands open. */
  isWhole?: boolean;
  /** What follows the last section on the sheet. */
  children?: ReactNode;
}

/** A resume as a document on paper. */
export function ResumeOutline({
  sections,
  line,
  after,
  isQuiet = () => false,
  isWhole = false,
  children,
}: ResumeOutlineProps) {
  return (
    <div className="sheet px-5 py-7 wrap-anywhere sm:px-9 sm:py-10">
      {sections.map((section) => (
        <section key={section.key} className="mt-7 first:mt-0">
          {section.heading !== '' && (
            <h3 className="mb-3 border-b border-line pb-1 text-lg font-semibold">
              {section.heading}
            </h3>
          )}
          <Folded
            items={section.entries}
            name="entries"
            isQuiet={({ lines }) => lines.every(isQuiet)}
            isWhole={isWhole}
          >
            {(entry) => (
              <div key={entry.path} className="mt-4 first-of-type:mt-0">
                <Folded
                  items={entry.lines}
                  name="lines"
                  isQuiet={(item) => isBody(item) && isQuiet(item)}
                  isWhole={isWhole}
                >
                  {(item) => (
                    <Fragment key={item.path}>
                      <div className={ROLE_CLASS[item.role]}>{line ? line(item) : item.text}</div>
                      {after?.(item)}
                    </Fragment>
                  )}
                </Folded>
              </div>
            )}
          </Folded>
        </section>
      ))}
      {children}
    </div>
  );
}
