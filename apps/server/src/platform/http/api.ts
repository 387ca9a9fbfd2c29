import type { Readable } from 'node:stream';
import { BODY_LIMIT, type Endpoint, type EndpointResponse } from '@trueline/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { sha256 } from '../ids.ts';
import { apiDocsPage } from './api-docs.ts';
import { AppError } from './app-error.ts';
import type { BrowserCookies } from './browser-cookies.ts';
import { type Call, type CallInput, readCall } from './call.ts';
import { csrfTokenFor, requireCsrf } from './csrf.ts';
import { type Idempotency, isRepeatable } from './idempotency.ts';
import { requirePlainQuery } from './input.ts';
import { createOpenApi } from './openapi.ts';
import { addressSubject, type LimitName, type RateLimits } from './rate-limits.ts';
import type { FindViewer } from './viewer.ts';

export interface ApiDeps {
  appUrl: string;
  maxUploadBytes: number;
  cookies: BrowserCookies;
  findViewer: FindViewer;
  findAdministrator: FindViewer;
  rateLimits: RateLimits;
  idempotency: Idempotency;
}

/** Bytes in place of JSON, for an endpoint that `produces` them. */
export interface FileAnswer {
  bytes: Uint8Array | string | Readable;
  type: string;
  /** Offered as a download under this name. */
  attachment?: string;
}

type Answer<E extends Endpoint> = E['response'] extends object
  ? EndpointResponse<E>
  : E['produces'] extends string
    ? FileAnswer
    : undefined;

type Handler<E extends Endpoint> = (input: CallInput<E>) => Promise<Answer<E>>;

interface MountOptions {
  /** Counted per user, or per address where nobody is signed in; `write` for a call that isn't a GET. */
  limit?: LimitName;
  /** Done to the answer that says that nobody is signed in. */
  onSignedOut?: (reply: FastifyReply) => void;
}

export interface Api {
  mount: <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: MountOptions) => void;
  /** An endpoint for another service, which signs its words: the body as it came, no CSRF token. */
  mountSigned: <E extends Endpoint>(
    endpoint: E,
    handler: (body: string, request: FastifyRequest) => Promise<Answer<E>>,
  ) => void;
  /** What is answered without this layer, and stands in the description all the same. */
  describe: (endpoints: readonly Endpoint[]) => void;
  /** The token for this request's browser; starts a visitor where there is none. */
  csrfToken: (request: FastifyRequest, reply: FastifyReply) => string;
}

/** Mounts endpoints: access, CSRF, limits, validation both ways, and their OpenAPI at /api/openapi.json, shown at /api/docs. */
export function createApi(app: FastifyInstance, deps: ApiDeps): Api {
  const openApi = createOpenApi(deps.appUrl);
  app.decorateRequest('viewer', undefined);
  app.get('/api/openapi.json', async () => openApi.document());
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiDocsPage(openApi.document())),
  );
  return {
    mount: (endpoint, handler, options = {}) => {
      openApi.add(endpoint);
      const route: RouteOptions = {
        ...routeTo(endpoint),
        onRequest: (request, reply) => admit(deps, endpoint, options, { request, reply }),
        handler: (request, reply) => answer(deps, endpoint, handler, request, reply),
      };
      // A mail program's or a form's body says nothing: the token in the address is the proof.
      if (endpoint.proof === 'token') routeWithTextBody(app, route);
      else app.route(route);
    },
    mountSigned: (endpoint, handler) => {
      openApi.add(endpoint);
      mountSigned(app, deps, endpoint, handler);
    },
    describe: (endpoints) => {
      for (const endpoint of endpoints) openApi.add(endpoint);
    },
    csrfToken: (request, reply) =>
      csrfTokenFor(
        request.viewer?.sessionToken ??
          deps.cookies.findVisitorToken(request) ??
          deps.cookies.startVisitor(reply),
      ),
  };
}

function routeTo({ method, path, bodyLimit }: Endpoint) {
  const { bytes, values } = { ...BODY_LIMIT, ...bodyLimit };
  return { method, url: path, bodyLimit: bytes, config: { maxBodyValues: values } };
}

