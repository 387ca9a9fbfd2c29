import { fileURLToPath } from 'node:url';
import type {
  Answer,
  CareerIntelligence,
  Decision,
  JobRequirements,
  KeptHome,
  ModelItem,
  PromptTask,
  Proof,
  Proposal,
  Resume,
  Wording,
} from '@trueline/contracts';
import type { AskModel, ModelAnswer, ModelRequest, ProofInput, Wish } from '@trueline/engine';
import { ChildPool, type JobOptions, type PoolOutcome } from '@trueline/host';
import { AppError } from '../../platform/http/app-error.ts';
import type { FitInput } from './fit-input.ts';
import type {
  Asked,
  DecidedOn,
  FitJob,
  FitResults,
  ProfileInput,
  Proposed,
  UnpagedResult,
} from './fit-messages.ts';

/** A language model for one run. */
export interface Writer {
  ask: AskModel;
  isTrusted: boolean;
}

/**
 * The engine in processes of its own, each call bounded in time and memory. All throw UNAVAILABLE
 * when too much is waiting, the work went over a limit or its process went down.
 */
export interface Fitter {
  /** Fits the resume to the job from the start; answers that still answer something stay. With a language model as long as that takes. Throws TooMuchWorkError where it went over a limit. */
  fit: (
    input: FitInput,
    asked: readonly Asked[],
    writer: Writer | undefined,
  ) => Promise<{ result: UnpagedResult; answers: Answer[] }>;
  decide: (
    input: FitInput,
    result: DecidedOn,
    decisions: Record<string, Decision>,
    decidedAt: Date,
  ) => Promise<UnpagedResult>;
  /** The same ad and resume in another depth, with what was decided on each change of it before. */
  refit: Fitter['decide'];
  /** What the verifier says of one item of a model's answer, which somebody is waiting to read. */
  judgeWording: (input: FitInput, item: ModelItem, isTrusted: boolean) => Promise<Wording | null>;
  /** Lets the first such verdict be as quick as the others, while the model has yet to speak. */
  rehearseJudging: (input: FitInput) => Promise<void>;
  /** What a model may be asked about the result, or about the one text of a wish. */
  listPrompts: (input: FitInput, result: UnpagedResult, wish?: Wish) => Promise<PromptTask[]>;
  /** Checks what a model proposed, and puts what nothing contradicts into the result. */
  propose: (
    input: FitInput,
    result: UnpagedResult,
    items: readonly Proposal[],
    isTrusted?: boolean,
  ) => Promise<Proposed>;
  /** What a language model says to a wish of the person's; undefined where its endpoint failed. */
  askForWish: (
    input: FitInput,
    result: UnpagedResult,
    wish: Wish,
    writer: Writer,
  ) => Promise<Proposal[] | undefined>;
  readJob: (jobDescription: string) => Promise<JobRequirements>;
  measure: (document: Resume) => Promise<FitResults['measure']>;
  prove: (input: ProofInput) => Promise<Proof>;
  /** The document with a kept text at its home; undefined where it keeps no such text. */
  placeKept: (document: Resume, keptId: string, home: KeptHome) => Promise<Resume | undefined>;
  analyzeCareer: (input: ProfileInput) => Promise<CareerIntelligence>;
  close: () => Promise<void>;
}

export interface FitterOptions {
  /** For work that a person waits for. */
  timeoutMs?: number;
  /** For fitting from the start. */
  fitTimeoutMs?: number;
  idleMs?: number;
  /** Told of crashes and reached limits, without a word of a resume. */
  onIncident?: (message: string) => void;
  /** Module that the processes run, in place of the real one; for tests. */
  entry?: string;
}

/** The work took more time or memory than any should: once more would not help. */
export class TooMuchWorkError extends Error {
  override readonly name = 'TooMuchWorkError';
}

const RETRY_AFTER_S = 5;
const CHILD = fileURLToPath(new URL('./fit-child.ts', import.meta.url));
const DEFAULTS = {
  entry: CHILD,
  // One for whoever is waiting, beside one that fits.
  poolSize: 2,
  maxQueued: 100,
  maxWaitMs: 15_000,
  timeoutMs: 10_000,
  // The longest resume that is taken needs 5 to 9 s of an unshared processor.
  fitTimeoutMs: 45_000,
  maxResidentBytes: 600 * 1_048_576,
  idleMs: 5 * 60_000,
} as const;

