import { type Answer, type Browser, PASSWORD } from './browser.ts';
import type { TestApp } from './test-app.ts';

/** For the environment of a test's application: its one administrator. */
export const ADMINISTRATOR = {
  ADMIN_USERNAME: 'olive.operator',
  ADMIN_EMAIL: 'olive.operator@example.com',
  ADMIN_PASSWORD: 'another quiet made-up one',
};

interface AdminLogin {
  username?: string;
  password?: string;
  totp?: string;
}

/** Tries to sign in to the administration, by default as the administrator of the environment. */
export async function logInToAdmin(
  app: TestApp,
  { username = ADMINISTRATOR.ADMIN_USERNAME, password, totp }: AdminLogin = {},
  headers: Record<string, string> = {},
): Promise<{ browser: Browser; answer: Answer }> {
  const browser = app.openBrowser();
  await browser.prepare();
  const isOlive = username === ADMINISTRATOR.ADMIN_USERNAME;
  const given = {
    username,
    password: password ?? (isOlive ? ADMINISTRATOR.ADMIN_PASSWORD : PASSWORD),
    ...(totp === undefined ? {} : { totp }),
  };
  const answer = await browser.post('/api/admin/login', given, headers);
  return { browser, answer };
}

/** A browser that is signed in to the administration. */
export async function openAdmin(app: TestApp): Promise<Browser> {
  const { browser, answer } = await logInToAdmin(app);
  if (answer.status !== 200) throw new Error(`no sign-in: ${answer.status} ${answer.text}`);
  return browser;
}
