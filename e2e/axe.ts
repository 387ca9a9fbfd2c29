// `npm run test:axe`: every public page, dark and light, 1280 and 360 px wide; one line for each
// fault that axe finds, for sideways scrolling, and for each line in the console.
import { findAccessibilityFaults, launchBrowser, watchForFaults } from './browser.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { startServer } from './server.ts';

const browser = await launchBrowser();
const server = await startServer();
const found: string[] = [];
let looks = 0;
try {
  for (const theme of ['dark', 'light']) {
    for (const width of [1280, 360]) {
      const context = await browser.newContext({ width, height: 800 });
      await context.addInitScript((value) => localStorage.setItem('ui-theme', value), theme);
      const page = await context.newPage();
      const faults = watchForFaults(page, /\/no-such-page$/);
      for (const path of PUBLIC_PAGES) {
        await page.goto(server.url + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.getByRole('region', { name: 'Cookie consent' }).waitFor();
        faults.push(...(await findAccessibilityFaults(page)));
        const tooWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
        if (tooWide) faults.push('scrolls sideways');
        found.push(...faults.splice(0).map((fault) => `${path} ${theme} ${width}: ${fault}`));
        looks += 1;
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
for (const fault of found) console.log(fault);
console.log(`${looks} looks at ${PUBLIC_PAGES.length} pages, ${found.length} faults`);
if (found.length > 0) process.exitCode = 1;
