import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/page-focus.tsx';

interface AdminPageProps {
  title: string;
  /** What is shown here, in a sentence. */
  intro?: ReactNode;
  children: ReactNode;
}

/** One page of the administration under its heading. */
export function AdminPage({ title, intro, children }: AdminPageProps) {
  return (
    <>
      <PageHeading>{title}</PageHeading>
      {intro && <p className="mt-2 max-w-2xl text-soft">{intro}</p>}
      <div className="mt-8">{children}</div>
    </>
  );
}

/** Where the focus goes when what had it is no more. */
export function focusPageHeading(): void {
  document.querySelector('h1')?.focus();
}
