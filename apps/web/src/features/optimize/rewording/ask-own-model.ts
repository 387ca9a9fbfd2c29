import type { PromptTask, Proposal } from '@trueline/contracts';
import {
  openModel,
  type PromptApi,
  readAvailability,
} from '../../../shared/own-model/prompt-api.ts';
import { runTasks } from '../own-model/run-tasks.ts';

interface Asking {
  api: PromptApi;
  listTasks: (signal: AbortSignal) => Promise<readonly PromptTask[]>;
  signal: AbortSignal;
}

/** What the browser's own model says to one wish; undefined where it would have to be downloaded first. Throws where it is gone or was stopped. */
export async function askOwnModel({
  api,
  listTasks,
  signal,
}: Asking): Promise<Proposal[] | undefined> {
  if ((await readAvailability(api)) !== 'available') return undefined;
  const tasks = await listTasks(signal);
  if (tasks.length === 0) return [];
  const model = await openModel(api, { signal });
  const items: Proposal[] = [];
  try {
    await runTasks({ model, tasks, signal, onAnswer: (some) => items.push(...some) });
  } finally {
    model.destroy();
  }
  signal.throwIfAborted();
  return items;
}
