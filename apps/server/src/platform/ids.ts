import { createHash, hash, randomBytes } from 'node:crypto';

const ID_BYTES = 16;
/** Every request has an id: random bytes are fetched for many at once. */
const IDS_AT_ONCE = 256;
let pool = Buffer.alloc(0);
let used = 0;

/** A new id: 128 random bits in 22 URL-safe characters. */
export function newId(): string {
  if (used === pool.length) {
    pool = randomBytes(ID_BYTES * IDS_AT_ONCE);
    used = 0;
  }
  used += ID_BYTES;
  return pool.toString('base64url', used - ID_BYTES, used);
}

/** The same id for the same parts, as hard to guess as the least known of them. */
export function derivedId(...parts: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(parts))
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}

/** A secret for a mailed link: 128 random bits, short enough that mail programs leave the line whole. */
export function newMailToken(): string {
  return newId();
}

/** A secret for a cookie: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token or another secret. */
export function sha256(text: string | Uint8Array): string {
  return hash('sha256', text, 'base64url');
}
