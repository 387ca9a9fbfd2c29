import { afterEach, describe, expect, it } from 'vitest';
import { watchForFaults } from './browser.ts';
import { context, expectAccessible, page, server, useJourneys } from './journey.ts';
import { person, register } from './people.ts';
import { endAsking, JOB_DESCRIPTION, RESUME_FILE, reachAsking } from './reach-result.ts';

/** Asks for more than a round of questions holds. */
const LONG_AD = `${JOB_DESCRIPTION}
Also required
- Payroll Compliance Practitioner certification
- Valid driver's licence
- Experience with Kronos and ADP
- Experience with Salesforce and Tableau
- Maintain employee files and prepare records of employment
- Knowledge of SAP, Power BI, SQL and Python
`;

const card = (of = page) => of.getByRole('region', { name: /^Question \d+ of \d+$/ });
const heading = (of = page) => card(of).getByRole('heading');
const asked = async (of = page) => (await heading(of).textContent()) ?? '';
const nowInFocus = () =>
  page.evaluate<string>(`(() => {
    const one = document.activeElement;
    const where = one.closest('section')?.getAttribute('aria-label') ?? '';
    return [one.tagName, one.type ?? '', where].join(' ');
  })()`);
/** The next question has come, and the focus stands in it. */
const arrive = (at: number) => expect.poll(nowInFocus).toMatch(new RegExp(` Question ${at} of `));

/** So many of a list are ticked: what was ticked can be told later. */
const TICKS = 4;

/** Answers the question in hand without a mouse. */
async function answerByKeys(): Promise<void> {
  const start = await nowInFocus();
  if (start.startsWith('TEXTAREA')) {
    await page.keyboard.insertText('A pay file was refused at night. I called the bank at once.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    return;
  }
  if (!start.startsWith('INPUT text')) await page.keyboard.press('ArrowDown');
  const option = await nowInFocus();
  if (option.startsWith('INPUT checkbox')) {
    const boxes = await card().getByRole('checkbox').count();
    for (let at = 0; at < Math.min(boxes, TICKS); at += 1) {
      if (at > 0) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      // What it asks besides has the focus.
      if (!(await nowInFocus()).startsWith('INPUT checkbox')) break;
    }
    await page.keyboard.press('Enter');
    return;
  }
  if (option.startsWith('BUTTON')) {
    const before = await asked();
    await page.keyboard.press('Enter');
    // It is answered, or its form has opened.
    await expect
      .poll(async () => (await asked()) !== before || (await nowInFocus()) !== option)
      .toBe(true);
    if ((await asked()) !== before) return;
  }
  const open = await nowInFocus();
  if (open.startsWith('INPUT')) {
    const isNumber = (await page.evaluate('document.activeElement.inputMode')) === 'decimal';
    await page.keyboard.insertText(isNumber ? '14' : 'check 40 records a week');
  }
  await page.keyboard.press('Enter');
}

/** Goes on to the questions of an ad that asks for much. */
async function reachLongAsking(name: string): Promise<void> {
  await page.goto(`${server.url}/auth?returnTo=/upload`);
  await register(page, person(name));
  await page.waitForURL(`${server.url}/upload`);
  await page.getByLabel('Resume file').setInputFiles(RESUME_FILE);
  await optimizeFor(LONG_AD);
}

async function optimizeFor(ad: string): Promise<void> {
  await page
    .getByRole('button', { name: 'Continue to the job ad' })
    .locator('visible=true')
    .first()
    .click();
  await page.getByLabel('Job description').fill(ad);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await page.getByRole('heading', { level: 1, name: 'What only you know' }).waitFor();
}

describe('the interview', () => {
  useJourneys();

  it('is answered twelve times by keyboard, and ends in the result', async () => {
    await reachLongAsking('kay');
    await expectAccessible();
    const score = page.getByRole('region', { name: 'Score' });
    const [before = 0, reach = 0] = (await score.locator('dd').allTextContents()).map(Number);
    expect(reach).toBeGreaterThan(before);
    const count = Number(/of (\d+)/.exec((await card().getAttribute('aria-label')) ?? '')?.[1]);
    await heading().focus();
    for (let at = 1; at <= count; at += 1) {
      await arrive(at);
      await answerByKeys();
    }
    await page.getByRole('link', { name: 'Continue to the template' }).first().waitFor();
    const result = page.getByRole('region', { name: 'Score' });
    await result.and(page.locator('[aria-busy=false]')).waitFor();
    const [, now = 0] = (await result.locator('dd').allTextContents()).map(Number);
    expect(now).toBeGreaterThan(before);
    await expectAccessible();

    await page.getByRole('button', { name: 'Ask me more' }).press('Enter');
    for (let at = count + 1; at <= Math.max(12, count + 2); at += 1) {
      await arrive(at);
      await answerByKeys();
    }
    await page.getByText('check 40 records a week').first().waitFor();
    await endAsking(page);
    const given = page.getByRole('region', { name: 'What only you know' });
    await given.getByText('check 40 records a week').first().waitFor();
  });

  it('skips, takes a no, own words and an undo, and says what changed', async () => {
    await reachAsking(page, server.url, 'sam');
    const first = await asked();
    await card().getByRole('button', { name: 'No', exact: true }).click();
    await expect.poll(() => asked()).not.toBe(first);
    await page.getByText('Noted: nothing to add.').waitFor();
    await card().getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => asked()).toBe(first);
    await page.getByText('Your last answer is taken back.').waitFor();

    await card().getByRole('button', { name: 'Use my own words' }).click();
    await card().getByLabel('Your own words').fill('Ran test pay runs in Workday for 3 months');
    await expectAccessible();
    await card().getByRole('button', { name: 'Save my words' }).click();
    await page.getByText('Added: Ran test pay runs in Workday for 3 months.').waitFor();
    const second = await asked();
    await card().getByRole('button', { name: 'Skip' }).click();
    await expect.poll(() => asked()).not.toBe(second);
    await page.getByText(/^Score now \d+, within reach \d+\.$/).waitFor();
    await endAsking(page);
    const given = page.getByRole('region', { name: 'What only you know' });
    await given.getByText('Ran test pay runs in Workday for 3 months').waitFor();
    // What was skipped comes back only when it is asked for.
    await page.reload();
    await given.getByRole('button', { name: /^Answer \d open questions/ }).click();
    await expect.poll(() => asked()).toBe(second);
  });
});

