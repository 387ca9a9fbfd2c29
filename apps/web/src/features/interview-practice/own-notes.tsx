import { MAX_PRACTICE_NOTE_LENGTH } from '@trueline/contracts';
import { messageOf } from '../../shared/api/api-error.ts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { SaveStateLine } from '../../shared/autosave/save-state-line.tsx';
import { useAutosave } from '../../shared/autosave/use-autosave.ts';
import { Field, Textarea } from '../../shared/ui/field.tsx';
import { noteKey } from './practice-notes.ts';

interface OwnNotesProps {
  sessionId: string;
  question: string;
  saved: string;
}

/** The person's own notes on a question, saved as they type. */
export function OwnNotes({ sessionId, question, saved }: OwnNotesProps) {
  const update = useUpdateResumeSession(sessionId, { waitsForNetwork: false });
  const { text, change, state } = useAutosave(noteKey(sessionId, question), saved, (note) =>
    update.mutateAsync({ practiceNotes: [{ question, note }] }),
  );
  return (
    <div className="mt-5">
      <Field
        label="Your notes"
        error={
          state === 'failed' && update.error
            ? messageOf(update.error, 'Please try again.')
            : undefined
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={MAX_PRACTICE_NOTE_LENGTH}
            value={text}
            onChange={({ target }) => change(target.value)}
            className="font-serif text-lg"
          />
        )}
      </Field>
      <div className="mt-1.5 min-h-6">
        <SaveStateLine
          state={state}
          saved={text === '' ? 'For you alone. Part of no file.' : 'Saved'}
        />
      </div>
    </div>
  );
}
