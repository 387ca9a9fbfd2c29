import { createHash, randomBytes } from 'node:crypto';

/** A new id: 128 random bits in 22 URL-safe characters. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
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
  return createHash('sha256').update(text).digest('base64url');
}
