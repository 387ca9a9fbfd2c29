import type { Change, ResumeSession } from '@trueline/contracts';
import { Link } from 'react-router';
import { usePendingUpdates } from '../../shared/api/resume-session-mutations.ts';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { standingOf, withPendingDecisions } from './decision.ts';
import { MissingKeywords } from './missing-keywords.tsx';
import { PackTexts } from './pack-texts.tsx';
import { QuestionList } from './question-list.tsx';
import { RequirementList } from './requirement-list.tsx';
import { Review } from './review.tsx';
import { ScoreLine } from './score-line.tsx';
import { SkillsAnalysis } from './skills-analysis.tsx';

/** `12 changes proposed, 10 accepted.` */
function countsOf(changes: readonly Change[]): string {
  if (changes.length === 0) {
    return 'Your lines already say what they can truthfully say for this ad. Nothing was changed.';
  }
  const accepted = changes.filter(({ decision }) => standingOf(decision) !== 'rejected').length;
  const proposed =
    changes.length === 1 ? '1 change proposed' : `${changes.length} changes proposed`;
  return `${proposed}, ${accepted} in the result. ${changes.length === 1 ? 'It names' : 'Each names'} the words of yours it came from.`;
}

export function OptimizeResult({ session: stored }: { session: ResumeSession }) {
  const updates = usePendingUpdates(stored.id);
  const session = { ...stored, changes: withPendingDecisions(stored.changes, updates) };
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
        <ScoreLine session={session} updating={updates.length > 0} />
      </div>
      <Review session={session} />
      <MissingKeywords keywords={session.missingKeywords} />
      <QuestionList session={session} />
      <RequirementList requirements={session.requirements} />
      <SkillsAnalysis skills={session.skills} />
      <PackTexts session={session} />
      <Link to={flowAddress('/template', session.id)} className={buttonClass('primary', 'large')}>
        Go on: choose the template
      </Link>
    </div>
  );
}
