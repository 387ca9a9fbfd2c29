import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** What it shows, in a sentence. */
  about?: ReactNode;
  children: ReactNode;
}

/** One matter of a page under a heading of its own. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {about && <p className="mt-1 max-w-2xl text-sm text-soft">{about}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
