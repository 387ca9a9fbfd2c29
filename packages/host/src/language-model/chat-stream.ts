import { z } from 'zod';
import { boundedFetch } from './bounded-fetch.ts';

export interface ChatRequest {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  instructions: string;
  data: string;
  /** JSON schema of the answer; undefined where the server takes none. */
  schema: Record<string, unknown> | undefined;
  maxTokens: number;
}

/** A server that answered with something else than a completion. */
export class ChatError extends Error {
  readonly status: number;
  /** As it asks for it, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, retryAfter: string | null) {
    super(`the model's server answered ${status}`);
    this.status = status;
    const seconds = Number(retryAfter ?? Number.NaN);
    this.retryAfterMs = Number.isFinite(seconds) ? Math.max(0, seconds) * 1000 : undefined;
  }
}

/** What a stream of a chat completion tells. */
export type ChatEvent =
  | { text: string }
  | { refusal: true }
  /** Tokens of the prompt and the answer together, as the server counts them. */
  | { tokens: number };

const messageSchema = z
  .object({ content: z.string().nullish(), refusal: z.string().nullish() })
  .optional();
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: messageSchema,
        message: messageSchema,
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.object({ total_tokens: z.number() }).nullish(),
});

/** A chat completion as it comes in, of a server that streams and of one that answers in one piece. Throws ChatError and what `fetch` throws. */
export async function* streamChat(
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const { baseUrl, apiKey } = request;
  const response = await boundedFetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(toBody(request)),
    signal,
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel().catch(() => {});
    throw new ChatError(response.status, response.headers.get('retry-after'));
  }
  const isStream = (response.headers.get('content-type') ?? '').includes('event-stream');
  if (!isStream) {
    yield* eventsOf(await response.text());
    return;
  }
  for await (const line of linesOf(response.body)) {
    if (!line.startsWith('data:')) continue;
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') return;
    yield* eventsOf(data);
  }
}

function toBody({ model, instructions, data, schema, maxTokens }: ChatRequest) {
  return {
    model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: data },
    ],
    temperature: 0,
    max_tokens: maxTokens,
    stream: true,
    ...(schema === undefined
      ? {}
      : {
          stream_options: { include_usage: true },
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'answer', strict: true, schema },
          },
        }),
  };
}

/** What one chunk, or a whole answer, says; nothing where it is none. */
function* eventsOf(data: string): Generator<ChatEvent> {
  const parsed = chunkSchema.safeParse(parseJson(data));
  if (!parsed.success) return;
  for (const { delta, message, finish_reason } of parsed.data.choices) {
    const { content, refusal } = delta ?? message ?? {};
    if (content) yield { text: content };
    if (refusal || finish_reason === 'content_filter') yield { refusal: true };
  }
  if (parsed.data.usage) yield { tokens: parsed.data.usage.total_tokens };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lines of a body, however its bytes are cut. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
