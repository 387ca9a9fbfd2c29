import type { InterviewQuestion } from '@trueline/contracts';
import { QUESTION_KINDS } from '../../shared/interview/outline.tsx';
import { QuestionFacts } from '../../shared/interview/question-facts.tsx';
import { Button } from '../../shared/ui/button.tsx';

interface ItemProps {
  question: InterviewQuestion;
  /** Its form was closed just now: it stands open, and the focus returns to its button. */
  returned: boolean;
  onEdit: () => void;
  /** Takes it out of the files; undefined for the last one. */
  onDrop: (() => void) | undefined;
}

export function InterviewQuestionItem({ question, returned, onEdit, onDrop }: ItemProps) {
  const { kind, difficulty } = question;
  return (
    <details open={returned} className="py-3">
      <summary className="cursor-pointer">
        <span className="font-serif text-lg wrap-anywhere">{question.question}</span>
        <span className="mt-1 block text-sm text-soft">
          {QUESTION_KINDS[kind]} · {difficulty}
        </span>
      </summary>
      <div className="mt-3">
        <QuestionFacts question={question} />
      </div>
      <div className="mt-2 flex flex-wrap gap-x-5">
        <Button variant="quiet" autoFocus={returned} onClick={onEdit}>
          Edit<span className="sr-only">: {question.question}</span>
        </Button>
        {onDrop && (
          <Button variant="quiet" onClick={onDrop}>
            Leave it out<span className="sr-only">: {question.question}</span>
          </Button>
        )}
      </div>
    </details>
  );
}

interface LeftOutProps {
  question: string;
  onPutBack: () => void;
}

/** In the place of a question that was left out just now. */
export function LeftOutQuestion({ question, onPutBack }: LeftOutProps) {
  return (
    <div className="py-4">
      <p className="font-serif text-soft line-through wrap-anywhere">{question}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-soft">
        Left out of the files.
        <Button variant="quiet" autoFocus onClick={onPutBack}>
          Put it back<span className="sr-only">: {question}</span>
        </Button>
      </p>
    </div>
  );
}
