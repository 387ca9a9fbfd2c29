import { Menu, X } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';

const ITEM = 'flex min-h-12 w-full items-center border-b border-line text-base';
const ICON_BUTTON = 'grid size-10 place-items-center rounded-md';

function Account() {
  const { user, logout } = useAuth();
  if (user === null) {
    return (
      <Link to="/auth" className={`mt-6 w-full ${buttonClass()}`}>
        Get Started
      </Link>
    );
  }
  return (
    <>
      <Link to="/dashboard" className={ITEM}>
        Dashboard
      </Link>
      <Link to="/profile" className={ITEM}>
        Profile Settings
      </Link>
      <p className="mt-6 font-semibold break-words">{user.username}</p>
      <p className="text-sm break-words text-soft">{user.email}</p>
      <button
        type="button"
        className={`mt-4 w-full ${buttonClass('outline')}`}
        onClick={() => void logout()}
      >
        Sign Out
      </button>
    </>
  );
}

/** The header's links on small screens: a native dialog, which holds the focus and closes on Escape by itself. */
export function MobileDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeAfterChoice = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const chosen = (target as Element).closest('a, button') !== null;
    if (chosen || target === currentTarget) currentTarget.close();
  };
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className={ICON_BUTTON}
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
        <div className="flex h-full flex-col px-5 pb-6">
          <div className="flex h-16 items-center justify-end">
            <button type="button" aria-label="Close menu" className={ICON_BUTTON}>
              <X aria-hidden size={22} />
            </button>
          </div>
          <nav aria-label="Menu">
            <Link to="/" className={ITEM}>
              Home
            </Link>
            <Account />
          </nav>
        </div>
      </dialog>
    </div>
  );
}
