import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { person, register } from './people.ts';

const fixture = (name: string) =>
  readFileSync(fileURLToPath(new URL(`fixtures/${name}`, import.meta.url)));

export const RESUME_FILE = {
  name: 'resume.txt',
  mimeType: 'text/plain',
  buffer: fixture('resume.txt'),
};
export const RESUME_HTML = fixture('resume.html');
export const JOB_DESCRIPTION = fixture('job-description.txt').toString('utf8');

/** A resume as PDF that a browser has printed, not Trueline. */
export async function printResume(context: BrowserContext): Promise<Buffer> {
  const page = await context.newPage();
  await page.setContent(RESUME_HTML.toString('utf8'));
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.close();
  return pdf;
}

/** Registers a made-up person and uploads a resume, up to the page with the job description. */
export async function reachConfigure(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/auth?returnTo=/upload`);
  await register(page, person(name));
  await page.waitForURL(`${url}/upload`);
  await uploadResume(page);
}

/** From the page for it up to the page with the job description. */
export async function uploadResume(page: Page): Promise<void> {
  await page.getByLabel('Resume file').setInputFiles(RESUME_FILE);
  await page
    .getByRole('button', { name: 'Continue to the job ad' })
    .locator('visible=true')
    .first()
    .click();
  await page.getByLabel('Job description').waitFor();
}

/** Goes on to the first question of the interview. */
export async function reachAsking(page: Page, url: string, name: string): Promise<void> {
  await reachConfigure(page, url, name);
  await optimizeResume(page);
}

/** From the page with the job description to the first question of the interview. */
export async function optimizeResume(page: Page): Promise<void> {
  await page.getByLabel('Job description').fill(JOB_DESCRIPTION);
  for (const extra of ['Cover letter', 'Interview questions']) {
    await page.getByRole('checkbox', { name: extra }).click();
  }
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await page.getByRole('heading', { level: 1, name: 'What only you know' }).waitFor();
}

/** Ends the interview where it stands. */
export async function endAsking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'That’s enough' }).click();
  await page.getByRole('link', { name: 'Continue to the template' }).first().waitFor();
}

/** Goes on to the result, with nothing answered. */
export async function reachResult(page: Page, url: string, name: string): Promise<void> {
  await reachAsking(page, url, name);
  await endAsking(page);
}
