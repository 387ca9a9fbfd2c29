import type { ReactNode } from 'react';
import type { OutlineLine, OutlineSection } from './outline.ts';

const ROLE_CLASS: Record<OutlineLine['role'], string> = {
  name: 'text-xl font-semibold',
  title: 'mr-3 inline-block font-semibold',
  meta: 'mr-4 inline-block text-sm text-soft',
  text: 'mt-1',
  bullet: "relative mt-1 pl-5 before:absolute before:left-0 before:content-['–']",
};

interface ResumeOutlineProps {
  sections: OutlineSection[];
  /** Draws the words of a line; without it they stand as they are. */
  line?: (line: OutlineLine) => ReactNode;
  /** What follows the last section on the sheet. */
  children?: ReactNode;
}

/** A resume as a document on paper. */
export function ResumeOutline({ sections, line, children }: ResumeOutlineProps) {
  return (
    <div className="sheet px-5 py-7 wrap-anywhere sm:px-9 sm:py-10">
      {sections.map((section) => (
        <section key={section.key} className="mt-7 first:mt-0">
          {section.heading !== '' && (
            <h3 className="mb-3 border-b border-line pb-1 text-lg font-semibold">
              {section.heading}
            </h3>
          )}
          {section.entries.map((entry) => (
            <div key={entry.path} className="mt-4 first-of-type:mt-0">
              {entry.lines.map((item) => (
                <div key={item.path} className={ROLE_CLASS[item.role]}>
                  {line ? line(item) : item.text}
                </div>
              ))}
            </div>
          ))}
        </section>
      ))}
      {children}
    </div>
  );
}
