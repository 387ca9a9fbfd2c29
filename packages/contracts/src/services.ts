/** What can be paid for, and what each is called on every page, checkout and receipt; each costs the same. */
export const SERVICE_NAMES = {
  profile_setup: 'Profile setup',
  resume_optimization: 'Resume optimization',
  career_intelligence_refresh: 'Career intelligence refresh',
  resume_reparsing: 'Resume reparsing',
} as const;
export type PaidService = keyof typeof SERVICE_NAMES;

/** What one run of a service costs, in cents of `SERVICE_CURRENCY`; every page, text and checkout follows. */
export const SERVICE_PRICE_CENTS = 99;
/** ISO 4217. */
export const SERVICE_CURRENCY = 'CAD';

/** `5` cents as `0.05`. */
const decimalPrice = (cents: number) => (cents / 100).toFixed(2);
/** `5` cents and `USD` as `0.05 USD`. */
export const formatPrice = (cents: number, currency: string) =>
  `${decimalPrice(cents)} ${currency}`;

/** The price as a decimal number, for programs. */
export const SERVICE_PRICE_DECIMAL = decimalPrice(SERVICE_PRICE_CENTS);
/** The price as people read it. */
export const SERVICE_PRICE = formatPrice(SERVICE_PRICE_CENTS, SERVICE_CURRENCY);

/** Where a paid checkout leads back to. These pages show what was paid; they grant nothing. */
export const PAYMENT_SUCCESS_PAGES = {
  resume_optimization: '/optimization-payment-success',
  profile_setup: '/payment-success',
  career_intelligence_refresh: '/skills-payment-success',
  resume_reparsing: '/reparse-success',
} as const satisfies Record<PaidService, string>;
