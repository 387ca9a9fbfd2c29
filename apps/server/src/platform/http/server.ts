import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { BODY_LIMIT } from '@trueline/contracts';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import type { TrustProxy } from '../../process/config.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { AppError } from './app-error.ts';
import { installErrorHandler, sendError, toAppError } from './error-handler.ts';
import { requireModestJson, requireStorableBody } from './input.ts';

/** A connection on which nothing moves for so much longer than an answer may take is cut. */
const IDLE_BEYOND_ANSWER_MS = 10_000;
/** One that takes too long over its headers or body is cut sooner. */
const HEADERS_TIMEOUT_MS = 10_000;
/** With the time to its next check: no request's bytes are waited for longer than 30 s. */
const REQUEST_TIMEOUT_MS = 28_000;
/** From the request's first line to the first of its answer: an upload's bytes, and then what becomes of them. */
const ANSWER_TIMEOUT_MS = 35_000;
/** From there to the answer's end, however slow the line and however long the stream of events. */
const SENDING_TIMEOUT_MS = 15 * 60_000;
/** Longer than the idle time of usual proxies, which would else use a connection just closed. */
const KEEP_ALIVE_MS = 72_000;
const TIMEOUT_CHECK_MS = 1_000;
const MAX_PARAM_LENGTH = 200;

export interface HttpServerOptions {
  log: Log;
  trustProxy: TrustProxy;
  maxUploadBytes: number;
  /** Longest until an answer begins, and from there until it ends. */
  answerTimeoutMs?: number;
  sendingTimeoutMs?: number;
}

/** Fastify with every time limit set, one parser for JSON and one for uploads, and our errors. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = fastify({
    loggerInstance,
    // One line an answer is ours (logAnswers); Fastify's own would hold the whole address.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    genReqId: newId,
    connectionTimeout: (options.answerTimeoutMs ?? ANSWER_TIMEOUT_MS) + IDLE_BEYOND_ANSWER_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    bodyLimit: BODY_LIMIT.bytes,
    forceCloseConnections: 'idle',
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // Addresses that can't be read or are too long: refused before any route.
    frameworkErrors: (error, request, reply) => void sendError(request, reply, toAppError(error)),
    // A request that a kept-alive connection still brings is answered before the end, not refused.
    return503OnClosing: false,
  });
  installErrorHandler(app);
  installJsonParser(app);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: options.maxUploadBytes, files: 1, fields: 5, parts: 6, fieldSize: 10_000 },
    throwFileSizeLimit: true,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  limitTime(app, options);
  logAnswers(app);
  return app;
}

/** JSON alone, its keys checked by Fastify's safe parser; an empty body is no body. */
function installJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, raw, done) => {
    const text = String(raw);
    if (text.length === 0) return done(null, undefined);
    try {
      requireModestJson(text, request.routeOptions.config.maxBodyValues ?? BODY_LIMIT.values);
    } catch (refusal) {
      return done(refusal as AppError);
    }
    parse(request, text, (error, body) => {
      if (error) return done(new AppError('BAD_REQUEST', { cause: error }));
      try {
        requireStorableBody(body);
        done(null, body);
      } catch (refusal) {
        done(refusal as AppError);
      }
    });
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values a JSON body may hold, where not as many as `BODY_LIMIT` says. */
    maxBodyValues?: number;
  }
  interface FastifyRequest {
    timeLimit: NodeJS.Timeout | undefined;
  }
}

/** Fastify's own limit (`handlerTimeout`) ends with a request's body, and makes a signal for each request that nobody listens to. */
function limitTime(
  app: FastifyInstance,
  {
    answerTimeoutMs = ANSWER_TIMEOUT_MS,
    sendingTimeoutMs = SENDING_TIMEOUT_MS,
  }: Pick<HttpServerOptions, 'answerTimeoutMs' | 'sendingTimeoutMs'>,
): void {
  const end = (request: FastifyRequest, reply: FastifyReply) => {
    if (reply.sent) return;
    const error = Object.assign(new Error('no answer in time'), { statusCode: 503 });
    if (!reply.raw.headersSent) reply.send(error);
    // What has begun can only be cut off.
    else request.timeLimit = setTimeout(() => reply.raw.destroy(error), sendingTimeoutMs).unref();
  };
  app.decorateRequest('timeLimit', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    request.timeLimit = setTimeout(() => end(request, reply), answerTimeoutMs).unref();
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    clearTimeout(request.timeLimit);
    done();
  });
}

/** One line an answer, without the address asked for: queries may hold tokens. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        req: request,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.viewer?.user.id,
      },
      'answered',
    );
    done();
  });
}
