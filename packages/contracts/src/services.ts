import { z } from 'zod';

/** What can be paid for; each costs the same (specification, section 9). */
export const paidServiceSchema = z.enum([
  'profile_setup',
  'resume_optimization',
  'career_intelligence_refresh',
  'resume_reparsing',
]);
export type PaidService = z.infer<typeof paidServiceSchema>;

/** What each is called, on every page, checkout and receipt. */
export const SERVICE_NAMES = {
  profile_setup: 'Profile setup',
  resume_optimization: 'Resume optimization',
  career_intelligence_refresh: 'Career intelligence refresh',
  resume_reparsing: 'Resume reparsing',
} as const satisfies Record<PaidService, string>;

/** In cents of `SERVICE_CURRENCY`: 0.99 CAD a service. */
export const SERVICE_PRICE_CENTS = 99;
export const SERVICE_CURRENCY = 'CAD';

/** Where a paid checkout leads back to. These pages show what was paid; they grant nothing. */
export const PAYMENT_SUCCESS_PAGES = {
  resume_optimization: '/optimization-payment-success',
  profile_setup: '/payment-success',
  career_intelligence_refresh: '/skills-payment-success',
  resume_reparsing: '/reparse-success',
} as const satisfies Record<PaidService, string>;
