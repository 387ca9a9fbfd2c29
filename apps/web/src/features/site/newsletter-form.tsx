import { type FormEvent, useId, useState } from 'react';
import { trackEvent } from '../../shared/analytics-event.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { looksLikeEmail } from '../../shared/format/email-shape.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';

const SUCCESS_TOAST_MS = 6000;

type State = 'idle' | 'submitting' | 'done' | 'failed';

function refuse(title: string, description: string): void {
  showToast({ title, description, tone: 'destructive' });
}

/** Sends the address and says how it went. */
async function send(email: string): Promise<'done' | 'failed'> {
  try {
    const { success, message } = await call(endpoints.subscribe, { body: { email } });
    if (!success) {
      refuse('Subscription failed', message);
      return 'failed';
    }
    trackEvent('newsletter_subscribe');
    showToast({
      title: 'Subscription successful!',
      description: message,
      duration: SUCCESS_TOAST_MS,
    });
    return 'done';
  } catch (error) {
    const answered = error instanceof ApiError;
    const said = answered ? (error.body?.message ?? 'Subscription failed') : undefined;
    refuse('Something went wrong', said ?? 'Please try again later');
    return 'failed';
  }
}

function useNewsletterForm() {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>('idle');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (address === '') return refuse('Email required', 'Please enter your email address');
    if (!looksLikeEmail(address)) {
      return refuse('Invalid email', 'Please enter a valid email address');
    }
    setState('submitting');
    const outcome = await send(address);
    setState(outcome);
    if (outcome === 'done') setEmail('');
  };
  return { email, setEmail, state, submit };
}

export function NewsletterForm() {
  const { email, setEmail, state, submit } = useNewsletterForm();
  const id = useId();
  const busy = state === 'submitting';
  return (
    <form method="post" noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="font-sans text-sm font-semibold text-ink">
        Newsletter
      </h2>
      <p id={`${id}-hint`} className="mt-1 text-sm">
        News of Trueline and advice on resumes. You confirm by mail, and leave with one click.
      </p>
      <div className="mt-3 flex gap-2">
        <input
          // Not of the type email, which takes spaces away before they can be spoken of.
          type="text"
          inputMode="email"
          autoCapitalize="none"
          name="email"
          aria-label="Email address"
          aria-describedby={`${id}-hint${state === 'failed' ? ` ${id}-error` : ''}`}
          aria-invalid={state === 'failed'}
          autoComplete="email"
          placeholder="you@example.com"
          value={email}
          disabled={busy}
          onChange={({ target }) => setEmail(target.value)}
          className="min-h-10 w-full min-w-0 grow rounded-md border border-edge bg-raised px-3 text-base text-ink placeholder:text-soft disabled:opacity-60 aria-invalid:border-conflict"
        />
        <button
          type="submit"
          disabled={busy || email === ''}
          className={`shrink-0 ${buttonClass('outline')}`}
        >
          {busy ? 'Subscribing...' : 'Subscribe'}
        </button>
      </div>
      <div role="status">
        {state === 'failed' && (
          <p id={`${id}-error`} className="mt-2 text-sm text-conflict">
            Please check your email format
          </p>
        )}
        {state === 'done' && (
          <p className="mt-3 rounded-md bg-evidence-wash px-3.5 py-2.5 text-sm text-ink">
            <strong>Check your email!</strong> We sent you a confirmation link to complete your
            subscription
          </p>
        )}
      </div>
    </form>
  );
}
