import type { InterviewQuestion } from '@trueline/contracts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { OUTLINE } from '../../shared/interview/outline.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Textarea } from '../../shared/ui/field.tsx';

interface EditProps {
  question: InterviewQuestion;
  busy: boolean;
  error: Error | null;
  onSave: (question: InterviewQuestion) => void;
  onCancel: () => void;
}

export function EditInterviewQuestion({ question, busy, error, onSave, onCancel }: EditProps) {
  const [text, setText] = useState(question.question);
  const [outline, setOutline] = useState(question.outline);
  return (
    <form
      className="mt-3 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ ...question, question: text.trim(), outline });
      }}
    >
      <Field label="Question">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            autoFocus
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {OUTLINE.map(([key, label]) => (
        <Field key={key} label={label}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={2000}
              value={outline[key] ?? ''}
              onChange={({ target }) =>
                setOutline({ ...outline, [key]: target.value === '' ? null : target.value })
              }
            />
          )}
        </Field>
      ))}
      {error && (
        <p role="alert" className="text-sm text-conflict">
          {messageOf(error, 'Please try again.')}
        </p>
      )}
      <div className="flex gap-3">
        <Button type="submit" disabled={text.trim() === ''} busyLabel={busy && 'Saving…'}>
          Save
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
