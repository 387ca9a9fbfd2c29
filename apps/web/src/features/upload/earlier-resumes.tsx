import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { resumesQuery } from '../../shared/api/resume-queries.ts';
import { readResumeAddress } from '../../shared/flow/flow-steps.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';

const SHOWN = 5;

/** Resumes that are here already; nothing while there are none. */
export function EarlierResumes() {
  const { data } = useQuery(resumesQuery());
  const ready = (data?.items ?? []).filter(({ status }) => status === 'ready').slice(0, SHOWN);
  if (ready.length === 0) return null;
  return (
    <section aria-labelledby="earlier-resumes" className="mt-12">
      <h2 id="earlier-resumes" className="text-xl font-semibold">
        Or go on with one that you have here
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {ready.map((resume) => (
          <li
            key={resume.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 py-3"
          >
            <Link
              to={readResumeAddress(resume.id, null)}
              className="min-w-0 truncate font-serif text-lg underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {resume.title}
            </Link>
            <span className="text-sm text-soft">{showMoment(resume.createdAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
