import { type Answer, type KnownAnswers, toAnswers } from '@trueline/contracts';
import type { LanguageModel, Renderer } from '@trueline/host';
import type { Db } from '../../platform/db/database.ts';
import type { JobWorker } from '../../platform/jobs/jobs.ts';
import type { LanguageModels } from '../../platform/language-model/language-models.ts';
import {
  keepTold,
  listKnown,
  listOwnTopics,
  type Origin,
  type Told,
} from '../known-answers/index.ts';
import type { Credits } from '../payments/index.ts';
import { listAsked } from './asked.ts';
import type { ResumeSessionChanges } from './events.ts';
import { type FitInput, toFitInput } from './fit-input.ts';
import { type Fitter, TooMuchWorkError, type Writer } from './fitter.ts';
import {
  countModelCall,
  markRunCompleted,
  markRunFailed,
  markRunStarted,
} from './optimization-runs.ts';
import { withPages } from './pages.ts';
import { proposedOrder } from './proposed-order.ts';
import {
  completeRun,
  type Fitted,
  failRun,
  findRun,
  type ResumeSessionRow,
  type Run,
  runKey,
  saveProgress,
} from './repository.ts';
import { isStopping, saveWriting } from './stop-writing.ts';
import { createWordingTeller } from './tell-wordings.ts';

/** One is fitted while the other's rows are read and its pages counted. With a language model it is mostly waiting. */
const CONCURRENCY = 2;
const CONCURRENCY_WITH_MODEL = 4;

const FITTING = { step: 'fitting', percent: 30, message: 'Fitting your resume to the job' };

const GIVEN_UP = {
  code: 'OPTIMIZATION_FAILED',
  message: 'This resume could not be optimized in several tries. Nothing was lost; try once more.',
};

const TOO_MUCH = {
  code: 'OPTIMIZATION_FAILED',
  message:
    'Fitting this resume to this job took too long and was stopped. Nothing was lost; a shorter resume or job description may help.',
};

interface OptimizeJobDeps {
  db: Db;
  credits: Credits;
  changes: ResumeSessionChanges;
  renderer: Renderer;
  fitter: Fitter;
  languageModels: LanguageModels;
  /** One is named as the workers start. */
  expectsModel?: boolean;
  now: () => Date;
}

/** Runs one optimization. Everything it writes names the run, so that an older one writes nothing; what it was paid with is settled in the same step. */
export function createOptimizeJob(deps: OptimizeJobDeps): JobWorker<'optimize-resume'> {
  const { db, credits, changes, now } = deps;
  return {
    concurrency: deps.expectsModel ? CONCURRENCY_WITH_MODEL : CONCURRENCY,
    handle: async ({ resumeSessionId, run: number }) => {
      const run = { id: resumeSessionId, number };
      const row = await findRun(db, run);
      if (!row?.original || row.as_of === null) {
        // Done already, or deleted meanwhile: a credit that delivered nothing is there again.
        return db
          .transaction()
          .execute((transaction) => credits.giveBack(transaction, runKey(run)));
      }
      await saveProgress(db, run, FITTING, now());
      await markRunStarted(db, run, now());
      changes.announce(resumeSessionId);
      const fitted = await fit(deps, run, row).catch((error: unknown) => {
        if (error instanceof TooMuchWorkError) return undefined;
        throw error;
      });
      if (fitted === undefined) return fail(deps, run, TOO_MUCH);
      await complete(deps, run, fitted, { userId: row.user_id, resumeSessionId });
    },
    giveUp: ({ resumeSessionId, run: number }) =>
      fail(deps, { id: resumeSessionId, number }, GIVEN_UP),
  };
}

