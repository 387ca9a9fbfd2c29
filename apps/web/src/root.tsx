import './shared/zod-without-eval.ts';
import './app.css';
import sourceSerif from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import figtree from './fonts/figtree-latin-400-700.woff2?url';
import { AuthProvider } from './shared/auth/auth-context.tsx';
import { FlowProvider } from './shared/flow/flow-context.tsx';
import { PageFocusProvider } from './shared/page-focus.tsx';
import { pageMeta } from './shared/page-meta.ts';
import { reloadOnPreloadError } from './shared/preload-error.ts';
import { siteOrigin } from './shared/site-origin.ts';
import { socialLinks } from './shared/social-links.ts';
import { ThemeProvider } from './shared/theme/theme-context.tsx';
import { THEME_SCRIPT } from './shared/theme/theme-script.ts';
import { Toaster } from './shared/toast/toaster.tsx';
import { Loading } from './shared/ui/loading.tsx';

export { RouteErrorBoundary as ErrorBoundary } from './shared/route-error.tsx';

const fontPreload = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  fontPreload(figtree),
  fontPreload(sourceSerif),
];

export const meta = () =>
  pageMeta({ title: 'Loading', description: 'A resume that fits the job, every line still true.' });

export function Layout({ children }: { children: ReactNode }) {
  const { x, linkedin, tiktok } = socialLinks();
  return (
    // The script in the head sets the theme before React takes over.
    <html
      lang="en"
      data-theme="dark"
      data-origin={siteOrigin()}
      data-x={x}
      data-linkedin={linkedin}
      data-tiktok={tiktok}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, let through by its hash */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What the page shows until its code has loaded. */
export function HydrateFallback() {
  return <Loading />;
}

export default function Root() {
  useEffect(reloadOnPreloadError, []);
  return (
    <ThemeProvider>
      <AuthProvider>
        <FlowProvider>
          <PageFocusProvider>
            <Outlet />
          </PageFocusProvider>
        </FlowProvider>
      </AuthProvider>
      <Toaster />
    </ThemeProvider>
  );
}
