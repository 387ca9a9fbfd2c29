import type { ErrorBody, ErrorCode } from '@trueline/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findBrokenReference, isDatabaseUnavailable, isStorageFull } from '../db/faults.ts';
import { AppError } from './app-error.ts';

const RETRY_AFTER_S = 5;
const MAX_FIELDS = 50;
const MAX_NAME_LENGTH = 200;

/** Fastify's own refusals, by their status. */
const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

/** What the caller is told of any error; anything unknown is a 500 with a generic text. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) {
    return new AppError('UNAVAILABLE', { retryAfterS: RETRY_AFTER_S, cause: error });
  }
  // Deleted since it was looked up.
  const broken = findBrokenReference(error);
  if (broken) {
    return new AppError(broken === 'user' ? 'UNAUTHENTICATED' : 'NOT_FOUND', { cause: error });
  }
  if (isStorageFull(error)) return new AppError('STORAGE_FULL', { cause: error });
  const status = (error as { statusCode?: unknown }).statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new AppError(CODE_OF_STATUS[status] ?? 'BAD_REQUEST', { cause: error });
  }
  if (status === 503) return new AppError('UNAVAILABLE', { retryAfterS: RETRY_AFTER_S });
  return new AppError('INTERNAL', { cause: error });
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  const { code, message, fields, price } = error;
  return { code, message, ...(fields ? { fields: fewFields(fields) } : {}), ...price, requestId };
}

/** Their names may be a client's own words: few and short, so that no refusal is larger than what was refused. */
function fewFields(fields: Record<string, string>): Record<string, string> {
  const few = Object.entries(fields).slice(0, MAX_FIELDS);
  return Object.fromEntries(few.map(([name, fault]) => [name.slice(0, MAX_NAME_LENGTH), fault]));
}

/** The one place where an error becomes an answer; stacks go to the log alone. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const appError = toAppError(error);
    if (appError.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, appError);
  });
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  if (error.retryAfterS !== undefined) reply.header('retry-after', String(error.retryAfterS));
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(errorBody(error, request.id));
}
