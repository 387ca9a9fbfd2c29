import type { ResumeSession } from '@trueline/contracts';
import { Link } from 'react-router';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { hasResult } from '../../shared/flow/has-result.ts';
import { NotCompleted } from '../../shared/flow/not-completed.tsx';
import { OfferExtra } from '../../shared/flow/offer-extra.tsx';
import { ResumeSessionGate } from '../../shared/flow/resume-session-gate.tsx';
import { PageHeading } from '../../shared/page-focus.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Practice } from './practice.tsx';
import { PrintSheet } from './print-sheet.tsx';

function Offer({ session }: { session: ResumeSession }) {
  return (
    <div className="mt-8">
      <p className="mb-4">No questions have been prepared for this job yet. It takes a second.</p>
      <OfferExtra
        session={session}
        extra="includeInterviewQuestions"
        label="Prepare the questions"
        busyLabel="Preparing…"
      />
    </div>
  );
}

function Page({ session }: { session: ResumeSession }) {
  const { includeInterviewQuestions, interviewQuestions, job } = session;
  const isPrepared = includeInterviewQuestions && interviewQuestions.length > 0;
  return (
    <div className="mx-auto max-w-2xl px-5 pt-8 pb-12 sm:pt-12 print:max-w-none print:p-0">
      <div className="print:hidden">
        <PageHeading>Interview practice</PageHeading>
        {job?.title && <p className="mt-2 text-soft">{job.title}</p>}
        {isPrepared ? <Practice session={session} /> : <Offer session={session} />}
        <div className="mt-10 flex flex-wrap gap-3 border-t border-line pt-6">
          {isPrepared && (
            <Button variant="outline" onClick={() => print()}>
              Print the sheet
            </Button>
          )}
          <Link to={flowAddress('/optimize', session.id)} className={buttonClass('quiet')}>
            Back to the changes
          </Link>
        </div>
      </div>
      {isPrepared && <PrintSheet session={session} />}
    </div>
  );
}

/** The likely questions of the interview to practise one by one, with notes of the person's own. */
export function InterviewPracticePage() {
  return (
    <ResumeSessionGate>
      {(session) =>
        hasResult(session) ? <Page session={session} /> : <NotCompleted session={session} />
      }
    </ResumeSessionGate>
  );
}
