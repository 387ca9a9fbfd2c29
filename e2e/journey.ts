import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import {
  findAccessibilityFaults,
  launchBrowser,
  type TestBrowser,
  type Viewport,
  watchForFaults,
} from './browser.ts';
import { startServer, type TestServer } from './server.ts';

export interface JourneyOptions {
  /** Settings of the server. */
  environment?: Record<string, string>;
  /** The server's PostgreSQL database, instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** Addresses whose refusals the journeys provoke. */
  provoked?: RegExp;
  viewport?: Viewport;
  /** All tests go on in one page, each where the last one ended. */
  isOnePage?: boolean;
}

// Of the test that runs: set anew by the hooks of `useJourneys`.
export let browser: TestBrowser;
export let server: TestServer;
export let context: BrowserContext;
export let page: Page;
export let faults: string[];

/** For the tests of a file or suite: one browser and one server, for each test a page of its own. A test fails by what its page logged as an error, too. */
export function useJourneys({
  environment,
  databaseUrl,
  provoked,
  viewport,
  isOnePage = false,
}: JourneyOptions = {}): void {
  const [beforePage, afterPage] = isOnePage ? [beforeAll, afterAll] : [beforeEach, afterEach];
  beforeAll(async () => {
    [browser, server] = await Promise.all([launchBrowser(), startServer(databaseUrl, environment)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  beforePage(async () => {
    context = await browser.newContext(viewport);
    page = await context.newPage();
    faults = watchForFaults(page, provoked);
  });
  // After-hooks run from the last to the first: the page is closed before its faults are looked at.
  afterEach(() => expect(faults).toEqual([]));
  afterPage(() => context?.close());
}

/** Axe objects to nothing on the page as it stands. */
export async function expectAccessible(): Promise<void> {
  expect(await findAccessibilityFaults(page)).toEqual([]);
}
