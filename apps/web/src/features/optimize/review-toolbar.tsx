import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import type { ReviewView } from './use-review-view.ts';

const VIEWS: readonly { view: ReviewView; name: string }[] = [
  { view: 'changes', name: 'Changes marked' },
  { view: 'pages', name: 'Before and after' },
];

interface ReviewToolbarProps {
  view: ReviewView;
  onView: (view: ReviewView) => void;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  /** The unchanged lines stand open. */
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}

function Keys({ view }: { view: ReviewView }) {
  return (
    <p className="w-full text-sm text-soft max-lg:hidden">
      {view === 'changes' && (
        <>
          Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>a</kbd> accept, <kbd>r</kbd> reject,{' '}
          <kbd>e</kbd> edit.{' '}
        </>
      )}
      Keys by part: <kbd>n</kbd> next, <kbd>p</kbd> previous, <kbd>Shift</kbd> with <kbd>a</kbd> or{' '}
      <kbd>r</kbd> for the whole.
    </p>
  );
}

/** How the document is shown, back and forth, and the keys. */
export function ReviewToolbar(props: ReviewToolbarProps) {
  const { view, onView, canUndo, canRedo, onUndo, onRedo, isWhole, onWhole } = props;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <fieldset className="flex gap-2">
        <legend className="sr-only">How your resume is shown</legend>
        {VIEWS.map((one) => (
          <Button
            key={one.view}
            variant={one.view === view ? 'chosen' : 'outline'}
            aria-pressed={one.view === view}
            onClick={() => onView(one.view)}
          >
            {one.name}
          </Button>
        ))}
      </fieldset>
      <Button variant="outline" disabled={!canUndo} onClick={onUndo}>
        <Undo2 aria-hidden size={16} />
        Undo
      </Button>
      <Button variant="outline" disabled={!canRedo} onClick={onRedo}>
        <Redo2 aria-hidden size={16} />
        Redo
      </Button>
      {view === 'changes' && (
        <Button variant="quiet" onClick={() => onWhole(!isWhole)}>
          {isWhole ? 'Fold what is unchanged' : 'Show the whole resume'}
        </Button>
      )}
      <Keys view={view} />
    </div>
  );
}
