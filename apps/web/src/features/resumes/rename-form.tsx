import { type FormEvent, useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { useUpdateResume } from '../../shared/api/resume-mutations.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';

interface RenameFormProps {
  resume: { id: string; title: string };
  onDone: () => void;
}

/** A new name for a resume; Escape leaves the old one. */
export function RenameForm({ resume, onDone }: RenameFormProps) {
  const [title, setTitle] = useState(resume.title);
  const rename = useUpdateResume(resume.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === resume.title) onDone();
    else rename.mutate({ title: title.trim() }, { onSuccess: onDone });
  };
  const fault = title.trim() === '' ? 'Give it a name.' : undefined;
  return (
    <form
      onSubmit={submit}
      className="grow basis-full space-y-3"
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <Field
        label="Name of the resume"
        error={rename.error ? messageOf(rename.error, 'Please try again.') : fault}
      >
        {(control) => (
          <Input
            {...control}
            // It takes the place of the button that was pressed.
            autoFocus
            maxLength={120}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <div className="flex gap-3">
        <Button
          type="submit"
          busyLabel={rename.isPending && 'Saving…'}
          disabled={fault !== undefined}
        >
          Save name
        </Button>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
