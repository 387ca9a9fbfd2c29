import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../platform/http/app-error.ts';
import { findPasswordFault } from '../../platform/passwords/password-fault.ts';

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

/** Throws VALIDATION_FAILED naming `field` for a password that somebody would try. */
export function requireUncommonPassword(
  password: string,
  field: string,
  person: { username: string; email: string },
): void {
  const fault = findPasswordFault({ ...person, password });
  if (fault !== undefined) throw new AppError('VALIDATION_FAILED', { fields: { [field]: fault } });
}
