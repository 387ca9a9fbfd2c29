import { expect, it } from 'vitest';
import { page, server, useJourneys } from './journey.ts';
import { person } from './people.ts';
import { JOB_DESCRIPTION, RESUME_FILE } from './reach-result.ts';

/** Against a page without the place asked for: one that is still on its way comes before that. */
const PATIENCE_MS = 60_000;

useJourneys();

/** The accessible name of what has the focus, as far as these pages need it. */
const FOCUSED_NAME = `(() => {
  const at = document.activeElement;
  const label = at.labels && at.labels.length > 0 ? at.labels[0].textContent : '';
  return (at.getAttribute('aria-label') || label || at.textContent || '').trim();
})()`;

/** Goes on by Tab until something of this name has the focus. */
async function tabTo(name: string | RegExp): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    await page.keyboard.press('Tab');
    const focused = String(await page.evaluate(FOCUSED_NAME));
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

async function press(name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(name);
  await page.keyboard.press(key);
}

async function fillIn(name: string | RegExp, text: string): Promise<void> {
  await tabTo(name);
  await page.keyboard.insertText(text);
}

it('leads from registration to the files by keyboard alone', async () => {
  const { username, email, password } = person('kim');
  await page.goto(`${server.url}/auth?returnTo=/upload`);
  await tabTo('Sign in');
  await page.keyboard.press('ArrowRight');
  await fillIn(/^Username/, username);
  await fillIn(/^E-mail/, email);
  await fillIn(/^Password/, password);
  await press(/^I accept/, 'Space');
  await press('Create account');

  await page.getByRole('heading', { level: 1, name: 'Your resume, as it is' }).waitFor();
  // The file dialog is the browser's own.
  const chooser = page.waitForEvent('filechooser');
  await press(/Resume file/);
  await (await chooser).setFiles(RESUME_FILE);
  await page.getByRole('heading', { level: 1, name: 'This is what Trueline read' }).waitFor();
  await press('Continue to the job ad');

  await page.getByRole('heading', { level: 1, name: 'The job you want' }).waitFor();
  await fillIn('Job description', JOB_DESCRIPTION);
  await page.getByText('Saved', { exact: true }).waitFor();
  await press('Optimize my resume');

  await page.getByRole('region', { name: /^Question 1 of / }).waitFor();
  await press('That’s enough');
  await page.getByRole('link', { name: 'Continue to the template' }).first().waitFor();
  const panel = page.getByRole('region', { name: 'Change in hand' });
  await page.keyboard.press('r');
  await panel.getByText(/^Rejected/).waitFor();
  await page.keyboard.press('e');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('Prepared payroll for 95 employees');
  await panel.getByText('No line of yours says 95.').waitFor();
  await press('Save my words');
  await panel.getByText('In your own words').waitFor();
  await press('Continue to the template');

  await page.getByRole('img', { name: /^Page 1/ }).waitFor();
  await press('Continue to download');
  await page.getByRole('heading', { level: 1, name: 'Your resume is ready' }).waitFor();
  const download = page.waitForEvent('download');
  await press('Download my resume');
  expect((await download).suggestedFilename()).toMatch(/^Robin-[\w-]+\.pdf$/);
});
