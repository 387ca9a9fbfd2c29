import { pathToFileURL } from 'node:url';
import type { TestBrowser } from '../../e2e/browser.ts';
import type { Source } from './source.ts';

/** Chromium's own print of a page, A4 unless the page's style says otherwise. */
export async function printHtml(browser: TestBrowser, { path }: Source): Promise<Uint8Array> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(pathToFileURL(path).href);
  const pdf = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true });
  await context.close();
  return pdf;
}
