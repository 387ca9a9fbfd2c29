const BASE =
  'inline-flex min-h-10 items-center justify-center gap-2 rounded-md px-4 py-2 text-sm font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60';

const VARIANTS = {
  primary: 'bg-evidence-fill text-evidence-on hover:bg-evidence-fill/88',
  outline: 'border border-edge text-ink hover:bg-sunken',
  quiet: 'text-ink underline decoration-edge underline-offset-4 hover:decoration-ink px-1',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

/** The look of a button, for links that act as one. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: 'normal' | 'large' = 'normal',
) {
  return `${BASE} ${VARIANTS[variant]}${size === 'large' ? ' min-h-12 px-6 text-base' : ''}`;
}
