import type { AdminAuthSession, AdminResumeSession } from '@trueline/contracts';
import { AppError } from '../../platform/http/app-error.ts';
import { toPage } from '../../platform/http/cursor.ts';
import { sha256 } from '../../platform/ids.ts';
import { recordAct } from './audit-log.ts';
import type { Actor, AdminDeps, Page } from './deps.ts';
import { beforeCursor } from './keyset.ts';

type OwnerPage = Page & { userId?: string | undefined };

/** Sign-ins that still hold, users' and administrators', newest first. */
export async function listAuthSessions(
  { auth }: AdminDeps,
  viewer: { sessionToken: string },
  { limit, cursor, userId }: OwnerPage,
) {
  const rows = await auth
    .selectLiveSessions()
    .innerJoin('users', 'users.id', 'auth_sessions.user_id')
    .select([
      'auth_sessions.id',
      'auth_sessions.user_id',
      'users.username',
      'auth_sessions.kind',
      'auth_sessions.device',
      'auth_sessions.token_hash',
      'auth_sessions.created_at',
      'auth_sessions.last_used_at',
    ])
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .$if(cursor !== undefined, (query) => query.where(beforeCursor('auth_sessions', cursor)))
    .orderBy('auth_sessions.created_at', 'desc')
    .orderBy('auth_sessions.id', 'desc')
    .limit(limit + 1)
    .execute();
  const currentHash = sha256(viewer.sessionToken);
  return toPage(
    rows,
    limit,
    (row): AdminAuthSession => ({
      kind: 'auth',
      id: row.id,
      userId: row.user_id,
      username: row.username,
      device: row.device,
      admin: row.kind === 'admin',
      current: row.token_hash === currentHash,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
    }),
  );
}

/** Newest first, and nothing of what they hold. */
export async function listResumeSessions({ db }: AdminDeps, { limit, cursor, userId }: OwnerPage) {
  const rows = await db
    .selectFrom('resume_sessions as fit')
    .innerJoin('users', 'users.id', 'fit.user_id')
    .select([
      'fit.id',
      'fit.user_id',
      'users.username',
      'fit.resume_id',
      'fit.status',
      'fit.template_id',
      'fit.run',
      'fit.created_at',
      'fit.updated_at',
    ])
    .$if(userId !== undefined, (query) => query.where('fit.user_id', '=', userId ?? ''))
    .$if(cursor !== undefined, (query) => query.where(beforeCursor('fit', cursor)))
    .orderBy('fit.created_at', 'desc')
    .orderBy('fit.id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(
    rows,
    limit,
    (row): AdminResumeSession => ({
      kind: 'resume',
      id: row.id,
      userId: row.user_id,
      username: row.username,
      resumeId: row.resume_id,
      status: row.status,
      templateId: row.template_id,
      runs: row.run,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    }),
  );
}

/** At once, also the administrator's own. Throws NOT_FOUND. */
export async function endSession(deps: AdminDeps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const userId = await deps.auth.endAnyonesSession(transaction, id);
    if (userId === undefined) throw new AppError('NOT_FOUND');
    await recordAct(deps, transaction, {
      action: 'session-ended',
      actorId: actor.id,
      requestId: actor.requestId,
      target: { kind: 'auth-session', id, userId },
    });
  });
}
