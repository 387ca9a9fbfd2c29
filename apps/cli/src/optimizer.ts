import {
  type Optimization,
  type OptimizeInput,
  optimize,
  optimizeWithModel,
} from '@trueline/engine';
import { CliError } from './cli-error.ts';

const DEFAULT_TIMEOUT_MS = 60_000;

export type Optimizer = (input: OptimizeInput) => Promise<Optimization>;

/** With the language model that `LLM_*` names, or, without one or by `--no-llm`, the built-in engine alone. */
export async function findOptimizer(
  noModel: boolean | undefined,
  environment: Record<string, string | undefined> = process.env,
): Promise<Optimizer> {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY, LLM_TIMEOUT_MS } = environment;
  if (noModel || !baseUrl || !model) return async (input) => optimize(input);
  if (!URL.canParse(baseUrl)) throw new CliError('LLM_BASE_URL must be an http or https address');
  const timeoutMs = Number(LLM_TIMEOUT_MS || DEFAULT_TIMEOUT_MS);
  if (!(timeoutMs > 0)) throw new CliError('LLM_TIMEOUT_MS must be a number of milliseconds');
  // Only where there is one: the library behind it takes its time to load.
  const { createLanguageModel } = await import('@trueline/host');
  const languageModel = createLanguageModel({
    baseUrl,
    apiKey: LLM_API_KEY || undefined,
    model,
    timeoutMs,
    onIncident: (message) => console.error(`trueline: ${message}; the built-in engine stands in`),
  });
  return (input) => optimizeWithModel(input, languageModel.startStep());
}
