import { beforeAll, expect, it } from 'vitest';
import { watchForFaults } from './browser.ts';
import { context, expectAccessible, page, server, useJourneys } from './journey.ts';
import { printResume, reachResult } from './reach-result.ts';

useJourneys({ isOnePage: true });
beforeAll(() => reachResult(page, server.url, 'rita'));

const section = (name: string) => page.getByRole('region', { name, exact: true });
const headingInFocus = () => page.evaluate('document.activeElement.textContent');

it('leads to each part of the page, and find in page reaches what is folded', async () => {
  const parts = page.getByRole('navigation', { name: 'On this page' });
  await parts.getByRole('link', { name: /^The ad/ }).click();
  await expect.poll(headingInFocus).toBe('What the ad asks');
  await parts.getByRole('link', { name: /^Changes/ }).click();
  await expect.poll(headingInFocus).toBe('Your resume with the changes');
  // What is folded is in the document, where the browser looks for words.
  const folded = await page.evaluate(
    "[...document.querySelectorAll('details:not([open])')].every((one) => one.textContent !== '')",
  );
  expect(folded).toBe(true);
  await expectAccessible();
});

it('leaves an interview question out of the files, and puts it back', async () => {
  const interview = section('Interview questions');
  const summary = interview.locator('summary').first();
  await summary.click();
  const leaveOut = interview.getByRole('button', { name: /^Leave it out ?: / }).first();
  const question = ((await leaveOut.textContent()) ?? '').replace('Leave it out: ', '');
  await leaveOut.click();
  const putBack = interview.getByRole('button').filter({ hasText: `Put it back: ${question}` });
  await putBack.waitFor();
  const questionsFile = page.url().replace(/^.*rs=/, `${server.url}/api/resume-sessions/`);
  const file = async () =>
    (await page.request.get(`${questionsFile}/files/interview-questions.md`)).text();
  await expect.poll(file).not.toContain(question);
  await putBack.click();
  await expect.poll(file).toContain(question);
});

it('shows in one tab what was decided in another', async () => {
  const second = await context.newPage();
  const faultsThere = watchForFaults(second);
  await second.goto(page.url());
  const panel = second.getByRole('region', { name: 'Change in hand' });
  await panel.getByRole('button', { name: 'Reject change' }).click();
  await panel.getByText(/^Rejected/).waitFor();
  await second
    .getByRole('region', { name: 'Score' })
    .and(second.locator('[aria-busy=false]'))
    .waitFor();

  await page.getByRole('link', { name: 'Continue to the template' }).first().click();
  await page.getByRole('img', { name: /^Page 1/ }).waitFor();
  await page.goBack();
  const here = page.getByRole('region', { name: 'Change in hand' });
  await here.getByText(/^Rejected/).waitFor();
  await second.close();
  expect(faultsThere).toEqual([]);
});

it('compares the resume with what it became', async () => {
  await page.goto(`${server.url}/my-resumes`);
  await page.getByRole('link', { name: 'resume', exact: true }).click();
  await page.getByLabel('This resume with').selectOption({ index: 1 });
  const compare = section('Compare');
  await compare.getByText(/lines? differs?:/).waitFor();
  expect(await compare.locator('del').count()).toBeGreaterThan(0);
  await page.reload();
  await compare.getByText(/lines? differs?:/).waitFor();
  await expectAccessible();
});

it('shows an uploaded PDF as its page, with the place of a line', async () => {
  await page.goto(`${server.url}/upload`);
  const buffer = await printResume(context);
  const file = { name: 'resume.pdf', mimeType: 'application/pdf', buffer };
  await page.getByLabel('Resume file').setInputFiles(file);
  const picture = page.getByRole('img', { name: /^Page 1 of \d of your file/ });
  await picture.waitFor();
  const isDrawn = `(canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.some((part, i) => i % 4 === 0 && data[i + 3] === 255 && part < 128);
  }`;
  await expect
    .poll(() => picture.evaluate(`(${isDrawn})(document.querySelector('canvas'))`))
    .toBe(true);
  await page.getByRole('button', { name: 'Payroll Administrator' }).first().click();
  const mark = picture.locator('xpath=following-sibling::span').first();
  const [box, sheet] = [await mark.boundingBox(), await picture.boundingBox()];
  expect(box?.width).toBeGreaterThan(20);
  expect(box?.x).toBeGreaterThan(sheet?.x ?? Number.POSITIVE_INFINITY);
  await expectAccessible();
  await page.getByRole('button', { name: 'Its text' }).click();
  await page.getByRole('region', { name: 'Your file, as text' }).waitFor();
});
