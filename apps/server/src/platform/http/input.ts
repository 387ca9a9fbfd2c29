import type { z } from 'zod';
import { AppError } from './app-error.ts';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** What PostgreSQL can't store: NUL, or half of a surrogate pair, written as escapes. */
const SUSPECT_ESCAPE = /\\u(0000|d[89a-f])/i;

/** Refuses a parameter given twice and keys that reach into objects' prototypes. */
export function requirePlainQuery(query: unknown): void {
  for (const [key, value] of Object.entries(query ?? {})) {
    if (Array.isArray(value) || FORBIDDEN_KEYS.has(key)) throw new AppError('BAD_REQUEST');
    if (typeof value === 'string') requireStorable(value);
  }
}

/** Refuses a body that holds text no database can store. `raw` decides whether it is worth a look. */
export function requireStorableBody(raw: string, body: unknown): void {
  if (raw.includes('\u0000') || SUSPECT_ESCAPE.test(raw)) walk(body);
}

function walk(value: unknown): void {
  if (typeof value === 'string') requireStorable(value);
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      requireStorable(key);
      walk(item);
    }
  }
}

function requireStorable(text: string): void {
  if (text.includes('\u0000') || !text.isWellFormed()) throw new AppError('BAD_REQUEST');
}

/** Parses by the endpoint's schema; VALIDATION_FAILED names each field with its first fault. */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw new AppError('VALIDATION_FAILED', { fields });
}
