/** Local storage key of the CSRF token (specification, section 7). */
const STORAGE_KEY = 'csrfToken';

export function findCsrfToken(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

export function forgetCsrfToken(): void {
  localStorage.removeItem(STORAGE_KEY);
}

/** Keeps the `csrfToken` of an answer, where it holds one. */
export function keepCsrfToken(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('csrfToken' in answer)) return;
  if (typeof answer.csrfToken === 'string') localStorage.setItem(STORAGE_KEY, answer.csrfToken);
}
