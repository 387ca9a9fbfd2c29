// `node e2e/take-pictures.ts FOLDER`: every screen of the product with a made-up person's resume,
// dark and light, 1280 and 360 px wide. The README's pictures are taken from these.
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { startServer } from './server.ts';

const WIDTHS = [1280, 360];
const THEMES = ['dark', 'light'] as const;
const fixture = (name: string) =>
  readFileSync(fileURLToPath(new URL(`fixtures/${name}`, import.meta.url)));

const folder = resolve(process.argv[2] ?? 'pictures');
mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
const server = await startServer();

async function take(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((value) => localStorage.setItem('ui-theme', value), theme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 600 ? 740 : 800 });
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.screenshot({
        path: join(folder, `${name}-${theme}-${width}.png`),
        fullPage: true,
      });
      if (width > 600) await page.screenshot({ path: join(folder, `${name}-${theme}-fold.png`) });
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
}

async function register(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByLabel('Username').fill('robin.sample');
  await page.getByLabel('E-mail').fill('robin.sample@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a plain long passphrase');
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function walk(page: Page): Promise<void> {
  await page.goto(server.url);
  await take(page, 'home');
  await page.goto(`${server.url}/no-such-page`);
  await take(page, 'not-found');
  await page.goto(`${server.url}/auth?returnTo=/dashboard`);
  await take(page, 'auth');
  await register(page);
  await page.waitForURL(`${server.url}/dashboard`);
  await take(page, 'dashboard-empty');
  await page.goto(`${server.url}/profile`);
  await take(page, 'profile');
  await page.goto(`${server.url}/upload`);
  await take(page, 'upload');
  await page.getByLabel('Resume file').setInputFiles({
    name: 'resume.txt',
    mimeType: 'text/plain',
    buffer: fixture('resume.txt'),
  });
  await page.getByRole('heading', { name: 'This is what Trueline read' }).waitFor();
  await take(page, 'read');
  await page.getByRole('button', { name: 'Continue to the job ad' }).first().click();
  await page.getByLabel('Job description').fill(fixture('job-description.txt').toString('utf8'));
  await page.getByText('Saved', { exact: true }).waitFor();
  await take(page, 'configure');
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await page.getByRole('link', { name: 'Continue to the template' }).waitFor();
  await take(page, 'optimize');
  await page.getByRole('link', { name: 'Continue to the template' }).click();
  await page.getByRole('img', { name: /^Page 1/ }).waitFor();
  await take(page, 'template');
  await page.getByRole('link', { name: 'Continue to download' }).click();
  await page.getByRole('heading', { name: 'Your resume is ready' }).waitFor();
  await take(page, 'download');
  await page.goto(`${server.url}/dashboard`);
  await take(page, 'dashboard');
}

try {
  const context = await browser.newContext();
  await walk(await context.newPage());
  await context.close();
} finally {
  await browser.close();
  await server.stop();
}
