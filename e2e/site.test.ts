import { INDEXED_PAGES, SERVICE_NAMES, WEB_ROUTES } from '@trueline/contracts';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stopClock } from './browser.ts';
import { expectAccessible, faults, page, server, useJourneys } from './journey.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** The not-found page is answered 404, which the browser says. */
const NOT_FOUND = /\/no-such-page$/;
const KEYWORD_PAGES = [...WEB_ROUTES.prerendered, '/reset-password/a-token-of-a-mail'];

/** Hosts that anything was asked of. */
let hosts: Set<string>;

// Ahead of `useJourneys`: runs once the page is closed.
afterEach(() => {
  // Quality 53: nothing is asked of anybody else before consent.
  expect([...hosts].filter((host) => host !== new URL(server.url).host)).toEqual([]);
});
const LINKEDIN = 'https://www.linkedin.com/company/example-maker';
useJourneys({ provoked: NOT_FOUND, environment: { SOCIAL_LINKEDIN_URL: LINKEDIN } });
beforeEach(() => {
  hosts = new Set();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
});

const title = () => page.getByRole('heading', { level: 1 });

describe('every public page', () => {
  it.each(PUBLIC_PAGES)('%s has no fault that axe finds, nor one in the console', async (path) => {
    const answer = await page.goto(server.url + path);
    expect(answer?.status()).toBe(path === '/no-such-page' ? 404 : 200);
    await title().waitFor();
    await expectAccessible();
  });

  it('is named by its address, its picture and its robots line', async () => {
    for (const path of INDEXED_PAGES) {
      await page.goto(server.url + path);
      const attribute = (selector: string, name: string) =>
        page.locator(selector).getAttribute(name);
      expect(await attribute('link[rel=canonical]', 'href')).toBe(server.url + path);
      expect(await attribute('meta[name=robots]', 'content')).toBe('index, follow');
      const picture = await attribute('meta[property="og:image"]', 'content');
      expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
    }
    await page.goto(`${server.url}/privacy-policy`);
    const canonical = page.locator('link[rel=canonical]');
    expect(await canonical.getAttribute('href')).toBe(`${server.url}/privacy`);
    await page.goto(`${server.url}/auth`);
    const robots = page.locator('meta[name=robots]');
    expect(await robots.getAttribute('content')).toBe('noindex, nofollow');
  });

  it('is painted before it asks for a script, with styles of its own', async () => {
    await page.goto(`${server.url}/pricing`);
    const [painted, firstScript, styles] = await page.evaluate<[number, number, number]>(`(() => {
      const files = performance.getEntriesByType('resource');
      const scripts = files.filter(({ name }) => name.endsWith('.js'));
      return [
        performance.getEntriesByName('first-contentful-paint')[0].startTime,
        Math.min(...scripts.map(({ startTime }) => startTime)),
        files.filter(({ name }) => name.includes('.css')).length,
      ];
    })()`);
    expect(firstScript).toBeGreaterThan(painted);
    expect(styles).toBe(0);
  });

  it.each([
    ['/pricing', 200, SERVICE_NAMES.career_intelligence_refresh],
    ['/reset-password/a-token-of-a-mail', 200, 'Set a new password'],
    ['/no-such-page', 404, 'There is no such page'],
    ['/no/such/page', 404, 'There is no such page'],
  ])('%s reads without scripts', async (path, status, text) => {
    const plain = await page.request.get(server.url + path);
    expect(plain.status()).toBe(status);
    const html = await plain.text();
    expect(html).toContain(text);
    expect(html).not.toContain('Loading...');
  });

  it('never puts what is typed into its address, with or without scripts', async () => {
    for (const path of KEYWORD_PAGES) {
      const html = await (await page.request.get(server.url + path)).text();
      expect(html.match(/<form(?![^>]*method="post")[^>]*>/g), path).toBeNull();
    }
    await page.route('**/assets/*.js', (route) => route.abort());
    // Not by `goto`, which waits for the scripts; the page before has the same fields.
    const arrived = page.waitForEvent('framenavigated');
    await page.evaluate(`location.href = ${JSON.stringify(`${server.url}/auth`)}`);
    await arrived;
    await page.getByLabel('Password', { exact: true }).fill('a plain long passphrase');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click();
    expect(page.url()).toBe(`${server.url}/auth`);
    expect(faults.splice(0).filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
  });

  it('says what it is about in keywords, on every public route', async () => {
    for (const path of KEYWORD_PAGES) {
      const html = await (await page.request.get(server.url + path)).text();
      expect(html, path).toMatch(/<meta name="keywords" content="[^"]+"/);
    }
  });
});

describe('the shell', () => {
  it('goes below the banner on home, and is 64 px high at the top elsewhere', async () => {
    await page.goto(server.url);
    const header = page.getByRole('banner');
    const banner = page.getByRole('complementary', { name: 'Offer' });
    const [above, below] = [await banner.boundingBox(), await header.boundingBox()];
    expect(below?.y).toBe((above?.y ?? 0) + (above?.height ?? 0));
    await page.getByRole('navigation', { name: 'Main' }).getByText('Pricing').click();
    await page.waitForURL('**/pricing');
    await title().and(page.getByText('Pay for what you use')).waitFor();
    expect(await header.boundingBox()).toMatchObject({ y: 0, height: 64 });
  });

  it('links to the pages elsewhere that the operator has named, and to no other', async () => {
    const links = page.getByRole('contentinfo').locator('a[rel~=me]');
    for (const path of ['/', '/pricing']) {
      const html = await (await page.request.get(server.url + path)).text();
      expect(html).toContain(`href="${LINKEDIN}"`);
      await page.goto(server.url + path);
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual([LINKEDIN]);
    }
    await page.getByRole('link', { name: 'Trueline on LinkedIn' }).waitFor();
  });

  it('moves the focus to the new page and says its name', async () => {
    await page.goto(`${server.url}/features`);
    await title().waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Subprocessors' }).click();
    await page.getByRole('heading', { level: 1, name: 'Subprocessors' }).waitFor();
    await expect
      .poll(() => page.evaluate('document.activeElement.textContent'))
      .toBe('Subprocessors');
    const said = page.getByRole('status').filter({ hasText: 'Subprocessors · Trueline' });
    await expect.poll(() => said.count()).toBe(1);
  });

  it('is used by keyboard alone: past the header, and the theme', async () => {
    await page.goto(`${server.url}/contact`);
    await title().waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
    for (let press = 0; press < 7; press++) await page.keyboard.press('Tab');
    await page.getByRole('tooltip', { includeHidden: true }).waitFor();
    await page.keyboard.press('Enter');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(await page.evaluate(`localStorage.getItem('ui-theme')`)).toBe('light');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('tooltip', { includeHidden: true }).count()).toBe(0);
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  });

  it('shows a tooltip after 700 ms of rest, not before', async () => {
    await stopClock(page);
    await page.goto(`${server.url}/contact`);
    await title().waitFor();
    await page.getByRole('button', { name: 'Switch to light theme' }).hover();
    await page.clock.runFor(650);
    expect(await page.getByRole('tooltip', { includeHidden: true }).count()).toBe(0);
    await page.clock.runFor(100);
    expect(await page.getByRole('tooltip', { includeHidden: true }).count()).toBe(1);
  });

  it('has its links in a drawer on a small screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(server.url);
    await title().waitFor();
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Get Started' }).waitFor();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Open menu');
    await button.click();
    await drawer.getByRole('link', { name: 'How it Works' }).click();
    await page.getByRole('heading', { level: 1, name: /Five steps/ }).waitFor();
    expect(await drawer.count()).toBe(0);
  });

  const openPricing = (of: Page) =>
    of.getByRole('navigation', { name: 'Main' }).getByText('Pricing').click();

  it('leaves a page that cannot be fetched to whoever deals with it', async () => {
    await page.addInitScript(`addEventListener('vite:preloadError', (event) => {
      window.told = event.payload.message;
      event.preventDefault();
    })`);
    await page.route('**/assets/pricing-*.js', (route) => route.abort());
    await page.goto(`${server.url}/contact`);
    await openPricing(page);
    await expect.poll(() => page.evaluate('window.told')).toMatch(/pricing-/);
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(faults.splice(0).filter((fault) => !/pricing-/.test(fault))).toEqual([]);
  });

  it('loads itself anew once when a page cannot be fetched, then says so', async () => {
    await page.route('**/assets/pricing-*.js', (route) => route.abort());
    await page.goto(`${server.url}/contact`);
    await Promise.all([page.waitForEvent('load'), openPricing(page)]);
    await page.goto(`${server.url}/contact`);
    await openPricing(page);
    await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    expect(faults.splice(0).filter((fault) => !/pricing-/.test(fault))).toEqual([]);
  });

  it('loads itself anew once when a part of it is missing, then says so', async () => {
    await page.route('**/assets/mobile-drawer-*.js', (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${server.url}/contact`);
    await title().waitFor();
    const open = () => page.getByRole('button', { name: 'Open menu' }).click();
    await Promise.all([page.waitForEvent('load'), open()]);
    await title().waitFor();
    await page.waitForLoadState('networkidle');
    await open();
    await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    // What the test provoked: all of it is about the missing file.
    expect(faults.filter((fault) => !fault.includes('mobile-drawer'))).toEqual([]);
    faults.length = 0;
  });
});
