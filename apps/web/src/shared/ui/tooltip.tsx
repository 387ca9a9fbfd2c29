import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Before the first opens, and within which the next one opens at once. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  /** The control's own accessible name, shown to those who see only its sign. */
  label: string;
  children: ReactNode;
}

/** Says under a control what it does, when the pointer rests on it or the keyboard reaches it; Escape closes it. */
export function Tooltip({ label, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  };
  const openSoon = () => {
    clearTimeout(timer.current);
    const delay = performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the control inside
    <span
      className="relative inline-block"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && openSoon()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {children}
      {open && (
        <span
          role="tooltip"
          // The control has the same words as its name.
          aria-hidden
          className="absolute top-full right-0 z-40 pt-1.5"
        >
          <span className="block rounded-sm border border-line bg-raised px-2.5 py-1 text-xs whitespace-nowrap text-ink shadow-float">
            {label}
          </span>
        </span>
      )}
    </span>
  );
}
