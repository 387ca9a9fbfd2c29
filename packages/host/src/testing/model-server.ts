import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

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

export interface ModelServer {
  baseUrl: string;
  behavior: ModelBehavior;
  /** Bodies of the requests so far, as sent. */
  requests: string[];
  close: () => Promise<void>;
}

/** Speaks the chat-completions protocol on loopback, and also lies, stalls and breaks off. */
export async function startModelServer(): Promise<ModelServer> {
  const http = createServer((request, response) => void answer(server, request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: ModelServer = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    behavior: () => ({ edits: [] }),
    requests: [],
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  return server;
}

const FAILURES: Record<string, (response: ServerResponse, body: string) => void> = {
  hangs: () => {},
  trickles: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 200);
    response.on('close', () => clearInterval(timer));
  },
  'breaks-off': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' });
    response.write('{"id":"x","choices":[{"message":{"content":"{\\"edits\\":[');
    setTimeout(() => response.destroy(), 20);
  },
  fails: (response) => json(response, 500, { error: { message: 'made-up failure' } }),
  limits: (response) => {
    response.setHeader('retry-after', '1');
    json(response, 429, { error: { message: 'slow down' } });
  },
  garbage: (response) => json(response, 200, completion('this is not { JSON')),
  endless: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = 'x'.repeat(100_000);
    const write = (): void => {
      if (!response.destroyed) response.write(chunk, () => setImmediate(write));
    };
    write();
  },
  refuses: (response) =>
    json(response, 200, completion(null, { refusal: 'I cannot help with that.' })),
  'refuses-schema': (response, body) => {
    if (body.includes('json_schema')) json(response, 400, { error: { message: 'unsupported' } });
    else json(response, 200, completion('{"edits":[]}'));
  },
};

async function answer(
  server: ModelServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  server.requests.push(body);
  const { behavior } = server;
  if (typeof behavior === 'string') {
    FAILURES[behavior]?.(response, body);
    return;
  }
  const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] };
  const contentOf = (role: string) => {
    const content = messages.find((message) => message.role === role)?.content;
    return typeof content === 'string' ? content : JSON.stringify(content);
  };
  const call = server.requests.length;
  const said = await behavior({ instructions: contentOf('system'), data: contentOf('user'), call });
  const text = typeof said === 'string' ? said : JSON.stringify(said);
  json(response, 200, completion(text));
}

function completion(content: string | null, more: Record<string, unknown> = {}) {
  return {
    id: 'chatcmpl-made-up',
    object: 'chat.completion',
    created: 0,
    model: 'made-up',
    choices: [
      { index: 0, finish_reason: 'stop', message: { role: 'assistant', content, ...more } },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
