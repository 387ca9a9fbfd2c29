import type { Queryable } from '../../platform/db/database.ts';
import { toJson } from '../../platform/db/json.ts';
import { newId } from '../../platform/ids.ts';
import type { Run } from './repository.ts';

/** Written down for the administration; what the owner sees stands in the resume session. */
export async function addRun(db: Queryable, run: Run, now: Date): Promise<void> {
  await db
    .insertInto('optimization_runs')
    .values({
      id: newId(),
      resume_session_id: run.id,
      run: run.number,
      status: 'waiting',
      created_at: now,
      started_at: null,
      ended_at: null,
    })
    .execute();
}

/** A run taken up again after its worker died keeps its first time. */
export async function markRunStarted(db: Queryable, run: Run, now: Date): Promise<void> {
  await ofRun(db, run)
    .set(({ fn, val }) => ({
      status: 'running',
      started_at: fn.coalesce('started_at', val(now)),
    }))
    .execute();
}

/** The number of the call to the language model that is about to be made; without end for a run that has ended. */
export async function countModelCall(db: Queryable, run: Run): Promise<number> {
  const counted = await ofRun(db, run)
    .set(({ eb }) => ({ model_calls: eb('model_calls', '+', 1) }))
    .returning('model_calls')
    .executeTakeFirst();
  return counted?.model_calls ?? Number.POSITIVE_INFINITY;
}

export async function markRunCompleted(db: Queryable, run: Run, now: Date): Promise<void> {
  await ofRun(db, run).set({ status: 'completed', ended_at: now }).execute();
}

export async function markRunFailed(
  db: Queryable,
  run: Run,
  failure: { code: string; message: string },
  now: Date,
): Promise<void> {
  await ofRun(db, run)
    .set({ status: 'failed', failure: toJson(failure), ended_at: now })
    .execute();
}

/** What has ended stays as it is. */
function ofRun(db: Queryable, { id, number }: Run) {
  return db
    .updateTable('optimization_runs')
    .where('resume_session_id', '=', id)
    .where('run', '=', number)
    .where('ended_at', 'is', null);
}
