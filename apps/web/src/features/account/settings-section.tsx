import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  title: string;
  /** What this is about, in a sentence. */
  about: ReactNode;
  children: ReactNode;
}

/** One matter of the account: what it is about on the left, what can be done on the right; one above the other on a phone. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-9 not-has-[[data-print]]:print:hidden lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        <div className="mt-2 text-sm text-soft">{about}</div>
      </div>
      <div className="max-w-xl min-w-0">{children}</div>
    </section>
  );
}
