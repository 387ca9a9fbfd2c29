import type { EndpointResponse, listResumes } from '@trueline/contracts';
import { Link } from 'react-router';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { FitButton } from '../../shared/resumes/fit-button.tsx';
import { RESUME_STATES } from '../../shared/resumes/resume-states.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { DeleteResume } from './delete-resume.tsx';

type ResumeItem = EndpointResponse<typeof listResumes>['items'][number];

interface ResumeListProps {
  resumes: ResumeItem[];
  /** How many resume sessions were made with a resume. */
  countResults: (resumeId: string) => number;
  onDeleted: () => void;
}

export function ResumeList({ resumes, countResults, onDeleted }: ResumeListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {resumes.map((resume) => (
        <li key={resume.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 sm:gap-x-6">
          <div className="min-w-0 grow basis-full sm:basis-60">
            <p className="truncate font-serif text-lg">{resume.title}</p>
            <p className="text-sm text-soft">
              {RESUME_STATES[resume.status]} · {showMoment(resume.createdAt)}
            </p>
          </div>
          {resume.status === 'ready' && <FitButton resume={resume} />}
          <Link
            to={`/upload?resume=${encodeURIComponent(resume.id)}`}
            aria-label={`${resume.status === 'failed' ? 'See why' : 'See what was read'}: ${resume.title}`}
            className={buttonClass('quiet')}
          >
            {resume.status === 'failed' ? 'See why' : 'See what was read'}
          </Link>
          <DeleteResume resume={resume} results={countResults(resume.id)} onDeleted={onDeleted} />
        </li>
      ))}
    </ul>
  );
}
