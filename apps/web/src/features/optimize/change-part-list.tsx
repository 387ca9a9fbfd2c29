import type { Decision } from '@trueline/contracts';
import { Button } from '../../shared/ui/button.tsx';
import { type ChangePart, countsOfPart, decidePart, standingOfPart } from './change-parts.ts';

interface PartProps {
  part: ChangePart;
  /** The change in hand is one of its own. */
  isCurrent: boolean;
  onOpen: (part: ChangePart) => void;
  onDecide: (decisions: Record<string, Decision>) => void;
}

function Part({ part, isCurrent, onOpen, onDecide }: PartProps) {
  const choice = (decision: 'accepted' | 'rejected') => {
    const standing = standingOfPart(part, decision);
    const isDecided = standing === 'decided';
    return {
      variant: isDecided ? ('chosen' as const) : ('outline' as const),
      'aria-pressed': isDecided,
      disabled: standing === 'nothing',
      onClick: () => onDecide(decidePart(part, decision)),
      className: 'min-h-11',
    };
  };
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-l-3 py-2.5 pl-3 ${isCurrent ? 'border-evidence-fill' : 'border-transparent'}`}
    >
      <button
        type="button"
        onClick={() => onOpen(part)}
        className="min-h-11 min-w-0 grow basis-52 text-left"
      >
        <span className="block font-semibold wrap-anywhere underline decoration-edge underline-offset-4">
          {part.title}
        </span>
        <span className="block text-sm text-soft">{countsOfPart(part)}</span>
      </button>
      <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
        <Button {...choice('accepted')}>
          Accept<span className="sr-only">: {part.title}</span>
        </Button>
        <Button {...choice('rejected')}>
          Decline<span className="sr-only">: {part.title}</span>
        </Button>
      </div>
    </li>
  );
}

interface ChangePartListProps extends Omit<PartProps, 'part' | 'isCurrent'> {
  parts: readonly ChangePart[];
  /** The one with the change in hand. */
  current: ChangePart | undefined;
}

/** The document part by part: each taken or left as it was with one tap, then looked into. */
export function ChangePartList({ parts, current, ...acts }: ChangePartListProps) {
  return (
    <section aria-labelledby="change-parts" className="mb-6">
      <h3 id="change-parts" className="text-sm font-semibold">
        Part by part
      </h3>
      <p className="mt-1 max-w-2xl text-sm text-soft">
        Take a part as a whole, or leave it as you wrote it, then look into it. What only you can
        say and your own words stay as they are.
      </p>
      <ul className="mt-2 gap-x-10 border-y border-line max-lg:divide-y max-lg:divide-line lg:grid lg:grid-cols-2">
        {parts.map((part) => (
          <Part key={part.id} part={part} isCurrent={part.id === current?.id} {...acts} />
        ))}
      </ul>
    </section>
  );
}
