import type { PaidService, SERVICE_NAMES, SERVICE_PRICE_CENTS } from '@trueline/contracts';

/** The contract's figure, which the compiler holds equal; the contract itself would bring zod along. */
const PRICE_CENTS: typeof SERVICE_PRICE_CENTS = 99;

/** "CA$0.99" as Canadians read it among other currencies. */
export const PRICE_TEXT = `${(PRICE_CENTS / 100).toFixed(2)} CAD`;

interface ServiceText {
  /** As a thing bought. */
  name: string;
  /** What one payment gives. */
  gives: string;
  successPath: string;
}

/** The contract's names, likewise. */
const NAMES: typeof SERVICE_NAMES = {
  profile_setup: 'Profile setup',
  resume_optimization: 'Resume optimization',
  career_intelligence_refresh: 'Career intelligence refresh',
  resume_reparsing: 'Resume reparsing',
};

/** The four services: what they are called, and where a paid checkout leads. */
export const SERVICES: Record<PaidService, ServiceText> = {
  resume_optimization: {
    name: NAMES.resume_optimization,
    gives: 'One run: your resume fitted to one job ad, with every file that you ask for.',
    successPath: '/optimization-payment-success',
  },
  profile_setup: {
    name: NAMES.profile_setup,
    gives: 'Your profile filled from a resume, once.',
    successPath: '/payment-success',
  },
  career_intelligence_refresh: {
    name: NAMES.career_intelligence_refresh,
    gives: 'Strengths, gaps and next steps from your profile and the ads you used, once.',
    successPath: '/skills-payment-success',
  },
  resume_reparsing: {
    name: NAMES.resume_reparsing,
    gives: 'One uploaded file read anew.',
    successPath: '/reparse-success',
  },
};

/** Undefined for anything that isn't one of the four. */
export function findService(value: string | null): PaidService | undefined {
  return value !== null && Object.hasOwn(SERVICES, value) ? (value as PaidService) : undefined;
}

/** The page on which one service is paid for; it names what the service is for. */
export function paymentAddress(
  service: PaidService,
  subject: { resumeSessionId?: string | undefined; resumeId?: string | undefined } = {},
): string {
  const query = new URLSearchParams({ service });
  if (subject.resumeSessionId) query.set('rs', subject.resumeSessionId);
  if (subject.resumeId) query.set('resume', subject.resumeId);
  return `/payment?${query}`;
}
