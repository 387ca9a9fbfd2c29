import { useQuery } from '@tanstack/react-query';
import type { Resume, StoredResume } from '@trueline/contracts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { resumeQuery, resumesQuery } from '../../shared/api/resume-queries.ts';
import {
  resumeSessionQuery,
  resumeSessionsQuery,
} from '../../shared/api/resume-session-queries.ts';
import { jobNameOf } from '../../shared/flow/next-step.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { readChoice } from './compare-choice.ts';
import { Comparison } from './comparison.tsx';

type Other =
  | { state: 'loading' }
  | { state: 'loaded'; document: Resume }
  /** It is not there, cannot be read, or could not be fetched. */
  | { state: 'missing'; message: string };

const GONE = 'It may have been deleted, or its address was cut short.';

/** The document of the chosen result or resume. */
function useOther(choice: string): Other {
  const { kind, id } = readChoice(choice);
  const result = useQuery({ ...resumeSessionQuery(id), enabled: kind === 'result' });
  const resume = useQuery({ ...resumeQuery(id), enabled: kind === 'resume' });
  if (kind === undefined) return { state: 'missing', message: GONE };
  const { isPending, error } = kind === 'result' ? result : resume;
  const document =
    kind === 'result' ? result.data?.resumeSession.document : resume.data?.resume.document;
  if (document) return { state: 'loaded', document };
  const isGone = error instanceof ApiError && error.status === 404;
  if (error) return { state: 'missing', message: isGone ? GONE : messageOf(error, GONE) };
  return isPending
    ? { state: 'loading' }
    : { state: 'missing', message: 'It has nothing to show yet.' };
}

function useChoices(resume: StoredResume) {
  const resumes = useQuery(resumesQuery()).data?.items ?? [];
  const sessions = useQuery(resumeSessionsQuery()).data?.items ?? [];
  return {
    results: sessions
      .filter(({ resumeId, status }) => resumeId === resume.id && status === 'completed')
      .map((session) => ({
        value: `result:${session.id}`,
        name: `${jobNameOf(session)}, ${showMoment(session.updatedAt)}`,
      })),
    resumes: resumes
      .filter(({ id, status }) => id !== resume.id && status === 'ready')
      .map(({ id, title, createdAt }) => ({
        value: `resume:${id}`,
        name: `${title}, ${showMoment(createdAt)}`,
      })),
  };
}

function Options({
  label,
  options,
}: {
  label: string;
  options: { value: string; name: string }[];
}) {
  if (options.length === 0) return null;
  return (
    <optgroup label={label}>
      {options.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

interface CompareWithProps {
  resume: StoredResume;
  document: Resume;
  /** Stands there where nothing is compared. */
  children: ReactNode;
}

function Compared({ before, other }: { before: Resume; other: Other }) {
  if (other.state === 'loading') return <RunningLine />;
  if (other.state === 'loaded') return <Comparison before={before} after={other.document} />;
  return (
    <Notice tone="conflict" title="There is nothing to compare with here" urgent>
      {other.message}
    </Notice>
  );
}

/** Compares this resume with a result made from it, or with another resume; the address keeps the choice. */
export function CompareWith({ resume, document, children }: CompareWithProps) {
  const [search, setSearch] = useSearchParams();
  const choice = search.get('with') ?? '';
  const { results, resumes } = useChoices(resume);
  const other = useOther(choice);
  const isComparing = choice !== '';
  const choose = (next: string) =>
    setSearch(next === '' ? {} : { with: next }, { replace: true, preventScrollReset: true });
  if (results.length + resumes.length === 0 && !isComparing) return children;
  return (
    <>
      <section aria-labelledby="compare" className="mb-8">
        <h2 id="compare" className="text-xl font-semibold">
          Compare
        </h2>
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <label className="min-w-0 grow basis-60">
            <span className="mb-1.5 block text-sm font-semibold">This resume with</span>
            <select
              value={choice}
              onChange={({ target }) => choose(target.value)}
              className="min-h-11 w-full rounded-md border border-edge bg-raised px-3 text-base text-ink"
            >
              <option value="">Choose one</option>
              <Options label="What it became for a job" options={results} />
              <Options label="Your other resumes" options={resumes} />
            </select>
          </label>
          {isComparing && (
            <Button variant="outline" className="min-h-11" onClick={() => choose('')}>
              Stop comparing
            </Button>
          )}
        </div>
        {isComparing && (
          <div className="mt-5">
            <Compared before={document} other={other} />
          </div>
        )}
      </section>
      {(!isComparing || other.state === 'missing') && children}
    </>
  );
}
