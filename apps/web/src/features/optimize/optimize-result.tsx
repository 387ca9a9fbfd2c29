import type { Change, Depth, ResumeSession } from '@trueline/contracts';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { usePendingUpdates } from '../../shared/api/resume-session-mutations.ts';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { isGain } from '../../shared/flow/gain.ts';
import { listPendingAnswers } from '../../shared/flow/pending-answers.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { AlsoKept } from './also-kept.tsx';
import { isSkipped, listOpenAsks, listPending, mergeAnswers } from './answers.ts';
import { AnswersGiven } from './answers-given.tsx';
import { Asking } from './asking.tsx';
import { isOpen, standingOf, withPendingDecisions } from './decision.ts';
import { FitLine } from './fit-line.tsx';
import { FoldsProvider } from './folds.tsx';
import { MissingKeywords } from './missing-keywords.tsx';
import { NothingGained } from './nothing-gained.tsx';
import { OwnModel } from './own-model/own-model.tsx';
import { PackTexts } from './pack-texts.tsx';
import { RequirementList } from './requirement-list.tsx';
import { Review } from './review.tsx';
import { RunAgain } from './run-again.tsx';
import { ScoreLine } from './score-line.tsx';
import { type PageSection, SectionNav } from './section-nav.tsx';
import { SkillsAnalysis } from './skills-analysis.tsx';
import { useAnswers } from './use-answers.ts';
import { useDepths } from './use-depths.ts';

// Below the changes: fetched when they stand.
const LayoutProposal = lazyPart(
  () => import('./layout-proposal.tsx'),
  (module) => module.LayoutProposal,
);

/** `12 changes proposed, 10 in the result. 1 needs your word first.` */
function countsOf(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing was changed.';
  const accepted = changes.filter(({ decision }) => standingOf(decision) !== 'rejected').length;
  const proposed =
    changes.length === 1 ? '1 change proposed' : `${changes.length} changes proposed`;
  const open = changes.filter(isOpen).length;
  const asked = open === 0 ? '' : ` ${open} ${open === 1 ? 'needs' : 'need'} your word first.`;
  return `${proposed}, ${accepted} in the result.${asked} ${changes.length === 1 ? 'It names' : 'Each names'} the words of yours it came from.`;
}

/** The parts of the page that there are, with how much stands in each. */
function sectionsOf(session: ResumeSession): PageSection[] {
  const { changes, answers, missingKeywords, requirements, skills } = session;
  const { asks = [] } = session;
  const told = answers.filter((answer) => !isSkipped(answer));
  const open = listOpenAsks(asks, told).length;
  return [
    { id: 'changes', title: 'Changes', count: changes.length },
    ...(asks.length > 0 ? [{ id: 'questions', title: 'Questions', count: open }] : []),
    { id: 'requirements', title: 'The ad', count: requirements.length },
    { id: 'missing-keywords', title: 'Keywords', count: missingKeywords.length },
    ...(skills.length > 0
      ? [{ id: 'skills-analysis', title: 'Skills', count: skills.length }]
      : []),
    { id: 'cover-letter', title: 'Cover letter' },
    { id: 'interview-questions', title: 'Interview' },
    { id: 'ats-metadata', title: 'ATS metadata' },
  ];
}

function Top({ session, updating }: { session: ResumeSession; updating: boolean }) {
  return (
    <div className="mb-4 space-y-5">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-2xl">
          <PageHeading>{session.job?.title ?? 'Your resume, fitted to the job'}</PageHeading>
          <p className="mt-3 text-soft">{countsOf(session.changes)}</p>
        </div>
        <Link to={flowAddress('/template', session.id)} className={buttonClass('primary', 'large')}>
          Continue to the template
        </Link>
      </div>
      {session.status === 'failed' && <RunAgain session={session} />}
      {session.degraded && (
        <Notice tone="info" title="The language model could not be reached">
          The built-in engine did the work instead.
        </Notice>
      )}
      {!isGain(session) && <NothingGained session={session} />}
      <FitLine session={session} updating={updating} />
      <ScoreLine session={session} updating={updating} />
    </div>
  );
}

