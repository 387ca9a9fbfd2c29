import { useDeleteResume, useDuplicateResume } from '../../shared/api/resume-mutations.ts';
import { showFailure } from '../../shared/resumes/fit-button.tsx';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { deleteSoon } from './pending-deletions.ts';

interface Titled {
  id: string;
  title: string;
}

export function DuplicateButton({ resume }: { resume: Titled }) {
  const duplicate = useDuplicateResume();
  return (
    <Button
      variant="quiet"
      aria-label={`Duplicate: ${resume.title}`}
      busyLabel={duplicate.isPending && 'Copying…'}
      onClick={() =>
        duplicate.mutate(resume.id, {
          onSuccess: (answer) => showToast({ title: 'Copied', description: answer.resume.title }),
          onError: showFailure,
        })
      }
    >
      Duplicate
    </Button>
  );
}

/** Hides the resume at once and deletes it when nobody has taken that back. */
export function DeleteButton({ resume, onHidden }: { resume: Titled; onHidden: () => void }) {
  const { mutate } = useDeleteResume(() => undefined);
  const remove = () => {
    const { undo, afterMs } = deleteSoon(resume.id, () =>
      mutate(resume.id, { onError: showFailure }),
    );
    const toast = showToast({
      title: 'Resume deleted',
      description: `${resume.title}, with the work made from it.`,
      duration: afterMs,
      action: (
        <Button
          variant="outline"
          onClick={() => {
            undo();
            toast.dismiss();
          }}
        >
          Undo
        </Button>
      ),
    });
    onHidden();
  };
  return (
    <Button variant="quiet" aria-label={`Delete: ${resume.title}`} onClick={remove}>
      Delete
    </Button>
  );
}
