import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { trackEvent } from '../../shared/analytics-event.ts';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { looksLikeEmail } from '../../shared/format/email-shape.ts';
import { countWords } from '../../shared/format/word-count.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/notice.tsx';

const EMPTY = { name: '', email: '', subject: '', message: '' };
type Values = typeof EMPTY;
type Errors = Partial<Record<keyof Values, string>>;
const FIELDS = Object.keys(EMPTY) as (keyof Values)[];

const MISSING: Record<keyof Values, string> = {
  name: 'Enter your name.',
  email: 'Enter an e-mail address such as name@example.com.',
  subject: 'Enter a subject.',
  message: 'Write your message.',
};

/** What can be seen without asking the server, which checks the rest. */
function findErrors(values: Values): Errors {
  const missing = FIELDS.filter((name) => values[name].trim() === '');
  const errors: Errors = Object.fromEntries(missing.map((name) => [name, MISSING[name]]));
  if (!errors.email && !looksLikeEmail(values.email.trim())) errors.email = MISSING.email;
  return errors;
}

function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [fault, setFault] = useState<string>();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');

  const refuse = (found: Errors) => {
    setErrors(found);
    const first = FIELDS.find((name) => found[name]);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    const found = findErrors(values);
    refuse(found);
    if (state === 'sending' || Object.keys(found).length > 0) return;
    setState('sending');
    try {
      await call(endpoints.sendContactMessage, { body: values });
      trackEvent('contact_message_sent');
      setState('sent');
      setValues(EMPTY);
    } catch (error) {
      setState('idle');
      const fields = error instanceof ApiError ? error.body?.fields : undefined;
      if (fields) refuse(fields);
      else setFault(messageOf(error, 'Your message could not be sent. Please try again.'));
    }
  };
  const change = (name: keyof Values, value: string) => setValues({ ...values, [name]: value });
  return { form, values, errors, fault, state, setState, submit, change };
}

interface FieldProps {
  label: string;
  error: string | undefined;
  note?: string;
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string;
  }) => ReactNode;
}

function ContactField({ label, error, note, children }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-note` })}
      <p id={`${id}-note`} className={`mt-1 text-sm ${error ? 'text-conflict' : 'text-soft'}`}>
        {error ?? note}
      </p>
    </div>
  );
}

const CONTROL =
  'block w-full rounded-md border border-edge bg-raised px-3 py-2 text-base text-ink min-h-11 aria-invalid:border-conflict';

const INPUTS = [
  { name: 'name', label: 'Your name', type: 'text', autoComplete: 'name', maxLength: 100 },
  { name: 'email', label: 'Your e-mail', type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'subject', label: 'Subject', type: 'text', autoComplete: 'off', maxLength: 150 },
] as const;

export function ContactForm() {
  const { form, values, errors, fault, state, setState, submit, change } = useContactForm();
  if (state === 'sent') {
    return (
      <div role="status">
        <Notice tone="info" title="Your message has arrived">
          We answer by e-mail, within two working days.{' '}
          <button
            type="button"
            className="underline underline-offset-4"
            onClick={() => setState('idle')}
          >
            Write another
          </button>
        </Notice>
      </div>
    );
  }
  const words = countWords(values.message);
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="space-y-4">
      {fault && <Notice tone="conflict" title={fault} urgent />}
      {INPUTS.map(({ name, label, ...input }) => (
        <ContactField key={name} label={label} error={errors[name]}>
          {(control) => (
            <input
              {...control}
              {...input}
              name={name}
              required
              value={values[name]}
              onChange={({ target }) => change(name, target.value)}
              className={CONTROL}
            />
          )}
        </ContactField>
      ))}
      <ContactField
        label="Message"
        error={errors.message}
        note={`${words} ${words === 1 ? 'word' : 'words'}`}
      >
        {(control) => (
          <textarea
            {...control}
            name="message"
            required
            rows={8}
            maxLength={5000}
            value={values.message}
            onChange={({ target }) => change('message', target.value)}
            className={CONTROL}
          />
        )}
      </ContactField>
      <button
        type="submit"
        aria-disabled={state === 'sending'}
        className={buttonClass('primary', 'large')}
      >
        {state === 'sending' ? 'Sending…' : 'Send message'}
      </button>
    </form>
  );
}
