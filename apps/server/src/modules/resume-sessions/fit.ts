import type { Decision, Question } from '@trueline/contracts';
import {
  type DecidedResult,
  type EditAnswer,
  type EditRequest,
  extractRequirements,
  type Optimization,
  optimize,
  optimizeWithModel,
  redecide,
  writePack,
  type YearMonth,
} from '@trueline/engine';
import type { FitInput } from './fit-input.ts';
import type { Fitting, UnpagedResult } from './fit-messages.ts';
import { listKeptRemovals, listRemovals } from './removals.ts';

/**
 * Fits the resume from the start, whatever was decided on and written to the result before. Its
 * answers stay where the same is asked again, word for word: nobody is asked twice.
 */
export async function fitAgain(
  input: FitInput,
  asked: readonly Question[],
  modelAnswers: readonly EditAnswer[] | undefined,
): Promise<Fitting> {
  const optimized = await optimizeFrom(input, modelAnswers);
  if ('request' in optimized) return optimized;
  const plain = { ...input, answers: {}, edited_texts: {} };
  const result = toResult(withRemovals(optimized, input), plain);
  const answers = answersTo(result.questions, asked, input.answers);
  if (Object.keys(answers).length === 0) return { result, answers };
  return { result: decide({ ...plain, answers }, result, {}, undefined), answers };
}

/** The same changes under other decisions and answers: document, scores and texts follow. */
export function decide(
  input: FitInput,
  { changes, degraded }: Pick<UnpagedResult, 'changes' | 'degraded'>,
  decisions: Record<string, Decision>,
  decidedAt: string | undefined,
): UnpagedResult {
  const { answers } = input;
  const made = { decisions, ...(decidedAt === undefined ? {} : { decidedAt }) };
  const decided = redecide({ ...engineInput(input), changes, ...made, answers });
  return { ...toResult(decided, input), degraded };
}

/** The engine says the same again when it is called again: with the model's answers so far it comes to its next question, or to the end. */
function optimizeFrom(
  input: FitInput,
  modelAnswers: readonly EditAnswer[] | undefined,
): Promise<Optimization | { request: EditRequest }> {
  if (modelAnswers === undefined) return Promise.resolve(optimize(engineInput(input)));
  const answers = modelAnswers.values();
  return new Promise((resolve, reject) => {
    const propose = (request: EditRequest): Promise<EditAnswer> => {
      const { value } = answers.next();
      if (value !== undefined) return Promise.resolve(value);
      resolve({ request });
      return new Promise(() => {});
    };
    optimizeWithModel(engineInput(input), propose).then(resolve, reject);
  });
}

function withRemovals(optimized: Optimization, input: FitInput): DecidedResult {
  const { job, changes, report } = optimized;
  const removals = report.layout ? listRemovals(report.layout, changes, job, input) : [];
  return { ...optimized, changes: [...changes, ...removals, ...listKeptRemovals(input)] };
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

function engineInput({ original, job_description, as_of }: FitInput) {
  return { resume: original.document, jobDescription: job_description, asOf: as_of };
}

function toResult(
  { document, changes, report, optimized }: DecidedResult,
  input: FitInput,
): UnpagedResult {
  const { asOf, ...rest } = report;
  const jobDescription = input.job_description;
  const job = extractRequirements(jobDescription);
  const texts = writePack(
    { resume: document, job, jobDescription, asOf: asOf as YearMonth },
    {
      coverLetter: input.include_cover_letter,
      interviewQuestions: input.include_interview_questions,
      atsMetadata: input.include_ats_metadata,
    },
    input.edited_texts,
  );
  return {
    ...rest,
    ...texts,
    components: optimized.components,
    changes,
    document,
    job: {
      ...(job.title ? { title: job.title } : {}),
      ...(job.company ? { company: job.company } : {}),
    },
  };
}
