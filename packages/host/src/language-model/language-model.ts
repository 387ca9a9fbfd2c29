import type { ModelItem, PromptId } from '@trueline/contracts';
import type { AskModel, ModelAnswer, ModelRequest } from '@trueline/engine';
import { createBreaker } from './breaker.ts';
import { TokenBudget } from './budget.ts';
import {
  type CallContext,
  type Caller,
  createCaller,
  type LanguageModelConfig,
} from './call-model.ts';

/** Calls that one run may cost, every repeat included: the lines of a long resume, its letter, and what was refused once more. */
const CALLS_PER_RUN = 24;
/** A server of one machine works on them one after the other anyway. */
const CONCURRENT_CALLS = 2;
/** A request is sent so often at most: a schema may be refused, and a server may be busy. */
const TRIES = 2;

export interface RunOptions {
  /**
   * Answers the number of the call that is about to be made; one that is kept outside of this
   * process holds the bound when the run is begun again after a crash.
   */
  countCall?: () => Promise<number>;
  /** Told of each item as soon as it is there, long before the answer is whole. */
  onItem?: (item: ModelItem & { task: PromptId }) => void;
  /** Ends the run's calls; what came until then is kept. */
  stop?: AbortSignal;
}

export interface LanguageModel {
  /** For one run: its calls share one budget of time and tokens. */
  startRun: (options?: RunOptions) => AskModel;
  /** False where its grade is under the bar: then its wordings start as `confirm`. */
  isTrusted: boolean;
}

/** A provider behind the engine's port. Throws only what `countCall` throws. */
export function createLanguageModel(
  config: LanguageModelConfig,
  { isTrusted = true }: { isTrusted?: boolean } = {},
): LanguageModel {
  const breaker = createBreaker();
  const call = createCaller(config);
  const { maxCalls = CALLS_PER_RUN } = config;
  return {
    isTrusted,
    startRun: ({
      countCall = createCounter(),
      onItem,
      stop = new AbortController().signal,
    } = {}) => {
      const timeout = AbortSignal.timeout(config.timeoutMs);
      const budget = new TokenBudget(config.maxTokens);
      return (requests) =>
        inLanes(requests, async (request) => {
          const context = {
            timeout,
            stop,
            budget,
            onItem: (item: ModelItem) => onItem?.({ ...item, task: request.id }),
          };
          const answer = await askOnce(request, context, { call, breaker, countCall, maxCalls });
          if (answer.failure !== undefined && answer.failure !== 'unasked')
            config.onIncident?.(`language model: ${answer.failure}`);
          return answer;
        });
    },
  };
}

interface Asking {
  call: Caller;
  breaker: ReturnType<typeof createBreaker>;
  countCall: () => Promise<number>;
  maxCalls: number;
}

/** One request, sent again where that is worth it. */
async function askOnce(
  request: ModelRequest,
  context: CallContext,
  { call, breaker, countCall, maxCalls }: Asking,
): Promise<ModelAnswer> {
  for (let tried = 1; ; tried += 1) {
    if (context.stop.aborted) return { items: [], failure: 'unasked' };
    if (context.timeout.aborted) return { items: [], failure: 'timeout' };
    if (!breaker.allows()) return { items: [], failure: 'unavailable' };
    if ((await countCall()) > maxCalls) return { items: [], failure: 'unavailable' };
    const { answer, isProviderFault, pauseMs } = await call(request, context);
    breaker.report(!isProviderFault);
    if (pauseMs === undefined || tried === TRIES) return answer;
    await pause(pauseMs, AbortSignal.any([context.timeout, context.stop]));
  }
}

/** Answers in the order of the requests, a few at a time. */
async function inLanes(
  requests: readonly ModelRequest[],
  ask: (request: ModelRequest) => Promise<ModelAnswer>,
): Promise<ModelAnswer[]> {
  const answers: ModelAnswer[] = [];
  const open = requests.entries();
  const lane = async (): Promise<void> => {
    for (const [index, request] of open) answers[index] = await ask(request);
  };
  await Promise.all(Array.from({ length: CONCURRENT_CALLS }, lane));
  return answers;
}

function createCounter(): () => Promise<number> {
  let calls = 0;
  return async () => ++calls;
}

/** Ends at once when the run's time is over, or it is stopped. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
