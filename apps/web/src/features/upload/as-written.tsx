import { type AsWritten, OWN_ORDER, type Resume, withoutAsWritten } from '@trueline/contracts';
import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { useUpdateResume } from '../../shared/api/resume-mutations.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

const NAMES: Record<AsWritten['section'], { title: string; short: string }> = {
  work: { title: 'We are not sure how your jobs hang together', short: 'Your jobs' },
  volunteer: {
    title: 'We are not sure how your volunteering hangs together',
    short: 'Your volunteering',
  },
  education: {
    title: 'We are not sure how your schooling hangs together',
    short: 'Your schooling',
  },
  certificates: {
    title: 'We are not sure how your certificates hang together',
    short: 'Your certificates',
  },
  awards: { title: 'We are not sure how your awards hang together', short: 'Your awards' },
  publications: {
    title: 'We are not sure how your publications hang together',
    short: 'Your publications',
  },
  languages: { title: 'We are not sure how your languages hang together', short: 'Your languages' },
  [OWN_ORDER]: {
    title: 'We are not sure what each part of your resume is',
    short: 'Your order and headings',
  },
  references: {
    title: 'We are not sure how your references hang together',
    short: 'Your references',
  },
};

/** The document with the person's word that a section stays as they wrote it. */
function keptAsWritten(document: Resume, section: AsWritten['section']): Resume {
  const trueline = document.meta?.trueline ?? {};
  const asWritten = (trueline.asWritten ?? []).map((one) =>
    one.section === section ? { ...one, asIs: true } : one,
  );
  return { ...document, meta: { ...document.meta, trueline: { ...trueline, asWritten } } };
}

function failureOf(error: Error): string {
  return error instanceof ApiError && error.status === 412
    ? 'This resume was changed elsewhere, and is shown as it is now. Choose once more.'
    : messageOf(error, 'That was not saved. Please try again.');
}

interface AsWrittenProps {
  resumeId: string;
  /** The version that `document` is. */
  version: number;
  document: Resume;
}

/** Sections that the reader doubts stay as they were written, until the person says that the entries are right. */
export function AsWrittenSections({ resumeId, version, document }: AsWrittenProps) {
  const sections = document.meta?.trueline?.asWritten ?? [];
  const update = useUpdateResume(resumeId);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const save = (section: AsWritten['section'], changed: Resume, done: string) =>
    update.mutate(
      { document: changed, version },
      {
        onSuccess: () => {
          setSaid(`${NAMES[section].short} ${done}.`);
          // The button that had the focus goes with its question.
          status.current?.focus({ preventScroll: true });
        },
      },
    );
  if (sections.length === 0 && said === '') return null;
  return (
    <div className="mt-6 space-y-5">
      <p ref={status} role="status" tabIndex={-1} className="text-sm outline-none empty:hidden">
        {said}
      </p>
      {update.error && <Notice tone="conflict" title={failureOf(update.error)} urgent />}
      {sections.map(({ section, asIs = false }) => {
        const { title, short } = NAMES[section];
        const isSaving = update.isPending && 'Saving…';
        return (
          <section
            key={section}
            aria-labelledby={`as-written-${section}`}
            className="border-l-2 border-question pl-4 sm:pl-6"
          >
            <h2 id={`as-written-${section}`} className="text-xl font-semibold">
              {asIs ? `${short}: exactly as you wrote them` : title}
            </h2>
            <p className="mt-1 max-w-prose text-sm text-soft">
              {asIs
                ? 'What was read below is used to compare with a job, and not printed.'
                : `${section === OWN_ORDER ? 'It keeps your own order and headings' : 'They stay exactly as you wrote them'} unless you say otherwise. Compare the entries that we read, below, with your file; or correct one with its pen.`}
            </p>
            <div className="mt-3 grid gap-2 *:min-h-11 sm:flex sm:flex-wrap">
              <Button
                variant="outline"
                busyLabel={isSaving}
                onClick={() =>
                  save(
                    section,
                    withoutAsWritten(document, section),
                    'will be printed as we read them',
                  )
                }
              >
                {asIs ? 'The entries are right: use them' : 'This is right'}
              </Button>
              {!asIs && (
                <Button
                  variant="outline"
                  busyLabel={isSaving}
                  onClick={() =>
                    save(
                      section,
                      keptAsWritten(document, section),
                      'stay exactly as you wrote them',
                    )
                  }
                >
                  Keep as I wrote it
                </Button>
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}
