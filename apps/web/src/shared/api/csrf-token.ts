import { ADDRESSES } from '@trueline/contracts';

/** Local storage key of the CSRF token. */
const STORAGE_KEY = 'csrfToken';

/** Calls of the administration, which has a sign-in, a cookie and a token of its own. */
const ADMIN_CALL = /^\/api\/admin\//;
/** Those that need the token of the sign-in; who signs in has none, or one that has ended. */
const needsAdminToken = (url: string) => ADMIN_CALL.test(url) && url !== ADDRESSES.adminLogin.path;
/** Kept while the page is open: `GET /api/admin/me` repeats it. */
let adminToken: string | null = null;

/** The token for a call: the administrator's for theirs once they are signed in, else the browser's. */
export function findCsrfToken(url = ''): string | null {
  return (needsAdminToken(url) ? adminToken : null) ?? localStorage.getItem(STORAGE_KEY);
}

/** What repeats the token that a call was sent with; undefined for the browser's own. */
export function adminTokenSource(url: string): string | undefined {
  return adminToken !== null && needsAdminToken(url) ? ADDRESSES.getAdministrator.path : undefined;
}

export function forgetCsrfToken(): void {
  localStorage.removeItem(STORAGE_KEY);
}

/** Keeps the `csrfToken` of an answer, where it holds one, apart for each kind of sign-in. */
export function keepCsrfToken(answer: unknown, url = ''): void {
  if (typeof answer !== 'object' || answer === null || !('csrfToken' in answer)) return;
  if (typeof answer.csrfToken !== 'string') return;
  if (ADMIN_CALL.test(url)) adminToken = answer.csrfToken;
  else localStorage.setItem(STORAGE_KEY, answer.csrfToken);
}
