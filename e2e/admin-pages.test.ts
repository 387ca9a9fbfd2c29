import { describe, expect, it } from 'vitest';
import { ADMIN_ENVIRONMENT, openAsAdmin, openAsNewUser } from './administrator.ts';
import { browser, expectAccessible, page, server, useJourneys } from './journey.ts';
import { person } from './people.ts';
import { RESUME_FILE } from './reach-result.ts';

/** Refusals that these journeys provoke. */
const PROVOKED = /\/api\/(auth|admin)/;

const LOOKS = [
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 360 },
];

/** Every page of the administration by its heading. */
const PAGES = {
  '/admin': 'Dashboard',
  '/admin/dashboard': 'Dashboard',
  '/admin/users': 'Users',
  '/admin/sessions': 'Sessions',
  '/admin/sessions?kind=resume': 'Sessions',
  '/admin/optimizations': 'Optimizations',
  '/admin/models': 'Language models',
  '/admin/mails': 'Mails',
  '/admin/messages': 'Messages',
  '/admin/newsletter': 'Newsletter',
  '/admin/audit-log': 'Audit log',
  '/admin/security': 'Your sign-in',
};

useJourneys({ environment: ADMIN_ENVIRONMENT, provoked: PROVOKED });

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const row = (text: string | RegExp) =>
  page.getByRole('table').getByRole('row').filter({ hasText: text });
const toast = (text: string) =>
  page.getByRole('region', { name: 'Messages (F8)' }).getByText(text, { exact: true });

