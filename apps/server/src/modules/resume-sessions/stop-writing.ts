import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { toJson } from '../../platform/db/json.ts';
import { ofRun, type Progress, type Run } from './repository.ts';

/** Of a run whose owner wants no more of the language model. */
const STOPPING = 'stopping';

/** Whether the owner of a run wants no more of the language model. */
export async function isStopping(db: Db, run: Run): Promise<boolean> {
  const row = await db
    .selectFrom('resume_sessions')
    .select('progress')
    .where('id', '=', run.id)
    .where('run', '=', run.number)
    .executeTakeFirst();
  return row?.progress?.step === STOPPING;
}

/** The progress of a run whose language model writes, unless its owner has stopped it. */
export async function saveWriting(db: Db, run: Run, progress: Progress, now: Date): Promise<void> {
  await ofRun(db, run, now)
    .set({ progress: toJson(progress) })
    .where(sql<boolean>`coalesce(progress->>'step', '') <> ${STOPPING}`)
    .execute();
}

/** Has the run of a session end with what its language model has written; undefined where none is under way. */
export function stopWriting(db: Db, userId: string, id: string, now: Date) {
  const progress: Progress = {
    step: STOPPING,
    percent: 90,
    message: 'Going on with what is written so far',
  };
  return db
    .updateTable('resume_sessions')
    .set(({ eb }) => ({
      progress: toJson(progress),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('status', '=', 'optimizing')
    .returningAll()
    .executeTakeFirst();
}
