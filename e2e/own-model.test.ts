import { describe, expect, it } from 'vitest';
import { context, expectAccessible, page, server, useJourneys } from './journey.ts';
import { person, register } from './people.ts';
import { endAsking, optimizeResume, uploadResume } from './reach-result.ts';
import {
  endDownload,
  giveModel,
  readStandIn,
  stall,
  takeModelAway,
  tellDownload,
} from './stand-in-model.ts';

const section = () => page.getByRole('region', { name: 'Your computer’s model' });
const ownSwitch = () => section().getByRole('switch', { name: 'Use this computer’s own model' });
const state = (text: string | RegExp) => section().getByRole('status').filter({ hasText: text });

/** Axe objects to nothing and nothing stands beyond the edge, in both themes, wide and narrow. */
async function expectToFit(): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of ['light', 'dark']) {
      await page.evaluate(`document.documentElement.setAttribute('data-theme', '${theme}')`);
      expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
      await expectAccessible();
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function reachSettings(name: string): Promise<void> {
  await page.goto(`${server.url}/auth?tab=register&returnTo=%2Faccount-settings`);
  await register(page, person(name));
  await page.getByRole('heading', { level: 1, name: 'Account settings' }).waitFor();
}

const ANSWERED = 'Answered questions from suppliers by phone and e-mail';
const SUPPLIERS = 'Answered suppliers’ questions by phone and e-mail';
const RECONCILE = 'Reconcile payroll accounts each month in Excel';
const AUDIT = 'Audit and reconcile payroll accounts each month in Excel';
const INVOICES = 'Responsible for processing 120 supplier invoices a week in QuickBooks';
const PROCESSED = 'Processed 120 supplier invoices a week in QuickBooks';
const TOO_MANY = 'Processed 900 supplier invoices a week in QuickBooks';

/** Somebody new who turned the model on, at the first question of the interview. */
async function reachAskingWithModel(name: string): Promise<void> {
  await reachSettings(name);
  await ownSwitch().check();
  await state('On, in this browser.').waitFor();
  await page.goto(`${server.url}/upload`);
  await uploadResume(page);
  await optimizeResume(page);
}

/** As the document shows them: what goes and what comes stand in one line. */
const SUPPLIERS_LINE = /Answered.*suppliers’.*by phone and e-mail/;
const AUDIT_LINE = /Audit and.*payroll accounts each month in Excel/;

const line = (text: string | RegExp) => page.getByRole('button', { name: text });

useJourneys();

describe('a browser without a model of its own', () => {
  it('shows nothing of it anywhere, and fetches nothing for it', async () => {
    // Chromium has the API, though no model for it.
    await takeModelAway(context);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await reachSettings('plain');
    await page.getByRole('region', { name: 'Plan' }).waitFor();
    expect(await section().count()).toBe(0);
    expect(await page.getByText(/own model|computer’s model/).count()).toBe(0);
    // Not even where it was turned on before, when the browser had one.
    await page.evaluate(`(async () => {
      const answer = await (await fetch('/api/auth/me')).json();
      localStorage.setItem('own-model-' + answer.user.id, 'on');
    })()`);
    await page.goto(`${server.url}/upload`);
    await uploadResume(page);
    await optimizeResume(page);
    await endAsking(page);
    expect(await page.getByText(/own model|computer’s model|Have the model/).count()).toBe(0);
    expect(fetched.filter((url) => /own-model(?!-choice)|\/prompts|\/proposals/.test(url))).toEqual(
      [],
    );
  });
});

describe('the switch in the settings', () => {
  it('says so where the model does not run on this computer', async () => {
    await giveModel(context, { availability: 'unavailable' });
    await reachSettings('ursel');
    await state('does not run on this computer').waitFor();
    expect(await ownSwitch().isDisabled()).toBe(true);
  });

  it('is on at once where the browser has its model already, and off again', async () => {
    await giveModel(context, { availability: 'available' });
    await reachSettings('ava');
    await state('nothing is downloaded').waitFor();
    await ownSwitch().check();
    await state('On, in this browser.').waitFor();
    expect((await readStandIn(page)).open).toBe(0);
    await page.reload();
    await state('On, in this browser.').waitFor();
    await ownSwitch().uncheck();
    await state('Off.').waitFor();
    await page.reload();
    await state('Off.').waitFor();
  });

  it('downloads the model with its progress, by the keyboard, and takes a cancel', async () => {
    await giveModel(context, { availability: 'downloadable' });
    await reachSettings('dora');
    await state('the browser downloads the model once').waitFor();
    await expectToFit();
    await ownSwitch().focus();
    await page.keyboard.press('Space');
    await state('Opening the model').waitFor();
    await tellDownload(page, 0.42);
    await state('Downloading the model: 40 % so far.').waitFor();
    const bar = section().getByRole('progressbar', { name: 'Download of the model' });
    expect(await bar.getAttribute('value')).toBe('0.42');
    await expectToFit();
    await section().getByRole('button', { name: 'Cancel the download' }).click();
    await state('Off.').waitFor();
    expect(await ownSwitch().isChecked()).toBe(false);
    expect((await readStandIn(page)).isAborted).toBe(true);

    await ownSwitch().click();
    await tellDownload(page, 1);
    await state('getting it ready').waitFor();
    await endDownload(page);
    await state('On, in this browser.').waitFor();
  });

  it('says what to do when the download breaks off, and takes another try', async () => {
    await giveModel(context, { availability: 'downloadable' });
    await reachSettings('nick');
    await ownSwitch().click();
    await state('Opening the model').waitFor();
    await endDownload(page, 'NetworkError');
    await section().getByRole('alert').filter({ hasText: 'The download broke off.' }).waitFor();
    expect(await ownSwitch().isChecked()).toBe(false);
    await expectToFit();
    await ownSwitch().click();
    await state('Opening the model').waitFor();
    await endDownload(page);
    await state('On, in this browser.').waitFor();
    expect(await section().getByRole('alert').count()).toBe(0);
  });

  it('follows a download that goes on already, and stops waiting with the page', async () => {
    await giveModel(context, { availability: 'downloading' });
    await reachSettings('wendy');
    await state('is downloading its model already').waitFor();
    await ownSwitch().click();
    await tellDownload(page, 0.9);
    await state('90 % so far').waitFor();
    await page.getByRole('link', { name: 'What PRO gives' }).click();
    await expect.poll(async () => (await readStandIn(page)).isAborted).toBe(true);
  });
});

describe('the model over a result', () => {
  it('begins with it, shows line by line what is true, stops at a click, and is decided on like any change', async () => {
    const wordings = { [ANSWERED]: SUPPLIERS, [RECONCILE]: AUDIT, [INVOICES]: TOO_MANY };
    // After the lines it is asked what may answer the ad, and says nothing more.
    await giveModel(context, { availability: 'available', wordings, stallsAt: 6 });
    await reachAskingWithModel('mona');
    await state('1 wording is in the result, 1 waits for your word, 1 was refused.').waitFor();
    const bar = section().getByRole('progressbar', { name: 'Texts that the model has looked at' });
    expect(await bar.getAttribute('value')).toBe('5');
    await section().getByText('Text 6 of').waitFor();
    await expectToFit();

    await section().getByRole('button', { name: 'Stop' }).focus();
    await page.keyboard.press('Enter');
    await state('Stopped. What came so far is kept.').waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Ask it again');
    expect(await readStandIn(page)).toMatchObject({ isAborted: true, open: 0 });
    await endAsking(page);
    await line(SUPPLIERS_LINE).waitFor();
    await state('Stopped.').waitFor();
    await expectToFit();

    await line(RECONCILE).click();
    const panel = page.getByRole('region', { name: 'Change in hand' });
    await panel.getByText('Audit: your line does not name this.').waitFor();
    await panel.getByRole('button', { name: 'That’s true of me' }).click();
    await panel.getByText(/^You confirmed this wording on/).waitFor();

    await page.reload();
    await line(SUPPLIERS_LINE).waitFor();
    await line(AUDIT_LINE).waitFor();
    await state('can propose other wordings').waitFor();
    expect((await readStandIn(page)).prompts).toEqual([]);
    expect(await page.getByText('900').count()).toBe(0);

    await stall(page);
    await section().getByRole('button', { name: 'Ask it' }).click();
    await expect.poll(async () => (await readStandIn(page)).prompts.length).toBe(1);
    await page.getByRole('link', { name: 'Continue to the template' }).first().click();
    await page.getByRole('img', { name: /^Page 1/ }).waitFor();
    expect(await readStandIn(page)).toMatchObject({ isAborted: true, open: 0 });
  });

  it('says one change shorter at the person’s word, where no server has a model', async () => {
    const wordings = { [PROCESSED]: 'Processed 120 invoices a week in QuickBooks' };
    await giveModel(context, { availability: 'available', wordings });
    await reachAskingWithModel('minna');
    await state(/has looked at every text/).waitFor();
    await endAsking(page);
    await line(/120 supplier invoices/).click();
    const menu = page.getByRole('group', { name: 'Have the model say it' });
    await menu.getByRole('button', { name: 'Shorter' }).click();
    await menu.getByRole('status').filter({ hasText: 'Shorter now' }).waitFor();
    await line(/120.*invoices a week/).waitFor();
    expect((await readStandIn(page)).open).toBe(0);
    await menu.getByRole('button', { name: 'Undo' }).click();
    await line(/120 supplier invoices/).waitFor();

    await stall(page);
    await menu.getByRole('button', { name: 'Warmer' }).click();
    await expect
      .poll(async () => (await readStandIn(page)).prompts.at(-1))
      .toContain('in a warmer, more personal tone');
    await menu.getByRole('button', { name: 'Stop' }).click();
    await menu.getByRole('status').filter({ hasText: 'Stopped.' }).waitFor();
    expect(await readStandIn(page)).toMatchObject({ isAborted: true, open: 0 });
  });

  it('leaves it as it was when the browser has lost its model', async () => {
    await giveModel(context, { availability: 'available' });
    await reachAskingWithModel('lola');
    await page.evaluate("localStorage.setItem('stand-in-model', 'downloadable')");
    await endAsking(page);
    await page.reload();
    await section().getByRole('button', { name: 'Ask it' }).click();
    await state('does not have its model at hand').waitFor();
    expect((await readStandIn(page)).prompts).toEqual([]);
    await section().getByRole('link', { name: 'Account settings' }).click();
    await section().getByRole('button', { name: 'Download the model again' }).click();
    await state('Opening the model').waitFor();
    await endDownload(page);
    await state('On, in this browser.').waitFor();
  });
});
