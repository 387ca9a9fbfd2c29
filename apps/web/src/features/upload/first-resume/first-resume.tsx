import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { messageOf } from '../../../shared/api/api-error.ts';
import { useCreateResume } from '../../../shared/api/resume-mutations.ts';
import { useAuth } from '../../../shared/auth/auth-context.tsx';
import { readResumeAddress } from '../../../shared/flow/flow-steps.ts';
import { PageHeading } from '../../../shared/page-focus.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { buttonClass } from '../../../shared/ui/button-class.ts';
import { Field, Textarea } from '../../../shared/ui/field.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { type Draft, type Faults, findFaults, JOBS_MAX, SCHOOLS_MAX, toFile } from './draft.ts';
import { EntryFields, type LineField } from './entry-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { useDraft } from './use-draft.ts';

const ABOUT: readonly LineField[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', isWide: true },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'city', label: 'Town', autoComplete: 'address-level2' },
  { name: 'region', label: 'Province or state', autoComplete: 'address-level1' },
];
const JOB: readonly LineField[] = [
  { name: 'title', label: 'What you were', hint: 'Such as Cashier, or Nurse.' },
  { name: 'employer', label: 'Employer' },
  { name: 'place', label: 'Place', isWide: true },
  { name: 'from', label: 'From', hint: 'Such as March 2021, or 2021.' },
  { name: 'to', label: 'To', hint: 'Empty while it goes on.' },
];
const SCHOOL: readonly LineField[] = [
  { name: 'school', label: 'School' },
  { name: 'degree', label: 'Degree or diploma' },
  { name: 'until', label: 'Finished', hint: 'Such as 2019.' },
];
const LISTS = [
  { name: 'skills', label: 'Skills', hint: 'One a line, or with commas between them.' },
  { name: 'languages', label: 'Languages', hint: 'One a line, such as: French, fluent.' },
  { name: 'licences', label: 'Licences and certificates', hint: 'One a line.' },
] as const;
const LIST_LENGTH_MAX = 2_000;

interface FormProps {
  draft: Draft;
  faults: Faults;
  onChange: (draft: Draft) => void;
}

function Parts({ draft, faults, onChange }: FormProps) {
  return (
    <>
      <section aria-labelledby="first-about" className="mt-8">
        <h2 id="first-about" className="mb-4 text-xl font-semibold">
          You
        </h2>
        <EntryFields
          fields={ABOUT}
          entry={draft.about}
          path="about"
          faults={faults}
          onChange={(about) => onChange({ ...draft, about })}
        />
      </section>
      <EntryList
        title="Where you have worked"
        about="The latest first. Paid or not, a summer or ten years. What you did there is asked later."
        word="job"
        name="jobs"
        most={JOBS_MAX}
        fields={JOB}
        entries={draft.jobs}
        faults={faults}
        onChange={(jobs) => onChange({ ...draft, jobs })}
      />
      <EntryList
        title="Where you have learned"
        about="Schools, courses, training. It may stay empty."
        word="school"
        name="schools"
        most={SCHOOLS_MAX}
        fields={SCHOOL}
        entries={draft.schools}
        faults={faults}
        onChange={(schools) => onChange({ ...draft, schools })}
      />
      <section aria-labelledby="first-lists" className="mt-12">
        <h2 id="first-lists" className="text-xl font-semibold">
          What you can do and hold
        </h2>
        <p className="mt-1 mb-4 text-soft">It may all stay empty.</p>
        <div className="space-y-5">
          {LISTS.map(({ name, label, hint }) => (
            <Field key={name} label={label} hint={hint}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  maxLength={LIST_LENGTH_MAX}
                  value={draft[name]}
                  onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      </section>
    </>
  );
}

function FirstResumeForm({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const create = useCreateResume();
  const { draft, isKept, change, drop } = useDraft(userId);
  const [faults, setFaults] = useState<Faults>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (create.isPending) return;
    const found = findFaults(draft);
    setFaults(found);
    const faulty = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-field]')];
    const first = faulty.find((one) => (one.dataset.field ?? '') in found);
    if (first) return first.focus();
    create.mutate(toFile(draft), {
      onSuccess: ({ resume }) => {
        drop();
        // The way back leads to what to begin with, not to a form that has been sent.
        void navigate(readResumeAddress(resume.id, null), { replace: true });
      },
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Parts
        draft={draft}
        faults={faults}
        onChange={(next) => {
          change(next);
          setFaults({});
        }}
      />
      <div className="mt-10 space-y-4 border-t border-line pt-6">
        {create.error && (
          <Notice
            tone="conflict"
            title={messageOf(create.error, 'It was not sent. Please try again.')}
            urgent
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" busyLabel={create.isPending && 'Making it…'}>
            Make my resume
          </Button>
          <Link to="/upload" className={buttonClass('quiet', 'large')}>
            I have one after all
          </Link>
        </div>
        <p className="text-sm text-soft">
          {isKept
            ? 'What you type is kept in this browser until you send it or sign out.'
            : 'This browser keeps nothing: do not close the page before you send it.'}
        </p>
      </div>
    </form>
  );
}

/** Step 1 of who has no resume: titles, employers and dates, from which the questions lead to a whole one. */
export function FirstResume() {
  const { user } = useAuth();
  return (
    <div className="mx-auto max-w-3xl px-5 py-12 sm:py-16">
      <PageHeading>Your first resume</PageHeading>
      <p className="mt-3 text-lg text-soft">
        Write where you were and when. Then Trueline asks what you did there, a tap a line, and
        writes nothing that you do not say.
      </p>
      {user && <FirstResumeForm key={user.id} userId={user.id} />}
    </div>
  );
}
