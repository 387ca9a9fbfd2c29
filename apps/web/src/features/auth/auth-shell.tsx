import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/page-focus.tsx';

interface AuthShellProps {
  title: string;
  /** What this page is for, in a sentence. */
  intro?: ReactNode;
  children: ReactNode;
}

/** The narrow column that everything about getting in stands in. */
export function AuthShell({ title, intro, children }: AuthShellProps) {
  return (
    <div className="mx-auto w-full max-w-md px-5 py-12 sm:py-20">
      <PageHeading>{title}</PageHeading>
      {intro && <p className="mt-3 text-soft">{intro}</p>}
      <noscript>
        <p className="mt-6 rounded-md bg-question-wash px-4 py-3.5 text-sm">
          This page needs JavaScript. Please switch it on, then load the page again.
        </p>
      </noscript>
      <div className="mt-8">{children}</div>
    </div>
  );
}
