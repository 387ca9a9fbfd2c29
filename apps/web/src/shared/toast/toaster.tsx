import { lazy, Suspense, useSyncExternalStore } from 'react';
import { listToasts, subscribeToToasts } from './toast-store.ts';

const ToastViewport = lazy(async () => ({
  default: (await import('./toast-viewport.tsx')).ToastViewport,
}));

const NO_TOASTS = listToasts();

/** Shows the toasts; the code that draws them is fetched with the first one. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, listToasts, () => NO_TOASTS);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastViewport toasts={toasts} />
    </Suspense>
  );
}
