import { it } from 'vitest';
import { expectAccessible, page, server, useJourneys } from './journey.ts';
import { person, register } from './people.ts';

const JOURNEY = { timeout: 120_000 };
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

async function reachDoubt(name: string): Promise<void> {
  await page.goto(`${server.url}/auth?returnTo=/upload`);
  await register(page, person(name));
  await page.waitForURL(`${server.url}/upload`);
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await page.getByLabel('Resume file').setInputFiles({
    name: 'resume.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(RESUME),
  });
  await page.getByRole('heading', { name: 'This is what Trueline read' }).waitFor();
}

const title = (text: string) => page.getByRole('heading', { name: text, exact: true });
const DOUBT = 'We are not sure how your jobs hang together';
const said = (text: string) => page.getByRole('status').getByText(text);

it('asks about a section that it doubts, and keeps it as it was written', JOURNEY, async () => {
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

it('takes one tap, or a corrected entry, for an answer', JOURNEY, async () => {
  await reachDoubt('ben');
  await page.getByRole('button', { name: 'Correct: Dispatcher', exact: true }).click();
  await page.getByLabel('What it should say').fill('Night Dispatcher');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await title(DOUBT).waitFor({ state: 'detached' });
  await page.getByText('Night Dispatcher').first().waitFor();
});
