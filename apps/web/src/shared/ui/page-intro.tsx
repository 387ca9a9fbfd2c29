import type { ReactNode } from 'react';
import { PageHeading } from '../page-focus.tsx';

interface PageIntroProps {
  title: string;
  children: ReactNode;
}

/** A public page's heading and what it is about, in a sentence or two. */
export function PageIntro({ title, children }: PageIntroProps) {
  return (
    <div className="mx-auto max-w-6xl px-5 pt-12 pb-10 sm:pt-20 sm:pb-14">
      <PageHeading className="max-w-3xl text-3xl font-semibold tracking-tight sm:text-4xl">
        {title}
      </PageHeading>
      <div className="mt-5 max-w-2xl text-lg text-soft">{children}</div>
    </div>
  );
}
