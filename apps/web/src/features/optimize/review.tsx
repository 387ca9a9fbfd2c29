import { useQuery } from '@tanstack/react-query';
import type { Change, Depth, Resume, ResumeSession, StoredResume } from '@trueline/contracts';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../../shared/api/api-error.ts';
import { resumeQuery } from '../../shared/api/resume-queries.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Loading, RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ChangePanel } from './change-panel.tsx';
import { ChangePartList } from './change-part-list.tsx';
import type { ChangePart } from './change-parts.ts';
import { DepthSwitch } from './depth-switch.tsx';
import { ResumeView } from './resume-view.tsx';
import { ReviewToolbar } from './review-toolbar.tsx';
import { useReview } from './use-review.ts';
import { useReviewView } from './use-review-view.ts';

/** Fetched when somebody looks at the pages: most decide in the marked text. */
const BeforeAfter = lazyPart(
  () => import('./before-after.tsx'),
  (module) => module.BeforeAfter,
);

type ReviewState = ReturnType<typeof useReview>;

interface DocumentProps {
  session: ResumeSession;
  original: Resume;
  isWhole: boolean;
  review: ReviewState;
}

/** On a wide screen the change in hand stands beside the document; on a phone it rises over it as a sheet. */
function MarkedDocument({ session, original, isWhole, review }: DocumentProps) {
  const { change, isOpen, opened, open, select, close, edits, decide, decideOne } = review;
  const { noteWording, swapWording } = review;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
      <ResumeView
        original={original}
        isWhole={isWhole}
        changes={session.changes}
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
            onReworded={noteWording}
            onSwapWording={swapWording}
            onSelect={select}
            onClose={close}
          />
        </div>
      )}
    </div>
  );
}

interface DecisionsProps {
  session: ResumeSession;
  depth: Depth;
  isSwitching: boolean;
  resume: StoredResume;
  original: Resume;
}

/** How much is changed, the parts, and the document: with its changes marked, or as it was beside as it is. */
function Decisions({ session, depth, isSwitching, resume, original }: DecisionsProps) {
  const { changes } = session;
  const [view, setView] = useReviewView();
  const isMarked = view === 'changes';
  const review = useReview({ id: session.id, changes, depth, original, isMarked });
  const { parts, part, decide, canUndo, canRedo, undo, redo } = review;
  const [isWhole, setIsWhole] = useState(changes.length === 0);
  const openPart = ({ changes: [first] }: ChangePart) => {
    if (!first) return;
    flushSync(() => setView('changes'));
    review.select(first.id);
    review.open(first.id);
  };
  return (
    <>
      <DepthSwitch depth={depth} isSwitching={isSwitching} onSwitch={review.switchTo} />
      {parts.length > 0 && (
        <ChangePartList parts={parts} current={part} onDecide={decide} onOpen={openPart} />
      )}
      <ReviewToolbar
        view={view}
        onView={setView}
        canUndo={canUndo}
        canRedo={canRedo}
        onUndo={undo}
        onRedo={redo}
        isWhole={isWhole}
        onWhole={setIsWhole}
      />
      {view === 'pages' ? (
        <Suspense fallback={<RunningLine />}>
          <BeforeAfter session={session} resume={resume} original={original} />
        </Suspense>
      ) : (
        <MarkedDocument session={session} original={original} isWhole={isWhole} review={review} />
      )}
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

interface ReviewProps extends Omit<DecisionsProps, 'original' | 'resume'> {
  /** Removals of texts that found no place. */
  kept: readonly Change[];
}

/** The original with the changes at their places, and the decision on each. */
export function Review({ kept, ...rest }: ReviewProps) {
  const { data, error, refetch } = useQuery(resumeQuery(rest.session.resumeId));
  const resume = data?.resume;
  if (resume?.document) {
    const original = withDecided(resume.document, kept);
    return <Decisions {...rest} resume={resume} original={original} />;
  }
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
