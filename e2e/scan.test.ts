import { expect, it } from 'vitest';
import { context, expectAccessible, page, server, useJourneys } from './journey.ts';
import { person, register } from './people.ts';
import { RESUME_HTML } from './reach-result.ts';

useJourneys({ viewport: { width: 360, height: 740 } });

/** A resume as a small JPEG whose last lines are smudged. */
async function photograph(): Promise<Buffer> {
  const sheet = await context.newPage();
  await sheet.setViewportSize({ width: 700, height: 900 });
  await sheet.setContent(RESUME_HTML.toString('utf8'));
  // Smudged more and more: one of them is read, and not with certainty.
  const smudged = [1, 1.3, 1.6, 1.9].map(
    (blur) => `<p style="font-size: 13px; filter: blur(${blur}px)">Renewed the ferry licence</p>`,
  );
  await sheet.evaluate(
    `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(smudged.join(''))})`,
  );
  const photo = await sheet.screenshot({ type: 'jpeg', quality: 30, fullPage: true });
  await sheet.close();
  return photo;
}

it('reads a photo and marks the doubtful words on it', async () => {
  await page.goto(`${server.url}/auth?returnTo=/upload`);
  await register(page, person('phoebe'));
  await page.waitForURL(`${server.url}/upload`);
  await page.getByRole('button', { name: 'Essential Only' }).click();
  const photo = await photograph();
  await page
    .getByLabel('Resume file')
    .setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('heading', { name: 'This is what Trueline read' }).waitFor();
  const picture = page.getByRole('img', { name: 'The page as you gave it' });
  await picture.scrollIntoViewIfNeeded();
  await page.locator('[data-doubtful]').first().waitFor({ state: 'attached' });
  await page.getByText('in a picture. Please compare it letter by letter.').first().waitFor();
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`localStorage.setItem('ui-theme', '${theme}')`);
    await page.reload();
    await page.locator('[data-doubtful]').first().waitFor({ state: 'attached' });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible();
      const isTooWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      expect(isTooWide).toBe(false);
    }
  }
  // Each mark lies on the picture.
  const frame = await picture.boundingBox();
  for (const mark of await page.locator('[data-doubtful]').all()) {
    const box = await mark.boundingBox();
    expect(box && frame && box.x >= frame.x - 4 && box.x < frame.x + frame.width).toBe(true);
  }
});