describe('the pages of the administration', () => {
  /** Somebody whose resume was read, so that the lists hold something. */
  async function withRecords(): Promise<string> {
    const who = person('canary');
    const theirs = await openAsNewUser(browser, server.url, who);
    await theirs.goto(`${server.url}/upload`);
    const file = { ...RESUME_FILE, name: 'canary-file-name.txt' };
    await theirs.getByLabel('Resume file').setInputFiles(file);
    await theirs.getByRole('heading', { name: 'This is what Trueline read' }).waitFor();
    await theirs.getByRole('button', { name: 'Continue to the job ad' }).first().click();
    await theirs.getByLabel('Job description').waitFor();
    await theirs.context().close();
    return who.username;
  }

  it('work in either theme, wide and narrow, and show nothing of a resume', async () => {
    const username = await withRecords();
    await openAsAdmin(page, `${server.url}/admin/users`);
    const user = await page.getByRole('link', { name: username }).getAttribute('href');
    const paths = { ...PAGES, [user ?? '']: username };
    const [name = ''] = RESUME_FILE.buffer.toString('utf8').split('\n');
    for (const { theme, width } of LOOKS) {
      await page.evaluate((value) => localStorage.setItem('ui-theme', value), theme);
      await page.setViewportSize({ width, height: 800 });
      for (const [path, heading] of Object.entries(paths)) {
        await page.goto(`${server.url}${path}`);
        await title(heading).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await page.title()).toMatch(/ · Administration · Trueline$/);
        const robots = await page.locator('meta[name=robots]').getAttribute('content');
        expect(robots).toContain('noindex');
        const tooWide = 'document.documentElement.scrollWidth > innerWidth';
        expect(await page.evaluate(tooWide)).toBe(false);
        await expectAccessible();
        const text = (await page.textContent('body')) ?? '';
        expect(text).not.toContain(name);
        expect(text).not.toContain('canary-file-name');
      }
    }
  });

  it('says why the language model could not be given up', async () => {
    await openAsAdmin(page, `${server.url}/admin/dashboard`);
    const inUse = { name: 'sample-model', baseUrl: 'http://127.0.0.1:9', by: 'name' };
    await page.route('**/api/admin/models', (route) =>
      route.fulfill({ json: { inUse, models: [] } }),
    );
    await page.route('**/api/admin/models/use', (route) => route.abort());
    await page.getByRole('link', { name: 'Language models' }).last().click();
    await page.getByRole('button', { name: 'Use the built-in engine alone' }).click();
    await page.getByRole('alert').waitFor();
  });

  it('are reached by the menu on a phone, and by the keyboard', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAsAdmin(page, `${server.url}/admin/dashboard`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectAccessible();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Mails' }).click();
    await title('Mails').waitFor();
    await page.getByLabel('State').selectOption('failed');
    await page.waitForURL(`${server.url}/admin/mails?status=failed`);
    await page.getByText('There is no such mail.').waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await title('Mails').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(page.url()).toMatch(/#content$/);
  });

  it('show a list a page at a time', async () => {
    await openAsAdmin(page, `${server.url}/admin/dashboard`);
    const subscriber = (id: string) => ({
      id,
      email: `${id}.sample@example.com`,
      status: 'confirmed',
      createdAt: '2026-03-01T10:00:00.000Z',
    });
    const counts = { pending: 0, confirmed: 2, unsubscribed: 0 };
    await page.route('**/api/admin/newsletter?*', (route) => {
      const isFirst = !new URL(route.request().url()).searchParams.has('cursor');
      const items = [subscriber(isFirst ? 'first' : 'second')];
      return route.fulfill({ json: { items, nextCursor: isFirst ? 'next' : null, counts } });
    });
    await page.getByRole('link', { name: 'Newsletter', exact: true }).last().click();
    await page.getByText('2 confirmed, 0 not confirmed yet, 0 unsubscribed.').waitFor();
    await row('first.sample@example.com').waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await row('second.sample@example.com').waitFor();
    expect(await row('first.sample@example.com').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });

  it('say when a list could not be loaded, and load it again', async () => {
    await openAsAdmin(page, `${server.url}/admin/dashboard`);
    await page.route('**/api/admin/audit-log*', (route) => route.abort());
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('alert').getByText('Trueline could not be reached.').waitFor();
    await expectAccessible();
    await page.unroute('**/api/admin/audit-log*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await row('Signed in').first().waitFor();
  });
});

describe('an optimization that failed', () => {
  const run = {
    id: 'run1',
    resumeSessionId: 'rs1',
    resumeId: 'r1',
    userId: 'u1',
    username: 'robin.sample',
    run: 2,
    status: 'failed',
    failure: { code: 'INTERNAL', message: 'It was given up after three tries.' },
    queuedAt: '2026-03-01T10:00:00.000Z',
    startedAt: '2026-03-01T10:00:00.400Z',
    endedAt: '2026-03-01T10:00:02.900Z',
    retryable: true,
  };

  it('is run again, or the page says why not', async () => {
    await openAsAdmin(page, `${server.url}/admin/dashboard`);
    // No run of the real engine fails on demand.
    await page.route('**/api/admin/optimizations?*', (route) =>
      route.fulfill({ json: { items: [run], nextCursor: null } }),
    );
    const asked: (string | undefined)[] = [];
    await page.route('**/api/admin/optimizations/run1/retry', (route) => {
      asked.push(route.request().headers()['x-csrf-token']);
      const message = 'Its owner has neither PRO nor a credit.';
      return asked.length === 1
        ? route.fulfill({ status: 409, json: { code: 'CONFLICT', message, requestId: '1' } })
        : route.fulfill({ status: 202, json: { optimization: run } });
    });
    await page.getByRole('link', { name: 'Optimizations' }).last().click();
    await row('It was given up after three tries.').getByText('400 ms').waitFor();
    await row('It was given up after three tries.').getByText('2.5 s').waitFor();
    await page.getByRole('button', { name: 'Run again: run 2 of robin.sample' }).click();
    const dialog = page.getByRole('dialog', { name: 'Run this optimization again?' });
    await dialog.getByRole('button', { name: 'Run again' }).click();
    await dialog.getByText('Its owner has neither PRO nor a credit.').waitFor();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Run again' }).click();
    await toast('The optimization is queued again').waitFor();
    expect(asked.every((token) => token !== undefined && token !== '')).toBe(true);
  });
});
