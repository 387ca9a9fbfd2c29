/** Every page of the web app; any other path outside /api answers 404 with the not-found page. */
export const WEB_ROUTES = {
  /** Rendered at build time, one `index.html` each. */
  prerendered: ['/', '/auth'],
  /** Served by the application's shell; without a sign-in they lead to /auth (specification, section 2). */
  app: [
    '/upload',
    '/configure',
    '/optimize',
    '/template',
    '/download',
    '/dashboard',
    '/profile',
    '/payment',
    '/payment/:sessionId',
    '/payment-success',
    '/optimization-payment-success',
    '/skills-payment-success',
    '/reparse-success',
  ],
} as const satisfies Record<string, readonly string[]>;
