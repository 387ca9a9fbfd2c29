import { Suspense } from 'react';
import { Link, NavLink } from 'react-router';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { lazyPart } from '../../shared/lazy-part.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Mark } from '../../shared/ui/mark.tsx';
import { DrawerButton } from './drawer-button.tsx';
import { MAIN_LINKS } from './navigation.ts';
import { ThemeToggle } from './theme-controls.tsx';

// Fetched only for those who are signed in: visitors don't pay for the menu.
const UserMenu = lazyPart(
  () => import('./user-menu.tsx'),
  (module) => module.UserMenu,
);

/** 64 px high; it stays in sight, under the promo banner where that is. */
export function SiteHeader() {
  const { status } = useAuth();
  return (
    <header className="sticky top-0 z-30 h-16 border-b border-line bg-paper">
      <div className="mx-auto flex h-full max-w-6xl items-center gap-6 px-5 lg:gap-10">
        <Link to="/" aria-label="Trueline, home" className="rounded-sm py-2">
          <Mark />
        </Link>
        <nav aria-label="Main" className="hidden grow gap-5 md:flex lg:gap-7">
          {MAIN_LINKS.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              // A prerendered page is drawn with a slash at its address' end.
              end={to === '/'}
              className="border-b-2 border-transparent py-1.5 text-sm whitespace-nowrap text-soft hover:text-ink aria-[current=page]:border-evidence-fill aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1.5">
          <ThemeToggle />
          <div className="hidden min-w-28 justify-end md:flex">
            {status === 'guest' && (
              <Link to="/auth?tab=register" className={buttonClass()}>
                Get Started
              </Link>
            )}
            {status === 'user' && (
              <Suspense>
                <UserMenu />
              </Suspense>
            )}
          </div>
          <DrawerButton />
        </div>
      </div>
    </header>
  );
}
