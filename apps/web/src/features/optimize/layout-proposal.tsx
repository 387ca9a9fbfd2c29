import type { Decision, ResumeSession } from '@trueline/contracts';
import {
  pendingValue,
  usePendingUpdates,
  useUpdateResumeSession,
} from '../../shared/api/resume-session-mutations.ts';
import { headingOf } from '../../shared/resume-document/outline.ts';
import { Button } from '../../shared/ui/button.tsx';
import { standingOf } from './decision.ts';
import { showRefusal } from './show-refusal.ts';

type Update = ReturnType<typeof useUpdateResumeSession>['mutate'];

interface ProposalProps {
  session: ResumeSession;
  onUpdate: Update;
}

/** Another order of the sections: taken over into the template's settings, and given up again. */
function OrderProposal({ session, onUpdate }: ProposalProps) {
  const proposal = session.layout?.sectionOrder;
  const pending = pendingValue(usePendingUpdates(session.id), 'templateSettings');
  if (!proposal) return null;
  const { sectionOrder, ...settings } = pending ?? session.templateSettings;
  const order = proposal.sections;
  const isTaken = sectionOrder?.join() === order.join();
  const toggle = () =>
    onUpdate({ templateSettings: isTaken ? settings : { ...settings, sectionOrder: order } });
  return (
    <li className="py-4">
      <p className="font-semibold">{order.map(headingOf).join(', ')}, in this order</p>
      <p className="mt-1 text-sm text-soft">{proposal.reason}</p>
      <Button
        variant={isTaken ? 'chosen' : 'outline'}
        aria-pressed={isTaken}
        className="mt-3"
        onClick={toggle}
      >
        {isTaken ? 'Taken: this order' : 'Take this order'}
      </Button>
    </li>
  );
}

/** Lines that could go. Each is a removal among the changes, to decide on there, or all at once here. */
function ShorterProposal({ session, onUpdate }: ProposalProps) {
  const proposal = session.layout?.leaveOut;
  // What a rebuilt resume leaves out by itself is no proposal.
  const removals = session.changes.filter(({ id }) => id.startsWith('leave-out-'));
  if (!proposal || removals.length === 0) return null;
  const left = removals.filter(({ decision }) => standingOf(decision) === 'accepted').length;
  const isTaken = left === removals.length;
  const decideAll = (decision: Decision) =>
    onUpdate({ decisions: Object.fromEntries(removals.map(({ id }) => [id, decision])) });
  const lines = removals.length === 1 ? 'this line' : `these ${removals.length} lines`;
  return (
    <li className="py-4">
      <p className="font-semibold">
        {proposal.pages === 1 ? 'Nearer to one page' : 'Nearer to two pages'} without {lines}
      </p>
      <p className="mt-1 text-sm text-soft">
        {proposal.reason} {left} of {removals.length} left out.
      </p>
      <details className="mt-1">
        <summary className="flex min-h-11 w-fit items-center text-sm font-semibold text-evidence underline underline-offset-4">
          Which lines
        </summary>
        <ul className="space-y-1.5">
          {removals.map(({ id, before }) => (
            <li key={id} className="border-l-2 border-edge pl-3 font-serif wrap-anywhere">
              {before}
            </li>
          ))}
        </ul>
      </details>
      <Button
        variant={isTaken ? 'chosen' : 'outline'}
        aria-pressed={isTaken}
        className="mt-2"
        onClick={() => decideAll(isTaken ? 'rejected' : 'accepted')}
      >
        {isTaken ? `Left out: ${lines}` : `Leave out ${lines}`}
      </Button>
    </li>
  );
}

/** What could be done to the page as a whole; nothing of it happens by itself. */
export function LayoutProposal({ session }: { session: ResumeSession }) {
  const update = useUpdateResumeSession(session.id, { onError: showRefusal });
  if (!session.layout) return null;
  return (
    <section aria-labelledby="whole-page" className="mt-10 max-w-3xl">
      <h3 id="whole-page" className="text-lg font-semibold">
        The page as a whole
      </h3>
      <p className="mt-1 text-sm text-soft">Proposals. Nothing happens unless you take them.</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        <OrderProposal session={session} onUpdate={update.mutate} />
        <ShorterProposal session={session} onUpdate={update.mutate} />
      </ul>
    </section>
  );
}
