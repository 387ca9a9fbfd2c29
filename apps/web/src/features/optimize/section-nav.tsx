import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFolds } from './folds.tsx';
import { useSectionInView } from './use-section-in-view.ts';

export interface PageSection {
  /** The id of its heading. */
  id: string;
  title: string;
  /** How many things stand in it. */
  count?: number;
}

/** Brings a section into view and puts the focus on its heading, so that Tab goes on from there. */
function jumpTo(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}

interface LinksProps {
  sections: readonly PageSection[];
  current: string | undefined;
  className: string;
  linkClassName: string;
  onJump: (id: string) => void;
}

function Links({ sections, current, className, linkClassName, onJump }: LinksProps) {
  return (
    <ul className={className}>
      {sections.map(({ id, title, count }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onJump(id);
            }}
            className={`flex min-h-11 items-center gap-1.5 text-sm whitespace-nowrap text-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink ${linkClassName}`}
          >
            {title}
            {count !== undefined && <span className="font-normal tabular-nums">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The parts of a long page: a line of links that stays in sight, on a phone a menu. */
export function SectionNav({ sections }: { sections: readonly PageSection[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const current = useSectionInView(sections.map(({ id }) => id)) ?? sections[0]?.id;
  const title = sections.find(({ id }) => id === current)?.title;
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const folds = useFolds();
  const jump = (id: string) => {
    close();
    // Opened first: folded, the last of them could not be scrolled up to its place.
    flushSync(() => folds.setOpen(id, true));
    jumpTo(id);
  };
  /** Opened near the lower edge, the menu would stand below it. */
  const showWhole = () => {
    if (menu.current?.open) menu.current.querySelector('ul')?.scrollIntoView({ block: 'nearest' });
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <nav
      aria-label="On this page"
      className="sticky top-16 z-10 -mx-5 border-b border-line bg-paper px-5"
    >
      <Links
        sections={sections}
        current={current}
        onJump={jump}
        className="hidden gap-6 lg:flex"
        linkClassName="-mb-px border-b-2 border-transparent aria-[current]:border-evidence-fill"
      />
      <details
        ref={menu}
        onKeyDown={closeOnEscape}
        onToggle={showWhole}
        className="group relative lg:hidden"
      >
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 text-sm [&::-webkit-details-marker]:hidden">
          <span>
            On this page: <strong>{title}</strong>
          </span>
          <ChevronDown
            aria-hidden
            size={18}
            className="shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <Links
          sections={sections}
          current={current}
          onJump={jump}
          className="absolute inset-x-0 top-full -mx-5 border-b border-line bg-raised px-5 py-2 shadow-float"
          linkClassName=""
        />
      </details>
    </nav>
  );
}
