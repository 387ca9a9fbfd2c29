import type { ResumeSession } from '@trueline/contracts';
import { Suspense } from 'react';
import { OfferExtra } from '../../shared/flow/offer-extra.tsx';
import { lazyPart } from '../../shared/lazy-part.ts';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { AtsMetadataPanel } from './ats-metadata.tsx';
import { FoldedSection } from './folded-section.tsx';

/** Fetched where there is one: the document and its changes come first. */
const CoverLetterPanel = lazyPart(
  () => import('./cover-letter.tsx'),
  (module) => module.CoverLetterPanel,
);
const InterviewQuestionsPanel = lazyPart(
  () => import('./interview-questions.tsx'),
  (module) => module.InterviewQuestionsPanel,
);

/** What goes with the resume, to read and edit beside it. */
export function PackTexts({ session }: { session: ResumeSession }) {
  const { coverLetter, contradictions } = session;
  return (
    <>
      {contradictions.length > 0 && (
        <div className="max-lg:pb-6">
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
        </div>
      )}
      <div className="grid items-start gap-x-12 lg:grid-cols-2 lg:gap-y-10">
        <FoldedSection
          id="cover-letter"
          title="Cover letter"
          note={
            session.includeCoverLetter
              ? 'In three lengths and three tones, to read and edit.'
              : 'Not written yet.'
          }
        >
          {session.includeCoverLetter && coverLetter ? (
            <Suspense fallback={<RunningLine />}>
              <CoverLetterPanel session={session} letter={coverLetter} />
            </Suspense>
          ) : (
            <div className="mt-3">
              <OfferExtra
                session={session}
                extra="includeCoverLetter"
                label="Write a cover letter"
                variant="outline"
              />
            </div>
          )}
        </FoldedSection>
        <FoldedSection
          id="interview-questions"
          title="Interview questions"
          note={
            session.includeInterviewQuestions
              ? `${session.interviewQuestions.length}, with your own examples laid out.`
              : 'Not prepared yet.'
          }
        >
          {session.includeInterviewQuestions ? (
            <Suspense fallback={<RunningLine />}>
              <InterviewQuestionsPanel session={session} />
            </Suspense>
          ) : (
            <div className="mt-3">
              <OfferExtra
                session={session}
                extra="includeInterviewQuestions"
                label="Prepare for the interview"
                variant="outline"
              />
            </div>
          )}
        </FoldedSection>
        <FoldedSection
          id="ats-metadata"
          title="ATS metadata"
          note={
            session.includeAtsMetadata ? 'What to type into an application form.' : 'Not made yet.'
          }
        >
          {session.includeAtsMetadata && session.atsMetadata ? (
            <AtsMetadataPanel id={session.id} metadata={session.atsMetadata} />
          ) : (
            <div className="mt-3">
              <OfferExtra
                session={session}
                extra="includeAtsMetadata"
                label="Make the ATS metadata"
                variant="outline"
              />
            </div>
          )}
        </FoldedSection>
      </div>
    </>
  );
}
