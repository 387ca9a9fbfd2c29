import {
  type Answer,
  type Ask,
  type Decision,
  findAnswerFaults,
  type ModelWords,
} from '@trueline/contracts';
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
import type { Asked, Decidable, Fitting, UnpagedResult } from './fit-messages.ts';
import { listKeptRemovals, listRemovals } from './removals.ts';

/**
 * Fits the resume from the start, whatever was decided on and written to the result before. Its
 * answers stay where the same is asked again: nobody is asked twice.
 */
export async function fitAgain(
  input: FitInput,
  asked: readonly Asked[],
  modelAnswers: readonly EditAnswer[] | undefined,
): Promise<Fitting> {
  const optimized = await optimizeFrom(input, modelAnswers);
  if ('request' in optimized) return optimized;
  const plain = { ...input, answers: [], edited_texts: {} };
  const result = toResult(withRemovals(optimized, input), plain);
  if (input.answers.length === 0) return { result, answers: [] };
  const decideWith = (answers: Answer[]) => decide({ ...plain, answers }, result, {}, undefined);
  // An ask beyond the first rounds is only listed once it is answered.
  const { asks = [] } = decideWith(input.answers);
  const answers = answersTo(asks, asked, input.answers);
  return answers.length === 0 ? { result, answers } : { result: decideWith(answers), answers };
}

/** The same changes under other decisions and answers: document, scores and texts follow. */
export function decide(
  input: FitInput,
  { changes, questions, degraded, modelWords }: Decidable,
  decisions: Record<string, Decision>,
  decidedAt: string | undefined,
): UnpagedResult {
  const { answers } = input;
  const made = { decisions, ...(decidedAt === undefined ? {} : { decidedAt }) };
  const near = modelWords?.near ?? [];
  const decided = redecide({ ...engineInput(input), changes, ...made, answers, questions, near });
  const result = toResult(decided, input, modelWords);
  const isAsked = (id: string) => result.questions.some((question) => question.id === id);
  // What is asked no more stays beside its answer, which is known again by it.
  const former = questions.filter(
    ({ id }) => !isAsked(id) && answers.some(({ ask }) => ask === id),
  );
  return {
    ...result,
    questions: [...result.questions, ...former],
    degraded,
    ...(modelWords && { modelWords }),
  };
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
  const kept = listKeptRemovals(input, changes);
  const isKept = ({ path }: { path: string }) => kept.some((one) => one.path === path);
  const own = changes.filter((change) => !isKept(change));
  return { ...optimized, changes: [...own, ...removals, ...kept] };
}

/** Answers to what is asked again, each under the ask's present id. Of questions from before there were topics the words say which it is. */
function answersTo(
  asks: readonly Ask[],
  asked: readonly Asked[],
  given: readonly Answer[],
): Answer[] {
  const answers = given.flatMap((answer) => {
    const before = asked.find(({ id }) => id === answer.ask);
    const again =
      asks.find(({ topic }) => topic === before?.topic) ??
      asks.find(({ prompt }) => prompt === before?.prompt) ??
      ('text' in answer ? asks.find((ask) => isAboutSame(ask, before)) : undefined);
    return again === undefined ? [] : [{ ...answer, ask: again.id }];
  });
  const faulty = new Set(findAnswerFaults(asks, answers).map(({ index }) => index));
  return answers.filter((_, index) => !faulty.has(index));
}

/** One line of the resume, or one thing that the ad names: own words say the same to both. */
function isAboutSame({ about }: Ask, before: Asked | undefined): boolean {
  const { path, terms: [term] = [] } = before?.about ?? {};
  if (path !== undefined) return about.path === path;
  return term !== undefined && about.path === undefined && about.terms?.[0] === term;
}

/** What the engine starts from. */
export function engineInput({
  original,
  job_description,
  as_of,
  known,
  ask_rounds,
  depth,
}: FitInput) {
  return {
    resume: original.document,
    jobDescription: job_description,
    asOf: as_of,
    rounds: ask_rounds,
    ...(depth ? { depth } : {}),
    ...(known ? { known } : {}),
  };
}

function toResult(
  { document, changes, report, optimized }: DecidedResult,
  input: FitInput,
  modelWords?: ModelWords,
): UnpagedResult {
  const { asOf, ...rest } = report;
  const jobDescription = input.job_description;
  const job = extractRequirements(jobDescription);
  const texts = writePack(
    {
      resume: document,
      job,
      jobDescription,
      asOf: asOf as YearMonth,
      ...(modelWords && { wordings: modelWords.sentences }),
    },
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