async function fit(deps: OptimizeJobDeps, run: Run, row: ResumeSessionRow): Promise<Fitted> {
  const { db, renderer, fitter, languageModels } = deps;
  const origin = { userId: row.user_id, resumeSessionId: row.id };
  const known = await listKnown(db, origin, toldTopics(row));
  const answers = listStandingAnswers(row, await listOwnTopics(db, origin));
  const input = { ...toFitInput(row, { answers }), known };
  const languageModel = await languageModels.find();
  const asked = row.result ? listAsked(row.result) : [];
  const fitted = await (languageModel
    ? withWriter(deps, run, { input, languageModel }, (writer) => fitter.fit(input, asked, writer))
    : fitter.fit(input, asked, undefined));
  const sectionOrder = proposedOrder(row, fitted.result.layout);
  const { sectionOrder: own, ...others } = row.template_settings;
  const order = sectionOrder === 'own' ? own : sectionOrder;
  const drawn = { ...input, template_settings: { ...others, sectionOrder: order } };
  const result = await withPages(renderer, fitted.result, drawn);
  return { result, answers: fitted.answers, known, sectionOrder };
}

/** A model for one run: its calls are counted with it, its wordings told as they come, and its owner may stop it. */
async function withWriter<T>(
  { db, changes, fitter, now }: OptimizeJobDeps,
  run: Run,
  { input, languageModel }: { input: FitInput; languageModel: LanguageModel },
  work: (writer: Writer) => Promise<T>,
): Promise<T> {
  const { isTrusted } = languageModel;
  const stop = new AbortController();
  const heed = () => {
    isStopping(db, run)
      .then((isAsked) => isAsked && stop.abort())
      .catch(() => {});
  };
  const stopListening = changes.listen(run.id, heed);
  // The owner may have asked for it before anybody listened.
  heed();
  const teller = createWordingTeller({
    judge: (item) => fitter.judgeWording(input, item, isTrusted),
    rehearse: () => fitter.rehearseJudging(input),
    tell: async (progress) => {
      await saveWriting(db, run, progress, now());
      changes.announce(run.id);
    },
  });
  const ask = languageModel.startRun({
    countCall: () => countModelCall(db, run),
    onItem: (item) => (item.task === 'lines' ? teller.add(item) : undefined),
    stop: stop.signal,
  });
  const asking: Writer['ask'] = (requests) => {
    teller.getReady();
    return ask(requests);
  };
  return work({ ask: asking, isTrusted }).finally(stopListening);
}

/** What answers of the session say to its ad; after a change of the ad they are answers of another. */
const toldTopics = ({ result }: Pick<ResumeSessionRow, 'result'>): Set<string> =>
  result?.answeredAd === undefined
    ? new Set([...(result?.facts ?? []).map(({ topic }) => topic), ...(result?.declined ?? [])])
    : new Set();

/** The earlier answers without those that the person has deleted from their profile, or put into other words there. */
function listStandingAnswers({ result, answers }: ResumeSessionRow, own: Set<string>): Answer[] {
  const told = new Set([
    ...(result?.facts ?? []).map(({ topic }) => topic),
    ...(result?.declined ?? []),
  ]);
  const topics = new Map(result?.asks?.map(({ id, topic }) => [id, topic]));
  return toAnswers(answers).filter(({ ask }) => {
    const topic = topics.get(ask) ?? '';
    return !told.has(topic) || own.has(topic);
  });
}

async function complete(
  { db, credits, changes, now }: OptimizeJobDeps,
  run: Run,
  fitted: Fitted,
  origin: Origin,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isWritten = await completeRun(transaction, run, fitted, now());
    if (isWritten) {
      await markRunCompleted(transaction, run, now());
      const { known } = fitted;
      await keepTold(transaction, origin, toldAgain(known, fitted.result), fitted.result, now());
    }
    // Deleted meanwhile, or done by another worker, whose credit is settled and stays so.
    await (isWritten ? credits.settle : credits.giveBack)(transaction, runKey(run));
  });
  changes.announce(run.id);
}

/** Of what was known before, what the result tells too: a run takes nothing back. */
function toldAgain(known: KnownAnswers, { facts = [], declined = [] }: Told): Told {
  return {
    facts: known.facts.filter(({ id }) => facts.some((fact) => fact.id === id)),
    declined: known.declined.filter((topic) => declined.includes(topic)),
  };
}

async function fail(
  { db, credits, changes, now }: OptimizeJobDeps,
  run: Run,
  failure: { code: string; message: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await failRun(transaction, run, failure, now());
    await markRunFailed(transaction, run, failure, now());
    await credits.giveBack(transaction, runKey(run));
  });
  changes.announce(run.id);
}
