import type { KeptText } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { context, expectAccessible, page, server, useJourneys } from './journey.ts';
import { keepTexts } from './keep-texts.ts';
import { person, register } from './people.ts';
import { endAsking, JOB_DESCRIPTION, RESUME_FILE } from './reach-result.ts';

const PHONE = { width: 360, height: 740 };

useJourneys({ viewport: PHONE, provoked: /\/api\// });

const KEPT: KeptText[] = [
  { id: 'kept-1', text: 'Forklift (counterbalance)', heading: 'Skills', after: 'skills[0]' },
  { id: 'kept-2', text: 'Cashier, Corner Grocery, 2011 - 2013', after: 'work[0]' },
  { id: 'kept-3', text: 'Template by a made-up maker of templates' },
];

/** Uploads a resume and has it keep these texts. */
async function reachKept(name: string, kept: readonly KeptText[] = KEPT) {
  await page.goto(`${server.url}/auth?returnTo=/upload`);
  await register(page, person(name));
  await page.waitForURL(`${server.url}/upload`);
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await page.getByLabel('Resume file').setInputFiles(RESUME_FILE);
  await page.getByRole('heading', { name: 'This is what Trueline read' }).waitFor();
  await keepTexts(page, kept);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const titleOfList = (text: string) => page.getByRole('heading', { name: text, exact: true });
const choices = (text: string) => page.getByRole('group', { name: `What is “${text}”?` });
const sheet = () => page.getByRole('region', { name: 'What was read' });

it('places, leaves out and takes back lines that found no place', async () => {
  await reachKept('karl');
  await titleOfList('We could not place these 3 lines').waitFor();
  await expectAccessible();
  const names = await page
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')));
  // The line with a date weighs most, then the longest.
  expect(names[0]).toContain('Cashier');
  expect(names[1]).toContain('Template');

  await choices(names[0]?.slice(9, -2) ?? '')
    .getByRole('button', { name: 'Job' })
    .click();
  await page.getByRole('status').getByText('now stands with your jobs').waitFor();
  await titleOfList('We could not place these 2 lines').waitFor();
  await sheet().getByText('Corner Grocery').waitFor();

  await choices('Forklift (counterbalance)').getByRole('button', { name: 'Skill' }).click();
  await titleOfList('We could not place this line').waitFor();
  await page.getByRole('button', { name: 'Leave out' }).click();
  await titleOfList('Nothing is left to place').waitFor();
  await page.getByText('One piece of text left out on purpose').waitFor();
  await expectAccessible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await titleOfList('We could not place this line').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await titleOfList('We could not place these 2 lines').waitFor();
  await expect.poll(() => sheet().textContent()).toContain('Corner Grocery');

  // All of it is the server's.
  await page.reload();
  await titleOfList('We could not place these 2 lines').waitFor();
  await choices('Forklift (counterbalance)').getByRole('button', { name: 'Keep as it is' }).click();
  await titleOfList('We could not place this line').waitFor();
  await page.reload();
  await titleOfList('We could not place this line').waitFor();
  await sheet().getByText('Forklift (counterbalance)').waitFor();
});

it('waits for the network with a line that was placed without one', async () => {
  await reachKept('nadia');
  await titleOfList('We could not place these 3 lines').waitFor();
  await context.setOffline(true);
  await choices('Forklift (counterbalance)').getByRole('button', { name: 'Skill' }).click();
  await titleOfList('We could not place these 2 lines').waitFor();
  await page.getByText('Waiting for the network…').waitFor();
  await context.setOffline(false);
  await page.getByRole('status').getByText('now stands with your skills').waitFor();
  await page.reload();
  await titleOfList('We could not place these 2 lines').waitFor();
});

it('prints what has no place until it is left out of the result', async () => {
  await reachKept('rosa', KEPT.slice(2));
  await page
    .getByRole('button', { name: 'Continue to the job ad' })
    .locator('visible=true')
    .click();
  await page.getByLabel('Job description').fill(JOB_DESCRIPTION);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await endAsking(page);
  const list = page.getByRole('region', { name: 'Also in your resume' });
  await list.getByText('Template by a made-up maker').waitFor();
  await list.getByRole('button', { name: /^Leave out/ }).click();
  await list.getByText('1 of 1 left out.').waitFor();
  await expectAccessible();
  await page.getByRole('button', { name: /^Put back/ }).click();
  await list.getByRole('button', { name: /^Leave out/ }).waitFor();
  expect(await list.getByText('left out.').count()).toBe(0);
});
