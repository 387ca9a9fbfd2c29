import { beforeEach, describe, expect, it } from 'vitest';
import { context, expectAccessible, page, server, useJourneys } from './journey.ts';
import { person, register } from './people.ts';
import { endAsking, JOB_DESCRIPTION, printResume, reachResult } from './reach-result.ts';

// One test takes the pages away.
useJourneys({ provoked: /\/files\/resume\.pdf/ });

const depth = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const isChosen = (name: string) => depth(name).getAttribute('aria-pressed');
const score = () =>
  page.getByRole('region', { name: 'Score' }).and(page.locator('[aria-busy=false]'));
const parts = () => page.getByRole('region', { name: 'Part by part' });

/** Nothing stands beyond the edge, and axe objects to nothing, in both themes. */
async function expectToFit() {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    const overhang = await page.evaluate(
      '[document.documentElement, document.body].some((one) => one.scrollWidth > innerWidth)',
    );
    expect(overhang).toBe(false);
    await expectAccessible();
  }
}

for (const width of [1280, 360]) {
  describe(`the result at ${width} px`, () => {
    beforeEach(() => page.setViewportSize({ width, height: 740 }));

    it('is set lighter or anew at once, decisions kept in each, and taken back', async () => {
      await reachResult(page, server.url, `dana${width}`);
      await expectToFit();
      await expect.poll(() => isChosen('Fitted')).toBe('true');
      const skills = parts().getByRole('button', { name: /^Decline ?: Headline and summary$/ });
      await skills.click();
      await expect.poll(() => skills.getAttribute('aria-pressed')).toBe('true');
      await score().waitFor();

      await depth('Light').click();
      await expect.poll(() => isChosen('Light')).toBe('true');
      await expect.poll(() => parts().getByText('Headline and summary').count()).toBe(0);
      await score().waitFor();
      await page.reload();
      await score().waitFor();
      await expect.poll(() => isChosen('Light')).toBe('true');
      await expectToFit();

      await depth('Fitted').click();
      await score().waitFor();
      await expect.poll(() => skills.getAttribute('aria-pressed')).toBe('true');
      await depth('Rebuilt').click();
      await score().waitFor();
      await expect.poll(() => isChosen('Rebuilt')).toBe('true');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => isChosen('Fitted')).toBe('true');
      await score().waitFor();
      await expect.poll(() => skills.getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('button', { name: 'Redo' }).click();
      await expect.poll(() => isChosen('Rebuilt')).toBe('true');
    });

    it('is decided on part by part, looked into, and taken back', async () => {
      await reachResult(page, server.url, `pat${width}`);
      const role = parts()
        .getByRole('listitem')
        .filter({ hasText: 'Payroll Administrator, Example Foods' });
      await role.getByText(/^[1-9]\d* of \d+ in/).waitFor();
      await role.getByRole('button', { name: /^Decline/ }).click();
      await role.getByText(/^0 of \d+ in/).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await role.getByText(/^[1-9]\d* of \d+ in/).waitFor();

      await role.getByRole('button', { name: /^Payroll Administrator/ }).click();
      const panel = page.getByRole('region', { name: 'Change in hand' });
      await panel.getByText(/^Change \d+ of \d+$/).waitFor();
      expect(await page.evaluate('document.activeElement.textContent')).toMatch(/^Change \d+ of/);
      await expectToFit();
    });
  });
}

describe('the result by keyboard', () => {
  it('goes by part and takes a whole one', async () => {
    await reachResult(page, server.url, 'kirk');
    const panel = page.getByRole('region', { name: 'Change in hand' });
    const current = () => panel.getByText(/^Change \d+ of \d+$/).textContent();
    const first = await current();
    await page.keyboard.press('n');
    await expect.poll(current).not.toBe(first);
    await page.keyboard.press('p');
    await expect.poll(current).toBe(first);
    await page.keyboard.press('Shift+R');
    await panel.getByText(/^Rejected/).waitFor();
    await parts()
      .getByText(/^0 of \d+ in/)
      .first()
      .waitFor();
    await page.keyboard.press('Shift+A');
    await panel.getByText('Accepted', { exact: true }).waitFor();
    await page.keyboard.press('Control+z');
    await panel.getByText(/^Rejected/).waitFor();
    await score().waitFor();
  });
});

