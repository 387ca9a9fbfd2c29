import { idSchema } from '@trueline/contracts';
import { AppError } from './app-error.ts';

/** Where a page of a list ended: newest first, by time and then id. */
export interface Cursor {
  createdAt: Date;
  id: string;
}

/** The year 5138: within what PostgreSQL stores. */
const LATEST_MS = 1e14;

function encodeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');
}

/** VALIDATION_FAILED for anything that `encodeCursor` didn't make. */
export function decodeCursor(cursor: string): Cursor {
  try {
    const [time, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isTime = Number.isInteger(time) && time >= 0 && time < LATEST_MS;
    if (isTime && idSchema.safeParse(id).success) return { createdAt: new Date(time), id };
  } catch (cause) {
    throw invalidCursor(cause);
  }
  throw invalidCursor();
}

function invalidCursor(cause?: unknown): AppError {
  return new AppError('VALIDATION_FAILED', {
    fields: { cursor: 'This list has changed. Start again from its beginning.' },
    cause,
  });
}

/** Splits `limit + 1` rows into a page and where the next one starts. */
export function toPage<Row extends { created_at: Date; id: string }, Item>(
  rows: Row[],
  limit: number,
  toItem: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(toItem),
    nextCursor: last ? encodeCursor({ createdAt: last.created_at, id: last.id }) : null,
  };
}
