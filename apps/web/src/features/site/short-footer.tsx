import { OPERATOR } from '@trueline/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ThemeSelect } from './theme-controls.tsx';

const LINKS = [
  { to: '/contact', label: 'Contact Us' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/accessibility', label: 'Accessibility' },
] as const;

/** One line at the foot of the pages behind the sign-in; `children` stand beside the theme. */
export function ShortFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="border-t border-line text-sm text-soft">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-5 gap-y-1 px-5 py-3">
        <span className="mr-auto max-sm:basis-full">{OPERATOR.name}</span>
        {LINKS.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="inline-block rounded-sm py-1.5 underline-offset-4 hover:text-ink hover:underline"
          >
            {label}
          </Link>
        ))}
        {children}
        <ThemeSelect />
      </div>
    </footer>
  );
}
