import { zodResolver } from '@hookform/resolvers/zod';
import { type Account, deleteAccountBodySchema } from '@trueline/contracts';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../shared/api/call.ts';
import { deleteAccount } from '../../shared/api/endpoints.ts';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { CurrentPasswordField } from '../../shared/forms/current-password-field.tsx';
import { FormFault } from '../../shared/forms/form-fault.tsx';
import { showServerError } from '../../shared/forms/server-error.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { SettingsSection } from './settings-section.tsx';

const WHAT_GOES = [
  'every resume, with its original file and what was read from it',
  'every result: changes, letters, interview questions, metadata',
  'your profile and its career intelligence',
  'your newsletter subscription, and every sign-in',
  'PRO days and credits that you have not used',
] as const;

function useDeletionForm() {
  const { leave } = useAuth();
  const form = useForm({
    resolver: zodResolver(deleteAccountBodySchema),
    defaultValues: { password: '' },
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(deleteAccount, { body });
      await leave();
      showToast({ title: message });
    } catch (error) {
      showServerError(form, error, 'Your account is still there. Please try again.');
    }
  });
  return { form, submit };
}

function DeletionForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const { form, submit } = useDeletionForm();
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="mt-5 space-y-5">
      <FormFault errors={errors} />
      <CurrentPasswordField
        label={`Password of ${account.username}`}
        registration={form.register('password')}
        error={errors.password?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onClose}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" busyLabel={isSubmitting && 'Deleting…'}>
          Delete everything
        </Button>
      </div>
    </form>
  );
}

/** Asks once more in a native dialog, with the password, since nothing brings an account back. */
export function DeletionSection({ account }: { account: Account }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  return (
    <SettingsSection title="Delete your account" about="Nothing of it can be brought back.">
      <p>Deleted at once, for good:</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-conflict">
        {WHAT_GOES.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">
        What you paid stays in our books without your name, for as long as the law asks. You may
        want to download your data first.
      </p>
      <Button variant="danger" className="mt-5" onClick={() => dialog.current?.showModal()}>
        Delete my account
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={heading}
        className="animate-rise m-auto w-[min(28rem,calc(100vw-2.5rem))] rounded-lg border border-line bg-raised p-6 text-ink shadow-float backdrop:bg-black/50"
      >
        <h3 id={heading} className="text-xl font-semibold">
          Delete your account for good?
        </h3>
        <p className="mt-3 text-soft">
          Your resumes, results and profile go with it. This cannot be undone.
        </p>
        <DeletionForm account={account} onClose={() => dialog.current?.close()} />
      </dialog>
    </SettingsSection>
  );
}
