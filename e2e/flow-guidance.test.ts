import { describe, expect, it } from 'vitest';
import { expectAccessible, page, server, useJourneys } from './journey.ts';
import { person, register } from './people.ts';
import {
  endAsking,
  JOB_DESCRIPTION,
  RESUME_FILE,
  reachConfigure,
  reachResult,
} from './reach-result.ts';

useJourneys({
  environment: { RATE_LIMITS: 'off' },
  provoked: /\/api\/(?:job-requirements|resume-sessions\/[^/]+\/optimize|resumes)$/,
});

const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const openTab = () => page.getByRole('tab', { selected: true }).innerText();
const done = () =>
  page.getByRole('navigation', { name: 'Progress' }).locator('li', { hasText: ', done' }).count();

const refuse = (status: number, code: string, message: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ code, message, requestId: 'r' }),
});

describe('the way in', () => {
  it.each([
    ['/', 'Read my resume'],
    ['/', 'Get Started'],
    ['/pricing', 'Create an account'],
  ])('from %s by "%s" opens the tab for a new account', async (path, name) => {
    await page.goto(server.url + path);
    await link(name).click();
    await page.getByRole('tab', { name: 'Create account' }).waitFor();
    expect(await openTab()).toBe('Create account');
  });

  it('back to one’s own work opens the sign-in', async () => {
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('tab', { name: 'Sign in' }).waitFor();
    expect(await openTab()).toBe('Sign in');
  });
});

describe('the steps', () => {
  it('are ticked when they are done, not when they are passed', async () => {
    await page.goto(`${server.url}/auth?returnTo=/template`);
    await register(page, person('ticks'));
    await page.getByRole('heading', { name: 'Start with your resume' }).waitFor();
    expect(await done()).toBe(0);
    await page.goto(`${server.url}/upload`);
    await page.getByLabel('Resume file').setInputFiles(RESUME_FILE);
    await button('Continue to the job ad').locator('visible=true').first().click();
    await page.getByLabel('Job description').waitFor();
    await expect.poll(done).toBe(1);
    const { search } = new URL(page.url());
    await page.goto(`${server.url}/download${search}`);
    await page.getByRole('heading', { name: 'There is no result yet' }).waitFor();
    expect(await done()).toBe(1);
  });

  it('are each left by one label', async () => {
    await reachResult(page, server.url, 'labels');
    await expect.poll(done).toBe(2);
    expect(await page.getByText(/^Go on/).count()).toBe(0);
    await link('Continue to the template').click();
    await page.getByRole('img', { name: /^Page 1/ }).waitFor();
    expect(await page.getByText(/^Go on/).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Continue to download' }).count()).toBe(2);
    // What can be set is seen without opening anything.
    expect(await page.getByLabel('Colour').isVisible()).toBe(true);
    const thumbnail = page.getByRole('radio').first().locator('..').locator('img');
    expect((await thumbnail.boundingBox())?.width).toBeGreaterThanOrEqual(180);
    await expectAccessible();
  });
});

describe('an upload', () => {
  it('says its limits first, and refuses what is beyond them unsent', async () => {
    await page.goto(`${server.url}/auth?returnTo=/upload`);
    await register(page, person('limits'));
    await page.getByText('Up to 10 MB and 50 pages').waitFor();
    let isSent = false;
    await page.route('**/api/resumes', (route) => {
      isSent ||= route.request().method() === 'POST';
      return route.continue();
    });
    const buffer = Buffer.alloc(11 * 1024 * 1024, 'a');
    await page
      .getByLabel('Resume file')
      .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer });
    await page.getByText('long.txt has 11 MB; up to 10 MB can be read.').waitFor();
    expect(isSent).toBe(false);
  });
});

