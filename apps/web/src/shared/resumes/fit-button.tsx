import { useNavigate } from 'react-router';
import { messageOf } from '../api/api-error.ts';
import { useCreateResumeSession } from '../api/resume-session-mutations.ts';
import { flowAddress } from '../flow/flow-steps.ts';
import { showToast } from '../toast/toast-store.ts';
import { Button } from '../ui/button.tsx';

export const showFailure = (error: unknown) =>
  showToast({
    title: 'That did not work',
    description: messageOf(error, 'Please try again.'),
    tone: 'destructive',
  });

interface FitButtonProps {
  resume: { id: string; title: string };
  primary?: boolean;
}

/** Starts fitting this resume to a job. */
export function FitButton({ resume, primary = false }: FitButtonProps) {
  const navigate = useNavigate();
  const create = useCreateResumeSession();
  return (
    <Button
      variant={primary ? 'primary' : 'outline'}
      aria-label={`Fit to a job: ${resume.title}`}
      busyLabel={create.isPending && 'Starting…'}
      onClick={() =>
        create.mutate(resume.id, {
          onSuccess: ({ resumeSession }) => navigate(flowAddress('/configure', resumeSession.id)),
          onError: showFailure,
        })
      }
    >
      Fit to a job
    </Button>
  );
}
