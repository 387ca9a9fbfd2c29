import type { Endpoint } from '@trueline/contracts';
import { type Address, type AddressValues, type Answer, type Body, urlOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { adminTokenSource, findCsrfToken, keepCsrfToken } from './csrf-token.ts';
import { endpoints } from './endpoints.ts';

/** After this long a call counts as failed; an upload may take its time on a slow line. */
const TIME_LIMIT_MS = 30_000;
const UPLOAD_TIME_LIMIT_MS = 600_000;

interface Request {
  method: string;
  url: string;
  body?: unknown;
  idempotencyKey?: string | undefined;
  ifMatch?: number | undefined;
  signal?: AbortSignal | undefined;
}

function send({ method, url, body, idempotencyKey, ifMatch, signal }: Request): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  const token = method === 'GET' ? null : findCsrfToken(url);
  if (token !== null) headers.set('X-CSRF-Token', token);
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  if (ifMatch !== undefined) headers.set('If-Match', `"${ifMatch}"`);
  const isForm = body instanceof FormData;
  const limit = AbortSignal.timeout(isForm ? UPLOAD_TIME_LIMIT_MS : TIME_LIMIT_MS);
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  return fetch(url, {
    method,
    headers,
    credentials: 'include',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
}

/** Asks for a token for a call of this browser; false (and a line in the console) when there is none to be had. */
async function refreshCsrfToken(call: string): Promise<boolean> {
  try {
    const url = adminTokenSource(call) ?? endpoints.getCsrfToken.path;
    const response = await send({ method: 'GET', url });
    if (!response.ok) throw new ApiError(response.status, await response.text());
    keepCsrfToken(await response.json(), url);
    return true;
  } catch (error) {
    console.warn('No fresh CSRF token', error);
    return false;
  }
}

/** Sends one request: a write answered 403 is repeated once, with a fresh token. Throws `ApiError`. */
async function request(asked: Request): Promise<unknown> {
  // A browser's first write: without a token it could only be refused.
  if (asked.method !== 'GET' && findCsrfToken(asked.url) === null) {
    await refreshCsrfToken(asked.url);
  }
  let response = await send(asked);
  if (response.status === 403 && asked.method !== 'GET' && (await refreshCsrfToken(asked.url))) {
    response = await send(asked);
  }
  if (!response.ok) {
    const text = (await response.text()) || response.statusText;
    throw new ApiError(response.status, text, response.headers.get('retry-after'));
  }
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  const answer: unknown = await response.json();
  keepCsrfToken(answer, asked.url);
  return answer;
}

interface CallInput<E extends Endpoint> extends AddressValues {
  body?: Body<E>;
  /** The same for every try of one act, so that it is done once. */
  idempotencyKey?: string;
  /** The version that the write stands on; 412 when there is a newer one. */
  ifMatch?: number;
  signal?: AbortSignal;
}

/** Calls an endpoint of the contract. Throws `ApiError` for an answer that is no success. */
export async function call<E extends Endpoint>(
  address: Address<E>,
  { params = {}, query = {}, ...rest }: CallInput<E> = {},
): Promise<Answer<E>> {
  const url = urlOf(address, { params, query });
  return (await request({ method: address.method, url, ...rest })) as Answer<E>;
}

/** The default read: GET of the path that is the query's key, null on 401. */
export async function readPath(url: string, signal?: AbortSignal): Promise<unknown> {
  try {
    return await request({ method: 'GET', url, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** `fetch` says so when it reached nobody: nothing was decided on, and the same may be sent again. */
export const wasUnreachable = (error: unknown): boolean => error instanceof TypeError;

/** The server has no time for this just now and says when it will: a read is asked for again by itself. */
export const isAskedToWait = (error: unknown): error is ApiError & { retryAfterMs: number } =>
  error instanceof ApiError && error.status === 503 && error.retryAfterMs !== undefined;

const BUSY = new Set([429, 502, 503, 504]);

/** Nobody was reached in time, or who was is busy: what may be sent twice is sent again. */
export const mayPassLater = (error: unknown): boolean =>
  wasUnreachable(error) ||
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  (error instanceof ApiError && BUSY.has(error.status));

/** A key for one act of the person: random, so that two acts never share one. */
export function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
