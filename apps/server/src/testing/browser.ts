import type { FastifyInstance } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Sent {
  method: Method;
  path: string;
  headers: Record<string, string>;
  payload: Buffer | undefined;
}

interface Received {
  status: number;
  headers: Record<string, string | number | string[] | undefined>;
  bytes: Buffer;
}

/** How a request reaches the application: within this process, or over the network. */
export type Transport = (sent: Sent) => Promise<Received>;

export interface Answer extends Received {
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  json: any;
  text: string;
}

/** A browser of one person: keeps its cookies and sends its CSRF token, as the web app does. */
export interface Browser {
  request: (
    method: Method,
    path: string,
    options?: { json?: unknown; headers?: Record<string, string>; payload?: Buffer },
  ) => Promise<Answer>;
  get: (path: string) => Promise<Answer>;
  post: (path: string, json?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  patch: (path: string, json: unknown, headers?: Record<string, string>) => Promise<Answer>;
  delete: (path: string, json?: unknown) => Promise<Answer>;
  upload: (
    path: string,
    name: string,
    bytes: Uint8Array,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  /** Fetches a CSRF token and keeps it. */
  prepare: () => Promise<void>;
  /** Registers and stays signed in. */
  register: (username: string) => Promise<Answer>;
  cookies: Map<string, string>;
  csrfToken: string | undefined;
}

export const PASSWORD = 'a quiet made-up password';

export function openBrowser(transport: Transport): Browser {
  const browser: Browser = {
    cookies: new Map(),
    csrfToken: undefined,
    request: (method, path, options = {}) => send(transport, browser, method, path, options),
    get: (path) => browser.request('GET', path),
    post: (path, json, headers = {}) => browser.request('POST', path, { json, headers }),
    patch: (path, json, headers = {}) => browser.request('PATCH', path, { json, headers }),
    delete: (path, json) => browser.request('DELETE', path, { json }),
    upload: (path, name, bytes, headers = {}) => {
      const { payload, headers: type } = multipart(name, bytes);
      return browser.request('POST', path, { payload, headers: { ...type, ...headers } });
    },
    prepare: async () => {
      browser.csrfToken = (await browser.get('/api/auth/csrf-token')).json.csrfToken;
    },
    register: async (username) => {
      await browser.prepare();
      return browser.post('/api/auth/register', {
        username,
        email: `${username}@example.com`,
        password: PASSWORD,
        acceptTerms: true,
      });
    },
  };
  return browser;
}

async function send(
  transport: Transport,
  browser: Browser,
  method: Method,
  path: string,
  { json, headers = {}, payload }: NonNullable<Parameters<Browser['request']>[2]>,
): Promise<Answer> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const received = await transport({
    method,
    path,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(method !== 'GET' && browser.csrfToken ? { 'x-csrf-token': browser.csrfToken } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    payload: json === undefined ? payload : Buffer.from(JSON.stringify(json)),
  });
  keepCookies(browser.cookies, received);
  const text = received.bytes.toString('utf8');
  const isJson = String(received.headers['content-type']).startsWith('application/json');
  const answer = { ...received, text, json: isJson && text !== '' ? JSON.parse(text) : undefined };
  if (answer.status < 300 && answer.json?.csrfToken) browser.csrfToken = answer.json.csrfToken;
  return answer;
}

function keepCookies(cookies: Map<string, string>, { headers }: Received): void {
  for (const line of [headers['set-cookie'] ?? []].flat()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

export function injectInto(http: FastifyInstance): Transport {
  return async ({ method, path, headers, payload }) => {
    const url = path;
    const response = await http.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
  };
}

export function fetchFrom(origin: string): Transport {
  return async ({ method, path, headers, payload }) => {
    const body = payload ? { body: new Uint8Array(payload) } : {};
    const response = await fetch(origin + path, { method, headers, ...body });
    return {
      status: response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        'set-cookie': response.headers.getSetCookie(),
      },
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
}

function multipart(name: string, bytes: Uint8Array) {
  const boundary = 'trueline-test-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
