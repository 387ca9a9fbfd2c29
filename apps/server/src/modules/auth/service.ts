import type { registerBodySchema, User } from '@trueline/contracts';
import type { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { findBrokenConstraint } from '../../platform/db/faults.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId, newToken, sha256 } from '../../platform/ids.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import {
  deleteAuthSession,
  deleteExpiredAuthSessions,
  findAuthSession,
  findUserByLogin,
  identityKey,
  insertAuthSession,
  insertUser,
  touchAuthSession,
} from './repository.ts';

export interface AuthServiceDeps {
  db: Db;
  rateLimits: RateLimits;
  sessionIdleS: number;
  sessionAbsoluteS: number;
  /** Days of PRO that come with an account; 0: none. */
  trialDays: number;
  now: () => Date;
}

type Registration = z.output<typeof registerBodySchema>;

/** Use is written down at most this often, and at least four times within the idle time. */
const TOUCH_INTERVAL_S = 60;
const DAY_MS = 24 * 3_600_000;

export interface AuthService {
  /** Throws USERNAME_TAKEN or EMAIL_TAKEN. */
  register: (registration: Registration, previous?: Viewer) => Promise<Viewer>;
  /** Throws INVALID_CREDENTIALS, and RATE_LIMITED after too many of them. */
  login: (
    credentials: { username: string; password: string; address: string },
    previous?: Viewer,
  ) => Promise<Viewer>;
  logout: (viewer: Viewer) => Promise<void>;
  findViewer: (sessionToken: string) => Promise<Viewer | undefined>;
  deleteExpired: () => Promise<void>;
}

export function createAuthService(deps: AuthServiceDeps): AuthService {
  return {
    register: (registration, previous) => register(deps, registration, previous),
    login: (credentials, previous) => login(deps, credentials, previous),
    logout: (viewer) => deleteAuthSession(deps.db, sha256(viewer.sessionToken)),
    findViewer: (sessionToken) => findViewer(deps, sessionToken),
    deleteExpired: () => {
      const { createdAfter, usedAfter } = lifetimes(deps);
      const limits = { createdBefore: createdAfter, usedBefore: usedAfter };
      return deleteExpiredAuthSessions(deps.db, limits);
    },
  };
}

async function register(
  deps: AuthServiceDeps,
  { username, email, password, newsletter = false }: Registration,
  previous: Viewer | undefined,
): Promise<Viewer> {
  const now = deps.now();
  const user = { id: newId(), username, email };
  const passwordHash = await hashPassword(password);
  try {
    await insertUser(deps.db, {
      ...user,
      username_key: identityKey(username),
      email_key: identityKey(email),
      password_hash: passwordHash,
      newsletter,
      accepted_terms_at: now,
      pro_until: trialEnd(now, deps.trialDays),
      created_at: now,
    });
  } catch (error) {
    const constraint = findBrokenConstraint(error) ?? '';
    if (constraint.includes('username')) throw new AppError('USERNAME_TAKEN');
    if (constraint.includes('email')) throw new AppError('EMAIL_TAKEN');
    throw error;
  }
  return startSession(deps, user, previous);
}

function trialEnd(now: Date, trialDays: number): Date | null {
  return trialDays === 0 ? null : new Date(now.getTime() + trialDays * DAY_MS);
}

async function login(
  deps: AuthServiceDeps,
  { username, password, address }: { username: string; password: string; address: string },
  previous: Viewer | undefined,
): Promise<Viewer> {
  const account = `${identityKey(username)}\n${address}`;
  await deps.rateLimits.consume('login-address', address);
  await deps.rateLimits.consume('login-account', account);
  const found = await findUserByLogin(deps.db, username);
  if (!(await verifyPassword(found?.password_hash, password)) || !found) {
    throw new AppError('INVALID_CREDENTIALS');
  }
  await deps.rateLimits.refund('login-address', address);
  await deps.rateLimits.refund('login-account', account);
  const user = { id: found.id, username: found.username, email: found.email };
  return startSession(deps, user, previous);
}

/** A new token at each sign-in; the browser's earlier sign-in ends with it. */
async function startSession(
  deps: AuthServiceDeps,
  user: User,
  previous: Viewer | undefined,
): Promise<Viewer> {
  const sessionToken = newToken();
  await deps.db.transaction().execute(async (transaction) => {
    if (previous) await deleteAuthSession(transaction, sha256(previous.sessionToken));
    await insertAuthSession(transaction, {
      tokenHash: sha256(sessionToken),
      userId: user.id,
      now: deps.now(),
    });
  });
  return { user, sessionToken };
}

async function findViewer(
  deps: AuthServiceDeps,
  sessionToken: string,
): Promise<Viewer | undefined> {
  const tokenHash = sha256(sessionToken);
  const found = await findAuthSession(deps.db, { tokenHash, ...lifetimes(deps) });
  if (!found) return undefined;
  const now = deps.now();
  const touchAfterMs = Math.min(TOUCH_INTERVAL_S, deps.sessionIdleS / 4) * 1000;
  if (now.getTime() - found.last_used_at.getTime() > touchAfterMs) {
    await touchAuthSession(deps.db, tokenHash, now);
  }
  const { id, username, email } = found;
  return { user: { id, username, email }, sessionToken };
}

function lifetimes({ now, sessionAbsoluteS, sessionIdleS }: AuthServiceDeps) {
  const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000);
  return { createdAfter: ago(sessionAbsoluteS), usedAfter: ago(sessionIdleS) };
}
