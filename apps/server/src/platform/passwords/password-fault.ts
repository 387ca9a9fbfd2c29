import { isCommonPassword } from './weak-passwords.ts';

interface Account {
  username: string;
  email: string;
  password: string;
}

/** What is wrong with a password, beyond its length: it is tried first, or the person's own name (ASVS 5.0, 6.2.4 and 6.2.11). Undefined for a good one. */
export function findPasswordFault({ username, email, password }: Account): string | undefined {
  const names = [username, email, email.split('@')[0] ?? '', 'trueline'];
  if (names.some((name) => name.toLowerCase() === password.toLowerCase())) {
    return 'That is your own name or address. Choose something nobody would try.';
  }
  if (!isCommonPassword(password)) return undefined;
  return 'That is one of the passwords that are tried first. Choose another, such as a few words.';
}
