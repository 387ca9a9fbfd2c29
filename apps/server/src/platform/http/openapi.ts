import * as contracts from '@trueline/contracts';
import { z } from 'zod';
import { once } from '../once.ts';
import { isRepeatable } from './idempotency.ts';

type Endpoint = contracts.Endpoint;
type JsonSchema = Record<string, unknown>;

/** What the contract calls each endpoint, for those who generate a client. */
const NAMES = new Map<unknown, string>(
  Object.entries(contracts).map(([name, value]) => [value, name]),
);

const ABOUT =
  'Everything that the web app does goes through these calls. Every call that is not a GET carries X-CSRF-Token, except where the description says what stands in its place.';

/** Collects endpoints and prints them as OpenAPI 3.1, from the schemas that validate. Each is described when the document is first asked for: few servers ever are. */
export function createOpenApi(appUrl: string) {
  const endpoints: Endpoint[] = [];
  const document = once(() => {
    const paths: Record<string, Record<string, unknown>> = {};
    for (const endpoint of endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] ??= {};
      paths[path][endpoint.method.toLowerCase()] = operation(endpoint);
    }
    const tags = new Set(endpoints.map(tagOf));
    return {
      openapi: '3.1.0',
      info: {
        title: 'Trueline',
        version: '1',
        description: ABOUT,
        contact: { name: contracts.OPERATOR.name, email: contracts.OPERATOR.email },
      },
      servers: [{ url: appUrl }],
      tags: [...tags].sort().map((name) => ({ name })),
      paths,
      components: {
        schemas: { Error: toSchema(contracts.errorBodySchema, 'output') },
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'trueline_session' },
          admin: { type: 'apiKey', in: 'cookie', name: 'trueline_admin' },
          csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
        },
      },
    };
  });
  return { add: (endpoint: Endpoint): void => void endpoints.push(endpoint), document };
}

/** `/api/resumes/:id` is about resumes; what stands outside `/api` is about the process. */
function tagOf({ path }: Endpoint): string {
  return path.split('/')[2] ?? 'process';
}

function operation(endpoint: Endpoint) {
  const needsCsrf = endpoint.method !== 'GET' && endpoint.proof === undefined;
  const security = {
    ...(endpoint.access === 'user' ? { session: [] } : {}),
    ...(endpoint.access === 'admin' ? { admin: [] } : {}),
    ...(needsCsrf ? { csrf: [] } : {}),
  };
  return {
    operationId: NAMES.get(endpoint) ?? `${endpoint.method} ${endpoint.path}`,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary.replace(/;.*/s, ''),
    description: `${endpoint.summary}.`,
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
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { length } = jsonSchema.prefixItems ?? [];
      if (length > 0) Object.assign(jsonSchema, { items: {}, minItems: length, maxItems: length });
    },
  });
  return rest;
}
