import { INDEXED_PAGES } from '@trueline/contracts';

/** Every page that opens without a sign-in and without a token, and one that isn't there. */
export const PUBLIC_PAGES = [
  ...INDEXED_PAGES,
  '/privacy-policy',
  '/auth',
  '/account-recovery',
  '/trial-confirmation',
  '/no-such-page',
] as const;