/** Clicks one after the other before the page has had time for anything but the first click itself, as on a phone that is still drawing. */
const clickAtOnce = (first: string, second: string) =>
  page.evaluate<void>(`(async () => {
    const click = (words) =>
      [...document.querySelectorAll('section[aria-label^=Question] button')]
        .find((one) => one.textContent.startsWith(words)).click();
    click(${JSON.stringify(first)});
    await null;
    click(${JSON.stringify(second)});
  })()`);

describe('answers given faster than the page draws', () => {
  useJourneys();

  it('are kept by an end at once, and no question comes back', async () => {
    await reachAsking(page, server.url, 'quin');
    const first = await asked();
    await clickAtOnce('Skip', 'Undo');
    await expect.poll(() => asked()).toBe(first);
    await clickAtOnce('Yes, only list it', 'That’s enough');
    await page.getByRole('link', { name: 'Continue to the template' }).first().waitFor();
    await page
      .getByRole('region', { name: 'Score' })
      .and(page.locator('[aria-busy=false]'))
      .waitFor();
    await page.reload();
    const given = page.getByRole('region', { name: 'What only you know' });
    await given.getByText(first).first().waitFor();
  });
});

describe('answers on a poor line', () => {
  useJourneys({ provoked: /\/api\// });
  afterEach(() => context.setOffline(false));

  it('outlive a reload while they are on their way', async () => {
    await reachAsking(page, server.url, 'rae');
    page.on('dialog', (dialog) => dialog.accept());
    const first = await asked();
    let isHeld = true;
    await page.route('**/api/resume-sessions/*', async (route) => {
      if (route.request().method() === 'PATCH' && isHeld) return;
      await route.continue();
    });
    await card()
      .getByRole('button', { name: /^Yes, only list it/ })
      .click();
    await expect.poll(() => asked()).not.toBe(first);
    const second = await asked();
    isHeld = false;
    await page.reload();
    await expect.poll(() => asked()).toBe(second);
    await endAsking(page);
    const given = page.getByRole('region', { name: 'What only you know' });
    await given.getByText(first).first().waitFor();
  });

  it('wait for the network, and are told to wait', async () => {
    await reachAsking(page, server.url, 'wim');
    const first = await asked();
    await context.setOffline(true);
    await card()
      .getByRole('button', { name: /^Yes, only list it/ })
      .click();
    await expect.poll(() => asked()).not.toBe(first);
    await page.getByText('What you do here waits').waitFor();
    await context.setOffline(false);
    await page.getByText('What you do here waits').waitFor({ state: 'hidden' });
    await endAsking(page);
    await page.reload();
    await page
      .getByRole('region', { name: 'What only you know' })
      .getByText(first)
      .first()
      .waitFor();
  });

  it('of two tabs stand beside each other', async () => {
    await reachAsking(page, server.url, 'ty');
    const second = await context.newPage();
    const faultsThere = watchForFaults(second);
    await second.goto(page.url());
    const [here, there] = [await asked(), await asked(second)];
    expect(there).toBe(here);
    await card()
      .getByRole('button', { name: /^Yes, only list it/ })
      .click();
    await expect.poll(() => asked()).not.toBe(here);
    const next = await asked();
    // The other tab has seen nothing of it, and skips to the one after.
    await card(second).getByRole('button', { name: 'Skip' }).waitFor();
    await second.bringToFront();
    await card(second)
      .getByRole('button', { name: 'I do not know' })
      .or(card(second).getByRole('button', { name: 'No', exact: true }))
      .click();
    await page.bringToFront();
    await endAsking(page);
    await page.reload();
    const given = page.getByRole('region', { name: 'What only you know' });
    await given.getByText(here).first().waitFor();
    expect(next).not.toBe(here);
    await second.close();
    expect(faultsThere).toEqual([]);
  });
});

describe('answers that were told before', () => {
  useJourneys();

  it('are used in the next session without asking, until they are deleted', async () => {
    await reachAsking(page, server.url, 'uma');
    const first = await asked();
    await card()
      .getByRole('button', { name: /^Yes\b/ })
      .first()
      .click();
    await card()
      .getByLabel(/^What did you/)
      .fill('check 80 pay cheques');
    await page.keyboard.press('Enter');
    await page.getByText('Used Workday to check 80 pay cheques').first().waitFor();
    await expect.poll(() => asked()).not.toBe(first);
    await endAsking(page);

    const start = async () => {
      await page.goto(`${server.url}/upload`);
      await page.getByRole('link', { name: 'resume', exact: true }).click();
      await optimizeFor(JOB_DESCRIPTION);
    };
    await start();
    await page.getByText('Used Workday to check 80 pay cheques').first().waitFor();
    expect(await asked()).not.toBe(first);

    await page.goto(`${server.url}/profile`);
    const known = page.getByRole('region', { name: 'What you told in answers' });
    await known.getByRole('heading', { name: /Example Foods/ }).waitFor();
    await expectAccessible();
    await known.getByRole('button', { name: /^Edit/ }).click();
    await known.getByLabel('Your line').fill('Checked 80 pay cheques in Workday');
    await known.getByRole('button', { name: 'Save' }).click();
    await known.getByText('Checked 80 pay cheques in Workday').first().waitFor();
    await known.getByRole('button', { name: /^Delete/ }).click();
    await known.getByRole('button', { name: 'Delete it' }).click();
    await known.getByText('Deleted.').waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('known-answers');

    await start();
    expect(await asked()).toBe(first);
    expect(await page.getByText(/80 pay cheques/).count()).toBe(0);
  });
});
