import type { Change, PromptTask, Proposal, RefusedProposal } from '@trueline/contracts';
import {
  openModel,
  type PromptApi,
  readAvailability,
} from '../../../shared/own-model/prompt-api.ts';
import { createOutbox } from './outbox.ts';
import { type RunEnd, type RunLimits, runTasks } from './run-tasks.ts';

/** How far a run has come. */
export interface RunProgress {
  /** Tasks that were put to the model, and those there are; none while it is being opened. */
  done: number;
  total: number;
  /** What came of it, by id of the change. */
  changes: ReadonlyMap<string, Change>;
  refused: number;
}

export const NO_PROGRESS: RunProgress = { done: 0, total: 0, changes: new Map(), refused: 0 };

interface OwnModelRun {
  api: PromptApi;
  listTasks: (signal: AbortSignal) => Promise<readonly PromptTask[]>;
  send: (items: Proposal[]) => Promise<{ changes: Change[]; refused: RefusedProposal[] }>;
  /** Stopped by the person, and by what can't be sent. */
  stop: AbortController;
  onProgress: (progress: RunProgress) => void;
  limits?: RunLimits;
}

/** Asks the browser's own model about each line, and sends on what it proposes while it goes on. `not-ready`: the model would have to be downloaded first. Throws what kept it from going on; what came until then is sent all the same. */
export async function runOwnModel({
  api,
  listTasks,
  send,
  stop,
  onProgress,
  limits,
}: OwnModelRun): Promise<RunEnd | 'not-ready'> {
  const { signal } = stop;
  let progress = NO_PROGRESS;
  const tell = (step: Partial<RunProgress>) => {
    progress = { ...progress, ...step };
    onProgress(progress);
  };
  if ((await readAvailability(api)) !== 'available') return 'not-ready';
  const tasks = await listTasks(signal);
  tell({ total: tasks.length });
  if (tasks.length === 0) return 'done';
  const model = await openModel(api, { signal });
  const outbox = createOutbox(
    async (batch) => {
      const { changes, refused } = await send(batch);
      const all = [...progress.changes, ...changes.map((one) => [one.id, one] as const)];
      tell({ changes: new Map(all), refused: progress.refused + refused.length });
    },
    () => stop.abort(),
  );
  const onAnswer = (items: Proposal[]) => {
    tell({ done: progress.done + 1 });
    outbox.add(items);
  };
  try {
    return await runTasks({ model, tasks, signal, onAnswer, ...(limits && { limits }) });
  } finally {
    model.destroy();
    await outbox.settle();
  }
}
