import type { PromptTask, Proposal } from '@trueline/contracts';
import { isEnd, isTooLong } from '../../../shared/own-model/model-trouble.ts';
import type { PromptSession } from '../../../shared/own-model/prompt-api.ts';
import { readProposals } from './proposals.ts';

/** A line takes a small model a few seconds; one that takes a minute helps nobody. */
const TASK_LIMIT_MS = 60_000;
const RUN_LIMIT_MS = 15 * 60_000;
/** So many answers in a row that are none: the model does not do this. */
const FAILURES_MAX = 4;

export interface RunLimits {
  taskMs?: number;
  runMs?: number;
}

interface RunInput {
  model: PromptSession;
  tasks: readonly PromptTask[];
  signal: AbortSignal;
  /** What came of a task, maybe nothing; it is waited for by nobody. */
  onAnswer: (items: Proposal[]) => void;
  limits?: RunLimits;
}

/** `useless`: the model gave no answers that say anything. */
export type RunEnd = 'done' | 'stopped' | 'slow' | 'useless';

/** Puts one task after another to the model, each in a conversation of its own. Ends early with what came when it is stopped, when the time is up, and when nothing usable comes. Throws where the model itself is gone. */
export async function runTasks({
  model,
  tasks,
  signal,
  onAnswer,
  limits: { taskMs = TASK_LIMIT_MS, runMs = RUN_LIMIT_MS } = {},
}: RunInput): Promise<RunEnd> {
  const deadline = performance.now() + runMs;
  let failures = 0;
  for (const task of tasks) {
    if (signal.aborted) return 'stopped';
    if (performance.now() > deadline) return 'slow';
    try {
      const items = readProposals(task, await ask(model, task, signal, taskMs));
      failures = items === undefined ? failures + 1 : 0;
      onAnswer(items ?? []);
    } catch (error) {
      if (signal.aborted) return 'stopped';
      if (isEnd(error)) throw error;
      console.warn('A task came to nothing', error);
      if (!isTooLong(error)) failures += 1;
      onAnswer([]);
    }
    if (failures >= FAILURES_MAX) return 'useless';
  }
  return 'done';
}

/** In a copy of the conversation: what one line was told and answered takes no room from the next, and tells it nothing. */
async function ask(
  model: PromptSession,
  { prompt, schema }: PromptTask,
  stop: AbortSignal,
  limitMs: number,
): Promise<string> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(limitMs)]);
  const conversation = await orAborted(model.clone({ signal }), signal);
  try {
    return await orAborted(
      conversation.prompt(prompt, { responseConstraint: schema, signal }),
      signal,
    );
  } finally {
    conversation.destroy();
  }
}

/** A model that hears no signal holds nobody up. */
function orAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });
}
