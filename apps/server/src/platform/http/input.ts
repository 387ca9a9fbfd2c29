import type { z } from 'zod';
import { AppError } from './app-error.ts';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses a parameter given twice and keys that reach into objects' prototypes. */
export function requirePlainQuery(query: unknown): void {
  for (const [key, value] of Object.entries(query ?? {})) {
    if (Array.isArray(value) || FORBIDDEN_KEYS.has(key)) throw new AppError('BAD_REQUEST');
    if (typeof value === 'string') requireStorable(value);
  }
}

/** Far deeper than any body of ours; without a bound the first to walk it would run out of stack. */
const MAX_DEPTH = 100;

/** Refuses a body that is nested too deep or holds text no database can store. */
export function requireStorableBody(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) throw new AppError('BAD_REQUEST');
  if (typeof value === 'string') requireStorable(value);
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      requireStorable(key);
      requireStorableBody(item, depth + 1);
    }
  }
}

/** PostgreSQL stores no NUL, and no half of a surrogate pair. */
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
