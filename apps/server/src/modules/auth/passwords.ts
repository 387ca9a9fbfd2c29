import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../platform/http/app-error.ts';
import { isCommonPassword } from './weak-passwords.ts';

/** OWASP's setting with 19 MiB for argon2id, which is this library's default algorithm. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Made at the start, so that the first unknown user takes no longer than any other. */
const absentHash = hash('nobody has this password', ARGON2);

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

/** False for a user who doesn't exist, after the same work as for one who does. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await absentHash), password);
  return matches && passwordHash !== undefined;
}

/** Throws VALIDATION_FAILED naming `field` for a password that is tried first, or that is the person's own name (ASVS 5.0, 6.2.4 and 6.2.11). */
export function requireUncommonPassword(
  password: string,
  field: string,
  person: { username: string; email: string },
): void {
  const names = [person.username, person.email, person.email.split('@')[0] ?? '', 'trueline'];
  const isOwnName = names.some((name) => name.toLowerCase() === password.toLowerCase());
  if (!isOwnName && !isCommonPassword(password)) return;
  const message = isOwnName
    ? 'That is your own name or address. Choose something nobody would try.'
    : 'That is one of the passwords that are tried first. Choose another, such as a few words.';
  throw new AppError('VALIDATION_FAILED', { fields: { [field]: message } });
}
