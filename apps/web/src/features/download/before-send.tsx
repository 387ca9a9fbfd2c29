import {
  type BeforeSendItem,
  type DetailFormat,
  isDetail,
  type ResumeSession,
} from '@trueline/contracts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { flowAddress, readResumeAddress } from '../../shared/flow/flow-steps.ts';
import { Button } from '../../shared/ui/button.tsx';
import { type ButtonVariant, buttonClass } from '../../shared/ui/button-class.ts';
import { Field, Input } from '../../shared/ui/field.tsx';

type Question = ResumeSession['questions'][number];

/** What a question was answered, where it was with more than a no. */
function saidTo({ answers }: ResumeSession, id: string): string | undefined {
  const answer = answers.find(({ ask }) => ask === id);
  if (answer === undefined || 'text' in answer) return answer?.text;
  return answer.option === 'yes' ? (answer.values?.value ?? 'Yes') : undefined;
}

/** Longer than this most readers don't read. */
const PAGES_MAX = 2;

const CONTROLS: Record<
  Exclude<DetailFormat, 'yes'>,
  { label: string; hint?: string; fault: string; input: { type?: string; autoComplete?: string } }
> = {
  name: {
    label: 'Your name',
    fault: 'Write your name as it should stand on the resume.',
    input: { autoComplete: 'name' },
  },
  email: {
    label: 'Your e-mail address',
    fault: 'That is no e-mail address. It looks like name@example.com.',
    input: { type: 'email', autoComplete: 'email' },
  },
  phone: {
    label: 'Your phone number',
    fault: 'That is no phone number. Write its digits, with the area code.',
    input: { type: 'tel', autoComplete: 'tel' },
  },
  place: {
    label: 'Town and province',
    hint: 'Such as Halifax, NS. A street is not needed.',
    fault: 'Write your town, such as Halifax, NS.',
    input: {},
  },
  dates: {
    label: 'From and to',
    hint: 'Such as March 2019 – June 2021, or March 2019 – now.',
    fault: 'These dates could not be read. Write them like March 2019 – June 2021.',
    input: {},
  },
};

interface MendProps {
  session: ResumeSession;
  onMended: () => void;
}

/** The value that is missing, written where it is missed. */
function DetailForm({ session, question, onMended }: MendProps & { question: Question }) {
  const format = question.format as Exclude<DetailFormat, 'yes'>;
  const { label, hint, fault, input } = CONTROLS[format];
  const saved = saidTo(session, question.id) ?? '';
  const [text, setText] = useState(saved);
  const [isRefused, setIsRefused] = useState(saved !== '');
  const update = useUpdateResumeSession(session.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDetail(format, text)) return setIsRefused(true);
    update.mutate(
      { answers: [{ ask: question.id, text: text.trim() }] },
      {
        onSuccess: ({ resumeSession }) => {
          const isLeft = resumeSession.beforeSend?.some((one) => one.questionId === question.id);
          setIsRefused(isLeft === true);
          if (!isLeft) onMended();
        },
      },
    );
  };
  const error = update.error ? messageOf(update.error, 'Please try again.') : fault;
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-start gap-3">
      <div className="min-w-0 max-w-sm grow">
        <Field label={label} hint={hint} error={isRefused || update.error ? error : undefined}>
          {(control) => (
            <Input
              {...control}
              {...input}
              maxLength={100}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setIsRefused(false);
              }}
            />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        variant="outline"
        className="sm:mt-6.5"
        busyLabel={update.isPending && 'Saving…'}
      >
        Add it
      </Button>
    </form>
  );
}

/** One tap that settles an item, and where else to look. */
function Tap({
  session,
  label,
  change,
  variant = 'outline',
  onMended,
  children,
}: MendProps & {
  label: string;
  variant?: ButtonVariant;
  change: Parameters<ReturnType<typeof useUpdateResumeSession>['mutate']>[0];
  children?: ReactNode;
}) {
  const update = useUpdateResumeSession(session.id);
  return (
    <div className="mt-2">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          variant={variant}
          busyLabel={update.isPending && 'Saving…'}
          onClick={() => update.mutate(change, { onSuccess: onMended })}
        >
          {label}
        </Button>
        {children}
      </div>
      {update.error && (
        <p role="alert" className="mt-2 text-sm text-conflict">
          {messageOf(update.error, 'Please try again.')}
        </p>
      )}
    </div>
  );
}

