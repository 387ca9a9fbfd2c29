import type { CoverLetter, LetterLength, LetterTone, ResumeSession } from '@trueline/contracts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { SaveStateLine } from '../../shared/autosave/save-state-line.tsx';
import { useAutosave } from '../../shared/autosave/use-autosave.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Field, Textarea } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { LetterSentenceList } from './letter-sentence-list.tsx';
import {
  findReplaceable,
  type SentenceSwap,
  swapBack,
  swapSentence,
  withWordings,
} from './letter-sentences.ts';
import { OwnOpening } from './own-opening.tsx';
import { useTextWriter } from './rewording/text-writer.ts';

const LENGTHS: readonly { name: LetterLength; label: string; field: string; rows: number }[] = [
  { name: 'standard', label: 'Standard', field: 'Standard letter', rows: 14 },
  { name: 'short', label: 'Short', field: 'Short letter', rows: 9 },
  { name: 'email', label: 'E-mail', field: 'E-mail with the resume attached', rows: 7 },
];
const TONES: readonly { name: LetterTone; label: string }[] = [
  { name: 'plain', label: 'Plain' },
  { name: 'warm', label: 'Warm' },
  { name: 'formal', label: 'Formal' },
];

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

interface LetterProps {
  session: ResumeSession;
  letter: CoverLetter;
}

function LetterText({ session, letter, length }: LetterProps & { length: LetterLength }) {
  const update = useUpdateResumeSession(session.id, { waitsForNetwork: false });
  const { text, change, readText, state } = useAutosave(
    `letter-${session.id}-${length}`,
    letter[length] ?? '',
    (next) => update.mutateAsync({ coverLetter: { [length]: next } }),
  );
  const [past, setPast] = useState<readonly SentenceSwap[]>([]);
  const [reworded, setReworded] = useState<readonly { id: string; text: string }[]>([]);
  const sentences = withWordings(letter.sentences?.[length], reworded);
  const writer = useTextWriter();
  const replaceable = findReplaceable(text, sentences, { withAlone: writer !== undefined });
  const shown = LENGTHS.find(({ name }) => name === length);
  return (
    <div className="mt-5 space-y-3">
      <Field
        label={shown?.field ?? ''}
        hint={`${countWords(text)} words. What you change is your own statement and stays.`}
        error={
          state === 'failed' && update.error
            ? messageOf(update.error, 'Please try again.')
            : undefined
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={shown?.rows ?? 12}
            maxLength={10_000}
            value={text}
            onChange={({ target }) => change(target.value)}
            className="font-serif text-lg"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={text} label="Copy" name={shown?.field ?? 'letter'} />
        {past.length > 0 && (
          <Button
            variant="quiet"
            onClick={() => {
              const last = past.at(-1);
              if (last) change(swapBack(text, last));
              setPast(past.slice(0, -1));
            }}
          >
            Undo
          </Button>
        )}
        <SaveStateLine state={state} />
      </div>
      {replaceable.length > 0 && (
        <details className="border-t border-line pt-3">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            Say a sentence another way
          </summary>
          <LetterSentenceList
            {...{ resumeSessionId: session.id, length, replaceable, sentences, writer }}
            onReworded={(one) => setReworded((before) => [...before, one])}
            onSwap={(swap) => {
              setPast([...past, swap]);
              change(swapSentence(text, swap));
            }}
            // A model takes its time: the person may have written on meanwhile.
            onChange={(next) => change(next(readText()))}
          />
        </details>
      )}
    </div>
  );
}

/** The letter in its lengths and tones, to edit; ours can be had again. */
export function CoverLetterPanel({ session, letter }: LetterProps) {
  const [length, setLength] = useState<LetterLength>('standard');
  const update = useUpdateResumeSession(session.id);
  const { tone = 'plain', tones } = letter;
  const isEdited = letter.sentences === undefined || (letter.edited ?? []).length > 0;
  return (
    <div className="lg:mt-4">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">Length</legend>
        {LENGTHS.filter(({ name }) => letter[name] !== undefined).map(({ name, label }) => (
          <Button
            key={name}
            variant={length === name ? 'chosen' : 'outline'}
            aria-pressed={length === name}
            onClick={() => setLength(name)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {tones !== undefined && (
        <fieldset className="mt-2 flex flex-wrap items-center gap-2">
          <legend className="sr-only">Tone</legend>
          {TONES.filter(({ name }) => tones[name] !== undefined).map(({ name, label }) => (
            <Button
              key={name}
              variant={tone === name ? 'chosen' : 'outline'}
              aria-pressed={tone === name}
              disabled={update.isPending}
              onClick={() => update.mutate({ coverLetter: { tone: name } })}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      )}
      {isEdited && (
        <div className="mt-2">
          <Button
            variant="quiet"
            busyLabel={update.isPending && 'One moment…'}
            onClick={() => update.mutate({ coverLetter: null })}
          >
            Take the first version again
          </Button>
        </div>
      )}
      {letter.notes?.map((note) => (
        <div key={note} className="mt-4">
          <Notice tone="question" title={note} />
        </div>
      ))}
      <OwnOpening session={session} />
      <LetterText key={`${length}-${tone}`} session={session} letter={letter} length={length} />
    </div>
  );
}
