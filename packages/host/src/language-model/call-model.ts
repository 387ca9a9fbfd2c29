import type { ModelItem } from '@trueline/contracts';
import type { ModelAnswer, ModelRequest } from '@trueline/engine';
import { type TokenBudget, tokensOf } from './budget.ts';
import { ChatError, streamChat } from './chat-stream.ts';
import { ItemReader } from './item-reader.ts';

/** A provider that asks for a longer pause is not waited for. */
const MAX_PAUSE_MS = 5_000;
const DEFAULT_PAUSE_MS = 500;

export interface LanguageModelConfig {
  /** Of an OpenAI-compatible endpoint, such as `http://localhost:11434/v1`. */
  baseUrl: string;
  /** None for a local server. */
  apiKey: string | undefined;
  model: string;
  /** For one run, all its calls and pauses together. */
  timeoutMs: number;
  /** For one run, prompts and answers together. */
  maxTokens: number;
  /** For one run, every repeat included. */
  maxCalls?: number;
  /** Told in a few words, without any text of a person or a model. */
  onIncident?: (message: string) => void;
}

interface Outcome {
  answer: ModelAnswer;
  /** The provider is down or slow, which the breaker counts; a bad answer is the model's doing. */
  isProviderFault: boolean;
  /** Worth another call after this. */
  pauseMs?: number;
}

/** What one call is made with. */
export interface CallContext {
  /** The run's time is over. */
  timeout: AbortSignal;
  /** The person wants no more. */
  stop: AbortSignal;
  budget: TokenBudget;
  onItem: (item: ModelItem) => void;
}

export type Caller = (request: ModelRequest, context: CallContext) => Promise<Outcome>;

/** Calls the provider and says what became of it; what had come before a fault is kept. */
export function createCaller(config: LanguageModelConfig): Caller {
  // Most servers take a JSON schema; one that refuses it is asked for plain JSON from then on.
  let takesSchema = true;
  return async (request, context) => {
    const reader = new ItemReader();
    // Another call may learn meanwhile that the schema is refused: what this one asked with counts.
    const withSchema = takesSchema;
    const answered = (failure?: ModelAnswer['failure']): ModelAnswer => ({
      items: reader.items,
      ...(failure === undefined ? {} : { failure }),
    });
    try {
      const failure = await read(config, request, context, withSchema, reader);
      return { answer: answered(failure), isProviderFault: false };
    } catch (error) {
      if (context.stop.aborted) return { answer: answered('unasked'), isProviderFault: false };
      if (context.timeout.aborted) return { answer: answered('timeout'), isProviderFault: true };
      const isRefusedSchema = error instanceof ChatError && [400, 422].includes(error.status);
      if (withSchema && isRefusedSchema) {
        takesSchema = false;
        return { answer: answered('unavailable'), isProviderFault: false, pauseMs: 0 };
      }
      const pauseMs = reader.items.length > 0 ? undefined : pauseAfter(error);
      return {
        answer: answered('unavailable'),
        isProviderFault: true,
        ...(pauseMs === undefined ? {} : { pauseMs }),
      };
    }
  };
}

/** Reads the whole answer; why there is none, or not all of one. */
async function read(
  { baseUrl, apiKey, model }: LanguageModelConfig,
  { instructions, data, schema }: ModelRequest,
  { timeout, stop, budget, onItem }: CallContext,
  takesSchema: boolean,
  reader: ItemReader,
): Promise<ModelAnswer['failure']> {
  const prompt = `${instructions}${data}`;
  const maxTokens = budget.open(prompt);
  if (maxTokens === null) return 'unasked';
  const chat = { baseUrl, apiKey, model, instructions, data, maxTokens };
  const signal = AbortSignal.any([timeout, stop]);
  let said = 0;
  let isRefused = false;
  try {
    for await (const event of streamChat(
      { ...chat, schema: takesSchema ? schema : undefined },
      signal,
    )) {
      if ('text' in event) {
        said += tokensOf(event.text);
        for (const item of reader.push(event.text)) onItem(item);
        // A server that knows no limit is stopped by ours; one token may be a letter.
        if (said > 4 * maxTokens) break;
      } else if ('tokens' in event) said = Math.max(0, event.tokens - tokensOf(prompt));
      else isRefused = true;
    }
  } finally {
    // What was said before a stream broke off has been paid for too.
    budget.spend(said);
  }
  if (isRefused) return 'refused';
  return reader.isWhole ? undefined : 'invalid';
}

/** Undefined: not worth waiting for. */
function pauseAfter(error: unknown): number | undefined {
  // A connection that was closed just then: servers end those that were idle for a while.
  if (!(error instanceof ChatError)) return DEFAULT_PAUSE_MS;
  if (error.status !== 429 && error.status < 500) return undefined;
  const pauseMs = error.retryAfterMs ?? DEFAULT_PAUSE_MS;
  return pauseMs <= MAX_PAUSE_MS ? pauseMs : undefined;
}
