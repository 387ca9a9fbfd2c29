import type { CoverLetter, ResumeSession } from '@trueline/contracts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { SaveStateLine } from '../../shared/autosave/save-state-line.tsx';
import { useAutosave } from '../../shared/autosave/use-autosave.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Textarea } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

type Length = 'short' | 'standard';

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

interface LetterProps {
  session: ResumeSession;
  letter: CoverLetter;
}

function LetterText({ session, letter, length }: LetterProps & { length: Length }) {
  const update = useUpdateResumeSession(session.id, { waitsForNetwork: false });
  const { text, change, state } = useAutosave(
    `letter-${session.id}-${length}`,
    letter[length],
    (next) => update.mutateAsync({ coverLetter: { [length]: next } }),
  );
  return (
    <div className="mt-5 space-y-3">
      <Field
        label={length === 'short' ? 'Short letter' : 'Standard letter'}
        hint={`${countWords(text)} words. What you change is your own statement.`}
        error={
          state === 'failed' && update.error
            ? messageOf(update.error, 'Please try again.')
            : undefined
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={length === 'short' ? 9 : 12}
            maxLength={10_000}
            value={text}
            onChange={({ target }) => change(target.value)}
            className="font-serif text-lg"
          />
        )}
      </Field>
      <SaveStateLine state={state} />
    </div>
  );
}

/** The letter in its two lengths, to edit; ours can be had again. */
export function CoverLetterPanel({ session, letter }: LetterProps) {
  const [length, setLength] = useState<Length>('standard');
  const restore = useUpdateResumeSession(session.id);
  const isEdited = letter.sentences === undefined;
  return (
    <div className="lg:mt-4">
      <div className="flex flex-wrap items-center gap-2">
        {(['standard', 'short'] as const).map((name) => (
          <Button
            key={name}
            variant={length === name ? 'chosen' : 'outline'}
            aria-pressed={length === name}
            onClick={() => setLength(name)}
          >
            {name === 'standard' ? 'Standard' : 'Short'}
          </Button>
        ))}
        {isEdited && (
          <Button
            variant="quiet"
            busyLabel={restore.isPending && 'One moment…'}
            onClick={() => restore.mutate({ coverLetter: null })}
          >
            Take the first version again
          </Button>
        )}
      </div>
      {letter.notes?.map((note) => (
        <div key={note} className="mt-4">
          <Notice tone="question" title={note} />
        </div>
      ))}
      <LetterText key={length} session={session} letter={letter} length={length} />
    </div>
  );
}
