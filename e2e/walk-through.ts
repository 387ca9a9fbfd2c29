import type { Page } from 'playwright-core';
import { person, register } from './people.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { endAsking, JOB_DESCRIPTION, RESUME_FILE } from './reach-result.ts';

interface WalkOptions {
  page: Page;
  url: string;
  /** Called on every screen, with its name. */
  onScreen: (name: string) => Promise<void>;
}

/** Opens every public page. */
export async function walkPublicPages({ page, url, onScreen }: WalkOptions): Promise<void> {
  for (const path of PUBLIC_PAGES) {
    await page.goto(url + path);
    await onScreen(path === '/' ? 'home' : path.slice(1));
  }
}

/** Goes the whole way of a made-up person, from the account to the files. */
export async function walkThroughFlow({ page, url, onScreen }: WalkOptions): Promise<void> {
  await page.goto(`${url}/auth?returnTo=/dashboard`);
  await onScreen('auth');
  await register(page, person('robin'));
  await page.waitForURL(`${url}/dashboard`);
  await onScreen('dashboard-empty');
  await page.goto(`${url}/profile`);
  await onScreen('profile');
  await page.goto(`${url}/upload`);
  await onScreen('upload');
  await page.getByLabel('Resume file').setInputFiles(RESUME_FILE);
  await page.getByRole('heading', { name: 'This is what Trueline read' }).waitFor();
  await onScreen('read');
  await page.getByRole('button', { name: 'Continue to the job ad' }).first().click();
  await page.getByLabel('Job description').fill(JOB_DESCRIPTION);
  await page.getByText('Saved', { exact: true }).waitFor();
  await onScreen('configure');
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await page.getByRole('heading', { level: 1, name: 'What only you know' }).waitFor();
  await onScreen('asking');
  await endAsking(page);
  await onScreen('optimize');
  await page.getByRole('link', { name: 'Continue to the template' }).first().click();
  await page.getByRole('img', { name: /^Page 1/ }).waitFor();
  await onScreen('template');
  await page.getByRole('link', { name: 'Continue to download' }).first().click();
  await page.getByRole('heading', { name: 'Your resume is ready' }).waitFor();
  await onScreen('download');
  await page.goto(`${url}/dashboard`);
  await onScreen('dashboard');
}
