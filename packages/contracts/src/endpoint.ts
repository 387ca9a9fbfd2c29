import type { z } from 'zod';

/** Who may call; denied by default, so each endpoint says it. An administrator signs in apart from users. */
export type Access = 'public' | 'user' | 'admin';

/** What a JSON body may hold: its bytes as sent, and its values at any depth, lists and objects among them. */
export interface BodyLimit {
  bytes: number;
  values: number;
}

/** More than any form has, even with each character as six of JSON; what takes whole documents says so itself. */
export const BODY_LIMIT: BodyLimit = { bytes: 524_288, values: 2_000 };

/** One call of the API: the server mounts it, the client calls it, OpenAPI prints it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for parameters. */
  path: string;
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** How much JSON the body may be, where that isn't `BODY_LIMIT`. */
  bodyLimit?: Partial<BodyLimit>;
  /** The body may also be multipart with one `file`. */
  upload?: true;
  /** What stands in place of the CSRF token, where other programs call: a signed body, or a token in the address. */
  proof?: 'signature' | 'token';
  /** The answer holds secrets: it is never kept to be repeated for an Idempotency-Key. */
  secret?: true;
  /** Status of success. */
  status: 200 | 201 | 202 | 204;
  /** Absent: the answer has no JSON body. */
  response?: z.ZodType;
  /** Content type of an answer that isn't JSON. */
  produces?: string;
}

/** Keeps the literal types of an endpoint. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Given<T> = T extends z.ZodType ? z.input<T> : undefined;

export type EndpointParams<E extends Endpoint> = Parsed<E['params']>;
export type EndpointQuery<E extends Endpoint> = Parsed<E['query']>;
export type EndpointBody<E extends Endpoint> = Parsed<E['body']>;
export type EndpointBodyInput<E extends Endpoint> = Given<E['body']>;
export type EndpointResponse<E extends Endpoint> = Parsed<E['response']>;
