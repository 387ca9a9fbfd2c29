/** Of keys in the tab's storage. Apart from the rest, as every page of the app can end a sign-in. */
export const PREFIX = 'pending-answers-';

/** At the end of a sign-in: the next person's tab holds nothing of the one before. */
export function forgetPendingAnswers(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
