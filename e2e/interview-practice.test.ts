import { expect, it } from 'vitest';
import { context, expectAccessible, page, server, useJourneys } from './journey.ts';
import { reachResult } from './reach-result.ts';

// One test takes the network away.
useJourneys({ viewport: { width: 360, height: 740 }, provoked: /\/api\// });

const hand = (of = page) => of.getByRole('region', { name: 'Question in hand' });
const asked = async (of = page) => (await hand(of).getByRole('heading').textContent()) ?? '';
const notes = (of = page) => hand(of).getByLabel('Your notes');

/** Nothing stands beyond the edge, what is tapped is large enough, and axe objects to nothing, in both themes and widths. */
async function expectToFit() {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const theme of ['light', 'dark']) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      const overhang = await page.evaluate(
        '[document.documentElement, document.body].some((one) => one.scrollWidth > innerWidth)',
      );
      expect(overhang).toBe(false);
      await expectAccessible();
    }
  }
  const heights = await page.evaluate<number[]>(
    `[...document.querySelectorAll('section[aria-label="Question in hand"] :is(button, textarea)')]
      .map((one) => one.getBoundingClientRect().height)`,
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
}

it('practises one question at a time, and keeps the notes for a reload, a second tab and paper', async () => {
  await reachResult(page, server.url, 'iris');
  const id = new URL(page.url()).searchParams.get('rs') ?? '';
  await page.goto(`${server.url}/interview-practice?rs=${id}`);
  await page.getByText(/^Question 1 of \d+$/).waitFor();
  await expectToFit();
  const first = await asked();

  await hand().getByRole('button', { name: 'Start the timer' }).click();
  await expect.poll(() => hand().getByRole('timer').textContent()).toMatch(/0:0[1-9]/);
  await hand().getByRole('button', { name: 'Pause' }).click();
  await hand().getByRole('button', { name: 'Show my facts' }).click();
  await hand().getByText('Why they ask').waitFor();
  await expectToFit();
  await notes().fill('The checklist story, with the 3 colleagues.');
  await hand().getByText('Saved', { exact: true }).waitFor();
  await hand().getByRole('button', { name: 'Mark as practised' }).click();
  await page.getByText('1 practised').waitFor();

  await hand().getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => asked()).not.toBe(first);
  expect(await notes().inputValue()).toBe('');
  expect(await hand().getByRole('timer').textContent()).toBe('0:00');
  const second = await asked();
  await page.reload();
  await expect.poll(() => asked()).toBe(second);

  // Another tab of the person sees it, and adds to it.
  const other = await context.newPage();
  await other.goto(`${server.url}/interview-practice?rs=${id}`);
  await expect.poll(() => notes(other).inputValue()).toContain('The checklist story');
  await notes(other).fill('The checklist story, told shorter.');
  await hand(other).getByText('Saved', { exact: true }).waitFor();
  await other.close();
  await page.bringToFront();
  await notes().fill('A note on the second.');
  await hand().getByText('Saved', { exact: true }).waitFor();

  // By keys, outside of the notes.
  await hand().getByRole('heading').focus();
  await page.keyboard.press('k');
  await expect.poll(() => asked()).toBe(first);
  expect(await notes().inputValue()).toBe('The checklist story, told shorter.');
  await page.keyboard.press('d');
  await page.getByText('0 practised').waitFor();
  await page.getByText(/^All \d+ questions$/).click();
  await page.getByRole('button', { name: second }).click();
  await expect.poll(() => asked()).toBe(second);

  await page.emulateMedia({ media: 'print' });
  await page.getByText('The checklist story, told shorter.').locator('visible=true').waitFor();
  await page.getByText('A note on the second.').locator('visible=true').waitFor();
  expect(await hand().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  await page.goBack();
  await page.getByRole('link', { name: 'Continue to the template' }).first().waitFor();
});

it('keeps a note typed without a network, and offers questions where there are none', async () => {
  await reachResult(page, server.url, 'igor');
  const id = new URL(page.url()).searchParams.get('rs') ?? '';
  await page.route(`**/api/resume-sessions/${id}`, async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { resumeSession: Record<string, unknown> };
    const none = { includeInterviewQuestions: false, interviewQuestions: [] };
    await route.fulfill({ json: { resumeSession: { ...json.resumeSession, ...none } } });
  });
  await page.goto(`${server.url}/interview-practice?rs=${id}`);
  await page.getByText('No questions have been prepared').waitFor();
  await expectAccessible();
  await page.unroute(`**/api/resume-sessions/${id}`);
  await page.getByRole('button', { name: 'Prepare the questions' }).click();
  await page.getByText(/^Question 1 of \d+$/).waitFor();

  page.on('dialog', (dialog) => dialog.accept());
  await context.setOffline(true);
  await notes().fill('Written in a tunnel.');
  await page.getByText('No connection. Your words stay here').waitFor();
  // Paper has what is not saved, too.
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  expect(await page.locator('[data-print]').textContent()).toContain('Written in a tunnel.');
  await context.setOffline(false);
  await hand().getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => notes().inputValue()).toBe('Written in a tunnel.');
});
