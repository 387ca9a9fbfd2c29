import { SOCIAL_PLACEHOLDERS, type SocialService } from '@trueline/contracts';

/** The operator's pages elsewhere: placeholders while pages are built, which the server fills in or takes out; the pages then tell those that are set to their scripts. */
export function socialLinks(): Record<SocialService, string> {
  if (typeof document === 'undefined') return SOCIAL_PLACEHOLDERS;
  const { x = '', linkedin = '', tiktok = '' } = document.documentElement.dataset;
  return { x, linkedin, tiktok };
}
