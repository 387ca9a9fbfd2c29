import { OPTIONAL_CATEGORIES, type OptionalCategory } from '../consent-record.ts';

/** Parts of the names under which each service keeps data, and Clarity's own two. */
const NAMES: Record<OptionalCategory, string[]> = {
  analytics: ['_ga', '_gid'],
  performance: ['clarity', '_clck', '_clsk'],
  marketing: ['ph_'],
};

/** This host and those above it: a cookie goes only when its own domain is named. */
function cookieDomains(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

function deleteCookie(name: string): void {
  const expired = `${name}=; Max-Age=0; Path=/`;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and may be cut off by a reload
  document.cookie = expired;
  for (const domain of cookieDomains(window.location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${expired}; Domain=${domain}`;
  }
}

/** Deletes what the services of these categories keep in this browser: cookies, local and session storage. */
export function deleteAnalyticsData(
  categories: readonly OptionalCategory[] = OPTIONAL_CATEGORIES,
): void {
  const parts = categories.flatMap((category) => NAMES[category]);
  const isTheirs = (name: string) => parts.some((part) => name.toLowerCase().includes(part));
  for (const entry of document.cookie.split(';')) {
    const name = entry.split('=')[0]?.trim() ?? '';
    if (isTheirs(name)) deleteCookie(name);
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (isTheirs(key)) storage.removeItem(key);
  }
}
