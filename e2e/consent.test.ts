import { beforeEach, describe, expect, it } from 'vitest';
import {
  ANALYTICS_ENVIRONMENT,
  CLARITY,
  GOOGLE,
  googleCalls,
  POSTHOG,
  standInForAnalytics,
} from './analytics-stand-ins.ts';
import { stopClock } from './browser.ts';
import { context, expectAccessible, page, server, useJourneys } from './journey.ts';

const OLDER_RECORD = { necessary: true, analytics: true, marketing: true };

let asked: string[];

useJourneys({ environment: ANALYTICS_ENVIRONMENT });
beforeEach(async () => {
  asked = await standInForAnalytics(context);
});

const banner = () => page.getByRole('region', { name: 'Cookie consent' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const record = async () =>
  JSON.parse(
    (await page.evaluate<string | null>(`localStorage.getItem('cookie-consent')`)) ?? 'null',
  );
const choices = async () => {
  const { analytics, performance, marketing } = await record();
  return [analytics, performance, marketing];
};
const open = async (path = '/pricing') => {
  await page.goto(server.url + path);
  await page.waitForLoadState('networkidle');
};
const withRecord = (stored: object) =>
  context.addInitScript((value) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', '1');
    localStorage.setItem('cookie-consent', value);
  }, JSON.stringify(stored));

describe('quality 53: the consent banner', () => {
  it('comes after 2 seconds, with nothing asked of a third party before or after', async () => {
    await stopClock(page);
    await page.goto(`${server.url}/pricing`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(1900);
    expect(await banner().count()).toBe(0);
    const fetched = page.waitForResponse(/banner-panel/);
    await page.clock.runFor(200);
    await fetched;
    await page.clock.resume();
    await banner().waitFor();
    await expectAccessible();
    await press('Close');
    expect(await banner().count()).toBe(0);
    expect([await record(), asked, await context.cookies()]).toEqual([null, [], []]);
  });

  it('Accept All stores every category, reloads, and starts all three', async () => {
    await open();
    await Promise.all([page.waitForEvent('load'), press('Accept All')]);
    expect(await record()).toMatchObject({
      necessary: true,
      analytics: true,
      performance: true,
      marketing: true,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      consentId: expect.stringMatching(/^consent_/),
      consentGiven: true,
    });
    const date = await page.evaluate<string>(`localStorage.getItem('cookie-consent-date')`);
    expect(Number.isNaN(Date.parse(date))).toBe(false);
    await expect.poll(() => [...new Set(asked)].sort()).toEqual([POSTHOG, CLARITY, GOOGLE].sort());
    expect(await banner().count()).toBe(0);
  });

  it.each([
    ['Essential Only', [false, false, false]],
    ['Continue with current settings', [false, false, false]],
  ])('%s stores a record that allows nothing optional', async (name, allowed) => {
    await open();
    await press(name);
    await banner().waitFor({ state: 'detached' });
    expect(await choices()).toEqual(allowed);
    expect((await record()).consentGiven).toBe(true);
    expect(asked).toEqual([]);
  });

  it('Manage opens the Privacy Settings, whose switches are stored with a reload', async () => {
    await open();
    await press('Manage');
    const dialog = page.getByRole('dialog', { name: 'Privacy Settings' });
    const required = dialog.getByLabel('Essential & Basic Analytics (required)');
    expect([await required.isChecked(), await required.isDisabled()]).toEqual([true, true]);
    await expectAccessible();
    await press('Cancel');
    expect([await dialog.count(), await record()]).toEqual([0, null]);
    await press('Manage');
    await dialog.getByLabel('Performance & UX').check();
    await Promise.all([page.waitForEvent('load'), press('Save Settings')]);
    expect(await choices()).toEqual([false, true, false]);
    await expect.poll(() => asked).toEqual([CLARITY]);
  });
});

describe('a stored choice', () => {
  it('is changed in the Cookie Preferences, which stop what is withdrawn', async () => {
    await withRecord(OLDER_RECORD);
    await open();
    await expect.poll(() => [...asked].sort()).toEqual([POSTHOG, GOOGLE].sort());
    await expect.poll(() => page.evaluate('document.cookie')).toContain('_ga');
    await press('Cookie Preferences');
    const dialog = page.getByRole('dialog', { name: 'Cookie Preferences' });
    await dialog.getByLabel('Marketing').uncheck();
    await expectAccessible();
    await press('Save Preferences');
    expect(await record()).toEqual({ necessary: true, analytics: true, marketing: false });
    await expect.poll(() => page.evaluate('window.posthogCalls.at(-1)')).toEqual(['out']);
    expect(await page.evaluate(`localStorage.getItem('ph_phc_test_posthog')`)).toBeNull();
    expect(await page.evaluate('document.cookie')).toContain('_ga');
    await press('Cookie Preferences');
    await press('Reject Optional');
    expect(await record()).toEqual({ necessary: true, analytics: false, marketing: false });
    await expect.poll(() => page.evaluate('document.cookie')).not.toContain('_ga');
    expect(await page.evaluate(`window['ga-disable-G-TEST1']`)).toBe(true);
  });

  it('goes with all that the services kept, on request', async () => {
    await withRecord({ ...OLDER_RECORD, performance: true });
    await open('/cookie-policy');
    await expect.poll(() => page.evaluate('document.cookie')).toContain('_clck');
    await press('Delete my consent and analytics data');
    await page.getByText('Deleted from this browser').waitFor();
    expect(await record()).toBeNull();
    await expect.poll(() => page.evaluate('document.cookie')).not.toMatch(/_ga|_clck/);
    const kept = await page.evaluate<string[]>(
      '[...Object.keys(localStorage), ...Object.keys(sessionStorage)]',
    );
    expect(kept.join()).not.toMatch(/clarity|ph_|cookie-consent/);
    await expect.poll(() => page.evaluate('window.clarityCalls.at(-1)')).toEqual(['stop']);
  });
});

describe('what the services are told', () => {
  beforeEach(() => withRecord({ ...OLDER_RECORD, performance: true }));

  it('are pages without their ids, and events without personal fields', async () => {
    await open('/contact?ref=secret');
    await expect.poll(() => [...new Set(asked)].length).toBe(3);
    await page.evaluate(`window.dispatchEvent(new CustomEvent('analytics-event', { detail: {
      name: 'tried',
      payload: { step: 2, email: 'a@example.com', Phone: '1', password: 'x', ssn: '1', credit_card: '4' },
    } }))`);
    await expect
      .poll(async () => (await googleCalls(page)).at(-1))
      .toEqual(['event', 'tried', { step: 2 }]);
    expect(await page.evaluate('window.posthogCalls.at(-1)')).toEqual([
      'capture',
      'tried',
      { step: 2 },
    ]);
    await page.getByRole('navigation', { name: 'Main' }).getByText('Features').click();
    await expect
      .poll(async () => (await googleCalls(page)).at(-1))
      .toEqual([
        'event',
        'page_view',
        { page_location: `${server.url}/features`, page_path: '/features' },
      ]);
    expect(JSON.stringify(await googleCalls(page))).not.toContain('secret');
  });

  it('comes with masks and lifetimes', async () => {
    await open();
    await expect.poll(() => [...new Set(asked)].length).toBe(3);
    const config = (await googleCalls(page)).find(([name]) => name === 'config');
    expect(config?.[2]).toMatchObject({ cookie_expires: 63_072_000, send_page_view: false });
    const settings = await page.evaluate('window.posthogCalls[0][2].session_recording');
    expect(settings).toMatchObject({
      maskAllInputs: true,
      maskInputOptions: { password: true, email: true, tel: true },
    });
    expect(await page.locator('html').getAttribute('data-clarity-mask')).toBe('true');
  });

  it('is nothing where the address holds a secret', async () => {
    await open('/auth?verify=a-token');
    await page.waitForTimeout(2500);
    expect(asked).toEqual([]);
  });
});
