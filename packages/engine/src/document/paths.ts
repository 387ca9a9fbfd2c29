import type { Resume } from '@trueline/contracts';

/** A value of a resume with its place: `work[0].highlights[1]`; `entry` is `work[0]`, or the section where it has no entries. */
export interface ResumeLine {
  path: string;
  entry: string;
  text: string;
}

/** Keys whose strings are addresses or bookkeeping, not the person's sentences. */
const NOT_TEXT = new Set(['$schema', 'meta', 'url', 'image']);

/** Splits `work[0].highlights[1]` into `['work', 0, 'highlights', 1]`. */
function parsePath(path: string): (string | number)[] {
  return path
    .split(/[.[\]]/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** `work[0]` for `work[0].highlights[1]`, `basics` for `basics.summary`. */
export function entryOf(path: string): string {
  return /^[^.[]+(\[\d+\])?/.exec(path)?.[0] ?? path;
}

/** The value at a path, or undefined where there is none. */
export function findValue(resume: Resume, path: string): unknown {
  let value: unknown = resume;
  for (const part of parsePath(path)) {
    if (value === null || typeof value !== 'object') return undefined;
    value = Object.hasOwn(value, part)
      ? (value as Record<string | number, unknown>)[part]
      : undefined;
  }
  return value;
}

/** A copy of the resume with the value at `path` set; `undefined` removes it (an array item closes up). Missing parents are made. */
export function withValue(resume: Resume, path: string, value: unknown): Resume {
  const parts = parsePath(path);
  const copy = structuredClone(resume) as Record<string | number, unknown>;
  let parent: Record<string | number, unknown> = copy;
  parts.slice(0, -1).forEach((part, index) => {
    if (!Object.hasOwn(parent, part)) parent[part] = typeof parts[index + 1] === 'number' ? [] : {};
    parent = parent[part] as Record<string | number, unknown>;
  });
  const last = parts.at(-1);
  if (last === undefined) return resume;
  if (value !== undefined) parent[last] = value;
  else if (Array.isArray(parent) && typeof last === 'number') parent.splice(last, 1);
  else delete parent[last];
  return copy as Resume;
}

/** Every text of the resume in document order, addresses and `meta` aside. */
export function listLines(resume: Resume): ResumeLine[] {
  const lines: ResumeLine[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      if (value !== '') lines.push({ path, entry: entryOf(path), text: value });
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, `${path}[${index}]`);
    } else if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) {
        if (!NOT_TEXT.has(key)) visit(item, path === '' ? key : `${path}.${key}`);
      }
    }
  };
  visit(resume, '');
  return lines;
}
