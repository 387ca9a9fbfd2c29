import { Link } from 'react-router';
import { PageHeading } from '../../shared/page-focus.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';

export function NotFoundPage() {
  return (
    <div className="mx-auto max-w-2xl px-5 py-24">
      <PageHeading>There is no such page</PageHeading>
      <p className="mt-4 text-lg text-soft">
        The address may be mistyped, or the page may have moved.
      </p>
      <Link to="/" className={`mt-8 ${buttonClass()}`}>
        Go to the home page
      </Link>
    </div>
  );
}
