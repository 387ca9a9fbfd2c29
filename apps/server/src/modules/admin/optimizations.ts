import type { AdminOptimization } from '@trueline/contracts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { toPage } from '../../platform/http/cursor.ts';
import { recordAct } from './audit-log.ts';
import type { Actor, AdminDeps, Page } from './deps.ts';
import { beforeCursor } from './keyset.ts';

interface OptimizationPage extends Page {
  status?: AdminOptimization['status'] | undefined;
  userId?: string | undefined;
}

function selectRuns(db: Db) {
  return db
    .selectFrom('optimization_runs as run')
    .innerJoin('resume_sessions as fit', 'fit.id', 'run.resume_session_id')
    .innerJoin('users', 'users.id', 'fit.user_id')
    .select([
      'run.id',
      'run.resume_session_id',
      'fit.resume_id',
      'fit.user_id',
      'users.username',
      'run.run',
      'run.status',
      'run.failure',
      'run.created_at',
      'run.started_at',
      'run.ended_at',
      'fit.run as newest_run',
    ]);
}
type RunRow = Awaited<ReturnType<ReturnType<typeof selectRuns>['executeTakeFirstOrThrow']>>;

export async function listOptimizations(db: Db, page: OptimizationPage) {
  const { limit, cursor, status, userId } = page;
  const rows = await selectRuns(db)
    .$if(status !== undefined, (query) => query.where('run.status', '=', status ?? 'failed'))
    .$if(userId !== undefined, (query) => query.where('fit.user_id', '=', userId ?? ''))
    .$if(cursor !== undefined, (query) => query.where(beforeCursor('run', cursor)))
    .orderBy('run.created_at', 'desc')
    .orderBy('run.id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, toOptimization);
}

function toOptimization(row: RunRow): AdminOptimization {
  return {
    id: row.id,
    resumeSessionId: row.resume_session_id,
    resumeId: row.resume_id,
    userId: row.user_id,
    username: row.username,
    run: row.run,
    status: row.status,
    ...(row.failure ? { failure: row.failure } : {}),
    queuedAt: row.created_at.toISOString(),
    ...(row.started_at ? { startedAt: row.started_at.toISOString() } : {}),
    ...(row.ended_at ? { endedAt: row.ended_at.toISOString() } : {}),
    retryable: isRetryable(row),
  };
}

const isRetryable = (row: RunRow) => row.status === 'failed' && row.run === row.newest_run;

/** Starts the next run of that resume session, with what its owner has. Throws NOT_FOUND, and CONFLICT where there is nothing to repeat or nothing to pay it with. */
export async function retryOptimization(
  deps: AdminDeps,
  actor: Actor,
  id: string,
): Promise<AdminOptimization> {
  const { db, resumeSessions } = deps;
  const row = await selectRuns(db).where('run.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  if (!isRetryable(row)) {
    throw new AppError('CONFLICT', {
      message: 'Only a newest run that has failed can be repeated.',
    });
  }
  const run = { id: row.resume_session_id, number: row.run };
  await resumeSessions
    .retry(row.user_id, run, (transaction) =>
      recordAct(deps, transaction, {
        action: 'optimization-retried',
        actorId: actor.id,
        requestId: actor.requestId,
        target: { kind: 'optimization', id, userId: row.user_id },
      }),
    )
    .catch((error: unknown) => {
      throw explainRefusal(error);
    });
  const started = await selectRuns(db)
    .where('run.resume_session_id', '=', row.resume_session_id)
    .where('run.run', '=', row.run + 1)
    .executeTakeFirst();
  // Deleted by its owner a moment ago.
  if (!started) throw new AppError('NOT_FOUND');
  return toOptimization(started);
}

/** For the administrator, whom the texts for the owner would ask to pay or to paste an ad. */
function explainRefusal(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const message = {
    PAYMENT_REQUIRED: 'This user has neither PRO nor a paid credit now. Extend their PRO first.',
    VALIDATION_FAILED: 'There is no job description any more.',
  }[error.code as string];
  return message === undefined ? error : new AppError('CONFLICT', { message, cause: error });
}
