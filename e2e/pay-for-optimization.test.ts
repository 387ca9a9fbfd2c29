import { SERVICE_NAMES, SERVICE_PRICE } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { context, expectAccessible, faults, page, server, useJourneys } from './journey.ts';
import { endAsking, JOB_DESCRIPTION, RESUME_HTML } from './reach-result.ts';

const TEST_CHECKOUT = 'This is a test checkout: no money moves';

useJourneys({
  environment: { TRIAL_DAYS: '0' },
  // The refusal that asks for the payment.
  provoked: /\/optimize$/,
  viewport: { width: 360, height: 740 },
  isOnePage: true,
});

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
async function expectScreen(name: string | RegExp) {
  await heading(name).waitFor();
  await expectAccessible();
  expect(faults).toEqual([]);
}

it('without PRO: pays for one run on a phone, with a reload at every turn', async () => {
  await page.goto(`${server.url}/auth?returnTo=%2Fupload`);
  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByLabel('Username').fill('pat.payer');
  await page.getByLabel('E-mail').fill('pat.payer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a plain long passphrase');
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();

  await heading('Your resume, as it is').waitFor();
  const file = { name: 'resume.html', mimeType: 'text/html', buffer: RESUME_HTML };
  await page.getByLabel('Resume file').setInputFiles(file);
  await heading('This is what Trueline read').waitFor();
  await page.getByRole('button', { name: 'Continue to the job ad' }).first().click();
  await heading('The job you want').waitFor();
  await page.getByLabel('Job description').fill(JOB_DESCRIPTION);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: `Optimize my resume · ${SERVICE_PRICE}` }).click();

  await page.getByText(`${SERVICE_NAMES.resume_optimization} costs ${SERVICE_PRICE}`).waitFor();
  await page.getByText(TEST_CHECKOUT).waitFor();
  await expectAccessible();
  await page.getByRole('link', { name: `Pay ${SERVICE_PRICE}` }).click();
  await expectScreen(SERVICE_NAMES.resume_optimization);
  await page.getByText(TEST_CHECKOUT).waitFor();
  await page.reload();
  await page.getByRole('button', { name: `Pay ${SERVICE_PRICE}` }).click();
  await expectScreen('Test checkout');
  await page.getByText('No money moves here').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Complete the test payment' }).click();
  await page.waitForURL(/\/optimization-payment-success\?checkout=/);
  await expectScreen('Done. No money moved');
  await page.reload();
  await page.getByRole('link', { name: 'Continue to the job ad' }).click();

  await heading('The job you want').waitFor();
  expect(await page.getByLabel('Job description').inputValue()).toBe(JOB_DESCRIPTION);
  // It is paid: the button names no price.
  await page.getByRole('button', { name: 'Optimize my resume', exact: true }).click();
  await endAsking(page);
  await expectScreen(/Payroll Specialist/);

  await page.goto(`${server.url}/payment`);
  await expectScreen('Payments');
  await page.getByText(TEST_CHECKOUT).waitFor();
  await page.getByText(/Paid, used, test, no money moved/).waitFor();
});

it('says so when a payment is not there', async () => {
  const strange = await context.newPage();
  await strange.goto(`${server.url}/payment-success?checkout=test_unknown`);
  await strange.getByRole('heading', { level: 1, name: 'There is no such payment' }).waitFor();
  await strange.close();
});