const LINK = 'underline underline-offset-4';

function Mend({ session, item, onMended }: MendProps & { item: BeforeSendItem }) {
  const reading = readResumeAddress(session.resumeId, session.id);
  const question = session.questions.find(({ id }) => id === item.questionId);
  const props = { session, onMended };
  if (question?.format === 'yes') {
    return (
      <Tap
        {...props}
        label="Yes, that is right"
        change={{ answers: [{ ask: question.id, text: 'yes' }] }}
      >
        <Link to={reading} className={LINK}>
          Correct what was read
        </Link>
      </Tap>
    );
  }
  if (question) return <DetailForm {...props} question={question} />;
  if (item.changeId !== undefined) {
    const isRemoval = item.kind === 'personal-data';
    return (
      <Tap
        {...props}
        label={isRemoval ? 'Leave it out' : 'Yes, that is true'}
        change={{ decisions: { [item.changeId]: 'accepted' } }}
      />
    );
  }
  return item.step === 'optimize' ? (
    <p className="mt-2">
      <Link to={flowAddress('/optimize', session.id)} className={LINK}>
        See what waits for you
      </Link>
    </p>
  ) : (
    <p className="mt-2">
      <Link to={reading} className={LINK}>
        Correct what was read
      </Link>
      , then optimize again.
    </p>
  );
}

/** Details given here, each with the way back. */
function Given({ session, onMended }: MendProps) {
  const open = new Set(session.beforeSend?.map(({ questionId }) => questionId));
  const given = session.questions.filter(
    ({ id, kind }) => kind === 'detail' && saidTo(session, id) !== undefined && !open.has(id),
  );
  if (given.length === 0) return null;
  return (
    <ul aria-label="What you added" className="mt-4 space-y-3 text-sm">
      {given.map(({ id, question, format }) => (
        <li key={id} className="border-l-2 border-evidence-fill pl-4 wrap-anywhere">
          {question}{' '}
          <span className="font-serif">{format === 'yes' ? 'Yes' : saidTo(session, id)}</span>
          <Tap
            session={session}
            onMended={onMended}
            label="Take it back"
            variant="quiet"
            change={{ answers: [{ ask: id, text: '' }] }}
          />
        </li>
      ))}
    </ul>
  );
}

/** What is still to be looked at in the result, each with its mend; says so where nothing is. */
export function BeforeSend({ session }: { session: ResumeSession }) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (session.beforeSend === undefined) return null;
  const { beforeSend, pages = 1 } = session;
  // What had the focus is gone with its item.
  const onMended = () => heading.current?.focus();
  const isLong = pages > PAGES_MAX;
  const count = beforeSend.length + Number(isLong);
  return (
    <section aria-labelledby="before-send" className="mt-10">
      <h2 id="before-send" ref={heading} tabIndex={-1} className="text-xl font-semibold">
        Before you send it
      </h2>
      <p aria-live="polite" className="mt-1 text-sm text-soft">
        {count === 0 && 'Nothing to mend: contacts, dates and lines are complete.'}
        {count === 1 && 'One thing to look at.'}
        {count > 1 && `${count} things to look at.`}
      </p>
      <ul className="mt-4 space-y-5">
        {beforeSend.map((item) => (
          <li
            key={`${item.kind} ${item.questionId ?? item.changeId ?? item.path ?? ''}`}
            className="border-l-2 border-question pl-4 wrap-anywhere"
          >
            <p>{item.text}</p>
            <Mend session={session} item={item} onMended={onMended} />
          </li>
        ))}
        {isLong && (
          <li className="border-l-2 border-question pl-4">
            <p>
              Your resume has {pages} pages. Few readers turn to a third: choose a denser template,
              or leave out bullets of old jobs.
            </p>
            <Link
              to={flowAddress('/template', session.id)}
              className={`mt-3 ${buttonClass('outline')}`}
            >
              See it on paper
            </Link>
          </li>
        )}
      </ul>
      <Given session={session} onMended={onMended} />
    </section>
  );
}
