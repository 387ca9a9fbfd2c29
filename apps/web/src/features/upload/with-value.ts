import type { Resume } from '@trueline/contracts';

function keysOf(path: string): (string | number)[] {
  return path
    .split(/[.[\]]/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function isGone(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

function change(container: unknown, keys: (string | number)[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const isLast = rest.length === 0;
  if (Array.isArray(container) && typeof key === 'number') {
    return isLast && isGone(value)
      ? container.filter((_, index) => index !== key)
      : container.with(key, change(container[key], rest, value));
  }
  const { [key]: old, ...others } = (container ?? {}) as Record<string, unknown>;
  return isLast && isGone(value) ? others : { ...others, [key]: change(old, rest, value) };
}

/** The document with the value at a path such as `work[0].highlights[1]` replaced; an empty text or list removes it. */
export function withValue(document: Resume, path: string, value: string | string[]): Resume {
  return change(document, keysOf(path), value) as Resume;
}

/** The value at a path; undefined where there is none. */
export function valueAt(document: Resume, path: string): unknown {
  return keysOf(path).reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | undefined)?.[key],
    document,
  );
}
