import type { Endpoint } from '@trueline/contracts';
import * as contracts from '@trueline/contracts';
import { z } from 'zod';

/** Every call of the API. */
export const ENDPOINTS: Endpoint[] = Object.values(contracts).filter(
  (value): value is Endpoint & typeof value =>
    typeof value === 'object' && value !== null && 'method' in value && 'access' in value,
);

interface JsonSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  minLength?: number;
  minimum?: number;
}

const schemaOf = (type: z.ZodType): JsonSchema =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** A value that the schema takes, with every key that it names. */
function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0]);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sampleOf(value)]),
      );
    case 'array':
      return schema.items ? [sampleOf(schema.items)] : [];
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return schema.minimum ?? 1;
    case 'string':
      return schema.format === 'email' ? 'nora@example.com' : 'x'.repeat(schema.minLength ?? 8);
    default:
      return null;
  }
}

export function sampleBody({ body }: Endpoint): Record<string, unknown> | undefined {
  if (!body) return undefined;
  const sample = sampleOf(schemaOf(body));
  return sample !== null && typeof sample === 'object' ? { ...sample } : {};
}

/** Names of what the address takes after its `?`. */
export function queryNames({ query }: Endpoint): string[] {
  return query ? Object.keys(schemaOf(query).properties ?? {}) : [];
}

/** The value with `leaf` in place of one text in it, for each text. */
export function withEachText(value: unknown, leaf: string): unknown[] {
  if (typeof value === 'string') return [leaf];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    withEachText(item, leaf).map((changed) =>
      Array.isArray(value)
        ? value.map((other, index) => (String(index) === key ? changed : other))
        : { ...value, [key]: changed },
    ),
  );
}

/** The address with `value` for the parameter, and what it leads to for the others. */
export function addressWith(
  path: string,
  ids: Record<string, string>,
  parameter = '',
  value = '',
): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(name === parameter ? value : (ids[name] ?? 'unknown')),
  );
}

export const parametersOf = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
