import { useQuery } from '@tanstack/react-query';
import type { Resume, StoredResume } from '@trueline/contracts';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { resumeQuery, resumesQuery } from '../../shared/api/resume-queries.ts';
import {
  resumeSessionQuery,
  resumeSessionsQuery,
} from '../../shared/api/resume-session-queries.ts';
import { jobNameOf } from '../../shared/flow/next-step.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Comparison } from './comparison.tsx';

/** `result:ID` or `resume:ID`: what this resume is compared with. */
function readChoice(choice: string) {
  const [kind = '', id = ''] = choice.split(':');
  return { resultId: kind === 'result' ? id : '', otherId: kind === 'resume' ? id : '' };
}

/** The document of the chosen result or resume. */
function useOther(choice: string): { document: Resume | undefined; error: Error | null } {
  const { resultId, otherId } = readChoice(choice);
  const result = useQuery({ ...resumeSessionQuery(resultId), enabled: resultId !== '' });
  const other = useQuery({ ...resumeQuery(otherId), enabled: otherId !== '' });
  const document =
    resultId === '' ? other.data?.resume.document : result.data?.resumeSession.document;
  return { document, error: result.error ?? other.error };
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
}

/** Compares this resume with a result made from it, or with another resume; the address keeps the choice. */
export function CompareWith({ resume, document }: CompareWithProps) {
  const [search, setSearch] = useSearchParams();
  const choice = search.get('with') ?? '';
  const { results, resumes } = useChoices(resume);
  const { document: other, error } = useOther(choice);
  if (results.length + resumes.length === 0) return null;
  return (
    <section aria-labelledby="compare" className="mt-14">
      <h2 id="compare" className="text-xl font-semibold">
        Compare
      </h2>
      <label className="mt-3 mb-5 block max-w-xl">
        <span className="mb-1.5 block text-sm font-semibold">This resume with</span>
        <select
          value={choice}
          onChange={({ target }) =>
            setSearch(target.value === '' ? {} : { with: target.value }, {
              replace: true,
              preventScrollReset: true,
            })
          }
          className="min-h-11 w-full rounded-md border border-edge bg-raised px-3 text-base text-ink"
        >
          <option value="">Choose one</option>
          <Options label="What it became for a job" options={results} />
          <Options label="Your other resumes" options={resumes} />
        </select>
      </label>
      {choice !== '' && error && (
        <Notice tone="conflict" title={messageOf(error, 'It could not be loaded.')} />
      )}
      {choice !== '' && !other && !error && <RunningLine />}
      {choice !== '' && other && <Comparison before={document} after={other} />}
    </section>
  );
}
