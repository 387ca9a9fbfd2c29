import type { Change, Decision, ResumeSession } from '@trueline/contracts';
import { Check, ChevronLeft, ChevronRight, PenLine, X } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DiffText } from '../../shared/word-diff/diff-text.tsx';
import { resultOf, standingLabel, standingOf } from './decision.ts';
import { Doubts } from './doubts.tsx';
import { OwnWordsForm } from './own-words-form.tsx';
import { isRewordable } from './rewording/rewordable.ts';

// Who has no model needs none of it at once.
const LineRewording = lazyPart(
  () => import('./rewording/line-rewording.tsx'),
  (module) => module.LineRewording,
);

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-soft">{name}</dt>
      <dd className="mt-0.5 text-sm wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What a change alone does to the score; less than a twentieth of a point shows as nothing. */
function worthOf(points: number): string {
  if (Math.abs(points) < 0.05) return 'Easier to read; the score stays the same';
  return `${points > 0 ? '+' : '−'}${Math.abs(points).toFixed(1)} on the score`;
}

function Explanation({ change, session }: { change: Change; session: ResumeSession }) {
  const requirement = session.requirements.find(({ id }) => id === change.requirementId);
  return (
    <dl className="mt-5 space-y-3.5">
      <Part name="Why">{change.reason}</Part>
      {requirement && <Part name="The ad asks">“{requirement.text}”</Part>}
      {change.sources.length > 0 && (
        <Part name="From your resume">
          <ul className="space-y-1">
            {change.sources.map((source) => (
              <li
                key={source.path + source.text}
                className="border-l-2 border-evidence-fill pl-3 font-serif"
              >
                {source.text}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part name="Worth">{worthOf(change.points)}</Part>
    </dl>
  );
}

/** The texts that a change stands on; the proposal itself only where the gate let it through. */
function groundsOf({ before, after, verdict, sources }: Change): string[] {
  return [before, ...(verdict === 'proven' ? [after] : []), ...sources.map(({ text }) => text)];
}

interface DecideProps {
  change: Change;
  /** Counts how often the key for editing was pressed. */
  edits: number;
  onDecide: (decision: Decision) => void;
}

function Decide({ change, edits, onDecide }: DecideProps) {
  /** `back`: the form was closed just now, and the focus returns to the button that opened it. */
  const [writing, setWriting] = useState<'no' | 'yes' | 'back'>('no');
  const [seenEdits, setSeenEdits] = useState(edits);
  if (edits !== seenEdits) {
    setSeenEdits(edits);
    setWriting('yes');
  }
  const standing = standingOf(change.decision);
  const isAsked = change.verdict === 'confirm';
  if (writing === 'yes') {
    return (
      <OwnWordsForm
        initial={resultOf(change) || change.after}
        sources={groundsOf(change)}
        onCancel={() => setWriting('back')}
        onSave={(text) => {
          setWriting('back');
          onDecide({ text });
        }}
      />
    );
  }
  const choose = (decision: 'accepted' | 'rejected') => ({
    'aria-pressed': standing === decision,
    variant: standing === decision ? ('chosen' as const) : ('outline' as const),
    onClick: () => standing !== decision && onDecide(decision),
  });
  return (
    <div className="space-y-3">
      <p role="status" className="text-sm font-semibold">
        {standingLabel(change)}
      </p>
      <div
        className={`grid gap-2 *:px-2 sm:flex sm:flex-wrap sm:*:px-4 ${isAsked ? 'grid-cols-[2fr_3fr] *:first:col-span-2' : 'grid-cols-2 *:last:col-span-2'}`}
      >
        <Button {...choose('accepted')}>
          <Check aria-hidden size={16} />
          {isAsked ? 'That’s true of me' : 'Accept change'}
        </Button>
        <Button {...choose('rejected')}>
          <X aria-hidden size={16} />
          {isAsked ? 'Leave it out' : 'Reject change'}
        </Button>
        <Button
          variant={standing === 'own' ? 'chosen' : 'outline'}
          aria-pressed={standing === 'own'}
          autoFocus={writing === 'back'}
          onClick={() => setWriting('yes')}
        >
          <PenLine aria-hidden size={16} />
          Use my own words
        </Button>
      </div>
    </div>
  );
}

interface DecideKindProps {
  change: Change;
  changes: readonly Change[];
  onDecideAll: (decisions: Record<string, Decision>) => void;
}

/** Accepts every change of this kind that isn't in doubt and isn't accepted yet; removals stay one by one. */
function DecideKind({ change, changes, onDecideAll }: DecideKindProps) {
  const open = changes.filter(
    ({ kind, verdict, after, decision }) =>
      kind === change.kind && verdict === 'proven' && after !== '' && decision === 'rejected',
  );
  if (open.length < 2) return null;
  return (
    <Button
      variant="quiet"
      onClick={() => onDecideAll(Object.fromEntries(open.map(({ id }) => [id, 'accepted'])))}
    >
      Accept all {open.length} of this kind
    </Button>
  );
}

interface ChangePanelProps extends DecideProps {
  session: ResumeSession;
  /** Counts how often the panel was opened from the document. */
  opened: number;
  onSelect: (id: string) => void;
  onClose: () => void;
  onDecideAll: (decisions: Record<string, Decision>) => void;
  /** A model's wording, by the id of its change, has taken the place of another. */
  onReworded: (before: string, after: string) => void;
  onSwapWording: (before: string, after: string) => void;
}

const ICON_BUTTON = 'size-10 min-h-10 p-0';

function Steps({ onStep }: { onStep: (by: 1 | -1) => void }) {
  return (
    <>
      <Button
        variant="outline"
        aria-label="Previous change"
        className={ICON_BUTTON}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden size={18} />
      </Button>
      <Button
        variant="outline"
        aria-label="Next change"
        className={ICON_BUTTON}
        onClick={() => onStep(1)}
      >
        <ChevronRight aria-hidden size={18} />
      </Button>
    </>
  );
}

type PagerProps = Pick<ChangePanelProps, 'change' | 'session' | 'opened' | 'onSelect' | 'onClose'>;

function Pager({ change, session, opened, onSelect, onClose }: PagerProps) {
  const { changes } = session;
  const index = changes.findIndex(({ id }) => id === change.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opened > 0) heading.current?.focus({ preventScroll: true });
  }, [opened]);
  const step = (by: number) => {
    const next = changes[(index + by + changes.length) % changes.length];
    if (next) onSelect(next.id);
  };
  return (
    <div className="flex items-center gap-1.5">
      <h2
        ref={heading}
        tabIndex={-1}
        className="mr-auto font-sans text-sm font-semibold tabular-nums"
      >
        Change {index + 1} of {changes.length}
      </h2>
      {changes.length > 1 && <Steps onStep={step} />}
      <Button
        variant="outline"
        aria-label="Close change"
        className={`lg:hidden ${ICON_BUTTON}`}
        onClick={onClose}
      >
        <X aria-hidden size={18} />
      </Button>
    </div>
  );
}

/** The change in hand: before, after, why, what it serves, its source, and the decision. */
export function ChangePanel(props: ChangePanelProps) {
  const { change, session, edits, onDecide, onDecideAll, onReworded, onSwapWording, ...rest } =
    props;
  return (
    <section aria-label="Change in hand" className="bg-inherit px-5 pt-5 sm:px-6 sm:pt-6">
      <Pager change={change} session={session} {...rest} />
      <p className="mt-4 font-serif text-lg wrap-anywhere">
        <DiffText before={change.before} after={change.after} doubts={change.doubts} />
      </p>
      {change.verdict === 'confirm' && <Doubts change={change} />}
      {standingOf(change.decision) === 'own' && (
        <p className="mt-3 border-l-2 border-evidence-fill pl-3 font-serif text-lg wrap-anywhere">
          {resultOf(change)}
        </p>
      )}
      {isRewordable(change) && (
        <div className="mt-4">
          <Suspense fallback={null}>
            <LineRewording key={change.path} {...{ change, session, onReworded, onSwapWording }} />
          </Suspense>
        </div>
      )}
      <Explanation change={change} session={session} />
      <div className="sticky bottom-0 -mx-5 mt-6 border-t border-line bg-inherit px-5 py-4 sm:-mx-6 sm:px-6">
        <Decide key={change.id} change={change} edits={edits} onDecide={onDecide} />
        <DecideKind change={change} changes={session.changes} onDecideAll={onDecideAll} />
      </div>
    </section>
  );
}
