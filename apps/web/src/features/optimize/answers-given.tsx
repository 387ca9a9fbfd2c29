import type { Answer, Ask, ResumeSession } from '@trueline/contracts';
import { fillLine } from '@trueline/contracts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { Button } from '../../shared/ui/button.tsx';
import { isSkipped, listOpenAsks } from './answers.ts';
import { showRefusal } from './show-refusal.ts';

/** An answer as its person would say it. */
function saidOf(ask: Ask, answer: Answer): string {
  if ('text' in answer) return answer.text;
  const option = ask.options.find(({ id }) => id === answer.option);
  if (option === undefined) return 'No';
  return fillLine(option, answer.values) ?? option.label;
}

interface AnswersGivenProps {
  session: ResumeSession;
  /** Opens the question of that id, or the first open one. */
  onAsk: (id?: string) => void;
}

/** What the person answered, each with the way to change it, and what is still open. */
export function AnswersGiven({ session, onAsk }: AnswersGivenProps) {
  const { asks = [], asksLeft = 0, answers, rounds } = session;
  const update = useUpdateResumeSession(session.id, { onError: showRefusal });
  if (asks.length === 0) return null;
  const told = answers.filter((answer) => !isSkipped(answer));
  const open = listOpenAsks(asks, told);
  const isAnyOpen = open.length > 0 || asksLeft > 0;
  const askMore = () =>
    update.mutate(
      { rounds: rounds + 1 },
      {
        onSuccess: ({ resumeSession }) =>
          onAsk(listOpenAsks(resumeSession.asks ?? [], resumeSession.answers)[0]?.id),
      },
    );
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-xl font-semibold">
        What only you know
      </h2>
      <p className="mt-1 max-w-2xl text-sm text-soft">
        {isAnyOpen
          ? 'Your answers become lines of yours, and are kept in your profile for the next application.'
          : 'All questions are answered. What you told is kept in your profile for the next application.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {open.length > 0 && (
          <Button variant="outline" className="min-h-11" onClick={() => onAsk(open[0]?.id)}>
            {open.length === 1
              ? 'Answer the open question'
              : `Answer ${open.length} open questions`}
          </Button>
        )}
        {open.length === 0 && asksLeft > 0 && (
          <Button
            variant="outline"
            className="min-h-11"
            busyLabel={update.isPending && 'Looking…'}
            onClick={askMore}
          >
            Ask me more
          </Button>
        )}
      </div>
      <ul className="mt-4 max-w-3xl space-y-4 empty:hidden">
        {asks
          .filter(({ id }) => told.some((answer) => answer.ask === id))
          .map((ask) => (
            <li key={ask.id} className="border-l-2 border-evidence-fill pl-4 wrap-anywhere">
              <p className="text-sm text-soft">{ask.prompt}</p>
              {told
                .filter((answer) => answer.ask === ask.id)
                .map((answer) => (
                  <p key={JSON.stringify(answer)} className="mt-1 font-serif">
                    {saidOf(ask, answer)}
                  </p>
                ))}
              <Button variant="quiet" className="min-h-11" onClick={() => onAsk(ask.id)}>
                Change the answer<span className="sr-only">: {ask.prompt}</span>
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}
