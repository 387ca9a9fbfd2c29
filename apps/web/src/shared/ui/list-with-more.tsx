import { type ReactNode, useId } from 'react';

interface ListWithMoreProps<Item> {
  items: readonly Item[];
  /** How many stand there at once; one more than these is shown, too. */
  limit: number;
  /** What they are: `questions`. */
  name: string;
  className?: string;
  /** Draws one `li`. */
  children: (item: Item, index: number) => ReactNode;
}

/** A list whose end is folded away; find in page opens it, as it opens every `details`. */
export function ListWithMore<Item>({
  items,
  limit,
  name,
  className,
  children,
}: ListWithMoreProps<Item>) {
  const id = useId();
  const shown = items.length > limit + 1 ? items.slice(0, limit) : items;
  const rest = items.slice(shown.length);
  return (
    <>
      <ul className={className}>{shown.map((item, index) => children(item, index))}</ul>
      {rest.length > 0 && (
        <details className="group">
          <summary
            id={id}
            className="mt-1 flex min-h-11 w-fit items-center text-sm font-semibold text-evidence underline underline-offset-4"
          >
            <span className="group-open:hidden">
              Show all {items.length} {name}
            </span>
            <span className="hidden group-open:inline">Show fewer {name}</span>
          </summary>
          <ul aria-labelledby={id} className={className}>
            {rest.map((item, index) => children(item, shown.length + index))}
          </ul>
        </details>
      )}
    </>
  );
}
