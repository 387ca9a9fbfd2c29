import type { Account } from '@trueline/contracts';
import { Suspense, useId, useRef, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { SettingsSection } from './settings-section.tsx';

const DeletionForm = lazyPart(
  () => import('./deletion-form.tsx'),
  (module) => module.DeletionForm,
);

const WHAT_GOES = [
  'every resume, with its original file and what was read from it',
  'every result: changes, letters, interview questions, metadata',
  'your profile and its career intelligence',
  'your newsletter subscription, and every sign-in',
  'PRO days and credits that you have not used',
] as const;

/** Asks once more in a native dialog, with the password, since nothing brings an account back. */
export function DeletionSection({ account }: { account: Account }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [open, setOpen] = useState(false);
  const ask = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
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
      <Button variant="danger" className="mt-5" onClick={ask}>
        Delete my account
      </Button>
      <dialog
        ref={dialog}
        onClose={() => setOpen(false)}
        aria-labelledby={heading}
        className="animate-rise m-auto w-[min(28rem,calc(100vw-2.5rem))] rounded-lg border border-line bg-raised p-6 text-ink shadow-float backdrop:bg-black/50"
      >
        <h3 id={heading} className="text-xl font-semibold">
          Delete your account for good?
        </h3>
        <p className="mt-3 text-soft">
          Your resumes, results and profile go with it. This cannot be undone.
        </p>
        {open && (
          <Suspense fallback={<RunningLine />}>
            <DeletionForm account={account} onClose={() => dialog.current?.close()} />
          </Suspense>
        )}
      </dialog>
    </SettingsSection>
  );
}
