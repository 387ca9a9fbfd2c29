import type { ModelGrade } from '@trueline/contracts';
import { gradeModel } from '@trueline/engine';
import type { LanguageModelConfig } from './call-model.ts';
import { createLanguageModel } from './language-model.ts';

/** For all cases together: a model without a graphics card writes some words a second. */
const CHECK_MS = 15 * 60_000;
const CHECK_TOKENS = 200_000;
const CHECK_CALLS = 60;

/** Runs the fixed cases on a model; null where its server cannot be reached. */
export async function checkModel(
  model: Pick<LanguageModelConfig, 'baseUrl' | 'apiKey' | 'model'>,
  { timeoutMs = CHECK_MS, stop }: { timeoutMs?: number; stop?: AbortSignal } = {},
): Promise<ModelGrade | null> {
  const config = { ...model, timeoutMs, maxTokens: CHECK_TOKENS, maxCalls: CHECK_CALLS };
  const ask = createLanguageModel(config).startRun(stop === undefined ? {} : { stop });
  return gradeModel(ask, () => new Date());
}
