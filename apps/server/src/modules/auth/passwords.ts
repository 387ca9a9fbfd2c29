import { hash, verify } from '@node-rs/argon2';

/** OWASP's setting with 19 MiB for argon2id, which is this library's default algorithm. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let absentHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

/** False for a user who doesn't exist, after the same work as for one who does. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  absentHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await absentHash), password);
  return matches && passwordHash !== undefined;
}
