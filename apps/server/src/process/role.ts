/** Web answers requests, a worker does jobs; `all` does both in one process. */
export type Role = 'all' | 'web' | 'worker';

/** From the command's only argument, which may be missing; undefined when it says something else. */
export function findRole(args: readonly string[]): Role | undefined {
  const [name = 'all', ...rest] = args;
  if (rest.length > 0) return undefined;
  return name === 'all' || name === 'web' || name === 'worker' ? name : undefined;
}
