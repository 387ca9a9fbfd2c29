import { MOMENT_ASK, type ResumeSession } from '@trueline/contracts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { OwnWordsForm } from './own-words-form.tsx';

/** The moment of their work that opens the letter: told here, where it is missed, told anew or left out. */
export function OwnOpening({ session }: { session: ResumeSession }) {
  const update = useUpdateResumeSession(session.id);
  const ask = session.asks?.find(({ id }) => id === MOMENT_ASK);
  if (ask === undefined) return null;
  const given = session.answers.find((answer) => answer.ask === ask.id);
  const told = given !== undefined && 'text' in given ? given.text : '';
  const tell = (text: string) => update.mutate({ answers: [{ ask: ask.id, text }] });
  return (
    <details className="mt-4 border-y border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
        {told === '' ? 'Open it in your own words' : 'Your own opening'}
      </summary>
      <div className="pb-4">
        <p className="font-semibold wrap-anywhere">{ask.prompt}</p>
        <p className="mt-1 mb-3 text-sm text-soft">{ask.why}</p>
        <OwnWordsForm
          key={told}
          initial={told}
          sources={[ask.prompt]}
          focused={false}
          onSave={tell}
          {...(told === '' ? {} : { onCancel: () => tell(''), cancelLabel: 'Leave it out' })}
        />
      </div>
    </details>
  );
}
