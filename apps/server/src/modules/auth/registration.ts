import type { registerBodySchema } from '@trueline/contracts';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { findBrokenConstraint } from '../../platform/db/faults.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { identityKey } from '../../platform/identity-key.ts';
import { newId } from '../../platform/ids.ts';
import { type AuthContext, after, toUser } from './deps.ts';
import { welcomeMail } from './mails.ts';
import { hashPassword, requireUncommonPassword } from './passwords.ts';
import type { Client } from './sessions.ts';
import {
  findUser,
  findUserByLogin,
  insertUser,
  isUsernameTaken,
  reserveUsername,
  type UserRow,
  updateUser,
} from './users.ts';

export type Registration = z.output<typeof registerBodySchema>;

const DAY_S = 24 * 3_600;
/** An account whose address nobody verifies is deleted after this, or after its link where that lives longer. */
const UNVERIFIED_KEEP_S = 7 * DAY_S;

export const unverifiedKeepS = (verifyTtlS: number) => Math.max(UNVERIFIED_KEEP_S, verifyTtlS);

/**
 * The new sign-in, or undefined where the address must be verified first. Throws USERNAME_TAKEN,
 * VALIDATION_FAILED for a common password, and EMAIL_TAKEN where nothing is verified.
 */
export async function register(
  context: AuthContext,
  registration: Registration,
  client: Client,
): Promise<Viewer | undefined> {
  requireUncommonPassword(registration.password, 'password', registration);
  const passwordHash = await hashPassword(registration.password);
  const task = context.requireEmailVerification ? registerUnverified : registerAtOnce;
  try {
    return await task(context, { ...registration, passwordHash }, client);
  } catch (error) {
    // Somebody else was quicker by a moment.
    const constraint = findBrokenConstraint(error) ?? '';
    if (constraint.includes('username')) throw new AppError('USERNAME_TAKEN');
    if (!constraint.includes('email')) throw error;
    // The second time the address is known.
    return task(context, { ...registration, passwordHash }, client);
  }
}

type HashedRegistration = Registration & { passwordHash: string };

async function registerAtOnce(
  context: AuthContext,
  registration: HashedRegistration,
  client: Client,
): Promise<Viewer> {
  const { db, mails, newsletter, sessions, log } = context;
  const viewer = await db.transaction().execute(async (transaction) => {
    await requireFreeUsername(context, transaction, registration.username);
    if (await findUserByLogin(transaction, registration.email)) throw new AppError('EMAIL_TAKEN');
    const user = await insertNewUser(context, transaction, registration, false);
    await sendWelcome(context, transaction, user);
    if (registration.newsletter) {
      await newsletter.request(transaction, registration.email, 'registration');
    }
    return sessions.start(transaction, toUser(user), client);
  });
  mails.wake();
  log.info({ event: 'registered', userId: viewer.user.id });
  return viewer;
}

/** Does and answers the same for a known address, whose owner is told by mail. */
async function registerUnverified(
  context: AuthContext,
  registration: HashedRegistration,
): Promise<undefined> {
  const { db, mailRequests, verifyTtlS, now } = context;
  const { username, email } = registration;
  await db.transaction().execute(async (transaction) => {
    await requireFreeUsername(context, transaction, username);
    const isKnown = (await findUserByLogin(transaction, email)) !== undefined;
    if (isKnown) {
      // The name counts as taken from now on, as it would with a new account.
      await reserveUsername(transaction, username, after(now(), unverifiedKeepS(verifyTtlS)));
    } else {
      await insertNewUser(context, transaction, registration, true);
    }
    const kind = isKnown ? 'account-exists' : 'verify-email';
    await mailRequests.add(transaction, { kind, email });
  });
}

/** Throws USERNAME_TAKEN; another spelling of one's own is free. */
export async function changeUsername(
  context: AuthContext,
  userId: string,
  username: string,
): Promise<void> {
  const key = identityKey(username);
  try {
    await context.db.transaction().execute(async (transaction) => {
      const user = await findUser(transaction, userId);
      if (user?.username_key !== key) await requireFreeUsername(context, transaction, username);
      await updateUser(transaction, userId, { username, username_key: key });
    });
  } catch (error) {
    if (findBrokenConstraint(error)?.includes('username')) throw new AppError('USERNAME_TAKEN');
    throw error;
  }
}

async function requireFreeUsername(
  { now }: AuthContext,
  transaction: Transaction<Tables>,
  username: string,
): Promise<void> {
  if (await isUsernameTaken(transaction, username, now())) throw new AppError('USERNAME_TAKEN');
}

async function insertNewUser(
  { now: clock, trialDays }: AuthContext,
  transaction: Transaction<Tables>,
  { username, email, passwordHash, newsletter = false }: HashedRegistration,
  awaitsVerification: boolean,
): Promise<UserRow> {
  const now = clock();
  const id = newId();
  await insertUser(transaction, {
    id,
    username,
    username_key: identityKey(username),
    email,
    email_key: identityKey(email),
    password_hash: passwordHash,
    newsletter,
    accepted_terms_at: now,
    awaiting_verification: awaitsVerification,
    pro_until: trialDays === 0 ? null : after(now, trialDays * DAY_S),
    created_at: now,
  });
  const user = await findUser(transaction, id);
  if (!user) throw new Error('the new account is not there');
  return user;
}

/** Once for each account, when it can be used for the first time. */
export async function sendWelcome(
  { mails, appUrl }: AuthContext,
  transaction: Transaction<Tables>,
  user: UserRow,
): Promise<void> {
  await mails.enqueue(transaction, {
    key: `welcome:${user.id}`,
    to: user.email,
    userId: user.id,
    text: welcomeMail(appUrl, { username: user.username, proUntil: user.pro_until }),
  });
}
