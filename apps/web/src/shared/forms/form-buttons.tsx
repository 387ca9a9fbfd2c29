import { Button } from '../ui/button.tsx';
import type { ButtonVariant } from '../ui/button-class.ts';

interface FormButtonsProps {
  label: string;
  variant?: ButtonVariant;
  busyLabel: string | false;
  cancelLabel?: string;
  onCancel: () => void;
}

/** What ends a form, one way or the other. */
export function FormButtons({
  label,
  variant = 'primary',
  busyLabel,
  cancelLabel = 'Cancel',
  onCancel,
}: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant={variant} busyLabel={busyLabel}>
        {label}
      </Button>
      <Button variant="outline" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  );
}
