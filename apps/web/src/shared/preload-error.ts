/** Session storage key: when the page was last loaded anew because a part of it was missing. */
const STORAGE_KEY = 'preload-error-reload';
/** Reloads further apart than this have causes of their own. */
const SAME_CAUSE_MS = 60_000;

/**
 * A part of the app that cannot be fetched has mostly been replaced by a newer one: the page is
 * loaded anew, once, unless somebody deals with it before; never without a network. When that doesn't help, the error goes on to the page's error boundary.
 */
export function reloadOnPreloadError(): () => void {
  const reload = (event: Event) => {
    if (event.defaultPrevented) return;
    // Without a network there is nothing to load anew: what is open stays, and the part is asked for again.
    if (!navigator.onLine) {
      event.preventDefault();
      return;
    }
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (Date.now() - last < SAME_CAUSE_MS) return;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  };
  window.addEventListener('vite:preloadError', reload);
  return () => window.removeEventListener('vite:preloadError', reload);
}