describe('before and after', () => {
  const side = (name: string) => page.getByRole('region', { name, exact: true });
  const marksOf = (name: string) => side(name).locator('canvas + span').count();

  it('stands side by side as pages, the changed parts marked, over a reload and back', async () => {
    await page.goto(`${server.url}/auth?returnTo=/upload`);
    await register(page, person('bert'));
    await page.waitForURL(`${server.url}/upload`);
    const buffer = await printResume(context);
    await page
      .getByLabel('Resume file')
      .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer });
    await page
      .getByRole('button', { name: 'Continue to the job ad' })
      .locator('visible=true')
      .first()
      .click();
    await page.getByLabel('Job description').fill(JOB_DESCRIPTION);
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Optimize my resume' }).click();
    await page.getByRole('heading', { level: 1, name: 'What only you know' }).waitFor();
    await endAsking(page);

    await page.getByRole('button', { name: 'Before and after' }).click();
    await page.getByRole('img', { name: 'Page 1 of 1 of your file' }).waitFor();
    await page.getByRole('img', { name: /^Page 1 of \d of your fitted resume/ }).waitFor();
    await expect.poll(() => marksOf('Before')).toBeGreaterThan(0);
    await expect.poll(() => marksOf('After')).toBeGreaterThan(0);
    const [left, right] = [await side('Before').boundingBox(), await side('After').boundingBox()];
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1);
    await expectToFit();

    // Nobody decides on a change that they don't see.
    const takenIn = () => parts().getByText(/ in\b/).allTextContents();
    const before = await takenIn();
    await page.keyboard.press('r');
    await page.keyboard.press('a');
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    expect(await takenIn()).toEqual(before);
    // Nor does the page jump while its pages are made anew: the old ones stay until then.
    await page.evaluate(`new MutationObserver(() => {
      if (!document.querySelector('[aria-label="After"] canvas')) document.body.dataset.emptied = '';
    }).observe(document.querySelector('[aria-label="After"]'), { childList: true, subtree: true })`);

    // The pages follow what is decided.
    const marked = await marksOf('After');
    for (const part of await parts()
      .getByRole('button', { name: /^Decline/ })
      .all()) {
      await part.click();
    }
    await score().waitFor();
    await expect.poll(() => marksOf('After')).toBeLessThan(marked);
    expect(await page.evaluate("'emptied' in document.body.dataset")).toBe(false);

    await page.reload();
    await page.getByRole('img', { name: /^Page 1 of \d of your fitted resume/ }).waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    const [above, below] = [await side('Before').boundingBox(), await side('After').boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
    await expectToFit();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Changes marked' }).click();
    await page.getByRole('region', { name: 'Change in hand' }).waitFor();
    await page.goBack();
    await side('After').waitFor();
    await parts()
      .getByRole('button', { name: /^Payroll Administrator/ })
      .click();
    await page.getByRole('region', { name: 'Change in hand' }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toMatch(/^Change \d+ of/);
  });

  it('shows a text file as its text, and says when the pages cannot be loaded', async () => {
    await reachResult(page, server.url, 'bob');
    await page.route('**/files/resume.pdf*', (route) => route.abort());
    await page.getByRole('button', { name: 'Before and after' }).click();
    const text = page.getByRole('region', { name: 'Your file, as text' });
    await text.locator('mark').first().waitFor();
    await page.getByText('The pages could not be loaded').waitFor();
    await page.unroute('**/files/resume.pdf*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('img', { name: /^Page 1 of \d of your fitted resume/ }).waitFor();
  });
});
