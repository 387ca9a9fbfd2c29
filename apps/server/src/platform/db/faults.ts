/** SQLSTATE: connection faults (08), refused sign-in (28) or database (3D000) as while an operator changes them, not ready (55000), shutting down or starting (57P), too many connections, cancelled by a time limit, deadlock. */
const UNAVAILABLE_SQLSTATE =
  /^(08...|28...|3D000|57P0[1-5]|53300|57014|40P01|40001|55000|55P03|25P03)$/;
const UNAVAILABLE_SYSCALL = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/;
/** What node-postgres says without a code. */
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|not queryable/i;

/** The database can't be reached or took too long: trying again later may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = codeOf(error);
  return (
    UNAVAILABLE_SQLSTATE.test(code) ||
    UNAVAILABLE_SYSCALL.test(code) ||
    (error instanceof Error && UNAVAILABLE_MESSAGE.test(error.message))
  );
}

/** No room left: PostgreSQL's disk_full, or the file system's. */
export function isStorageFull(error: unknown): boolean {
  return /^(53100|ENOSPC|EDQUOT)$/.test(codeOf(error));
}

/** The name of the unique constraint that an insert broke. */
export function findBrokenConstraint(error: unknown): string | undefined {
  if (codeOf(error) !== '23505') return undefined;
  return (error as { constraint?: string }).constraint;
}

/** What a new row refers to isn't there (any more): its user, or something else of theirs. */
export function findBrokenReference(error: unknown): 'user' | 'other' | undefined {
  if (codeOf(error) !== '23503') return undefined;
  const { constraint = '' } = error as { constraint?: string };
  return constraint.endsWith('_user_id_fkey') ? 'user' : 'other';
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
}
