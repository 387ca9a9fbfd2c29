// `node e2e/take-product-pictures.ts`: takes the pictures of the features page anew from the running
// product, dark and light, as WebP.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { startServer } from './server.ts';
import { walkThroughFlow } from './walk-through.ts';

const FOLDER = fileURLToPath(
  new URL('../apps/web/src/features/features-page/screens', import.meta.url),
);
const SCREENS = new Set(['read', 'optimize', 'template', 'download']);
const QUALITY = 0.82;
/** Pixels by which a screen is scrolled, so that what it is about stands in the picture: the scores with the changes below them. */
const SCROLLED_PX: Readonly<Record<string, number>> = { optimize: 368 };
const POLL_MS = 100;
/** For a picture to fade in and a bar to stand where it sticks. */
const SETTLE_MS = 600;
/** True once no picture that is in view is still on its way. */
const HAS_PICTURES = `[...document.images].every(
  (image) => image.getBoundingClientRect().top > innerHeight || (image.complete && image.naturalWidth > 0),
)`;

/** The browser's own encoder, in an empty page, which has no policy against it. */
async function toWebp(encoder: Page, png: Buffer): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const encoded = await encoder.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = '${source}';
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', ${QUALITY});
  })()`);
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}

const browser = await launchBrowser();
const server = await startServer();
const context = await browser.newContext({ width: 1024, height: 680 });
try {
  const stored = JSON.stringify({ necessary: true, analytics: false, marketing: false });
  await context.addInitScript((value) => localStorage.setItem('cookie-consent', value), stored);
  const [page, encoder] = [await context.newPage(), await context.newPage()];
  const onScreen = async (name: string) => {
    if (!SCREENS.has(name)) return;
    for (const theme of ['dark', 'light']) {
      await page.evaluate((value) => localStorage.setItem('ui-theme', value), theme);
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      // Not `waitForFunction`: the page's policy lets no text be run as code.
      while (!(await page.evaluate(HAS_PICTURES))) await page.waitForTimeout(POLL_MS);
      await page.evaluate(`scrollTo({ top: ${SCROLLED_PX[name] ?? 0}, behavior: 'instant' })`);
      await page.waitForTimeout(SETTLE_MS);
      const picture = await toWebp(encoder, await page.screenshot());
      writeFileSync(join(FOLDER, `${name}-${theme}.webp`), picture);
    }
  };
  await walkThroughFlow({ page, url: server.url, onScreen });
} finally {
  await browser.close();
  await server.stop();
}
