import { ORIGIN_PLACEHOLDER } from '@trueline/contracts';

/** The public address: a placeholder while pages are built, which the server fills in; the pages then tell it to their scripts. */
export function siteOrigin(): string {
  if (typeof document === 'undefined') return ORIGIN_PLACEHOLDER;
  return document.documentElement.dataset.origin ?? window.location.origin;
}
