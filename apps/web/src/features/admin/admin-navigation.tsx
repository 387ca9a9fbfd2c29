import { Link, useLocation } from 'react-router';
import { ADMIN_HOME } from './admin-return-to.ts';

const LINKS = [
  { to: ADMIN_HOME, label: 'Dashboard' },
  { to: '/admin/users', label: 'Users' },
  { to: '/admin/sessions', label: 'Sessions' },
  { to: '/admin/optimizations', label: 'Optimizations' },
  { to: '/admin/models', label: 'Language models' },
  { to: '/admin/mails', label: 'Mails' },
  { to: '/admin/messages', label: 'Messages' },
  { to: '/admin/newsletter', label: 'Newsletter' },
  { to: '/admin/audit-log', label: 'Audit log' },
  { to: '/admin/security', label: 'Your sign-in' },
] as const;

/** The page that is open, and those under it; `/admin` is the dashboard too. */
function isOpen(to: string, pathname: string): boolean {
  const path = pathname.replace(/\/$/, '');
  return path === to || path.startsWith(`${to}/`) || (path === '/admin' && to === ADMIN_HOME);
}

export function AdminNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Administration">
      <ul>
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isOpen(to, pathname) ? 'page' : undefined}
              className="flex min-h-10 items-center border-l-2 border-line pl-4 text-sm text-soft hover:text-ink aria-[current=page]:border-evidence-fill aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
