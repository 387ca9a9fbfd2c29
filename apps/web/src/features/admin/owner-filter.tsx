import { Link, useLocation, useSearchParams } from 'react-router';

/** The user to whom a list is narrowed by its address (`?userId=`); undefined for all. */
export function useOwnerId(): string | undefined {
  const [search] = useSearchParams();
  return search.get('userId') ?? undefined;
}

/** Says that a list is narrowed to one user, and leads back to all. */
export function OwnerFilter({ userId }: { userId: string | undefined }) {
  const { pathname, search } = useLocation();
  if (userId === undefined) return null;
  const rest = new URLSearchParams(search);
  rest.delete('userId');
  return (
    <p className="text-sm">
      Only of <code className="wrap-anywhere">{userId}</code>.{' '}
      <Link to={`${pathname}?${rest}`} className="underline underline-offset-4">
        Show everybody’s
      </Link>
    </p>
  );
}
