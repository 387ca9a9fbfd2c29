import { type AtsMetadata, listFormFields, type ResumeSession } from '@trueline/contracts';
import { Link } from 'react-router';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { hasResult } from '../../shared/flow/has-result.ts';
import { NotCompleted } from '../../shared/flow/not-completed.tsx';
import { OfferExtra } from '../../shared/flow/offer-extra.tsx';
import { ResumeSessionGate } from '../../shared/flow/resume-session-gate.tsx';
import { FormAnswers } from '../../shared/form-answers/form-answers.tsx';
import { PageHeading } from '../../shared/page-focus.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';

function Fields({ metadata }: { metadata: AtsMetadata }) {
  return listFormFields(metadata).map(({ title, fields }) => (
    <section key={title} aria-label={title} className="break-inside-avoid pb-10">
      <h2 className="text-xl font-semibold">{title}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {fields.map(({ label, value, note }) => (
          <li key={`${label} ${value}`} className="flex items-center gap-x-4 py-3">
            <div className="min-w-0 grow">
              <p className="text-sm text-soft">{label}</p>
              <p className="mt-0.5 wrap-anywhere">{note ?? value}</p>
            </div>
            {note === undefined && (
              <div className="shrink-0 self-start">
                <CopyButton text={value} label="Copy" name={label} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Offer({ session }: { session: ResumeSession }) {
  return (
    <div className="mt-8">
      <p className="mb-4">Your resume has not been read for a form yet. It takes a second.</p>
      <OfferExtra session={session} extra="includeAtsMetadata" label="Fill in the form" />
    </div>
  );
}

function Form({ session }: { session: ResumeSession }) {
  const { includeAtsMetadata, atsMetadata } = session;
  const isFilled = includeAtsMetadata && atsMetadata !== undefined && atsMetadata !== null;
  return (
    <div className="mx-auto max-w-5xl px-5 py-12 sm:py-16">
      <PageHeading>What application forms ask</PageHeading>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Copy each answer into the employer’s form. All of it stands in your resume; what is not
        there is left out.
      </p>
      {isFilled ? (
        <div className="mt-10 gap-x-12 lg:columns-2">
          <Fields metadata={atsMetadata} />
        </div>
      ) : (
        <Offer session={session} />
      )}
      <div className="mt-2 max-w-2xl border-t border-line pt-10 not-first:mt-10">
        <FormAnswers />
      </div>
      <div className="mt-12 flex flex-wrap gap-3">
        <Link to={flowAddress('/optimize', session.id)} className={buttonClass('outline')}>
          Back to the changes
        </Link>
        <Link to={flowAddress('/download', session.id)} className={buttonClass('quiet')}>
          Go to the files
        </Link>
      </div>
    </div>
  );
}

/** The answers to an application form, field by field, to copy; and those that only the person can give. */
export function ApplicationFormPage() {
  return (
    <ResumeSessionGate>
      {(session) =>
        hasResult(session) ? <Form session={session} /> : <NotCompleted session={session} />
      }
    </ResumeSessionGate>
  );
}
