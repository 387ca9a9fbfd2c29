import type { EndpointResponse, listResumes } from '@trueline/contracts';
import { Link, useNavigate } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { useCreateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';

import { DeleteResume } from './delete-resume.tsx';

type ResumeItem = EndpointResponse<typeof listResumes>['items'][number];

const STATES: Record<ResumeItem['status'], string> = {
  parsing: 'Being read',
  ready: 'Read',
  failed: 'Could not be read',
};

function FitButton({ resume }: { resume: ResumeItem }) {
  const navigate = useNavigate();
  const create = useCreateResumeSession();
  return (
    <Button
      variant="outline"
      aria-label={`Fit to a job: ${resume.title}`}
      busyLabel={create.isPending && 'Starting…'}
      onClick={() =>
        create.mutate(resume.id, {
          onSuccess: ({ resumeSession }) => navigate(flowAddress('/configure', resumeSession.id)),
          onError: (error) =>
            showToast({
              title: 'That did not work',
              description: messageOf(error, 'Please try again.'),
              tone: 'destructive',
            }),
        })
      }
    >
      Fit to a job
    </Button>
  );
}

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
          <div className="min-w-0 grow basis-60">
            <p className="truncate font-serif text-lg">{resume.title}</p>
            <p className="text-sm text-soft">
              {STATES[resume.status]} · {showMoment(resume.createdAt)}
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
