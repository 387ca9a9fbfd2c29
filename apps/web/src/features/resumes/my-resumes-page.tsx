import { useInfiniteQuery } from '@tanstack/react-query';
import type { StoredResume } from '@trueline/contracts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { resumeSearchQuery } from '../../shared/api/resume-queries.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { FitButton } from '../../shared/resumes/fit-button.tsx';
import { RESUME_STATES } from '../../shared/resumes/resume-states.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Field, Input } from '../../shared/ui/field.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { listPendingDeletions, subscribeToPendingDeletions } from './pending-deletions.ts';
import { RenameForm } from './rename-form.tsx';
import { DeleteButton, DuplicateButton } from './resume-actions.tsx';

const SEARCH_DELAY_MS = 300;

type ResumeItem = Omit<StoredResume, 'document' | 'text'>;

function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}

function Row({ resume, onHidden }: { resume: ResumeItem; onHidden: () => void }) {
  /** `back`: the form was closed just now, and the focus returns to the button that opened it. */
  const [form, setForm] = useState<'closed' | 'open' | 'back'>('closed');
  const renaming = form === 'open';
  const address = `/resume-view/${encodeURIComponent(resume.id)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 py-5">
      {renaming ? (
        <RenameForm resume={resume} onDone={() => setForm('back')} />
      ) : (
        <div className="min-w-0 grow basis-full sm:basis-64">
          <Link
            to={address}
            className="inline-block max-w-full truncate font-serif text-lg underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            {resume.title}
          </Link>
          <p className="text-sm text-soft wrap-anywhere sm:truncate">
            {RESUME_STATES[resume.status]} · {resume.source.name} · {showMoment(resume.createdAt)}
          </p>
        </div>
      )}
      {/* On a phone a row of its own: the four would not stand in one. */}
      {resume.status === 'ready' && (
        <div className="max-sm:basis-full">
          <FitButton resume={resume} />
        </div>
      )}
      {!renaming && (
        <Button
          variant="quiet"
          aria-label={`Rename: ${resume.title}`}
          autoFocus={form === 'back'}
          onClick={() => setForm('open')}
        >
          Rename
        </Button>
      )}
      {resume.status !== 'parsing' && <DuplicateButton resume={resume} />}
      <DeleteButton resume={resume} onHidden={onHidden} />
    </li>
  );
}

function Search({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <search className="mt-8 block max-w-md">
      <Field label="Search by name">
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={120}
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    </search>
  );
}

function Empty({ searched }: { searched: boolean }) {
  if (searched) return <p className="mt-8 text-soft">No resume has that in its name.</p>;
  return (
    <div className="mt-8 max-w-xl">
      <p className="text-lg text-soft">
        No resume here yet. Upload the one you have, in any common format: nothing in it is changed.
      </p>
      <Link to="/upload" className={`mt-6 ${buttonClass('primary', 'large')}`}>
        Upload my resume
      </Link>
    </div>
  );
}

/** All resumes: search, rename, copy, delete. */
export function MyResumesPage() {
  const page = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const q = useDelayed(text.trim());
  const query = useInfiniteQuery(resumeSearchQuery(q));
  const hidden = useSyncExternalStore(subscribeToPendingDeletions, listPendingDeletions, () => []);
  const all = query.data?.pages.flatMap((answer) => answer?.items ?? []) ?? [];
  const resumes = all.filter(({ id }) => !hidden.includes(id));
  // Nothing to search, and nothing that another would be added to.
  const isEmpty = query.data !== undefined && resumes.length === 0 && text === '' && q === '';
  const focusHeading = () => page.current?.querySelector('h1')?.focus();
  return (
    <div ref={page} className="mx-auto max-w-4xl px-5 py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading>My resumes</PageHeading>
        {!isEmpty && (
          <Link to="/upload" className={buttonClass('outline')}>
            Upload another
          </Link>
        )}
      </div>
      {!isEmpty && <Search text={text} onChange={setText} />}
      <p role="status" className="sr-only">
        {query.data ? `${resumes.length} shown` : ''}
      </p>
      {query.error && (
        <div className="mt-8 space-y-4">
          <Notice tone="conflict" title="Your resumes could not be loaded" urgent>
            {messageOf(query.error, 'Nothing is lost. Please try again.')}
          </Notice>
          <Button onClick={() => void query.refetch()}>Try again</Button>
        </div>
      )}
      {query.isPending && (
        <div className="mt-10">
          <RunningLine />
        </div>
      )}
      {query.data && resumes.length === 0 && <Empty searched={q !== ''} />}
      {resumes.length > 0 && (
        <ul className="mt-8 divide-y divide-line border-y border-line">
          {resumes.map((resume) => (
            <Row key={resume.id} resume={resume} onHidden={focusHeading} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="mt-6"
          busyLabel={query.isFetchingNextPage && 'Loading…'}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
