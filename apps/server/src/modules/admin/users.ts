import type {
  AdminUser,
  AdminUserDetails,
  AuditEntry,
  EndpointBody,
  updateAdminUser,
} from '@trueline/contracts';
import { AppError } from '../../platform/http/app-error.ts';
import { toPage } from '../../platform/http/cursor.ts';
import { lockAdministrators, requireNotOnly } from '../auth/index.ts';
import { recordAct } from './audit-log.ts';
import type { Actor, AdminDeps, Page } from './deps.ts';
import { listAuthSessions, listResumeSessions } from './sessions.ts';
import {
  type AdminUserRow,
  countOfUser,
  findUserRow,
  listResumesOf,
  listUsers,
  lockUserRow,
  saveUser,
} from './users-repository.ts';

type UserChanges = EndpointBody<typeof updateAdminUser>;

/** Of each list of one user's. */
const DETAILS_LIMIT = 50;

export function createUsers(deps: AdminDeps) {
  return {
    list: async (page: Page & { q?: string | undefined }) =>
      toPage(await listUsers(deps.db, page), page.limit, (row) => toAdminUser(row, deps.now())),
    get: (viewer: { sessionToken: string }, id: string) => getDetails(deps, viewer, id),
    update: (actor: Actor, id: string, changes: UserChanges) =>
      updateUser(deps, actor, id, changes),
  };
}

function toAdminUser(row: AdminUserRow, now: Date): AdminUser {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    role: row.role,
    disabled: row.disabled_at !== null,
    ...(row.pro_until ? { proUntil: row.pro_until.toISOString() } : {}),
    pro: row.pro_until !== null && row.pro_until > now,
    twoFactor: row.totp_confirmed_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}

async function getDetails(
  deps: AdminDeps,
  viewer: { sessionToken: string },
  id: string,
): Promise<AdminUserDetails> {
  const { db, payments, newsletter, now } = deps;
  const row = await findUserRow(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  const page = { userId: id, limit: DETAILS_LIMIT };
  const authSessions = await listAuthSessions(deps, viewer, page);
  const resumes = await listResumesOf(db, id, DETAILS_LIMIT);
  return {
    user: toAdminUser(row, now()),
    newsletter: await newsletter.statusOf(row.email),
    resumes: resumes.map((resume) => ({
      id: resume.id,
      status: resume.status,
      ...(resume.failure_code ? { failureCode: resume.failure_code } : {}),
      type: resume.source_type,
      bytes: resume.source_bytes,
      createdAt: resume.created_at.toISOString(),
    })),
    resumeSessions: (await listResumeSessions(deps, page)).items,
    payments: (await payments.list(id, { limit: DETAILS_LIMIT })).items,
    authSessions: authSessions.items,
    totals: { ...(await countOfUser(db, id)), authSessions: await countLive(deps, id) },
  };
}

async function countLive({ auth }: AdminDeps, userId: string): Promise<number> {
  const { count } = await auth
    .selectLiveSessions()
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Disabling and a new role end every sign-in of the user. Throws NOT_FOUND, and CONFLICT for what would shut the administrator out. */
async function updateUser(
  deps: AdminDeps,
  actor: Actor,
  id: string,
  changes: UserChanges,
): Promise<AdminUser> {
  const { db, auth, now } = deps;
  return db.transaction().execute(async (transaction) => {
    const administrators = await lockAdministrators(transaction);
    // Unmade by another one a moment ago.
    if (!administrators.includes(actor.id)) throw new AppError('UNAUTHENTICATED');
    const before = await lockUserRow(transaction, id);
    if (!before) throw new AppError('NOT_FOUND');
    if (id === actor.id) requireToStay(changes, administrators, id);
    const after = { ...before, ...toValues(before, changes, now()) };
    const { role, pro_until, disabled_at } = after;
    await saveUser(transaction, id, { role, pro_until, disabled_at });
    if (role !== before.role || (disabled_at && !before.disabled_at)) {
      await auth.endAllSessions(transaction, id);
    }
    await recordAct(deps, transaction, {
      action: 'user-changed',
      actorId: actor.id,
      requestId: actor.requestId,
      target: { kind: 'user', id, userId: id },
      changes: differences(before, after),
    });
    return toAdminUser(after, now());
  });
}

function requireToStay(changes: UserChanges, administrators: string[], id: string): void {
  if (changes.disabled) {
    throw new AppError('CONFLICT', { message: 'You cannot disable your own account.' });
  }
  if (changes.role === 'user') requireNotOnly(administrators, id);
}

function toValues(before: AdminUserRow, { role, proUntil, disabled }: UserChanges, now: Date) {
  return {
    ...(role === undefined ? {} : { role }),
    ...(proUntil === undefined ? {} : { pro_until: proUntil === null ? null : new Date(proUntil) }),
    // Disabled already: the time of that stays.
    ...(disabled === undefined
      ? {}
      : { disabled_at: disabled ? (before.disabled_at ?? now) : null }),
  };
}

function differences(before: AdminUserRow, after: AdminUserRow): AuditEntry['changes'] {
  const shown = (row: AdminUserRow) => ({
    role: row.role,
    proUntil: row.pro_until?.toISOString() ?? null,
    disabled: row.disabled_at !== null,
  });
  const [old, current] = [shown(before), shown(after)];
  return Object.fromEntries(
    (['role', 'proUntil', 'disabled'] as const)
      .filter((name) => old[name] !== current[name])
      .map((name) => [name, { before: old[name], after: current[name] }]),
  );
}
