import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { context, expectAccessible, faults, page, server, useJourneys } from './journey.ts';
import { pdfText } from './pdf-text.ts';
import { endAsking, JOB_DESCRIPTION, printResume } from './reach-result.ts';
import { findDatabase } from './server.ts';

const USERNAME = 'robin.sample';
const PASSWORD = 'a plain long passphrase';

const database = await findDatabase();
afterAll(() => database?.drop());

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** What must hold on every screen: the right heading, no fault, nothing that axe objects to. */
async function expectScreen(name: string | RegExp) {
  await heading(name).waitFor();
  await expectAccessible();
  expect(faults).toEqual([]);
}
async function download(name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ]);
  return readFileSync(await file.path());
}

for (const { name, url, isThere } of [
  { name: 'the embedded database', url: undefined, isThere: true },
  { name: 'PostgreSQL', url: database?.url, isThere: database !== null },
]) {
  describe.runIf(isThere)(`a resume fitted to a job, on ${name}`, () => {
    useJourneys({ databaseUrl: url, isOnePage: true });
    let resumePdf: Buffer;
    beforeAll(async () => {
      resumePdf = await printResume(context);
    });

    it('goes from registration to the files and out again', async () => {
      await page.goto(`${server.url}/upload`);
      await page.waitForURL(/\/auth\?returnTo=/);
      await page.getByRole('tab', { name: 'Create account' }).click();
      await page.getByLabel('Username').fill(USERNAME);
      await page.getByLabel('E-mail').fill('robin.sample@example.com');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('checkbox', { name: /I accept/ }).check();
      await page.getByRole('button', { name: 'Create account' }).click();

      await expectScreen('Your resume, as it is');
      await page
        .getByLabel('Resume file')
        .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: resumePdf });
      await expectScreen('This is what Trueline read');
      await page.reload();
      await heading('This is what Trueline read').waitFor();
      await page.getByText('Payroll Administrator').first().waitFor();
      await page.getByRole('button', { name: 'Continue to the job ad' }).first().click();

      await expectScreen('The job you want');
      await page.getByLabel('Job description').fill(JOB_DESCRIPTION);
      await page.getByText('Saved', { exact: true }).waitFor();
      await page.reload();
      expect(await page.getByLabel('Job description').inputValue()).toBe(JOB_DESCRIPTION);
      await page.getByRole('button', { name: 'Optimize my resume' }).click();

      await expectScreen('What only you know');
      await endAsking(page);

      await expectScreen(/Payroll Specialist/);
      const fit = page.getByRole('region', { name: 'Fit' });
      const [fitBefore = 0, fitNow = 0] = (await fit.locator('dd').allTextContents()).map(Number);
      expect(fitNow).toBeGreaterThanOrEqual(fitBefore);
      const score = page.getByRole('region', { name: 'Score' });
      const figures = (await score.locator('dd').allTextContents()).map(Number);
      const [original = 0, optimized = 0, ceiling = 0] = figures;
      expect(optimized).toBeGreaterThan(original);
      expect(ceiling).toBeGreaterThanOrEqual(optimized);
      const missing = page.getByRole('region', { name: 'Missing keywords' });
      await missing.getByText('Workday').waitFor();
      await page.reload();
      await heading(/Payroll Specialist/).waitFor();
      await page.getByRole('link', { name: 'Continue to the template' }).first().click();

      await expectScreen('How it will look');
      const preview = page.getByRole('img', { name: /^Page 1 of \d+ of your resume/ });
      await expect
        .poll(() =>
          preview.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
        )
        .toBeGreaterThan(0);
      await page.getByRole('link', { name: 'Continue to download' }).first().click();

      await expectScreen('Your resume is ready');
      const text = await pdfText(await download('Download my resume'));
      expect(text).toContain('Robin Sample');
      expect(text).toMatch(/Prepares? biweekly payroll for 80 employees/);
      expect(text).toContain('Example Foods Ltd.');
      expect(text).not.toContain('Responsible for');
      expect(text).not.toContain('Workday');
      const plain = (await download('Download resume.txt')).toString('utf8');
      expect(plain).toContain('Sample Hardware Inc.');
      await page.reload();
      await heading('Your resume is ready').waitFor();

      await page.getByRole('button', { name: `Account menu of ${USERNAME}` }).click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await page.waitForURL(`${server.url}/`);
      await page.goto(`${server.url}/dashboard`);
      await page.waitForURL(/\/auth\?returnTo=/);
    });

    it('finds its way back from the dashboard after signing in again', async () => {
      await page.getByLabel('Username or e-mail').fill(USERNAME);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(`${server.url}/dashboard`);
      await page.getByText('Payroll Specialist').first().waitFor();
      await expectAccessible();
    });
  });
}
