import { type PaidService, SERVICE_NAMES } from '@trueline/contracts';

/** What one payment gives, in the order in which the services are offered. */
export const SERVICE_GIVES: Record<PaidService, string> = {
  resume_optimization:
    'One run: your resume fitted to one job ad, with every file that you ask for.',
  profile_setup: 'Your profile filled from a resume, once.',
  career_intelligence_refresh:
    'Strengths, gaps and next steps from your profile and the ads you used, once.',
  resume_reparsing: 'One uploaded file read anew.',
};

/** Undefined for anything that isn't one of the four. */
export function findService(value: string | null): PaidService | undefined {
  return value !== null && Object.hasOwn(SERVICE_NAMES, value) ? (value as PaidService) : undefined;
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
