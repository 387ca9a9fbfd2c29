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
const QUOTE = 34;
const BACKSLASH = 92;
const isOpening = (sign: number) => sign === 91 || sign === 123;
const isClosing = (sign: number) => sign === 93 || sign === 125;
const COMMA = 44;

/** Refuses JSON that is nested too deep or holds more values than `maxValues`, before anything is made of it. */
export function requireModestJson(text: string, maxValues: number): void {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (isClosing(sign)) depth -= 1;
    else if (sign === COMMA || isOpening(sign)) {
      if (sign !== COMMA) depth += 1;
      values += 1;
      if (depth > MAX_DEPTH) throw new AppError('BAD_REQUEST');
      if (values > maxValues) throw new AppError('PAYLOAD_TOO_LARGE');
    }
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) return at;
    if (sign === BACKSLASH) at += 1;
  }
  return text.length;
}

/** No object of ours has nearly so many: checking each of them would hold up everybody else. */
const MAX_KEYS = 5_000;

/** Refuses a body that holds text no database can store, or an object of too many keys. */
export function requireStorableBody(value: unknown): void {
  if (typeof value === 'string') requireStorable(value);
  else if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value);
    if (!Array.isArray(value) && entries.length > MAX_KEYS) throw new AppError('PAYLOAD_TOO_LARGE');
    for (const [key, item] of entries) {
      requireStorable(key);
      requireStorableBody(item);
    }
  }
}

/** PostgreSQL stores no NUL, and no half of a surrogate pair. */
function requireStorable(text: string): void {
  if (text.includes('\u0000') || !text.isWellFormed()) throw new AppError('BAD_REQUEST');
}

/** Of a body with more values the first fault is named alone: finding all of them would hold up everybody else. */
const MAX_VALUES_FOR_ALL_FAULTS = 2_000;
const MAX_FAULTS = 200;
const AT_FIRST_FAULT: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true };

/** Parses by the endpoint's schema; VALIDATION_FAILED names each field with its first fault. */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const isLarge = countValues(value) > MAX_VALUES_FOR_ALL_FAULTS;
  const parsed = schema.safeParse(value, isLarge ? AT_FIRST_FAULT : undefined);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues.slice(0, MAX_FAULTS)) {
    fields[issue.path.join('.')] ??= issue.message;
  }
  throw new AppError('VALIDATION_FAILED', { fields });
}

function countValues(value: unknown): number {
  if (value === null || typeof value !== 'object') return 1;
  return Object.values(value).reduce<number>((count, item) => count + countValues(item), 1);
}
