import type { Answer, Ask, Decision, ModelItem, ModelWords, Wording } from '@trueline/contracts';
import {
  type AskModel,
  askForLetter,
  createWordingJudge,
  type DecidedResult,
  extractRequirements,
  type ModelAnswer,
  type ModelRequest,
  type Optimization,
  optimize,
  optimizeWithModel,
  ownWordsOf,
  redecide,
  rehearseWordingJudge,
  writePack,
  type YearMonth,
} from '@trueline/engine';
import { answersTo } from './answers-again.ts';
import type { FitInput } from './fit-input.ts';
import type { Asked, DecidedOn, FitJob, Fitting, UnpagedResult } from './fit-messages.ts';
import { listKeptRemovals, listRemovals } from './removals.ts';

/**
 * Fits the resume from the start, whatever was decided on and written to the result before. Its
 * answers stay where the same is asked again: nobody is asked twice.
 */
export function fitAgain(
  input: FitInput,
  asked: readonly Asked[],
  model: Extract<FitJob, { type: 'fit' }>['model'],
): Promise<Fitting> {
  if (model === undefined) return fitWith(input, asked, undefined);
  const { rounds, isTrusted } = model;
  return replaying(rounds, (ask) => fitWith(input, asked, { ask, isTrusted }));
}

/** Who writes beside the engine. */
interface Writer {
  ask: AskModel;
  isTrusted: boolean;
}

async function fitWith(
  input: FitInput,
  asked: readonly Asked[],
  writer: Writer | undefined,
): Promise<Exclude<Fitting, { requests: unknown }>> {
  const plain = { ...input, answers: [], edited_texts: {} };
  const optimized = writer
    ? await optimizeWithModel(engineInput(input), writer.ask, writer)
    : { ...optimize(engineInput(input)), near: [] };
  const first = toResult(withRemovals(optimized, input), plain);
  const { plain: told = first.document } = optimized;
  const sentences =
    writer && (await askForSentences(input, { ...first, document: told }, writer.ask));
  const result = withWords(first, { near: optimized.near ?? [], sentences: sentences ?? [] });
  const isReworded = (sentences ?? []).length > 0;
  if (input.answers.length === 0 && !isReworded) return { result, answers: [] };
  const decideWith = (answers: Answer[]) => decide({ ...plain, answers }, result, {}, undefined);
  const answers =
    input.answers.length === 0 ? [] : answersTo(listAllAsks(plain, result), asked, input.answers);
  return answers.length === 0 && !isReworded
    ? { result, answers }
    : { result: decideWith(answers), answers };
}

/** Whatever may be asked, in whichever round: it was answered before. */
const listAllAsks = (input: FitInput, result: DecidedOn): Ask[] =>
  decide({ ...input, ask_rounds: ALL_ROUNDS }, result, {}, undefined).asks ?? [];
/** More than any resume and ad give asks for. */
const ALL_ROUNDS = 50;

/** The letter is written by our plan; a model may say its sentences in other words. */
function askForSentences(
  input: FitInput,
  { document, coverLetter }: UnpagedResult,
  ask: AskModel,
): Promise<ModelWords['sentences']> | undefined {
  const sentences = coverLetter?.sentences?.standard;
  const { job_description: jobDescription, as_of: asOf } = input;
  return sentences && askForLetter({ resume: document, jobDescription, asOf, sentences }, ask);
}

const withWords = (result: UnpagedResult, words: ModelWords): UnpagedResult =>
  words.near.length === 0 && words.sentences.length === 0
    ? result
    : { ...result, modelWords: words };

/** What a model says of one line, before its whole answer is there. */
export const judgeWording = (
  { original }: FitInput,
  item: ModelItem,
  isTrusted: boolean,
): Wording | null => createWordingJudge({ resume: original.document, isTrusted })(item);

/** What makes the first of these verdicts as quick as the others. */
export function rehearseJudging({ original }: FitInput): null {
  rehearseWordingJudge({ resume: original.document });
  return null;
}

/** The same changes under other decisions and answers: document, scores and texts follow. */
export function decide(
  input: FitInput,
  { changes, questions, degraded, modelWords }: DecidedOn,
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
  return { ...result, questions: [...result.questions, ...former], degraded };
}

/** The engine says the same again when it is called again: with the model's answers so far it comes to its next questions, or to the end. */
export function replaying<T>(
  rounds: readonly ModelAnswer[][],
  run: (ask: AskModel) => Promise<T>,
): Promise<T | { requests: ModelRequest[] }> {
  const answers = rounds.values();
  return new Promise((resolve, reject) => {
    const ask: AskModel = (requests) => {
      const { value } = answers.next();
      if (value !== undefined) return Promise.resolve(value);
      resolve({ requests: [...requests] });
      return new Promise(() => {});
    };
    run(ask).then(resolve, reject);
  });
}

export function withRemovals(optimized: Optimization, input: FitInput): DecidedResult {
  const { job, changes, report } = optimized;
  const removals = report.layout ? listRemovals(report.layout, changes, job, input) : [];
  const kept = listKeptRemovals(input, changes);
  const isKept = ({ path }: { path: string }) => kept.some((one) => one.path === path);
  const own = changes.filter((change) => !isKept(change));
  return { ...optimized, changes: [...own, ...removals, ...kept] };
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
  { document, plain, changes, report, optimized }: DecidedResult,
  input: FitInput,
  words?: ModelWords,
): UnpagedResult {
  const { asOf, ...rest } = report;
  const jobDescription = input.job_description;
  const job = extractRequirements(jobDescription);
  const texts = writePack(
    {
      resume: document,
      ...(plain ? { plain } : {}),
      job,
      jobDescription,
      asOf: asOf as YearMonth,
      ...ownWordsOf(report),
      ...(words ? { wordings: words.sentences } : {}),
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
    ...(words ? { modelWords: words } : {}),
    components: optimized.components,
    changes,
    document,
    job: {
      ...(job.title ? { title: job.title } : {}),
      ...(job.company ? { company: job.company } : {}),
    },
  };
}
