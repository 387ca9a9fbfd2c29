import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { listToasts, subscribeToToasts } from './toast-store.ts';

const ToastViewport = lazyPart(
  () => import('./toast-viewport.tsx'),
  (module) => module.ToastViewport,
);

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
