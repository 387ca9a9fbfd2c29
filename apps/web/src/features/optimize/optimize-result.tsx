import { useQuery } from '@tanstack/react-query';
import type { Change, Decision, ResumeSession } from '@trueline/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { resumeQuery } from '../../shared/api/resume-queries.ts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { showToast } from '../../shared/toast/toast-store.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ChangePanel } from './change-panel.tsx';
import { standingOf } from './decision.ts';
import { MissingKeywords } from './missing-keywords.tsx';
import { QuestionList, RequirementList } from './requirement-list.tsx';
import { ResumeView } from './resume-view.tsx';
import { ScoreLine } from './score-line.tsx';

/** `12 changes proposed, 10 accepted.` */
function countsOf(changes: readonly Change[]): string {
  if (changes.length === 0) {
    return 'Your lines already say what they can truthfully say for this ad. Nothing was changed.';
  }
  const accepted = changes.filter(({ decision }) => standingOf(decision) !== 'rejected').length;
  const proposed =
    changes.length === 1 ? '1 change proposed' : `${changes.length} changes proposed`;
  return `${proposed}, ${accepted} in the result. Each names the words of yours it came from.`;
}

/** On a wide screen the change in hand stands beside the document; on a phone it rises over it as a sheet. */
function Review({ session }: { session: ResumeSession }) {
  const { data } = useQuery(resumeQuery(session.resumeId));
  const update = useUpdateResumeSession(session.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const { changes } = session;
  const open = changes.find(({ id }) => id === chosen);
  const inHand = open ?? changes[0];
  const original = data?.resume.document;
  if (!original) return <Loading label="Loading your resume…" />;

  const select = (id: string) => {
    setChosen(id);
    document.getElementById(`change-${id}`)?.scrollIntoView({ block: 'center' });
  };
  const decide = (change: Change) => (decision: Decision) =>
    update.mutate(
      { decisions: { [change.id]: decision } },
      {
        onError: (error) =>
          showToast({
            title: 'Your decision was not saved',
            description: messageOf(error, 'Please try again.'),
            tone: 'destructive',
          }),
      },
    );
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
      <section aria-labelledby="result">
        <h2 id="result" className="sr-only">
          Your resume with the changes
        </h2>
        <ResumeView
          original={original}
          changes={changes}
          selectedId={inHand?.id}
          onSelect={setChosen}
        />
      </section>
      {inHand && (
        <div
          className={`max-lg:animate-rise border-line max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:max-h-[65dvh] max-lg:border-t-2 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:border-l overflow-y-auto bg-paper max-lg:bg-raised max-lg:shadow-float ${open ? '' : 'max-lg:hidden'}`}
        >
          <ChangePanel
            change={inHand}
            session={session}
            busy={update.isPending}
            onDecide={decide(inHand)}
            onSelect={select}
            onClose={() => setChosen(null)}
          />
        </div>
      )}
    </div>
  );
}

export function OptimizeResult({ session }: { session: ResumeSession }) {
  return (
    <div className="mx-auto max-w-6xl space-y-12 px-5 py-12">
      <div className="space-y-8">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <div className="max-w-2xl">
            <PageHeading>{session.job?.title ?? 'Your resume, fitted to the job'}</PageHeading>
            <p className="mt-3 text-soft">{countsOf(session.changes)}</p>
          </div>
          <Link
            to={flowAddress('/template', session.id)}
            className={buttonClass('primary', 'large')}
          >
            Continue to the template
          </Link>
        </div>
        {session.degraded && (
          <Notice tone="info" title="The language model could not be reached">
            The built-in engine did the work instead.
          </Notice>
        )}
        <ScoreLine session={session} />
      </div>
      <Review session={session} />
      <MissingKeywords keywords={session.missingKeywords} />
      <QuestionList questions={session.questions} />
      <RequirementList requirements={session.requirements} />
      <Link to={flowAddress('/template', session.id)} className={buttonClass('primary', 'large')}>
        Go on: choose the template
      </Link>
    </div>
  );
}
