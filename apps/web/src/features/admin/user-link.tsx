import { Link } from 'react-router';

/** A user's name, which leads to their page. */
export function UserLink({ id, username }: { id: string; username?: string | undefined }) {
  return (
    <Link
      to={`/admin/users/${encodeURIComponent(id)}`}
      className="underline decoration-edge underline-offset-4 hover:decoration-ink"
    >
      {username ?? id}
    </Link>
  );
}
