const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md py-2 font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-60';

const VARIANTS = {
  primary: 'bg-evidence-fill text-evidence-on hover:bg-evidence-fill/88',
  /** What cannot be undone. */
  danger: 'border border-conflict text-conflict hover:bg-conflict-wash',
  outline: 'border border-edge text-ink hover:bg-sunken',
  /** One of several choices, taken. */
  chosen: 'border border-evidence bg-evidence-wash text-ink',
  quiet: 'text-ink underline decoration-edge underline-offset-4 hover:decoration-ink',
} as const;

const SIZES = {
  normal: 'min-h-10 px-4 text-sm',
  large: 'min-h-12 px-6 text-base',
  /** As wide as its words, to stand in line with text. */
  flush: 'min-h-10 text-sm',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;
export type ButtonSize = keyof typeof SIZES;

/** The look of a button, for links that act as one. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = variant === 'quiet' ? 'flush' : 'normal',
) {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`;
}