describe('the job ad', () => {
  it('leads to the run that goes on already', async () => {
    await reachConfigure(page, server.url, 'running');
    await page.getByLabel('Job description').fill(JOB_DESCRIPTION);
    await page.route('**/optimize', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.fulfill(refuse(409, 'OPTIMIZATION_RUNNING', 'This resume is being optimized.'));
    });
    await button('Optimize my resume').click();
    await endAsking(page);
  });

  it('tells beside the button why a run did not start, in sight', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await reachConfigure(page, server.url, 'refused');
    await page.getByLabel('Job description').fill(JOB_DESCRIPTION);
    await page.getByText(/\d+ required\./).waitFor();
    const asks = await page.getByRole('heading', { name: 'What it asks' }).boundingBox();
    const start = await button('Optimize my resume').boundingBox();
    expect(asks?.y).toBeLessThan(start?.y ?? 0);
    await page.route('**/optimize', (route) =>
      route.fulfill(refuse(503, 'UNAVAILABLE', 'The service is busy just now.')),
    );
    await button('Optimize my resume').click();
    const notice = page.getByRole('alert').filter({ hasText: 'The service is busy just now.' });
    await notice.waitFor();
    const inSight = async () => {
      const box = await notice.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 740;
    };
    await expect.poll(inSight).toBe(true);
    const [told, pressed] = [
      await notice.boundingBox(),
      await button('Optimize my resume').boundingBox(),
    ];
    expect(Math.abs((told?.y ?? 0) - (pressed?.y ?? 0))).toBeLessThan(200);
  });

  it('says when it could not be read, and reads it again on request', async () => {
    await reachConfigure(page, server.url, 'retry');
    await page.route('**/api/job-requirements', (route) =>
      route.fulfill(refuse(503, 'UNAVAILABLE', 'The service is busy just now.')),
    );
    await page.getByLabel('Job description').fill(JOB_DESCRIPTION);
    await page.getByText('This ad could not be read just now').waitFor();
    await page.unroute('**/api/job-requirements');
    await button('Read it again').click();
    await page.getByText(/\d+ required\./).waitFor();
    expect(await page.getByText('This ad could not be read just now').count()).toBe(0);
  });
});

/** A resume with nothing to better, and an ad for which it has nothing to say. */
const PLAIN_RESUME = `Robin Sample
robin.sample@example.com | (204) 555-0142 | Winnipeg, MB

Experience

Baker, Example Bakery Ltd., Winnipeg
May 2019 - Present
- Baked 400 loaves of sourdough a day with a crew of 3
- Cut flour waste by 12% with a new weighing routine

Education

Diploma in Baking, Example College
2019

Skills

Sourdough, Lamination`;
const FAR_AD = `Marine Welder
Example Dockyards

Requirements
- Journeyperson welder certificate
- 5 years of welding ship hulls
- Underwater cutting
- Confined space entry ticket`;

describe('a result', () => {
  it('in which nothing was gained says so, with what would help', async () => {
    await page.goto(`${server.url}/auth?returnTo=/upload`);
    await register(page, person('nothing'));
    await page.getByLabel('Or paste its text').fill(PLAIN_RESUME);
    await button('Read my resume').click();
    await button('Continue to the job ad').first().click();
    await page.getByLabel('Job description').fill(FAR_AD);
    await page.getByText('Saved', { exact: true }).waitFor();
    await button('Optimize my resume').click();
    await endAsking(page);
    await page.getByText(/^Nothing was gained for this ad/).waitFor();
    await page.getByText('What would help').waitFor();
    await expectAccessible();
    await page.goto(`${server.url}/dashboard`);
    await page
      .getByText(/nothing gained yet/)
      .first()
      .waitFor();
  });

  it('shows the ATS metadata, which can be had later', async () => {
    await reachResult(page, server.url, 'forms');
    await button('Make the ATS metadata').click();
    await page.getByText('Title you hold or held').waitFor();
    await page.getByText('The ad’s words that your resume shows').waitFor();
    await expectAccessible();
    await page.goto(`${server.url}/dashboard`);
    await page
      .getByRole('link', { name: /^Download:/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Your resume is ready' }).waitFor();
    await page.getByRole('link', { name: 'Download ats-metadata.json' }).waitFor();
  });
});

describe('signed-in pages', () => {
  it('end with one short line, which leads to the cookie settings', async () => {
    await page.goto(`${server.url}/auth?tab=register`);
    await register(page, person('foot'));
    await page.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor();
    await button('Essential Only').click();
    const footer = page.getByRole('contentinfo');
    expect((await footer.boundingBox())?.height).toBeLessThan(120);
    expect(await footer.getByText('Newsletter').count()).toBe(0);
    await footer.getByRole('link', { name: 'Privacy Policy' }).waitFor();
    await footer.getByRole('button', { name: 'Cookie Preferences' }).click();
    const preferences = page.getByRole('dialog', { name: 'Cookie Preferences' });
    await preferences.getByRole('button', { name: 'Privacy Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Privacy Settings' });
    await settings.getByLabel('Performance & UX').check();
    await Promise.all([
      page.waitForEvent('load'),
      settings.getByRole('button', { name: 'Save Settings' }).click(),
    ]);
    const stored = await page.evaluate<string>(`localStorage.getItem('cookie-consent')`);
    expect(stored).toContain('"performance":true');
  });

  it('let the whole address be edited', async () => {
    await page.goto(`${server.url}/auth?returnTo=/profile/edit`);
    await register(page, person('street'));
    await page.getByLabel('Street address').fill('12 Sample Street');
    await page.getByLabel('City').fill('Winnipeg');
    await page.getByLabel('Postal code').fill('R3C 1A5');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    await expect
      .poll(() => page.getByLabel('Street address').inputValue())
      .toBe('12 Sample Street');
  });
});
