import type { AuthSession, User } from '@trueline/contracts';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { type Cursor, decodeCursor, toPage } from '../../platform/http/cursor.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId, newToken, sha256 } from '../../platform/ids.ts';

export interface AuthSessionsDeps {
  db: Db;
  sessionIdleS: number;
  sessionAbsoluteS: number;
  now: () => Date;
}

/** The browser that asks: its sign-in of before, and what it calls itself. */
export interface Client {
  previous: Pick<Viewer, 'sessionToken'> | undefined;
  device: string;
}

/** Use is written down at most this often, and at least four times within the idle time. */
const TOUCH_INTERVAL_S = 60;

export type AuthSessions = ReturnType<typeof createAuthSessions>;

export type AuthSessionKind = 'user' | 'admin';

/** Sign-ins of one kind: each ends when unused for the idle time, and at the latest at its absolute end. */
export function createAuthSessions(deps: AuthSessionsDeps, kind: AuthSessionKind = 'user') {
  const { db, now } = deps;
  const live = () => liveSessions(db, lifetimes(deps)).where('auth_sessions.kind', '=', kind);
  return {
    /** A new token at each sign-in; the browser's earlier sign-in ends with it. */
    start: async (transaction: Queryable, user: User, client: Client): Promise<Viewer> => {
      const sessionToken = newToken();
      if (client.previous) await deleteByToken(transaction, client.previous.sessionToken);
      const userId = user.id;
      await insertSession(transaction, { sessionToken, userId, kind, client, now: now() });
      return { user, sessionToken };
    },
    find: async (sessionToken: string): Promise<Viewer | undefined> => {
      const tokenHash = sha256(sessionToken);
      const [found] = await FIND[kind](db, { tokenHash, ...lifetimes(deps) });
      if (!found) return undefined;
      if (isTouchDue(deps, found.last_used_at)) await touch(deps, tokenHash);
      const { id, username, email } = found;
      return { user: { id, username, email }, sessionToken };
    },
    end: (sessionToken: string, query: Queryable = db) => deleteByToken(query, sessionToken),
    /** Every sign-in of this user, of whatever kind, but for the one given. */
    endAll: async (query: Queryable, userId: string, but?: string): Promise<void> => {
      await query
        .deleteFrom('auth_sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '!=', but === undefined ? '' : sha256(but))
        .execute();
    },
    /** Whoever's it is: answers whose it was. */
    endAnyones: async (query: Queryable, id: string): Promise<string | undefined> => {
      const ended = await query
        .deleteFrom('auth_sessions')
        .where('id', '=', id)
        .returning('user_id')
        .executeTakeFirst();
      return ended?.user_id;
    },
    /** Everybody's, of whatever kind. */
    selectLive: () => liveSessions(db, lifetimes(deps)),
    /** False when this user has no such sign-in. */
    endOne: async (userId: string, id: string): Promise<boolean> => {
      const ended = await db
        .deleteFrom('auth_sessions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return ended.numDeletedRows > 0n;
    },
    list: async (viewer: Viewer, page: { limit: number; cursor?: string | undefined }) => {
      const after = page.cursor === undefined ? undefined : decodeCursor(page.cursor);
      const rows = await newestFirst(live(), after)
        .select(['id', 'device', 'created_at', 'last_used_at', 'token_hash'])
        .where('user_id', '=', viewer.user.id)
        .limit(page.limit + 1)
        .execute();
      return toPage(rows, page.limit, (row) => toAuthSession(row, sha256(viewer.sessionToken)));
    },
    deleteExpired: async (): Promise<void> => {
      const { createdAfter, usedAfter } = lifetimes(deps);
      await db
        .deleteFrom('auth_sessions')
        .where((where) =>
          where.or([
            where('created_at', '<=', createdAfter),
            where('last_used_at', '<=', usedAfter),
          ]),
        )
        .execute();
    },
  };
}

const findByToken = (kind: AuthSessionKind) =>
  prepareQuery((db, values: Lifetimes & { tokenHash: string }) =>
    liveSessions(db, values)
      .innerJoin('users', 'users.id', 'auth_sessions.user_id')
      .select(['users.id', 'users.username', 'users.email', 'auth_sessions.last_used_at'])
      .where('auth_sessions.token_hash', '=', values.tokenHash)
      .where('auth_sessions.kind', '=', kind)
      .where('users.disabled_at', 'is', null)
      .$if(kind === 'admin', (query) => query.where('users.role', '=', 'admin')),
  );
/** Asked by every request. */
const FIND = { user: findByToken('user'), admin: findByToken('admin') };

interface Lifetimes {
  createdAfter: Date;
  usedAfter: Date;
}

function lifetimes({ now, sessionAbsoluteS, sessionIdleS }: AuthSessionsDeps): Lifetimes {
  const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000);
  return { createdAfter: ago(sessionAbsoluteS), usedAfter: ago(sessionIdleS) };
}

function liveSessions(db: Queryable, { createdAfter, usedAfter }: Lifetimes) {
  return db
    .selectFrom('auth_sessions')
    .where('auth_sessions.created_at', '>', createdAfter)
    .where('auth_sessions.last_used_at', '>', usedAfter);
}

function newestFirst(query: ReturnType<typeof liveSessions>, after: Cursor | undefined) {
  const ordered = query.orderBy('created_at', 'desc').orderBy('id', 'desc');
  if (!after) return ordered;
  return ordered.where((where) =>
    where.or([
      where('created_at', '<', after.createdAt),
      where.and([where('created_at', '=', after.createdAt), where('id', '<', after.id)]),
    ]),
  );
}

async function insertSession(
  db: Queryable,
  session: {
    sessionToken: string;
    userId: string;
    kind: AuthSessionKind;
    client: Client;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('auth_sessions')
    .values({
      id: newId(),
      token_hash: sha256(session.sessionToken),
      user_id: session.userId,
      kind: session.kind,
      device: session.client.device,
      created_at: session.now,
      last_used_at: session.now,
    })
    .execute();
}

function isTouchDue({ now, sessionIdleS }: AuthSessionsDeps, lastUsedAt: Date): boolean {
  const touchAfterMs = Math.min(TOUCH_INTERVAL_S, sessionIdleS / 4) * 1000;
  return now().getTime() - lastUsedAt.getTime() > touchAfterMs;
}

async function touch({ db, now }: AuthSessionsDeps, tokenHash: string): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({ last_used_at: now() })
    .where('token_hash', '=', tokenHash)
    .execute();
}

async function deleteByToken(db: Queryable, sessionToken: string): Promise<void> {
  await db.deleteFrom('auth_sessions').where('token_hash', '=', sha256(sessionToken)).execute();
}

function toAuthSession(
  row: { id: string; device: string; created_at: Date; last_used_at: Date; token_hash: string },
  currentHash: string,
): AuthSession {
  return {
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.token_hash === currentHash,
  };
}
