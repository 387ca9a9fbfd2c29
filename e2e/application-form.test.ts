import { expect, it } from 'vitest';
import { context, expectAccessible, page, server, useJourneys } from './journey.ts';
import { reachResult } from './reach-result.ts';

const SALARY = '71,000 to 77,000';

useJourneys({ viewport: { width: 360, height: 740 } });

it('fills in an application form, keeps what only the person can say, and gives it out nowhere', async () => {
  await reachResult(page, server.url, 'faye.forms');
  await page.goto(page.url().replace('/optimize', '/application-form'));
  await page.getByRole('heading', { level: 1, name: 'What application forms ask' }).waitFor();
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  await page.getByRole('button', { name: 'Copy: First name' }).waitFor();
  await page.getByRole('button', { name: 'Copy: Why do you apply?' }).waitFor();
  await page.getByRole('textbox', { name: 'Notice period' }).fill('4 weeks');
  await page.getByRole('textbox', { name: 'Salary expectation' }).fill('60,000');
  await page.getByRole('button', { name: 'Keep these answers' }).click();
  await page.getByText('Kept in your profile').first().waitFor();
  await expectAccessible();

  // Two tabs, a field each: neither puts back what the other has changed.
  const other = await context.newPage();
  await other.goto(page.url());
  const noticeThere = other.getByRole('textbox', { name: 'Notice period' });
  await noticeThere.waitFor();
  await page.getByRole('textbox', { name: 'Salary expectation' }).fill(SALARY);
  await page.getByRole('button', { name: 'Keep these answers' }).click();
  await page.getByRole('button', { name: 'Keep these answers', disabled: true }).waitFor();
  await noticeThere.fill('6 weeks');
  await other.getByRole('button', { name: 'Keep these answers' }).click();
  await other.getByText('Kept in your profile').first().waitFor();
  await other.close();

  await page.reload();
  await page.getByRole('button', { name: 'Copy: Salary expectation' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Notice period' }).inputValue()).toBe('6 weeks');
  const id = new URL(page.url()).searchParams.get('rs') ?? '';
  for (const file of ['cover-letter.txt', 'ats-metadata.json', 'resume.json', 'proof.json']) {
    const answer = await page.request.get(`${server.url}/api/resume-sessions/${id}/files/${file}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain(SALARY);
  }

  // Asked once: they stand in the profile, where emptying a field deletes its answer.
  await page.goto(`${server.url}/profile`);
  expect(await page.getByRole('textbox', { name: 'Salary expectation' }).inputValue()).toBe(SALARY);
  await page.getByRole('textbox', { name: 'Salary expectation' }).fill('');
  await page.getByRole('button', { name: 'Keep these answers' }).click();
  await page.getByText('Kept in your profile').first().waitFor();
  await page.reload();
  await page.getByRole('textbox', { name: 'Notice period' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Salary expectation' }).inputValue()).toBe('');
  await expectAccessible();
});
