import { OPERATOR } from '@trueline/contracts';
import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/page-focus.tsx';

const DATE_FORMAT = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

interface LegalPageProps {
  title: string;
  /** In a sentence or two what the rest says at length. */
  summary: string;
  policy: keyof typeof OPERATOR.policyDates;
  children: ReactNode;
}

/** A page of plain text: title, since when it applies, the gist, then the sections. */
export function LegalPage({ title, summary, policy, children }: LegalPageProps) {
  const date = OPERATOR.policyDates[policy];
  return (
    <article className="prose mx-auto max-w-[44rem] px-5 py-12 sm:py-20">
      <PageHeading className="text-3xl font-semibold tracking-tight">{title}</PageHeading>
      <p className="mt-3 text-sm text-soft">
        In force since <time dateTime={date}>{DATE_FORMAT.format(new Date(date))}</time>
      </p>
      <p className="border-l-2 border-evidence-fill pl-5 text-lg">{summary}</p>
      {children}
    </article>
  );
}

/** Who to write to, by mail and by post. */
export function OperatorAddress() {
  return (
    <address className="not-italic">
      {[OPERATOR.name, ...OPERATOR.postalAddress].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <a href={`mailto:${OPERATOR.email}`}>{OPERATOR.email}</a>
    </address>
  );
}
