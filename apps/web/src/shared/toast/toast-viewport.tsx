import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { dismissToast, type Toast } from './toast-store.ts';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

function ToastItem({ toast }: { toast: Toast }) {
  const edge = toast.tone === 'destructive' ? 'border-l-conflict' : 'border-l-evidence';
  return (
    <Primitive.Root
      open={toast.open}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      type={toast.tone === 'destructive' ? 'foreground' : 'background'}
      {...(toast.duration !== undefined && { duration: toast.duration })}
      className={`animate-slide-in flex items-start gap-3 rounded-md border border-line border-l-4 bg-raised py-3 pr-2 pl-4 shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${edge}`}
    >
      <div className="grow py-1">
        <Primitive.Title className="text-sm font-semibold">{toast.title}</Primitive.Title>
        {toast.description && (
          <Primitive.Description className="mt-0.5 text-sm text-soft">
            {toast.description}
          </Primitive.Description>
        )}
        {toast.action}
      </div>
      <Primitive.Close
        aria-label="Close message"
        className="grid size-8 shrink-0 place-items-center rounded-sm text-soft hover:text-ink"
      >
        <X aria-hidden size={16} />
      </Primitive.Close>
    </Primitive.Root>
  );
}

/** Where toasts appear: bottom right, at most 420 px wide, reached with F8, swiped away to the right. */
export function ToastViewport({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <Primitive.Provider
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      duration={DURATION_MS}
      label="Message"
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
      <Primitive.Viewport
        hotkey={['F8']}
        label="Messages ({hotkey})"
        className="fixed right-0 bottom-0 z-50 w-full max-w-[420px] p-4"
      />
    </Primitive.Provider>
  );
}
