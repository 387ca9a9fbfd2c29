import type { Endpoint, EndpointBody, EndpointParams, EndpointQuery } from '@trueline/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { parseInput } from './input.ts';
import { readUpload, type UploadedFile } from './upload.ts';
import type { Viewer } from './viewer.ts';

/** A request's parts, each through its schema. */
export interface Call {
  params: unknown;
  query: unknown;
  body: unknown;
  /** Of a multipart body, which then stands in place of the JSON one. */
  file: UploadedFile | undefined;
}

/** What a handler is given. */
export interface CallInput<E extends Endpoint> {
  params: EndpointParams<E>;
  query: EndpointQuery<E>;
  body: E['upload'] extends true ? EndpointBody<E> | undefined : EndpointBody<E>;
  file: UploadedFile | undefined;
  /** Of an administrator's call, the administrator. */
  viewer: E['access'] extends 'public' ? Viewer | undefined : Viewer;
  /** For what this request creates: the same for the same Idempotency-Key. */
  newId: () => string;
  request: FastifyRequest;
  reply: FastifyReply;
}

export async function readCall(
  endpoint: Endpoint,
  request: FastifyRequest,
  maxUploadBytes: number,
): Promise<Call> {
  const params = parseParams(endpoint, request.params);
  const query = endpoint.query && parseInput(endpoint.query, request.query);
  if (request.isMultipart()) {
    if (!endpoint.upload) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    const file = await readUpload(request, maxUploadBytes);
    return { params, query, body: undefined, file };
  }
  const body = endpoint.body && parseInput(endpoint.body, request.body);
  return { params, query, body, file: undefined };
}

/** An id that cannot be one is an id that doesn't exist. */
function parseParams(endpoint: Endpoint, params: unknown): unknown {
  if (!endpoint.params) return undefined;
  const parsed = endpoint.params.safeParse(params);
  if (!parsed.success) throw new AppError('NOT_FOUND');
  return parsed.data;
}
