import type { ReadFailure, ReadFailureCode } from '@trueline/contracts';
import { Link } from 'react-router';
import { PageHeading } from '../../shared/page-focus.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';

const HEADINGS: Record<ReadFailureCode, string> = {
  SCANNED: 'This file holds pictures of text',
  ENCRYPTED: 'This file is locked',
  EMPTY: 'There is no text in this file',
  DAMAGED: 'This file is damaged',
  NOT_A_RESUME: 'This does not look like a resume',
  TOO_COMPLEX: 'This file is too complex to read',
};

interface FailedReadingProps {
  name: string;
  failure: ReadFailure | undefined;
}

/** Why a file could not be read, and what to do next. */
export function FailedReading({ name, failure }: FailedReadingProps) {
  return (
    <div className="mx-auto max-w-2xl px-5 py-16">
      <p className="mb-2 text-sm break-words text-soft">{name}</p>
      <PageHeading>
        {failure ? HEADINGS[failure.code] : 'This resume could not be read'}
      </PageHeading>
      <p role="alert" className="mt-4 text-lg">
        {failure?.message ?? 'Try another file, or paste the text.'}
      </p>
      <div className="mt-8">
        <Link to="/upload" className={buttonClass('primary', 'large')}>
          Choose another file or paste the text
        </Link>
      </div>
    </div>
  );
}
