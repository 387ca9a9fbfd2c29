import { Outlet } from 'react-router';
import { SiteFooter } from '../features/site/site-footer.tsx';
import { SiteHeader } from '../features/site/site-header.tsx';

/** Header, page and footer of everything but the administration. */
export default function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-raised px-4 py-2 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the content
      </a>
      <SiteHeader />
      <main id="content" className="grow">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
