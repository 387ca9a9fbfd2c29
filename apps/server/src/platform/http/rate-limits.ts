import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { sha256 } from '../ids.ts';
import { AppError } from './app-error.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** How often within how many seconds. Windows are fixed: they start with the first try. */
const LIMITS = {
  /** One account from one address: its owner still gets in from another. */
  'login-account': { max: 10, windowS: 15 * MINUTE_S },
  'login-address': { max: 60, windowS: 15 * MINUTE_S },
  /** Codes of the second factor, whatever the address: who tries them knows the password. */
  'login-totp': { max: 10, windowS: 15 * MINUTE_S },
  register: { max: 60, windowS: HOUR_S },
  /** The current password, asked for again by whoever sits at a signed-in browser. */
  'current-password': { max: 10, windowS: 15 * MINUTE_S },
  /** Mails asked for from one address, and tries at the tokens of mailed links. */
  'mail-request': { max: 30, windowS: HOUR_S },
  'mail-token': { max: 60, windowS: HOUR_S },
  /** Mails that others can have sent to one mailbox; what is over is left out without a word. */
  'mail-recipient': { max: 10, windowS: HOUR_S },
  contact: { max: 10, windowS: HOUR_S },
  export: { max: 20, windowS: HOUR_S },
  upload: { max: 120, windowS: HOUR_S },
  optimize: { max: 120, windowS: HOUR_S },
  /** While somebody types, about once a second. */
  'read-job': { max: 3_600, windowS: HOUR_S },
  /** Wordings of a browser's own model, which takes seconds for each: some twenty runs over a long resume. */
  proposals: { max: 1_200, windowS: HOUR_S },
  /** Texts that the operator's model says in other words. */
  rewording: { max: 120, windowS: HOUR_S },
  payment: { max: 60, windowS: HOUR_S },
  /** What comes in another service's name without its signature. */
  unsigned: { max: 300, windowS: 15 * MINUTE_S },
  /** Every other write: pages that save as somebody types and decides, twice a second without a pause. */
  write: { max: 1_200, windowS: 10 * MINUTE_S },
} as const;
export type LimitName = keyof typeof LIMITS;

export interface RateLimits {
  /** Counts one try; throws RATE_LIMITED with the seconds to wait. */
  consume: (name: LimitName, subject: string) => Promise<void>;
  /** Counts one try; whether it was within the limit. */
  allows: (name: LimitName, subject: string) => Promise<boolean>;
  /** Takes one try back, for what succeeded. */
  refund: (name: LimitName, subject: string) => Promise<void>;
  deleteExpired: () => Promise<void>;
}

/** An IPv6 network of 64 bits is one subscriber's, who could else take a new address for every try. */
export function addressSubject(address: string): string {
  const [, v4 = address] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (!isIPv6(v4)) return v4;
  const [head = '', tail = ''] = v4.split('::');
  const groups = head.split(':');
  const missing = 8 - groups.length - tail.split(':').length;
  const all = [...groups, ...Array(Math.max(0, missing)).fill('0'), ...tail.split(':')];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '') || '0')
    .join(':');
}

/** Counted in the database, so that all processes share them; subjects are stored hashed. */
export function createRateLimits(db: Db, enabled: boolean, now: () => Date): RateLimits {
  const keyOf = (name: LimitName, subject: string) => sha256(`${name}\n${subject}`);
  /** The seconds to wait; undefined when this try is within the limit. */
  const findWaitS = async (name: LimitName, subject: string): Promise<number | undefined> => {
    if (!enabled) return undefined;
    const { max, windowS } = LIMITS[name];
    const { count, resets_at } = await countTry(db, keyOf(name, subject), windowS, now());
    if (count <= max) return undefined;
    return Math.max(1, Math.ceil((resets_at.getTime() - now().getTime()) / 1000));
  };
  return {
    consume: async (name, subject) => {
      const retryAfterS = await findWaitS(name, subject);
      if (retryAfterS !== undefined) throw new AppError('RATE_LIMITED', { retryAfterS });
    },
    allows: async (name, subject) => (await findWaitS(name, subject)) === undefined,
    refund: async (name, subject) => {
      if (!enabled) return;
      await db
        .updateTable('rate_limits')
        .set({ count: sql`greatest(count - 1, 0)` })
        .where('key', '=', keyOf(name, subject))
        .execute();
    },
    deleteExpired: async () => {
      await db.deleteFrom('rate_limits').where('resets_at', '<', now()).execute();
    },
  };
}

function countTry(db: Db, key: string, windowS: number, now: Date) {
  const resets_at = new Date(now.getTime() + windowS * 1000);
  return db
    .insertInto('rate_limits')
    .values({ key, count: 1, resets_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.count + 1 end`,
        resets_at: sql`case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
}