interface PartsProps {
  session: ResumeSession;
  depth: Depth;
  /** The other depth is on its way. */
  isSwitching: boolean;
  kept: readonly Change[];
  onAsk: (id?: string) => void;
}

function Parts({ session, depth, isSwitching, kept, onAsk }: PartsProps) {
  return (
    <div className="mt-8 space-y-10 [&_h2]:scroll-mt-16">
      <section aria-labelledby="changes">
        <h2 id="changes" className="mb-4 text-xl font-semibold">
          Your resume with the changes
        </h2>
        <Review session={session} depth={depth} isSwitching={isSwitching} kept={kept} />
        <AlsoKept resumeSessionId={session.id} kept={kept} />
        <Suspense fallback={null}>
          <LayoutProposal session={session} />
        </Suspense>
      </section>
      <AnswersGiven session={session} onAsk={onAsk} />
      <div className="max-lg:border-b max-lg:border-line lg:space-y-10">
        <div className="grid items-start gap-x-12 lg:grid-cols-[1fr_20rem]">
          <RequirementList requirements={session.requirements} />
          <MissingKeywords keywords={session.missingKeywords} />
        </div>
        <SkillsAnalysis skills={session.skills} />
        <PackTexts session={session} />
      </div>
      <Link to={flowAddress('/template', session.id)} className={buttonClass('primary', 'large')}>
        Continue to the template
      </Link>
    </div>
  );
}

function Finished({ updating, ...parts }: PartsProps & { updating: boolean }) {
  return (
    <div className="mx-auto max-w-6xl px-5 pt-10 pb-12">
      <Top session={parts.session} updating={updating} />
      <FoldsProvider>
        <SectionNav sections={sectionsOf(parts.session)} />
        <Parts {...parts} />
      </FoldsProvider>
    </div>
  );
}

/** With those that a reload cut off: they are about to be sent again. */
const answersWithLeft = ({ id, answers }: ResumeSession) =>
  mergeAnswers(answers, listPendingAnswers(id));

interface ResultProps {
  session: ResumeSession;
  /** The run has ended while the page was open. */
  isFresh: boolean;
}

/** The result: the score, the changes to decide on, and what goes with the resume. */
export function OptimizeResult({ session: stored, isFresh }: ResultProps) {
  const updates = usePendingUpdates(stored.id);
  const { session: chosen, depth, isSwitching } = useDepths(stored, updates);
  const all = withPendingDecisions(chosen.changes, updates);
  const isKept = ({ kind }: Change) => kind === 'kept-text';
  // Text that found no place isn't changed: it stays or goes, in a list of its own.
  const pending = listPending(updates);
  const session = {
    ...chosen,
    answers: mergeAnswers(stored.answers, pending),
    changes: all.filter((change) => !isKept(change)),
  };
  const send = useAnswers(stored.id);
  /** Which ask the interview begins with: null where it isn't on. It begins by itself while there is an open one. */
  const [asking, setAsking] = useState<{ first: string | undefined } | null>(() =>
    listOpenAsks(stored.asks ?? [], answersWithLeft(session)).length > 0
      ? { first: undefined }
      : null,
  );
  const updating = updates.length > 0;
  return (
    <>
      <OwnModel resumeSessionId={stored.id} isFresh={isFresh} />
      {asking ? (
        <Asking
          session={session}
          pending={pending}
          updating={updating}
          first={asking.first}
          send={send}
          onEnd={() => {
            setAsking(null);
            scrollTo({ top: 0 });
          }}
        />
      ) : (
        <Finished
          session={session}
          updating={updating}
          depth={depth}
          isSwitching={isSwitching}
          kept={all.filter(isKept)}
          onAsk={(first) => setAsking({ first })}
        />
      )}
    </>
  );
}
