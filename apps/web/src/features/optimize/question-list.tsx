import type { ResumeSession } from '@trueline/contracts';
import { useState } from 'react';
import { ListWithMore } from '../../shared/ui/list-with-more.tsx';
import { type Question, QuestionItem } from './question-item.tsx';

/** How many open questions stand there at once. */
const SHOWN = 3;

/** What the engine would have to invent, asked instead; an answer is the person's own fact, and a "no" is asked no more. */
export function QuestionList({ session }: { session: ResumeSession }) {
  const [last, setLast] = useState<string | null>(null);
  const { questions, answers } = session;
  if (questions.length === 0) return null;
  const answered = questions.filter(({ id }) => answers[id] !== undefined);
  const open = questions.filter(({ id }) => answers[id] === undefined);
  // One that was taken back just now keeps the focus: it stands where it is seen.
  open.sort((a, b) => Number(b.id === last) - Number(a.id === last));
  const draw = (question: Question) => (
    <QuestionItem
      key={question.id}
      session={session}
      question={question}
      focused={question.id === last}
      onSave={() => setLast(question.id)}
    />
  );
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-xl font-semibold">
        Questions only you can answer
      </h2>
      <p className="mt-1 max-w-2xl text-sm text-soft">
        Answer what is true and worth telling, and leave the rest. Nothing is added that you do not
        say.
      </p>
      <div className="mt-4 max-w-3xl">
        {open.length === 0 ? (
          <p>All of them are answered.</p>
        ) : (
          <ListWithMore items={open} limit={SHOWN} name="questions" className="space-y-4">
            {draw}
          </ListWithMore>
        )}
        {answered.length > 0 && (
          <>
            <h3 className="mt-8 text-lg font-semibold">What you answered</h3>
            <ul className="mt-3 space-y-4">{answered.map(draw)}</ul>
          </>
        )}
      </div>
    </section>
  );
}
