import { it } from 'vitest';
import { expectAccessible, page, server, useJourneys } from './journey.ts';
import { person, register } from './people.ts';
import { endAsking, JOB_DESCRIPTION } from './reach-result.ts';

const PHONE = { width: 360, height: 740 };

useJourneys({ viewport: PHONE });

/** Entries of one section in different forms: nobody could tell them apart surely. */
const RESUME = `Ada Sample
ada.sample@example.com
+1 555 0100

EXPERIENCE

Example Freight Inc
Dispatcher
2018 - 2024
- Planned routes for 40 trucks

Warehouse work, 2014 - 2018, with a team of four in the cold store and later on nights
with heavy loads
- Counted stock every month
Sample Market
- Loaded trailers by forklift

Driver (Example Cabs)
2010
- Drove at night

SKILLS
Forklift, dispatch, stock control
`;

async function reachDoubt(name: string, text = RESUME): Promise<void> {
  await page.goto(`${server.url}/auth?returnTo=/upload`);
  await register(page, person(name));
  await page.waitForURL(`${server.url}/upload`);
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await page.getByLabel('Resume file').setInputFiles({
    name: 'resume.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await page.getByRole('heading', { name: 'This is what Trueline read' }).waitFor();
}

const title = (text: string) => page.getByRole('heading', { name: text, exact: true });
const DOUBT = 'We are not sure how your jobs hang together';
const said = (text: string) => page.getByRole('status').getByText(text);

it('asks about a section that it doubts, and keeps it as it was written', async () => {
  await reachDoubt('ada');
  await title(DOUBT).waitFor();
  await expectAccessible();
  await page.getByRole('button', { name: 'Keep as I wrote it' }).focus();
  await page.keyboard.press('Enter');
  await said('Your jobs stay exactly as you wrote them.').waitFor();
  await title('Your jobs: exactly as you wrote them').waitFor();
  await expectAccessible();

  // All of it is the server's.
  await page.reload();
  await title('Your jobs: exactly as you wrote them').waitFor();
  await page.getByRole('button', { name: 'The entries are right: use them' }).focus();
  await page.keyboard.press('Enter');
  await said('Your jobs will be printed as we read them.').waitFor();
  await title('Your jobs: exactly as you wrote them').waitFor({ state: 'detached' });
  await expectAccessible();
});

it('takes one tap, or a corrected entry, for an answer', async () => {
  await reachDoubt('ben');
  await page.getByRole('button', { name: 'Correct: Dispatcher', exact: true }).click();
  await page.getByLabel('What it should say').fill('Night Dispatcher');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await title(DOUBT).waitFor({ state: 'detached' });
  await page.getByText('Night Dispatcher').first().waitFor();
});

/** A course in the middle of the schooling, languages and hobbies below it: no heading of ours would be right. */
const MIXED = `Ada Sample
ada.sample@example.com
+1 555 0100

WHERE I HAVE WORKED

Kitchen Manager, Example Catering Ltd
Mar 2019 - Present
- Ran a kitchen of nine cooks for two canteens
- Cut food waste by a third with a weekly count

SCHOOLING AND OTHER THINGS
Diploma in Professional Cookery, Sample College, 2012 - 2014
First Aid at Work, Feb 2024
Bread course of the town's bakers, two evenings
Camogie, baking, set dancing
`;

it("keeps the person's own order where it doubts what each part is", async () => {
  await reachDoubt('cleo', MIXED);
  await title('We are not sure what each part of your resume is').waitFor();
  await expectAccessible();
  await page.getByRole('button', { name: 'Continue to the job ad' }).first().click();
  await page.getByLabel('Job description').fill(JOB_DESCRIPTION);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await page.getByRole('heading', { level: 1, name: 'What only you know' }).waitFor();
  await endAsking(page);
  for (const heading of ['WHERE I HAVE WORKED', 'SCHOOLING AND OTHER THINGS'])
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  await page.getByText("Bread course of the town's bakers, two evenings").first().waitFor();
  await expectAccessible();
});
