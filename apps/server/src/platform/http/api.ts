import type { Endpoint, EndpointResponse } from '@trueline/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../ids.ts';
import { apiDocsPage } from './api-docs.ts';
import { AppError } from './app-error.ts';
import type { BrowserCookies } from './browser-cookies.ts';
import { type Call, type CallInput, readCall } from './call.ts';
import { csrfTokenFor, requireCsrf } from './csrf.ts';
import type { Idempotency } from './idempotency.ts';
import { requirePlainQuery } from './input.ts';
import { createOpenApi } from './openapi.ts';
import { addressSubject, type LimitName, type RateLimits } from './rate-limits.ts';
import type { FindViewer } from './viewer.ts';

export interface ApiDeps {
  appUrl: string;
  maxUploadBytes: number;
  cookies: BrowserCookies;
  findViewer: FindViewer;
  rateLimits: RateLimits;
  idempotency: Idempotency;
}

/** Bytes in place of JSON, for an endpoint that `produces` them. */
export interface FileAnswer {
  bytes: Uint8Array | string;
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
  /** Counted per user, or per address where nobody is signed in. */
  limit?: LimitName;
}

export interface Api {
  mount: <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: MountOptions) => void;
  /** The token for this request's browser; starts a visitor where there is none. */
  csrfToken: (request: FastifyRequest, reply: FastifyReply) => string;
}

/** Mounts endpoints: access, CSRF, limits, validation both ways, and their OpenAPI at /api/openapi.json, shown at /api/docs. */
export function createApi(app: FastifyInstance, deps: ApiDeps): Api {
  const openApi = createOpenApi();
  app.decorateRequest('viewer', undefined);
  app.get('/api/openapi.json', async () => openApi.document());
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiDocsPage(openApi.document())),
  );
  return {
    mount: (endpoint, handler, options = {}) => {
      openApi.add(endpoint);
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        onRequest: (request) => admit(deps, endpoint, options, request),
        handler: (request, reply) => answer(deps, endpoint, handler, request, reply),
      });
    },
    csrfToken: (request, reply) =>
      csrfTokenFor(
        request.viewer?.sessionToken ??
          deps.cookies.findVisitorToken(request) ??
          deps.cookies.startVisitor(reply),
      ),
  };
}

/** Everything that can be refused before the body is read. */
async function admit(
  deps: ApiDeps,
  endpoint: Endpoint,
  options: MountOptions,
  request: FastifyRequest,
): Promise<void> {
  requirePlainQuery(request.query);
  request.viewer = await deps.findViewer(request);
  const cookieToken = request.viewer?.sessionToken ?? deps.cookies.findVisitorToken(request);
  requireCsrf(request, cookieToken, deps.appUrl);
  if (endpoint.access === 'user' && !request.viewer) throw new AppError('UNAUTHENTICATED');
  if (options.limit) {
    const subject = request.viewer?.user.id ?? addressSubject(request.ip);
    await deps.rateLimits.consume(options.limit, subject);
  }
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
  if (endpoint.method === 'POST' && endpoint.access === 'user') {
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
  const bytes = typeof file.bytes === 'string' ? file.bytes : Buffer.from(file.bytes);
  return reply.type(file.type).send(bytes);
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
