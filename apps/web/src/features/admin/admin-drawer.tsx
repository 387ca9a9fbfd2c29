import { Menu, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';

const SIGN = 'grid size-10 place-items-center rounded-md';

/** What stands beside the page on a wide screen, behind a button on a narrow one. */
export function AdminDrawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeAfterChoice = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const chosen = (target as Element).closest('a, [data-closes]') !== null;
    if (chosen || target === currentTarget) currentTarget.close();
  };
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className={SIGN}
      >
        <Menu aria-hidden size={22} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside answer to keys, and Escape closes */}
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClick={closeAfterChoice}
        className="animate-slide-in m-0 ml-auto h-dvh max-h-none w-[min(20rem,85vw)] max-w-none bg-paper text-ink shadow-float backdrop:bg-black/50"
      >
        <div className="min-h-full px-5 pb-6">
          <div className="flex h-16 items-center justify-end">
            <button type="button" data-closes aria-label="Close menu" className={SIGN}>
              <X aria-hidden size={22} />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </div>
  );
}
