import { X } from 'lucide-react';
import { type MouseEvent, useCallback } from 'react';
import { Link, NavLink } from 'react-router';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { ACCOUNT_LINKS, MAIN_LINKS } from './navigation.ts';

const ITEM =
  'flex min-h-12 w-full items-center border-b border-line text-base aria-[current=page]:font-semibold aria-[current=page]:text-evidence';

function Account() {
  const { user, logout } = useAuth();
  if (user === null) {
    return (
      <Link to="/auth?tab=register" className={`mt-6 w-full ${buttonClass()}`}>
        Get Started
      </Link>
    );
  }
  return (
    <>
      {ACCOUNT_LINKS.map(({ to, label }) => (
        <NavLink key={to} to={to} className={ITEM}>
          {label}
        </NavLink>
      ))}
      <p className="mt-6 font-semibold wrap-anywhere">{user.username}</p>
      <p className="text-sm wrap-anywhere text-soft">{user.email}</p>
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
export function MobileDrawer({ onClose }: { onClose: () => void }) {
  const open = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), []);
  const closeAfterChoice = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const chosen = (target as Element).closest('a, button') !== null;
    if (chosen || target === currentTarget) currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside answer to keys, and Escape closes
    <dialog
      ref={open}
      aria-label="Menu"
      onClick={closeAfterChoice}
      onClose={onClose}
      className="animate-slide-in m-0 ml-auto h-dvh max-h-none w-[min(20rem,85vw)] max-w-none bg-paper text-ink shadow-float backdrop:bg-black/50"
    >
      <div className="flex min-h-full flex-col px-5 pb-6">
        <div className="flex h-16 shrink-0 items-center justify-end">
          <button
            type="button"
            aria-label="Close menu"
            className="grid size-10 place-items-center rounded-md"
          >
            <X aria-hidden size={22} />
          </button>
        </div>
        <nav aria-label="Menu">
          {MAIN_LINKS.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className={ITEM}>
              {label}
            </NavLink>
          ))}
          <Account />
        </nav>
      </div>
    </dialog>
  );
}
