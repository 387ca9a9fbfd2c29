/** Pages that search engines may keep; each is prerendered and has a picture for links to it. */
export const INDEXED_PAGES = [
  '/',
  '/features',
  '/how-it-works',
  '/pricing',
  '/contact',
  '/cookie-policy',
  '/terms',
  '/privacy',
  '/subprocessors',
  '/accessibility',
] as const;
export type IndexedPage = (typeof INDEXED_PAGES)[number];

/** Stands in the built pages where the public address belongs, which is known only when the server starts. */
export const ORIGIN_PLACEHOLDER = 'https://public-origin.invalid';

/** Pages of addresses that nobody knows at build time, each with the address that it is rendered for in their place. */
export const STAND_IN_PAGES = {
  '/reset-password/:token': '/reset-password/token',
  /** Any other address. */
  '*': '/not-found',
} as const;

/** Every page of the web app; any other path outside /api answers 404 with the not-found page. */
export const WEB_ROUTES = {
  /** Rendered at build time, one `index.html` each. */
  prerendered: [
    ...INDEXED_PAGES,
    '/privacy-policy',
    '/auth',
    '/account-recovery',
    '/trial-confirmation',
  ],
  /** Served by the application's shell; each leads to /auth without a sign-in. */
  app: [
    '/upload',
    '/configure',
    '/optimize',
    '/template',
    '/download',
    '/application-form',
    '/interview-practice',
    '/dashboard',
    '/profile',
    '/profile/edit',
    '/profile-setup',
    '/my-resumes',
    '/resume-view/:id',
    '/account-settings',
    '/trial-registration',
    '/payment',
    '/payment/:sessionId',
    '/payment-success',
    '/optimization-payment-success',
    '/skills-payment-success',
    '/reparse-success',
  ],
  /** Served by the same shell; all but the first lead to it without an administrator's sign-in. */
  admin: [
    '/admin/login',
    '/admin',
    '/admin/dashboard',
    '/admin/users',
    '/admin/users/:id',
    '/admin/sessions',
    '/admin/optimizations',
    '/admin/models',
    '/admin/mails',
    '/admin/messages',
    '/admin/newsletter',
    '/admin/audit-log',
    '/admin/security',
  ],
} as const satisfies Record<string, readonly string[]>;
