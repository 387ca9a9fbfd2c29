import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useFolds } from './folds.tsx';

/** Folds what the ref names, so that find in page still reaches it; that opens it. */
function useFindableFold(isOpen: boolean, onFound: () => void) {
  const content = useRef<HTMLDivElement>(null);
  const open = useEffectEvent(onFound);
  useLayoutEffect(() => {
    // React knows `hidden` as true or false alone.
    if (isOpen) content.current?.removeAttribute('hidden');
    else content.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useEffect(() => {
    const box = content.current;
    const found = () => open();
    box?.addEventListener('beforematch', found);
    return () => box?.removeEventListener('beforematch', found);
  }, []);
  return content;
}

interface FoldedSectionProps {
  /** Of its heading. */
  id: string;
  title: string;
  /** What is in it, in a few words, while it is folded. */
  note: string;
  children: ReactNode;
}

/** A part of the long page. On a phone it is folded to its heading until it is opened; on a wide screen it stands open. */
export function FoldedSection({ id, title, note, children }: FoldedSectionProps) {
  const contentId = useId();
  const folds = useFolds();
  const isOpen = folds.isOpen(id);
  const content = useFindableFold(isOpen, () => folds.setOpen(id, true));
  return (
    <section aria-labelledby={id} className="min-w-0 max-lg:border-t max-lg:border-line">
      <div className="relative max-lg:flex max-lg:min-h-14 max-lg:items-center max-lg:gap-3 max-lg:py-3">
        <div className="grow">
          <h2 id={id} className="text-xl font-semibold">
            {title}
          </h2>
          {!isOpen && <p className="text-sm text-soft lg:hidden">{note}</p>}
        </div>
        <button
          type="button"
          aria-label={`${isOpen ? 'Fold' : 'Open'}: ${title}`}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => folds.setOpen(id, !isOpen)}
          className="grid size-6 shrink-0 place-items-center text-soft after:absolute after:inset-0 lg:hidden"
        >
          <ChevronDown aria-hidden size={20} className={isOpen ? 'rotate-180' : ''} />
        </button>
      </div>
      {/* Whatever `hidden` says, it is shown on a wide screen. */}
      <div
        ref={content}
        id={contentId}
        className={`lg:block lg:pt-1 lg:[content-visibility:visible] ${isOpen ? 'max-lg:pb-8' : ''}`}
      >
        {children}
      </div>
    </section>
  );
}
