import { expect, it } from 'vitest';
import { expectAccessible, page, server, useJourneys } from './journey.ts';
import { person, register } from './people.ts';
import { endAsking, JOB_DESCRIPTION } from './reach-result.ts';

/** No phone, no town, a job without dates. */
const RESUME = {
  basics: { name: 'Dana Sample', email: 'dana.sample@example.com' },
  work: [
    {
      name: 'Example Foods Ltd.',
      position: 'Payroll Administrator',
      startDate: '2019-03',
      highlights: ['Prepare biweekly payroll for 80 employees in Ceridian'],
    },
    {
      name: 'Sample Hardware Inc.',
      position: 'Accounting Clerk',
      highlights: ['Processed 120 supplier invoices a week in QuickBooks'],
    },
  ],
  education: [{ institution: 'Example College', area: 'Business Administration', endDate: '2016' }],
  skills: [{ name: 'Skills', keywords: ['QuickBooks', 'Excel', 'Ceridian'] }],
};

useJourneys({ viewport: { width: 360, height: 740 }, isOnePage: true });

const list = () => page.getByRole('region', { name: 'Before you send it' });

it('tells before sending what is missing, and takes it in place', async () => {
  await page.goto(`${server.url}/auth?returnTo=/upload`);
  await register(page, person('dana.sample'));
  await page.waitForURL(`${server.url}/upload`);
  await page.getByLabel('Resume file').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(RESUME)),
  });
  await page
    .getByRole('button', { name: 'Continue to the job ad' })
    .locator('visible=true')
    .first()
    .click();
  await page.getByLabel('Job description').fill(JOB_DESCRIPTION);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await endAsking(page);
  await page.goto(page.url().replace('/optimize', '/download'));
  await list().getByText('There is no phone number.').waitFor();
  await list().getByText('Accounting Clerk at Sample Hardware Inc. has no dates.').waitFor();
  await expectAccessible();

  const phone = list().getByLabel('Your phone number');
  await phone.fill('call me');
  await phone.press('Enter');
  await list().getByText('That is no phone number.', { exact: false }).waitFor();
  await phone.fill('204 555 0142');
  await phone.press('Enter');
  await list().getByText('There is no phone number.').waitFor({ state: 'detached' });
  // The field is gone: the focus stands where the next thing begins.
  expect(await page.evaluate('document.activeElement.id')).toBe('before-send');

  await list().getByLabel('Town and province').fill('Winnipeg, MB');
  await list().getByLabel('Town and province').press('Enter');
  await list().getByText('There is no town.', { exact: false }).waitFor({ state: 'detached' });
  await list().getByLabel('From and to').fill('a while ago');
  await list().getByLabel('From and to').press('Enter');
  await list().getByText('These dates could not be read.', { exact: false }).waitFor();
  await list().getByLabel('From and to').fill('June 2016 - Feb 2019');
  await list().getByLabel('From and to').press('Enter');
  await list().getByText('has no dates', { exact: false }).waitFor({ state: 'detached' });
  await expectAccessible();

  await page.reload();
  await list().getByText('204 555 0142').waitFor();
  const text = await page.evaluate(
    `fetch(document.querySelector('a[href$="resume.txt"]').href).then((file) => file.text())`,
  );
  expect(text).toContain('204 555 0142');
  expect(text).toContain('Winnipeg, MB');
  expect(text).toMatch(/Jun 2016 – Feb 2019/);

  const added = list().getByRole('listitem').filter({ hasText: '204 555 0142' });
  await added.getByRole('button', { name: 'Take it back' }).click();
  await list().getByText('There is no phone number.').waitFor();
});
