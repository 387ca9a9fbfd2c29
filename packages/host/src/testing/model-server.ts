import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How the model behaves: what its message says, or a way in which the server fails. */
export type ModelBehavior =
  | ((request: { instructions: string; data: string; call: number }) => unknown)
  | 'hangs'
  | 'trickles'
  | 'breaks-off'
  | 'fails'
  | 'limits'
  | 'garbage'
  | 'endless'
  | 'refuses'
  | 'refuses-schema';

/** What speaks: each has a list of its own beside the common calls. */
export type ModelServerKind = 'ollama' | 'lm-studio' | 'llama.cpp' | 'vllm' | 'plain';

export interface ModelServer {
  baseUrl: string;
  port: number;
  behavior: ModelBehavior;
  /** How the answer is cut: the whole at once (without a stream), words, or bytes; a pause behind each. */
  stream: { by: 'whole' | 'word' | 'byte'; pauseMs: number };
  /** Told of all that was said so far, word by word, where there is a pause behind each. */
  onSaid?: (text: string) => void;
  /** Bodies of the requests so far, as sent. */
  requests: string[];
  close: () => Promise<void>;
}

export interface ModelServerOptions {
  kind?: ModelServerKind;
  /** Names that its list gives. */
  models?: readonly string[];
  port?: number;
  /** Before a list is answered. */
  listDelayMs?: number;
}

/** Speaks the chat-completions protocol on loopback as one of the usual servers, and also lies, stalls and breaks off. */
export async function startModelServer({
  kind = 'plain',
  models = ['made-up'],
  port = 0,
  listDelayMs = 0,
}: ModelServerOptions = {}): Promise<ModelServer> {
  const http = createServer((request, response) => {
    if (request.method === 'POST') void answer(server, request, response);
    else void list(kind, models, listDelayMs, request, response);
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const address = http.address() as AddressInfo;
  const server: ModelServer = {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    port: address.port,
    behavior: () => ({ items: [] }),
    stream: { by: 'word', pauseMs: 0 },
    requests: [],
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  return server;
}

const COMMON_LIST = '/v1/models';

/** Lists as the servers' own documentation shows them. */
const LISTS: Record<ModelServerKind, Record<string, (names: readonly string[]) => unknown>> = {
  plain: { [COMMON_LIST]: commonList('made-up') },
  ollama: {
    [COMMON_LIST]: commonList('library'),
    '/api/tags': (names) => ({
      models: names.map((name) => ({
        name,
        model: name,
        modified_at: '2026-10-03T23:34:03.409490317-07:00',
        size: 3_338_801_804,
        digest: 'a2af',
        details: { format: 'gguf', parameter_size: '4.3B', quantization_level: 'Q4_K_M' },
      })),
    }),
  },
  'lm-studio': {
    [COMMON_LIST]: commonList('organization_owner'),
    '/api/v0/models': (names) => ({
      object: 'list',
      data: [
        ...names.map((id) => ({ id, object: 'model', type: 'llm', state: 'loaded' })),
        { id: 'text-embedding-made-up', object: 'model', type: 'embeddings', state: 'not-loaded' },
      ],
    }),
  },
  'llama.cpp': { [COMMON_LIST]: commonList('llamacpp') },
  vllm: { [COMMON_LIST]: commonList('vllm') },
};

function commonList(owner: string) {
  return (names: readonly string[]) => ({
    object: 'list',
    data: names.map((id) => ({ id, object: 'model', created: 0, owned_by: owner })),
  });
}

async function list(
  kind: ModelServerKind,
  models: readonly string[],
  delayMs: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await sleep(delayMs);
  const find = LISTS[kind][request.url ?? ''];
  if (find) json(response, 200, find(models));
  else json(response, 404, { error: { message: 'not found' } });
}

const FAILURES: Record<string, (response: ServerResponse, body: string) => void> = {
  hangs: () => {},
  trickles: (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const timer = setInterval(() => response.write(': still here\n\n'), 200);
    response.on('close', () => clearInterval(timer));
  },
  'breaks-off': (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk('{"items":['));
    setTimeout(() => response.destroy(), 20);
  },
  fails: (response) => json(response, 500, { error: { message: 'made-up failure' } }),
  limits: (response) => {
    response.setHeader('retry-after', '1');
    json(response, 429, { error: { message: 'slow down' } });
  },
  garbage: (response) =>
    stream(response, 'I would love to help! Here are { some } ideas for your resume.'),
  endless: (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const event = chunk('x'.repeat(10_000));
    const write = (): void => {
      if (!response.destroyed) response.write(event, () => setImmediate(write));
    };
    write();
  },
  refuses: (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`${chunk(undefined, { refusal: 'I cannot help with that.' })}data: [DONE]\n\n`);
  },
  'refuses-schema': (response, body) => {
    if (body.includes('json_schema')) json(response, 400, { error: { message: 'unsupported' } });
    else stream(response, '{"items":[]}');
  },
};

async function answer(
  server: ModelServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const part of request) chunks.push(part as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  server.requests.push(body);
  const { behavior } = server;
  if (typeof behavior === 'string') {
    FAILURES[behavior]?.(response, body);
    return;
  }
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
  const contentOf = (role: string) => messages.find((one) => one.role === role)?.content ?? '';
  const call = server.requests.length;
  const said = await behavior({ instructions: contentOf('system'), data: contentOf('user'), call });
  await say(server, response, typeof said === 'string' ? said : JSON.stringify(said));
}

/** The message as the server cuts it. */
async function say({ stream: how, onSaid }: ModelServer, response: ServerResponse, text: string) {
  if (how.by === 'whole') {
    json(response, 200, completion(text));
    return;
  }
  if (how.pauseMs === 0 && how.by === 'word') {
    stream(response, text);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const words = pieces(text);
  const events = [...words.map((piece) => chunk(piece)), 'data: [DONE]\n\n'];
  const parts = how.by === 'word' ? events : [...Buffer.from(events.join(''))];
  let said = '';
  for (const [at, part] of parts.entries()) {
    if (response.destroyed) return;
    response.write(typeof part === 'number' ? Buffer.from([part]) : part);
    if (how.by === 'word') said += words[at] ?? '';
    onSaid?.(said);
    await sleep(how.pauseMs);
  }
  response.end();
}

const pieces = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? [''];

function stream(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  const last = `data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`;
  response.end(
    `${pieces(text)
      .map((piece) => chunk(piece))
      .join('')}${last}`,
  );
}

/** One event of a stream of chat completions. */
const chunk = (content: string | undefined, more: Record<string, unknown> = {}): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-made-up',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'made-up',
    choices: [{ index: 0, finish_reason: null, delta: { role: 'assistant', content, ...more } }],
  })}\n\n`;

function completion(content: string) {
  return {
    id: 'chatcmpl-made-up',
    object: 'chat.completion',
    created: 0,
    model: 'made-up',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
