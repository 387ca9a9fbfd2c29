import {
  type AskModel,
  askForLetter,
  type Optimization,
  type OptimizeInput,
  optimize,
  optimizeWithModel,
  ownWordsOf,
  writePack,
} from '@trueline/engine';
import { CliError } from './cli-error.ts';

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_TOKENS = 60_000;
const DEFAULT_DATA_DIR = './data';

export type Environment = Record<string, string | undefined>;

/** The result, with sentences of the letter in a model's words where a letter is wanted and there is a model. */
export type Optimizer = (
  input: OptimizeInput,
  wanted?: { letter?: boolean },
) => Promise<Optimization & { wordings?: { id: string; text: string }[] }>;

/** Where the service keeps its data, and which model to use. */
export const dataDirOf = ({ DATA_DIR }: Environment): string => DATA_DIR || DEFAULT_DATA_DIR;

export interface NamedModel {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
}

/** The language model that `LLM_*` names, else the one of this machine that `trueline model use` named. */
export async function findModel(environment: Environment): Promise<NamedModel | undefined> {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY } = environment;
  if (baseUrl && model) {
    if (!URL.canParse(baseUrl)) throw new CliError('LLM_BASE_URL must be an http or https address');
    return { baseUrl, model, apiKey: LLM_API_KEY || undefined };
  }
  const { readModelFile } = await import('@trueline/host');
  const { use } = await readModelFile(dataDirOf(environment));
  return use && { baseUrl: use.baseUrl, model: use.name, apiKey: undefined };
}

function numberOf(environment: Environment, name: string, fallback: number, unit: string): number {
  const value = Number(environment[name] || fallback);
  if (!(value > 0)) throw new CliError(`${name} must be a number of ${unit}`);
  return value;
}

/** The letter's sentences in the model's words, as far as they are proven. */
function wordLetter(
  { jobDescription, asOf }: OptimizeInput,
  { document, plain = document, job, report }: Optimization,
  ask: AskModel,
) {
  const input = { resume: document, plain, job, jobDescription, asOf, ...ownWordsOf(report) };
  const sentences = writePack(input, { coverLetter: true }).coverLetter?.sentences?.standard ?? [];
  return askForLetter({ resume: plain, jobDescription, asOf, sentences }, ask);
}

/** With the language model that is named, or, without one or by `--no-llm`, the built-in engine alone. */
export async function findOptimizer(
  noModel: boolean | undefined,
  environment: Environment = process.env,
): Promise<Optimizer> {
  const named = noModel ? undefined : await findModel(environment);
  if (named === undefined) return async (input) => optimize(input);
  // Only where there is one: the package has much else to load.
  const { createLanguageModel, findGrade, readModelFile } = await import('@trueline/host');
  const file = await readModelFile(dataDirOf(environment));
  const grade = findGrade(file, { name: named.model, baseUrl: named.baseUrl });
  const languageModel = createLanguageModel(
    {
      ...named,
      timeoutMs: numberOf(environment, 'LLM_TIMEOUT_MS', DEFAULT_TIMEOUT_MS, 'milliseconds'),
      maxTokens: numberOf(environment, 'LLM_MAX_TOKENS', DEFAULT_TOKENS, 'tokens'),
      onIncident: (message) => console.error(`trueline: ${message}`),
    },
    { isTrusted: grade?.passed ?? true },
  );
  const { isTrusted } = languageModel;
  return async (input, { letter = false } = {}) => {
    const ask = languageModel.startRun();
    const result = await optimizeWithModel(input, ask, { isTrusted });
    if (result.report.degraded) console.error('trueline: the built-in engine stands in');
    return letter ? { ...result, wordings: await wordLetter(input, result, ask) } : result;
  };
}
