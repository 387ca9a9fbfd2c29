import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { cn } from './cn.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: 'normal' | 'large';
  /** Shown while its act is under way; the button takes no second click meanwhile. */
  busyLabel?: string | false;
}

export function Button({
  variant,
  size,
  busyLabel = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busyLabel !== false}
      className={cn(buttonClass(variant, size), className)}
    >
      {busyLabel === false ? children : busyLabel}
    </button>
  );
}