/** In a scope of its own, whose bodies are text, whatever their type. */
function routeWithTextBody(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route(route);
  });
}

/** Only what nobody signed is counted: the other service itself is never held up. */
function mountSigned<E extends Endpoint>(
  app: FastifyInstance,
  { rateLimits }: ApiDeps,
  endpoint: E,
  handler: (body: string, request: FastifyRequest) => Promise<Answer<E>>,
): void {
  routeWithTextBody(app, {
    ...routeTo(endpoint),
    handler: async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const result = await handler(body, request).catch(async (error: unknown) => {
        const isRefused = error instanceof AppError && error.code === 'BAD_REQUEST';
        if (isRefused) await rateLimits.consume('unsigned', addressSubject(request.ip));
        throw error;
      });
      return reply.code(endpoint.status).send(toBody(endpoint, result));
    },
  });
}

/** Everything that can be refused before the body is read. */
async function admit(
  deps: ApiDeps,
  endpoint: Endpoint,
  options: MountOptions,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  requirePlainQuery(request.query);
  if (endpoint.access === 'admin') await admitAdministrator(deps, request);
  else await admitUser(deps, endpoint, request);
  if (endpoint.access === 'user' && !request.viewer) {
    options.onSignedOut?.(reply);
    throw new AppError('UNAUTHENTICATED');
  }
  const limit = options.limit ?? (endpoint.method === 'GET' ? undefined : 'write');
  if (limit) {
    const subject = request.viewer?.user.id ?? addressSubject(request.ip);
    await deps.rateLimits.consume(limit, subject);
  }
}

async function admitUser(deps: ApiDeps, endpoint: Endpoint, request: FastifyRequest) {
  request.viewer = await deps.findViewer(request);
  const cookieToken = request.viewer?.sessionToken ?? deps.cookies.findVisitorToken(request);
  if (endpoint.proof === undefined) requireCsrf(request, cookieToken, deps.appUrl);
}

/** 401 for everybody else, whatever their token: only the administration's own cookie has one here. */
async function admitAdministrator(deps: ApiDeps, request: FastifyRequest) {
  request.viewer = await deps.findAdministrator(request);
  if (!request.viewer) throw new AppError('UNAUTHENTICATED');
  requireCsrf(request, request.viewer.sessionToken, deps.appUrl);
}

async function answer<E extends Endpoint>(
  deps: ApiDeps,
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const call = await readCall(endpoint, request, deps.maxUploadBytes);
  const run = (newId: () => string) =>
    handler({ ...call, request, reply, viewer: request.viewer, newId } as CallInput<E>);
  if (isRepeatable(endpoint)) {
    const stored = await deps.idempotency.once(
      {
        userId: request.viewer?.user.id ?? '',
        key: idempotencyKey(request),
        request: [endpoint.path, fingerprint(call)],
      },
      async (newId) => ({ status: endpoint.status, body: toBody(endpoint, await run(newId)) }),
    );
    return reply.code(stored.status).send(stored.body);
  }
  const result = await run(() => {
    throw new Error(`${endpoint.path} creates nothing`);
  });
  if (endpoint.produces !== undefined) return sendFile(reply, result as FileAnswer);
  return reply.code(endpoint.status).send(toBody(endpoint, result));
}

/** Through the endpoint's schema, so that nothing leaves that isn't in the contract. */
function toBody(endpoint: Endpoint, result: unknown): unknown {
  return endpoint.response?.parse(result);
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  if (file.attachment !== undefined) {
    reply.header('content-disposition', attachmentHeader(file.attachment));
  }
  const { bytes, type } = file;
  return reply.type(type).send(bytes instanceof Uint8Array ? Buffer.from(bytes) : bytes);
}

/** RFC 6266: plain ASCII for old clients, the whole name as UTF-8 beside it. */
function attachmentHeader(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const utf8 = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  return Array.isArray(header) ? header[0] : header;
}

function fingerprint({ params, query, body, file }: Call) {
  return { params, query, body, file: file && { name: file.name, sha256: sha256(file.bytes) } };
}
