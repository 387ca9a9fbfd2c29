import { AppError } from './http/app-error.ts';

/** Far more than one person's clicks and their worker can overtake each other. */
const MAX_TRIES = 12;

/**
 * Tries a change on the newest version of a row, again while others are quicker: then `attempt`
 * answers undefined. Throws CONFLICT when they always are.
 */
export async function onNewest<Row, Changed>(
  getRow: () => Promise<Row>,
  attempt: (row: Row) => Promise<Changed | undefined>,
): Promise<Changed> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const changed = await attempt(await getRow());
    if (changed !== undefined) return changed;
  }
  throw new AppError('CONFLICT');
}
