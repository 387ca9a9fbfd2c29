// `node bench/web/interactions.ts`: how long a person waits for the picture after a click or a key,
// with the processor slowed down fourfold (to take at most 200 ms). The browser's own
// Event Timing tells each interaction's time from the event to the next frame. Starts a server of
// its own on what `npm run build` has made.
import { launchBrowser, type TestBrowser } from '../../e2e/browser.ts';
import { reachResult } from '../../e2e/reach-result.ts';
import { startServer } from '../../e2e/server.ts';
import { median } from '../src/measure.ts';

type Context = Awaited<ReturnType<TestBrowser['newContext']>>;
type Page = Awaited<ReturnType<Context['newPage']>>;

const CPU_SLOWDOWN = 4;
const PAUSE_MS = 250;
const DECISIONS = 20;
const TYPED = ' Experience with payroll software and union rules';

/** Keeps the longest event of each interaction. */
const OBSERVE = `
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** Acts, and answers the times of its interactions in milliseconds, rounded to 8 by the browser; a quicker one than 16 counts as 16. */
async function timesOf(page: Page, act: () => Promise<number>): Promise<number[]> {
  await page.evaluate('interactions.clear()');
  const count = await act();
  await page.waitForTimeout(PAUSE_MS * 4);
  const slow = (await page.evaluate('[...interactions.values()]')) as number[];
  return [...slow, ...Array.from({ length: Math.max(0, count - slow.length) }, () => 16)];
}

function report(name: string, times: number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1];
  console.log(
    `${name.padEnd(28)} median ${median(times)} ms, p95 ${p95} ms, worst ${sorted.at(-1)} ms of ${times.length}`,
  );
}

/** Rejects and accepts one change after the other, by the keys and by the buttons. */
async function decide(page: Page): Promise<number> {
  for (let index = 0; index < DECISIONS; index++) {
    const name = index % 2 === 0 ? 'Reject change' : 'Accept change';
    if (index % 4 < 2) await page.getByRole('button', { name }).click();
    else await page.keyboard.press(name.charAt(0).toLowerCase());
    await page.waitForTimeout(PAUSE_MS);
  }
  return DECISIONS;
}

async function typeIn(page: Page, label: string): Promise<number> {
  await page.getByLabel(label).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(TYPED, { delay: PAUSE_MS / 2 });
  return TYPED.length;
}

async function switchTemplates(page: Page): Promise<number> {
  const choices = await page.getByRole('group', { name: 'Template' }).locator('label').all();
  for (const choice of choices) {
    await choice.click();
    await page.waitForTimeout(PAUSE_MS * 2);
  }
  return choices.length;
}

const server = await startServer();
const browser = await launchBrowser();
try {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  await reachResult(page, server.url, 'bea');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  report('decide on a change', await timesOf(page, () => decide(page)));
  report('type in the letter', await timesOf(page, () => typeIn(page, 'Standard letter')));
  await page.goto(page.url().replace('/optimize', '/template'));
  await page.getByRole('img', { name: /^Page 1/ }).waitFor();
  report('switch the template', await timesOf(page, () => switchTemplates(page)));
  await page.goto(page.url().replace('/template', '/configure'));
  report('type in the job ad', await timesOf(page, () => typeIn(page, 'Job description')));
} finally {
  await browser.close();
  await server.stop();
}
