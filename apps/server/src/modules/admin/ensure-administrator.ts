import type { AuditEntry } from '@trueline/contracts';
import type { Selectable, Transaction } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { findBrokenConstraint } from '../../platform/db/faults.ts';
import type { Tables, UsersTable } from '../../platform/db/schema.ts';
import { identityKey } from '../../platform/identity-key.ts';
import { newId } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { CommandFault } from '../../process/command-fault.ts';
import { hashPassword, verifyPassword } from '../auth/index.ts';
import { recordAct } from './audit-log.ts';

export interface AdministratorAccount {
  username: string;
  email: string;
  password: string;
}

/** The account can't be made as asked; the message is one line for the operator. */
export class AdministratorFault extends CommandFault {
  constructor({ email }: AdministratorAccount) {
    super(`The administrator's address ${email} belongs to an account with another username.`);
    this.name = 'AdministratorFault';
  }
}

interface Deps {
  db: Db;
  log: Log;
  now: () => Date;
}

/**
 * Makes this account, or makes the account of this name an enabled administrator with this address
 * and password; what fits already stays. Throws AdministratorFault.
 */
export async function ensureAdministrator(
  deps: Deps,
  account: AdministratorAccount,
): Promise<'created' | 'updated' | 'unchanged'> {
  const passwordHash = await hashPassword(account.password);
  const ensure = () =>
    deps.db
      .transaction()
      .execute((transaction) => ensureIn(deps, transaction, { ...account, passwordHash }));
  return ensure().catch((error: unknown) => {
    // Another process, started at the same time, was quicker: now there is one to look at.
    if (findBrokenConstraint(error)) return ensure();
    throw error;
  });
}

type HashedAccount = AdministratorAccount & { passwordHash: string };
type UserRow = Selectable<UsersTable>;

async function ensureIn(deps: Deps, transaction: Transaction<Tables>, account: HashedAccount) {
  const usernameKey = identityKey(account.username);
  const rows = await transaction
    .selectFrom('users')
    .selectAll()
    .where((where) =>
      where.or([
        where('username_key', '=', usernameKey),
        where('email_key', '=', identityKey(account.email)),
      ]),
    )
    .forUpdate()
    .execute();
  const user = rows.find((row) => row.username_key === usernameKey);
  if (rows.some((row) => row !== user)) throw new AdministratorFault(account);
  return user
    ? bringUpToDate(deps, transaction, user, account)
    : create(deps, transaction, account);
}

async function create(
  deps: Deps,
  transaction: Transaction<Tables>,
  { username, email, passwordHash }: HashedAccount,
) {
  const [id, now] = [newId(), deps.now()];
  await transaction
    .insertInto('users')
    .values({
      id,
      username,
      username_key: identityKey(username),
      email,
      email_key: identityKey(email),
      email_verified_at: now,
      password_hash: passwordHash,
      role: 'admin',
      newsletter: false,
      accepted_terms_at: now,
      created_at: now,
    })
    .execute();
  await record(deps, transaction, id, { role: { before: null, after: 'admin' } });
  return 'created' as const;
}

async function bringUpToDate(
  deps: Deps,
  transaction: Transaction<Tables>,
  user: UserRow,
  account: HashedAccount,
) {
  const isSamePassword = await verifyPassword(user.password_hash, account.password);
  const isDisabled = user.disabled_at !== null;
  const isSameEmail = user.email === account.email;
  const isReady = user.role === 'admin' && !isDisabled && !user.awaiting_verification;
  if (isSamePassword && isSameEmail && isReady) return 'unchanged' as const;
  await transaction
    .updateTable('users')
    .set({
      email: account.email,
      email_key: identityKey(account.email),
      role: 'admin',
      disabled_at: null,
      awaiting_verification: false,
      email_verified_at: user.email_verified_at ?? deps.now(),
      password_hash: isSamePassword ? user.password_hash : account.passwordHash,
    })
    .where('id', '=', user.id)
    .execute();
  await endWaysIn(transaction, user.id, user.role !== 'admin');
  await record(deps, transaction, user.id, {
    ...(user.role === 'admin' ? {} : { role: { before: user.role, after: 'admin' } }),
    ...(isDisabled ? { disabled: { before: true, after: false } } : {}),
    ...(isSamePassword ? {} : { password: { before: 'old', after: 'new' } }),
    ...(isSameEmail ? {} : { email: { before: 'old', after: 'new' } }),
  });
  return 'updated' as const;
}

function record(
  deps: Deps,
  transaction: Transaction<Tables>,
  id: string,
  changes: AuditEntry['changes'],
): Promise<void> {
  const target = { kind: 'user', id, userId: id } as const;
  return recordAct(deps, transaction, { action: 'administrator-set', target, changes });
}

/** Sign-ins and mailed links of before end; with the account of somebody who was no administrator, so does their second factor. */
async function endWaysIn(
  transaction: Transaction<Tables>,
  id: string,
  wasAnothers: boolean,
): Promise<void> {
  for (const table of ['auth_sessions', 'account_tokens', 'email_changes'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', id).execute();
  }
  if (!wasAnothers) return;
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', id).execute();
  const off = { totp_secret: null, totp_confirmed_at: null };
  await transaction.updateTable('users').set(off).where('id', '=', id).execute();
}
