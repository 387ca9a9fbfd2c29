import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { ButtonVariant } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { useRefresh } from './admin-queries.ts';

interface ConfirmActionProps {
  /** On the button that asks, and what it says to those who do not see its row. */
  label: string;
  ariaLabel?: string;
  variant?: ButtonVariant;
  /** The question, and what happens when it is answered with yes. */
  title: string;
  children: ReactNode;
  /** The act as a verb, and while it is under way. */
  confirmLabel: string;
  busyLabel: string;
  danger?: boolean;
  run: () => Promise<unknown>;
  /** Said once it is done. */
  done: string;
  /** Called then, to move the focus to what stays. */
  onDone?: () => void;
}

type QuestionProps = Omit<ConfirmActionProps, 'label' | 'ariaLabel' | 'variant'> & {
  onClose: () => void;
};

/** The act, and what follows it. */
function useAct({ run, done, onDone, onClose }: QuestionProps) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      onClose();
      showToast({ title: done });
      onDone?.();
      void refresh();
    },
  });
}

function Question(props: QuestionProps) {
  const { title, children, confirmLabel, busyLabel, danger, onClose } = props;
  const heading = useId();
  const show = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), []);
  const act = useAct(props);
  return (
    <dialog
      ref={show}
      aria-labelledby={heading}
      // What is under way is waited for, since it may yet fail.
      onCancel={(event) => act.isPending && event.preventDefault()}
      onClose={onClose}
      className="animate-rise m-auto w-[min(28rem,calc(100vw-2.5rem))] rounded-lg border border-line bg-raised p-6 text-left text-base font-normal whitespace-normal text-ink shadow-float backdrop:bg-black/50"
    >
      <h2 id={heading} className="text-xl font-semibold wrap-anywhere">
        {title}
      </h2>
      <div className="mt-3 mb-6 space-y-4 text-soft">
        {children}
        {act.error && <Refusal error={act.error} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => act.isPending || onClose()}>
          Cancel
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          busyLabel={act.isPending && busyLabel}
          onClick={() => act.mutate()}
        >
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}

function Refusal({ error }: { error: Error }) {
  const title = messageOf(error, 'Nothing was changed. Please try again.');
  return (
    <div className="text-ink">
      <Notice tone="conflict" title={title} urgent />
    </div>
  );
}

/** A button that asks once, in a native dialog, what its act does before it does it. */
export function ConfirmAction({
  label,
  ariaLabel,
  variant = 'outline',
  ...question
}: ConfirmActionProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(false);
  const close = () => {
    setAsked(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        onClick={() => setAsked(true)}
        {...(ariaLabel && { 'aria-label': ariaLabel })}
      >
        {label}
      </Button>
      {asked && <Question {...question} onClose={close} />}
    </>
  );
}
