import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

interface Tab {
  id: string;
  title: string;
  panel: ReactNode;
}

const TAB =
  '-mb-px min-h-11 grow border-b-2 border-transparent text-sm font-semibold text-soft hover:text-ink aria-selected:border-evidence-fill aria-selected:text-ink';

interface TabsProps {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** The id of the tab that is open at first; otherwise the first one. */
  first?: string;
  onChange?: (id: string) => void;
}

/**
 * Tabs whose panels follow the arrow keys (ARIA practices, "Tabs with automatic activation").
 * Radix's write style attributes into the prerendered page, which the content security policy forbids.
 */
export function Tabs({ label, tabs, first = tabs[0].id, onChange }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(first);
  const choose = (id: string) => {
    setChosen(id);
    onChange?.(id);
  };
  const move = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({ id }) => id === chosen);
    const { length } = tabs;
    const keys = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: length - 1 };
    const index = keys[event.key as keyof typeof keys];
    if (index === undefined) return;
    event.preventDefault();
    const next = tabs[(index + length) % length] ?? tabs[0];
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="mb-7 flex border-b border-line"
      >
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            aria-selected={id === chosen}
            aria-controls={`${base}-${id}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
            className={TAB}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          hidden={id !== chosen}
        >
          {id === chosen && panel}
        </div>
      ))}
    </>
  );
}
