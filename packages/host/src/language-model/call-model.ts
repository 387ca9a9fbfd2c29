import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { modelEditsSchema } from '@trueline/contracts';
import type { EditAnswer, EditRequest } from '@trueline/engine';
import {
  APICallError,
  extractJsonMiddleware,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  wrapLanguageModel,
} from 'ai';
import { boundedFetch } from './bounded-fetch.ts';

const MAX_OUTPUT_TOKENS = 8_000;
/** A provider that asks for a longer pause is not waited for. */
const MAX_PAUSE_MS = 5_000;
const DEFAULT_PAUSE_MS = 500;

export interface LanguageModelConfig {
  /** Of an OpenAI-compatible endpoint, such as `http://localhost:11434/v1`. */
  baseUrl: string;
  /** None for a local server. */
  apiKey: string | undefined;
  model: string;
  /** For one step, all its calls and pauses together. */
  timeoutMs: number;
  /** Told in a few words, without any text of a person or a model. */
  onIncident?: (message: string) => void;
}

type Failure = Extract<EditAnswer, { ok: false }>['reason'];

export interface Outcome {
  answer: EditAnswer;
  /** The provider is down or slow, which the breaker counts; a bad answer is the model's doing. */
  isProviderFault: boolean;
  /** Worth another call after this. */
  pauseMs?: number;
}

export type Caller = (request: EditRequest, signal: AbortSignal) => Promise<Outcome>;

/** Calls the provider and says what became of it. Loaded only where there is a model: the library behind it is large. */
export function createCaller(config: LanguageModelConfig): Caller {
  // The library would write its warnings to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  // Most servers take a JSON schema; one that refuses it is asked for plain JSON from then on.
  let takesSchema = true;
  return async (request: EditRequest, signal: AbortSignal): Promise<Outcome> => {
    try {
      const edits = await callModel(config, request, signal, takesSchema);
      return { answer: { ok: true, edits }, isProviderFault: false };
    } catch (error) {
      if (signal.aborted) return failed('timeout', true);
      if (takesSchema && APICallError.isInstance(error) && error.statusCode === 400) {
        takesSchema = false;
        return { ...failed('unavailable', false), pauseMs: 0 };
      }
      return explain(error);
    }
  };
}

async function callModel(
  { baseUrl, apiKey, model }: LanguageModelConfig,
  request: EditRequest,
  abortSignal: AbortSignal,
  takesSchema: boolean,
) {
  const provider = createOpenAICompatible({
    name: 'language-model',
    baseURL: baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
    supportsStructuredOutputs: takesSchema,
    fetch: boundedFetch,
  });
  const { output } = await generateText({
    model: wrapLanguageModel({
      model: provider.chatModel(model),
      middleware: extractJsonMiddleware(),
    }),
    output: Output.object({ schema: modelEditsSchema, name: 'edits' }),
    instructions: request.instructions,
    prompt: request.data,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    temperature: 0,
    maxRetries: 0,
    abortSignal,
  });
  return output.edits;
}

function failed(reason: Failure, isProviderFault: boolean): Outcome {
  return { answer: { ok: false, reason }, isProviderFault };
}

function explain(error: unknown): Outcome {
  if (NoObjectGeneratedError.isInstance(error)) {
    return failed(error.finishReason === 'content-filter' ? 'refused' : 'invalid', false);
  }
  if (NoOutputGeneratedError.isInstance(error)) return failed('invalid', false);
  if (APICallError.isInstance(error) && error.isRetryable) {
    const pauseMs = pauseOf(error.responseHeaders?.['retry-after']);
    return { ...failed('unavailable', true), ...(pauseMs === undefined ? {} : { pauseMs }) };
  }
  return failed('unavailable', true);
}

/** Undefined: not worth waiting for. */
function pauseOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return DEFAULT_PAUSE_MS;
  const pauseMs = Number(retryAfter) * 1000;
  return pauseMs >= 0 && pauseMs <= MAX_PAUSE_MS ? pauseMs : undefined;
}
