import { Outlet, useLocation, useMatches } from 'react-router';
import { ConsentBanner } from '../features/consent/consent-banner.tsx';
import { CookiePreferencesButton } from '../features/consent/cookie-preferences-button.tsx';
import { PromoBanner } from '../features/site/promo-banner.tsx';
import { ShortFooter } from '../features/site/short-footer.tsx';
import { SiteFooter } from '../features/site/site-footer.tsx';
import { SiteHeader } from '../features/site/site-header.tsx';

/** Header, page and footer of everything but the administration. */
export default function SiteLayout() {
  const { pathname } = useLocation();
  // Who works here has come past the rest.
  const isGuarded = useMatches().some(({ id }) => id === 'routes/guarded-layout');
  const Footer = isGuarded ? ShortFooter : SiteFooter;
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-raised px-4 py-2 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the content
      </a>
      {pathname === '/' && <PromoBanner />}
      <SiteHeader />
      <main id="content" className="grow">
        <Outlet />
      </main>
      <Footer>
        <CookiePreferencesButton />
      </Footer>
      <ConsentBanner />
    </div>
  );
}
