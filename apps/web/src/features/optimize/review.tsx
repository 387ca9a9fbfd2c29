import { useQuery } from '@tanstack/react-query';
import type { Change, Decision, Resume, ResumeSession } from '@trueline/contracts';
import { Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { resumeQuery } from '../../shared/api/resume-queries.ts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ChangePanel } from './change-panel.tsx';
import { ResumeView } from './resume-view.tsx';
import { showRefusal } from './show-refusal.ts';
import { useChangeInHand } from './use-change-in-hand.ts';
import { useDecisions } from './use-decisions.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** On a wide screen the change in hand stands beside the document; on a phone it rises over it as a sheet. */
function Decisions({ session, original }: { session: ResumeSession; original: Resume }) {
  const update = useUpdateResumeSession(session.id, { onError: showRefusal });
  const { changes } = session;
  const { change, isOpen, opened, open, select, close } = useChangeInHand(changes);
  const { decide, undo, redo, canUndo, canRedo } = useDecisions(changes, (decisions) =>
    update.mutate({ decisions }),
  );
  const [edits, setEdits] = useState(0);
  const [isWhole, setIsWhole] = useState(changes.length === 0);
  const decideOne = (decision: Decision) => change && decide({ [change.id]: decision });
  const step = (by: number) => {
    const index = changes.findIndex(({ id }) => id === change?.id);
    const next = changes[(index + by + changes.length) % changes.length];
    if (next) select(next.id);
  };
  useReviewKeys({
    next: () => step(1),
    previous: () => step(-1),
    accept: () => decideOne('accepted'),
    reject: () => decideOne('rejected'),
    edit: () => setEdits(edits + 1),
    undo,
    redo,
  });
  return (
    <>
      {changes.length > 0 && (
        <div className="mb-5 flex flex-wrap items-center gap-3">
          <Button variant="outline" disabled={!canUndo} onClick={undo}>
            <Undo2 aria-hidden size={16} />
            Undo
          </Button>
          <Button variant="outline" disabled={!canRedo} onClick={redo}>
            <Redo2 aria-hidden size={16} />
            Redo
          </Button>
          <Button variant="quiet" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Fold what is unchanged' : 'Show the whole resume'}
          </Button>
          <p className="text-sm text-soft max-lg:hidden">
            Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>a</kbd> accept, <kbd>r</kbd>{' '}
            reject, <kbd>e</kbd> edit
          </p>
        </div>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <ResumeView
          original={original}
          isWhole={isWhole}
          changes={changes}
          selectedId={change?.id}
          onSelect={open}
        />
        {change && (
          // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the sheet, whatever in it has the focus
          <div
            onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && isOpen && close()}
            className={`max-lg:animate-rise border-line max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:max-h-[65dvh] max-lg:border-t-2 lg:sticky lg:top-32 lg:max-h-[calc(100dvh-9rem)] lg:border-l overflow-y-auto bg-paper max-lg:bg-raised max-lg:shadow-float ${isOpen ? '' : 'max-lg:hidden'}`}
          >
            <ChangePanel
              change={change}
              session={session}
              opened={opened}
              edits={edits}
              onDecide={decideOne}
              onDecideAll={decide}
              onSelect={select}
              onClose={close}
            />
          </div>
        )}
      </div>
    </>
  );
}

/** The resume with the texts that found no place as they are decided on. */
function withDecided(original: Resume, kept: readonly Change[]): Resume {
  const out = new Set(kept.filter(({ decision }) => decision === 'accepted').map(({ id }) => id));
  const { trueline = {}, ...meta } = original.meta ?? {};
  const left = trueline.kept?.filter(({ id }) => !out.has(id));
  return { ...original, meta: { ...meta, trueline: { ...trueline, ...(left && { kept: left }) } } };
}

interface ReviewProps {
  session: ResumeSession;
  /** Removals of texts that found no place. */
  kept: readonly Change[];
}

/** The original with the changes at their places, and the decision on each. */
export function Review({ session, kept }: ReviewProps) {
  const { data, error, refetch } = useQuery(resumeQuery(session.resumeId));
  const original = data?.resume.document;
  if (original) return <Decisions session={session} original={withDecided(original, kept)} />;
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
