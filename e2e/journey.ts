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

/** One server for so many suites: it lets one address register 60 times an hour. */
const SUITES_PER_SERVER = 12;

// A worker's own, for all its files: each takes as long to start as a journey takes. They end with the worker.
let sharedBrowser: TestBrowser | undefined;
let sharedServer: TestServer | undefined;
let suites = 0;

async function findBrowser(): Promise<TestBrowser> {
  if (!sharedBrowser?.isConnected()) sharedBrowser = await launchBrowser();
  return sharedBrowser;
}

/** A server with plain settings: each journey has people of its own on it. */
async function findServer(): Promise<TestServer> {
  if (suites === SUITES_PER_SERVER) {
    await sharedServer?.stop();
    sharedServer = undefined;
    suites = 0;
  }
  sharedServer ??= await startServer();
  suites += 1;
  return sharedServer;
}

/** For the tests of a file or suite: a browser and a server, which is its own where it needs settings or a database of its own, and for each test a page of its own. A test fails by what its page logged as an error, too. */
export function useJourneys({
  environment,
  databaseUrl,
  provoked,
  viewport,
  isOnePage = false,
}: JourneyOptions = {}): void {
  const [beforePage, afterPage] = isOnePage ? [beforeAll, afterAll] : [beforeEach, afterEach];
  const isOwn = environment !== undefined || databaseUrl !== undefined;
  let suiteServer: TestServer | undefined;
  beforeAll(async () => {
    [browser, suiteServer] = await Promise.all([
      findBrowser(),
      isOwn ? startServer(databaseUrl, environment) : findServer(),
    ]);
    server = suiteServer;
  });
  afterAll(async () => {
    await browser?.closeContexts();
    if (isOwn) await suiteServer?.stop();
    else suiteServer?.requireRunning();
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
