// biome-ignore-all lint/a11y/noRedundantRoles: a changed `display` makes browsers forget what a table is

import type { ReactNode } from 'react';
import { cn } from '../../shared/ui/cn.ts';

export interface Column<T> {
  title: string;
  cell: (row: T) => ReactNode;
  /** Names its row: the first one shown, in bold. */
  head?: true;
  /** Long and best unbroken, such as an address: it gets more room. */
  wide?: true;
  /** Short: it stays on one line. */
  brief?: true;
  /** Figures, which line up at their right. */
  numeric?: true;
  /** What can be done with the row; on a phone it has a line of its own. */
  actions?: true;
}

interface RecordTableProps<T> {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
}

const CELL = 'min-w-0 py-2.5 align-top wrap-anywhere md:pr-5 md:last:pr-0';
const ON_PHONE =
  'max-md:flex max-md:gap-4 max-md:py-1 max-md:before:w-24 max-md:before:whitespace-normal max-md:before:shrink-0 max-md:before:font-normal max-md:before:text-soft max-md:before:content-[attr(data-title)]';

function Cell<T>({ column, row }: { column: Column<T>; row: T }) {
  const { title, cell, head, wide, brief, numeric, actions } = column;
  const content = cell(row);
  if (head) {
    return (
      <th
        role="rowheader"
        scope="row"
        className={cn(
          CELL,
          'text-left font-semibold max-md:block max-md:pt-0 max-md:pb-2',
          brief && 'whitespace-nowrap',
        )}
      >
        {content}
      </th>
    );
  }
  return (
    <td
      role="cell"
      data-title={title}
      className={cn(
        CELL,
        actions
          ? 'whitespace-nowrap max-md:block max-md:pt-3 max-md:empty:hidden md:py-0'
          : ON_PHONE,
        wide && 'md:min-w-60',
        brief && 'whitespace-nowrap',
        numeric && 'whitespace-nowrap tabular-nums md:pr-8 md:text-right',
        (content === undefined || content === null || content === '') && 'max-md:hidden',
      )}
    >
      {/* One box, so that the parts of a cell stay together beside its name. */}
      {actions ? content : <div className="min-w-0">{content}</div>}
    </td>
  );
}

/** Records as a table, and as cards on a phone: the same elements, drawn as blocks. */
export function RecordTable<T>({ caption, columns, rows, keyOf }: RecordTableProps<T>) {
  return (
    <table role="table" className="w-full border-collapse text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map(({ title, numeric, actions }) => (
            <th
              key={title}
              role="columnheader"
              scope="col"
              className={cn(
                'pr-5 pb-2 text-left text-xs font-semibold text-soft last:pr-0',
                numeric && 'pr-8 text-right',
              )}
            >
              {actions ? <span className="sr-only">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className="border-t border-line max-md:block max-md:py-4 last:border-b"
          >
            {columns.map((column) => (
              <Cell key={column.title} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
