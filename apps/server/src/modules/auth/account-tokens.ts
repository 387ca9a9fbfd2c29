import type { Queryable } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { newMailToken, sha256 } from '../../platform/ids.ts';

type Purpose = Tables['account_tokens']['purpose'];

/** A new token, of which only a hash is kept; the older one of its kind is dead. */
export async function issueAccountToken(
  db: Queryable,
  { userId, purpose, expiresAt }: { userId: string; purpose: Purpose; expiresAt: Date },
): Promise<string> {
  const token = newMailToken();
  const values = { token_hash: sha256(token), expires_at: expiresAt };
  await db
    .insertInto('account_tokens')
    .values({ user_id: userId, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute();
  return token;
}

/** Whose token this is; undefined for one that is used, replaced or too old. */
export async function findTokenOwner(
  db: Queryable,
  { token, purpose, now }: { token: string; purpose: Purpose; now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_tokens')
    .select('user_id')
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** The same, and the token is used up: of any number of calls at once, one gets the owner. */
export async function takeToken(
  db: Queryable,
  { token, purpose, now }: { token: string; purpose: Purpose; now: Date },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('account_tokens')
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteTokensOf(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('account_tokens').where('user_id', '=', userId).execute();
}

export async function deleteExpiredTokens(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('account_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
}
