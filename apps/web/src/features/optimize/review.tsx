import { useQuery } from '@tanstack/react-query';
import type { Decision, Resume, ResumeSession } from '@trueline/contracts';
import type { KeyboardEvent } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { resumeQuery } from '../../shared/api/resume-queries.ts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ChangePanel } from './change-panel.tsx';
import { ResumeView } from './resume-view.tsx';
import { useChangeInHand } from './use-change-in-hand.ts';

function showRefusal(error: Error): void {
  showToast({
    title: 'Your decision was not saved',
    description: messageOf(error, 'Please try again.'),
    tone: 'destructive',
  });
}

/** On a wide screen the change in hand stands beside the document; on a phone it rises over it as a sheet. */
function Decisions({ session, original }: { session: ResumeSession; original: Resume }) {
  const update = useUpdateResumeSession(session.id, showRefusal);
  const { changes } = session;
  const { change, isOpen, opened, open, select, close } = useChangeInHand(changes);
  const decide = (id: string) => (decision: Decision) =>
    update.mutate({ decisions: { [id]: decision } });
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
      <section aria-labelledby="result">
        <h2 id="result" className="sr-only">
          Your resume with the changes
        </h2>
        <ResumeView original={original} changes={changes} selectedId={change?.id} onSelect={open} />
      </section>
      {change && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the sheet, whatever in it has the focus
        <div
          onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && isOpen && close()}
          className={`max-lg:animate-rise border-line max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:max-h-[65dvh] max-lg:border-t-2 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:border-l overflow-y-auto bg-paper max-lg:bg-raised max-lg:shadow-float ${isOpen ? '' : 'max-lg:hidden'}`}
        >
          <ChangePanel
            change={change}
            session={session}
            opened={opened}
            onDecide={decide(change.id)}
            onSelect={select}
            onClose={close}
          />
        </div>
      )}
    </div>
  );
}

/** The original with the changes at their places, and the decision on each. */
export function Review({ session }: { session: ResumeSession }) {
  const { data, error, refetch } = useQuery(resumeQuery(session.resumeId));
  const original = data?.resume.document;
  if (original) return <Decisions session={session} original={original} />;
  if (!error) return <Loading label="Loading your resume…" />;
  return (
    <Notice tone="conflict" title="Your resume could not be loaded" urgent>
      <p>{messageOf(error, 'Nothing is lost.')}</p>
      <Button variant="outline" className="mt-3" onClick={() => void refetch()}>
        Try again
      </Button>
    </Notice>
  );
}
