import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';

export interface Person {
  username: string;
  email: string;
  password: string;
}

// Files share a server: each person is another one, whatever names their files think of.
let people = 0;

/** A made-up person, new at every call, whose password nobody tries first. */
export function person(name: string): Person {
  people += 1;
  return {
    username: `${name}.sample${people}`,
    email: `${name}.sample${people}@example.com`,
    password: 'a plain long passphrase',
  };
}

/** Fills in and sends the registration, from a page with its form. */
export async function register(page: Page, { username, email, password }: Person): Promise<void> {
  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Fills in and sends the sign-in, from a page with its form. */
export async function signIn(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click();
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What an authenticator app shows for this key (RFC 6238), so many steps from now. */
export function appCode(key: string, stepsAhead = 0): string {
  const bits = [...key.replaceAll(' ', '')]
    .map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsAhead));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const code = (digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(code).padStart(6, '0');
}
