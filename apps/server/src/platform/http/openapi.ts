import { type Endpoint, errorBodySchema } from '@trueline/contracts';
import { z } from 'zod';
import { isRepeatable } from './idempotency.ts';

type JsonSchema = Record<string, unknown>;

/** Collects endpoints and prints them as OpenAPI 3.1, from the schemas that validate. */
export function createOpenApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  return {
    add: (endpoint: Endpoint): void => {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] ??= {};
      paths[path][endpoint.method.toLowerCase()] = operation(endpoint);
    },
    document: () => ({
      openapi: '3.1.0',
      info: { title: 'Trueline', version: '1' },
      paths,
      components: {
        schemas: { Error: toSchema(errorBodySchema, 'output') },
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'trueline_session' },
          csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
        },
      },
    }),
  };
}

function operation(endpoint: Endpoint) {
  const needsCsrf = endpoint.method !== 'GET' && endpoint.proof === undefined;
  const security = {
    ...(endpoint.access === 'user' ? { session: [] } : {}),
    ...(needsCsrf ? { csrf: [] } : {}),
  };
  return {
    summary: endpoint.summary,
    security: Object.keys(security).length > 0 ? [security] : [],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(isRepeatable(endpoint) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(endpoint.body ? { requestBody: requestBody(endpoint) } : {}),
    responses: { [endpoint.status]: success(endpoint), default: FAILURE },
  };
}

const IDEMPOTENCY_KEY = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  schema: { type: 'string', maxLength: 255 },
};

const FAILURE = {
  description: 'An error, by its code',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const FILE_UPLOAD = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

function requestBody(endpoint: Endpoint) {
  return {
    required: !endpoint.body?.safeParse(undefined).success,
    content: {
      'application/json': { schema: toSchema(endpoint.body, 'input') },
      ...(endpoint.upload ? { 'multipart/form-data': { schema: FILE_UPLOAD } } : {}),
    },
  };
}

function success({ response, produces }: Endpoint) {
  const content = response
    ? { 'application/json': { schema: toSchema(response, 'output') } }
    : produces && { [produces]: { schema: { type: 'string', format: 'binary' } } };
  return { description: 'Done', ...(content ? { content } : {}) };
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    in: place,
    name,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function toSchema(schema: z.ZodType | undefined, io: 'input' | 'output'): JsonSchema {
  if (!schema) return {};
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
