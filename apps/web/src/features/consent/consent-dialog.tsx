import { type ReactNode, useCallback, useId } from 'react';

interface ConsentDialogProps {
  title: string;
  description: string;
  onClose: () => void;
  children: ReactNode;
  /** The dialog's buttons. */
  actions: ReactNode;
}

/** A native modal dialog: it holds the focus, closes on Escape and gives the focus back. */
export function ConsentDialog({
  title,
  description,
  onClose,
  children,
  actions,
}: ConsentDialogProps) {
  const id = useId();
  const open = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal();
    // Closed before it is taken out, so that it gives the focus back.
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={open}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      onClose={onClose}
      className="animate-rise m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-line bg-paper p-5 text-ink shadow-float backdrop:bg-black/50 sm:p-7"
    >
      <h2 id={`${id}-title`} className="text-xl font-semibold">
        {title}
      </h2>
      <p id={`${id}-description`} className="mt-2 text-sm text-soft">
        {description}
      </p>
      <ul className="mt-5 divide-y divide-line border-y border-line">{children}</ul>
      <div className="mt-6 flex flex-wrap gap-2">{actions}</div>
    </dialog>
  );
}

interface SwitchRowProps {
  label: string;
  description: string;
  checked: boolean;
  /** Absent: it cannot be turned off. */
  onChange?: (checked: boolean) => void;
}

/** One category with its switch. */
export function SwitchRow({ label, description, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <li className="flex items-start gap-4 py-4">
      <div className="grow">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <p id={`${id}-description`} className="mt-0.5 text-sm text-soft">
          {description}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        aria-describedby={`${id}-description`}
        checked={checked}
        disabled={onChange === undefined}
        onChange={({ target }) => onChange?.(target.checked)}
        className="switch mt-0.5"
      />
    </li>
  );
}
