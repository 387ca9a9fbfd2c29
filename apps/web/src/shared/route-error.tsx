import { useRouteError } from 'react-router';
import { PageHeading } from './page-focus.tsx';
import { buttonClass } from './ui/button-class.ts';

/** Shown in a page's place when drawing it failed, or its code could not be fetched. */
export function RouteErrorBoundary() {
  const error = useRouteError();
  console.error(error);
  return (
    <div role="alert" className="mx-auto max-w-2xl px-5 py-24">
      <PageHeading>This page could not be shown</PageHeading>
      <p className="mt-4 text-lg text-soft">
        Something went wrong on our side, or Trueline was updated meanwhile. Your work is kept.
        Loading the page again usually helps.
      </p>
      <button
        type="button"
        onClick={() => window.location.reload()}
        className={`mt-8 ${buttonClass()}`}
      >
        Load the page again
      </button>
    </div>
  );
}
