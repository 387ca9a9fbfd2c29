import type { Question } from '@trueline/contracts';
import type { ProposeEdits } from '@trueline/engine';
import type { Renderer } from '@trueline/host';
import type { FitInput } from './fit-input.ts';
import type { Fitted, ResumeSessionRow } from './repository.ts';

/**
 * Fits the resume from the start, whatever was decided on and written to the result before. Its
 * answers stay where the same is asked again, word for word: nobody is asked twice.
 */
export async function fitAgain(
  renderer: Renderer,
  { result: before, ...input }: FitInput & Pick<ResumeSessionRow, 'result'>,
  propose: ProposeEdits | undefined,
): Promise<Fitted> {
  const { decide, fitResume } = await import('./fit.ts');
  const plain = { ...input, answers: {}, edited_texts: {} };
  const result = await fitResume(renderer, plain, propose);
  const answers = answersTo(result.questions, before?.questions ?? [], input.answers);
  if (Object.keys(answers).length === 0) return { result, answers };
  return { result: await decide(renderer, { ...plain, answers }, result, {}), answers };
}

function answersTo(
  questions: readonly Question[],
  asked: readonly Question[],
  given: Record<string, string>,
): Record<string, string> {
  const answers = new Map(asked.map(({ id, question }) => [question, given[id]]));
  return Object.fromEntries(
    questions.flatMap(({ id, question }) => {
      const answer = answers.get(question);
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
}
