import type { ResumeSession } from '@trueline/contracts';
import { messageOf } from '../../shared/api/api-error.ts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { CoverLetterPanel } from './cover-letter.tsx';
import { InterviewQuestionsPanel } from './interview-questions.tsx';

type Extra = 'includeCoverLetter' | 'includeInterviewQuestions';

function Offer({ session, extra, label }: { session: ResumeSession; extra: Extra; label: string }) {
  const update = useUpdateResumeSession(session.id);
  return (
    <div className="mt-3">
      <Button
        variant="outline"
        busyLabel={update.isPending && 'Writing…'}
        onClick={() => update.mutate({ [extra]: true })}
      >
        {label}
      </Button>
      {update.error && (
        <p role="alert" className="mt-2 text-sm text-conflict">
          {messageOf(update.error, 'Please try again.')}
        </p>
      )}
    </div>
  );
}

/** What goes with the resume, to read and edit beside it. */
export function PackTexts({ session }: { session: ResumeSession }) {
  const { coverLetter, contradictions } = session;
  return (
    <>
      {contradictions.length > 0 && (
        <Notice tone="conflict" title="Two of your texts say different things" urgent>
          <ul className="space-y-1">
            {contradictions.map(({ where, text, reason }) => (
              <li key={where + text}>
                “{text}”: {reason}
              </li>
            ))}
          </ul>
          <p className="mt-2">Until they agree, none of them is given out.</p>
        </Notice>
      )}
      <div className="grid items-start gap-12 lg:grid-cols-2">
        <section aria-labelledby="cover-letter">
          <h2 id="cover-letter" className="mb-4 text-xl font-semibold">
            Cover letter
          </h2>
          {session.includeCoverLetter && coverLetter ? (
            <CoverLetterPanel session={session} letter={coverLetter} />
          ) : (
            <Offer session={session} extra="includeCoverLetter" label="Write a cover letter" />
          )}
        </section>
        <section aria-labelledby="interview-questions">
          <h2 id="interview-questions" className="mb-4 text-xl font-semibold">
            Interview questions
          </h2>
          {session.includeInterviewQuestions ? (
            <InterviewQuestionsPanel session={session} />
          ) : (
            <Offer
              session={session}
              extra="includeInterviewQuestions"
              label="Prepare for the interview"
            />
          )}
        </section>
      </div>
    </>
  );
}
