import { Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { useDeleteResume } from '../../shared/api/resume-mutations.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

interface DeleteResumeProps {
  resume: { id: string; title: string };
  /** How many resume sessions go with it. */
  results: number;
  /** Called once it is gone, to move the focus to what stays. */
  onDeleted: () => void;
}

function consequenceOf(results: number): string {
  if (results === 0) return 'The file and what was read from it are deleted.';
  const work = results === 1 ? 'the work for a job' : `the work for ${results} jobs`;
  return `The file, what was read from it, and ${work} made with it are deleted.`;
}

/** A button that asks once, in a native dialog, since nothing brings the resume back. */
export function DeleteResume({ resume, results, onDeleted }: DeleteResumeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const remove = useDeleteResume(() => {
    dialog.current?.close();
    showToast({ title: 'Resume deleted', description: resume.title });
    onDeleted();
  });
  return (
    <>
      <Button
        variant="outline"
        aria-label={`Delete: ${resume.title}`}
        className="size-10 p-0"
        onClick={() => {
          remove.reset();
          dialog.current?.showModal();
        }}
      >
        <Trash2 aria-hidden size={18} />
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={heading}
        className="animate-rise m-auto w-[min(28rem,calc(100vw-2.5rem))] rounded-lg border border-line bg-raised p-6 text-ink shadow-float backdrop:bg-black/50"
      >
        <h3 id={heading} className="text-xl font-semibold wrap-anywhere">
          Delete “{resume.title}”?
        </h3>
        <p className="mt-3 text-soft">{consequenceOf(results)} This cannot be undone.</p>
        {remove.error && (
          <div className="mt-4">
            <Notice
              tone="conflict"
              title={messageOf(remove.error, 'It is still here. Please try again.')}
              urgent
            />
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {/* First, since a dialog's first control takes the focus. */}
          <Button variant="outline" onClick={() => dialog.current?.close()}>
            Keep it
          </Button>
          <Button
            variant="danger"
            busyLabel={remove.isPending && 'Deleting…'}
            onClick={() => remove.mutate(resume.id)}
          >
            Delete resume
          </Button>
        </div>
      </dialog>
    </>
  );
}
