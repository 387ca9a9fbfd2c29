import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { cn } from './cn.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shown while its act is under way. The button takes no second click meanwhile, but keeps the focus. */
  busyLabel?: string | false;
}

export function Button({
  variant,
  size,
  busyLabel = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const busy = busyLabel !== false;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      onClick={click}
      className={cn(buttonClass(variant, size), className)}
    >
      {busy ? busyLabel : children}
    </button>
  );
}
