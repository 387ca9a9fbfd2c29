import { messageOf } from '../api/api-error.ts';
import type { FurtherPages } from '../api/use-further-pages.ts';
import { Button } from './button.tsx';

/** Below a list that goes on. */
export function ShowMore({ pages }: { pages: FurtherPages<unknown> }) {
  if (!pages.hasMore) return null;
  return (
    <div className="mt-6">
      <Button
        variant="outline"
        busyLabel={pages.isFetching && 'Loading…'}
        onClick={pages.fetchMore}
      >
        Show more
      </Button>
      {pages.error && (
        <p role="alert" className="mt-2 text-sm text-conflict">
          {messageOf(pages.error, 'Please try again.')}
        </p>
      )}
    </div>
  );
}
