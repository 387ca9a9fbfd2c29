import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright-core';

const { resolve } = createRequire(import.meta.url);
const AXE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');
const UNPACK = fileURLToPath(new URL('unpack-chromium.ts', import.meta.url));
const CACHE = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));

/** No sandbox, as CI runs as root; and Chromium never asks its makers for anything. The package's own arguments aren't used: they switch web security off. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Against what hangs, not what is slow: one limit for all that is waited for. */
const PATIENCE_MS = 90_000;

export interface Viewport {
  width: number;
  height: number;
}

export interface TestBrowser {
  newContext(viewport?: Viewport): Promise<BrowserContext>;
  /** Ends what a suite has left open. */
  closeContexts(): Promise<void>;
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Where Chromium from npm lies once it is unpacked, in a folder named by its version. */
async function findChromium(): Promise<string> {
  const manifest = join(dirname(resolve('@sparticuz/chromium')), '../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const folder = join(CACHE, `chromium-${version}`);
  const executablePath = join(folder, 'chromium');
  if (existsSync(executablePath)) return executablePath;
  mkdirSync(CACHE, { recursive: true });
  const ownFolder = mkdtempSync(`${folder}-`);
  const env = { ...process.env, TMPDIR: ownFolder };
  await promisify(execFile)(process.execPath, [UNPACK], { env });
  try {
    renameSync(ownFolder, folder);
  } catch (error) {
    // Another process was first; the folder appears whole, so that nobody starts half a browser.
    rmSync(ownFolder, { recursive: true });
    if (!existsSync(executablePath)) throw error;
  }
  return executablePath;
}

/** Chromium from npm, with a temporary folder of its own; `CHROMIUM_PATH` names another. */
export async function launchBrowser(): Promise<TestBrowser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await findChromium());
  const folder = mkdtempSync(join(tmpdir(), 'trueline-chromium-'));
  const env = { ...process.env, TMPDIR: folder };
  const browser = await chromium.launch({ executablePath, args: ARGS, env });
  return {
    newContext: async (viewport = { width: 1280, height: 800 }) => {
      const context = await browser.newContext({ viewport, acceptDownloads: true });
      context.setDefaultTimeout(PATIENCE_MS);
      context.on('page', waitForHydration);
      await context.addInitScript(TELL_VIOLATIONS);
      return context;
    },
    closeContexts: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    isConnected: () => browser.isConnected(),
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the page's policy refuses is an error even where the code that tried it goes on without. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('refused by the policy: ' + event.effectiveDirective + ' ' + event.blockedURI))`;

const HYDRATION_POLL_MS = 50;

/** True once React has taken over the whole page and drawn its heading, or where there is no script that could. */
const IS_HYDRATED = `(() => {
  if (!document.querySelector('script')) return true;
  const root = Object.keys(document).find((key) => key.startsWith('__reactContainer'));
  if (root === undefined || document.querySelector('h1') === null) return false;
  return !document[root].stateNode.current.memoizedState.isDehydrated;
})()`;

/** What is typed into a prerendered page before its script runs is lost on a slow machine: `goto` ends when the page can be used. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...where) => {
    const answer = await goto(...where);
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      // A page that leads on at once has nothing to wait for.
      const ready = await page.evaluate(IS_HYDRATED).catch(() => true);
      if (ready) break;
      await page.waitForTimeout(HYDRATION_POLL_MS);
    }
    return answer;
  };
}

const MINUTE_MS = 60_000;

/** From now on the page's time passes by `clock.runFor` alone: an installed clock goes on by itself, too. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // It may not be set back: on a busy machine a while has gone by since.
  await page.clock.pauseAt(now + MINUTE_MS);
}

/** Collects what must never appear: console errors (the browser's own 'Failed to load resource' for a `provoked` answer aside) and uncaught exceptions. */
export function watchForFaults(page: Page, provoked?: RegExp): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const isExpected =
      message.text().startsWith('Failed to load resource') && provoked?.test(url) === true;
    if (!isExpected) faults.push(`console: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  return faults;
}

interface AxeViolation {
  id: string;
  nodes: { html: string }[];
}

/** What moves and comes to an end is at its end: half faded in, text has another contrast. It is set there, not waited for: what gets no frames never ends by itself. */
const SETTLE = `document.getAnimations()
  .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime))
  .forEach((animation) => animation.finish())`;

async function runAxe(page: Page): Promise<AxeViolation[]> {
  await page.evaluate(SETTLE);
  // The page's own policy forbids foreign scripts; axe goes in as the debugger's code instead.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  // The same rules; what passes is not described, which takes half of the time.
  const violations = await page.evaluate(
    `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] }).then((r) => r.violations)`,
  );
  return violations as AxeViolation[];
}

/** WCAG 2.2 A and AA faults of the page as it stands, one line each. */
export async function findAccessibilityFaults(page: Page): Promise<string[]> {
  const first = await runAxe(page);
  // A toast that began to fade while axe was looking is gone or whole at the second look; a fault stays.
  const violations = first.length === 0 ? first : await runAxe(page);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
  );
}
