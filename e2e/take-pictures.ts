// `node e2e/take-pictures.ts FOLDER`: every screen of the product with a made-up person's resume,
// dark and light, 1280 and 360 px wide. The README's pictures are taken from these.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { startServer } from './server.ts';
import { walkPublicPages, walkThroughFlow } from './walk-through.ts';

const WIDTHS = [1280, 360];
const THEMES = ['dark', 'light'] as const;
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

const context = await browser.newContext();
try {
  // A choice about cookies is stored, so that the banner hides nothing.
  const stored = JSON.stringify({ necessary: true, analytics: false, marketing: false });
  await context.addInitScript((value) => localStorage.setItem('cookie-consent', value), stored);
  const page = await context.newPage();
  const walk = { page, url: server.url, onScreen: (name: string) => take(page, name) };
  await walkPublicPages(walk);
  await walkThroughFlow(walk);
} finally {
  await browser.close();
  await server.stop();
}
