import { randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Queryable } from '../../platform/db/database.ts';
import { sha256 } from '../../platform/ids.ts';
import type { UserRow } from './users.ts';

const ISSUER = 'Trueline';
/** RFC 6238, 5.2: one step of delay, for clocks that differ and hands that are slow. */
const TOLERANCE_S = 30;
const RECOVERY_CODES = 10;
/** 16 of 31 signs that can't be taken for one another: 79 bits. */
const RECOVERY_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const RECOVERY_LENGTH = 16;

/** A secret of 160 bits, and the address by which an authenticator app takes it. */
export function newTotpSecret(label: string): { secret: string; otpauthUrl: string } {
  const secret = generateSecret();
  return { secret, otpauthUrl: generateURI({ issuer: ISSUER, label, secret }) };
}

/** The time step of a right code; undefined for a wrong one. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return undefined;
  const result = verifySync({
    secret,
    token: digits,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_S,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** A code of the app, or a recovery code; either is taken once. */
export async function takeSecondFactor(
  db: Queryable,
  user: UserRow,
  code: string,
  now: Date,
): Promise<boolean> {
  if (user.totp_secret === null) return false;
  const step = findTotpStep(user.totp_secret, code, now);
  return step === undefined ? takeRecoveryCode(db, user.id, code) : takeStep(db, user.id, step);
}

/** False when this step's code, or a later one, was taken before. */
async function takeStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where((where) =>
      where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', `${step}`)]),
    )
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

const recoveryHash = (code: string) => sha256(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

async function takeRecoveryCode(db: Queryable, userId: string, code: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', recoveryHash(code))
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

/** New codes in place of all older ones; only their hashes are kept. */
export async function replaceRecoveryCodes(db: Queryable, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await deleteRecoveryCodes(db, userId);
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: recoveryHash(code) })))
    .execute();
  return codes;
}

export async function deleteRecoveryCodes(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Such as `k7mq-2xrt-9hbw-c4ne`. */
function newRecoveryCode(): string {
  const signs = Array.from(
    { length: RECOVERY_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  ).join('');
  return signs.replace(/.{4}(?=.)/g, '$&-');
}