/** Its children start when they are needed. */
export function createFitter(options: FitterOptions = {}): Fitter {
  const { fitTimeoutMs, ...settings } = { ...DEFAULTS, ...options };
  const pool = new ChildPool<FitJob, FitResults[FitJob['type']]>(settings);
  const run = async <Type extends FitJob['type']>(
    job: FitJob & { type: Type },
    jobOptions?: JobOptions,
  ): Promise<FitResults[Type]> => resultOf<Type>(job, await pool.run(job, jobOptions));
  return {
    fit: (input, asked, writer) =>
      asking(writer, (rounds) =>
        run(
          { type: 'fit', input, asked, model: writer && { rounds, isTrusted: writer.isTrusted } },
          { isBackground: true, timeoutMs: fitTimeoutMs },
        ),
      ),
    decide: (input, { changes, questions, degraded, modelWords }, decisions, decidedAt) => {
      const result = { changes, questions, degraded, ...(modelWords ? { modelWords } : {}) };
      return run({ type: 'decide', input, result, decisions, decidedAt: decidedAt.toISOString() });
    },
    refit: (input, { changes, questions, degraded, modelWords }, decisions, decidedAt) => {
      const result = { changes, questions, degraded, ...(modelWords ? { modelWords } : {}) };
      const job = { type: 'refit' as const, input, result, decisions };
      return run({ ...job, decidedAt: decidedAt.toISOString() }, { timeoutMs: fitTimeoutMs });
    },
    judgeWording: (input, item, isTrusted) =>
      run({ type: 'judge-wording', input, item, isTrusted }),
    rehearseJudging: async (input) => {
      await run({ type: 'rehearse-judging', input });
    },
    listPrompts: (input, { coverLetter, changes }, wish) => {
      const result = { changes, ...(coverLetter === undefined ? {} : { coverLetter }) };
      return run({ type: 'list-prompts', input, result, wish });
    },
    propose: (input, result, items, isTrusted = true) =>
      run({ type: 'propose', input, result, items, isTrusted }),
    askForWish: async (input, result, wish, writer) => {
      const { isTrusted } = writer;
      const { items } = await asking(writer, (rounds) =>
        run({ type: 'ask-for-wish', input, result, wish, model: { rounds, isTrusted } }),
      );
      return items;
    },
    readJob: (jobDescription) => run({ type: 'read-job', jobDescription }),
    measure: (document) => run({ type: 'measure', document }),
    prove: (input) => run({ type: 'prove', input }),
    placeKept: async (document, keptId, home) =>
      (await run({ type: 'place-kept', document, keptId, home })).document,
    analyzeCareer: (input) => run({ type: 'analyze-career', input }),
    close: () => pool.close(),
  };
}

/** A step of the engine's, told what the model has answered so far round by round, until it needs no more; only who has a model is told to ask it. */
async function asking<T extends object>(
  writer: Writer | undefined,
  step: (rounds: ModelAnswer[][]) => Promise<T | { requests: ModelRequest[] }>,
): Promise<T> {
  const rounds: ModelAnswer[][] = [];
  for (;;) {
    const done = await step(rounds);
    if (!('requests' in done)) return done;
    if (writer) rounds.push(await writer.ask(done.requests));
  }
}

/** The child answers each type of job with that type's result (`FitResults`). */
function resultOf<Type extends FitJob['type']>(
  job: FitJob & { type: Type },
  outcome: PoolOutcome<FitResults[FitJob['type']]>,
): FitResults[Type] {
  switch (outcome.type) {
    case 'result':
      return outcome.result as FitResults[Type];
    case 'exhausted':
      throw job.type === 'fit'
        ? new TooMuchWorkError(`Fitting went over its limit of ${outcome.limit}.`)
        : busy(`the engine's work went over its limit of ${outcome.limit}`);
    case 'ended':
      throw busy(`the engine's process ${outcome.message}`);
    case 'refused':
      throw busy(`the engine took no work: ${outcome.reason}`);
    case 'crashed':
      throw new Error(`The engine failed: ${outcome.message}.`);
  }
}

function busy(reason: string): AppError {
  return new AppError('UNAVAILABLE', { retryAfterS: RETRY_AFTER_S, cause: new Error(reason) });
}
