import { Link } from 'react-router';
import { ThemeSelect } from './theme-controls.tsx';

const LINK = 'rounded-sm py-1 underline-offset-4 hover:text-ink hover:underline';

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-4 px-5 py-8 text-sm text-soft">
        <p className="font-serif text-base text-ink">Every line true.</p>
        <nav aria-label="Footer" className="flex gap-6">
          <Link to="/upload" className={LINK}>
            Get Started
          </Link>
          <Link to="/dashboard" className={LINK}>
            Dashboard
          </Link>
        </nav>
        <div className="sm:ml-auto">
          <ThemeSelect />
        </div>
      </div>
    </footer>
  );
}
