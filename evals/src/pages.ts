import { launchBrowser, type TestBrowser } from '../../e2e/browser.ts';
import { drawPage, type Page } from '../cases/pages/index.ts';
import type { DocumentCase, Truth } from './document-cases.ts';
import { type DocumentResult, readDocument } from './document-reading.ts';
import { mainMean, printDocuments } from './documents.ts';
import type { EvalOptions } from './options.ts';

/** Each page takes a second to print: the number that `npm run eval` gives other parts is no wish for as many. */
const MAX_PAGES = 600;

interface PageResult extends DocumentResult {
  page: Page;
}

/** Lays resumes out as pages of other programs, reads them back and prints what comes out right, by structure and by look. Chromium prints those that are HTML. Needs no data. */
export async function evalPages({ count, seed, cases }: EvalOptions): Promise<void> {
  const browser = await launchBrowser();
  const results: PageResult[] = [];
  try {
    for (let n = 0; n < Math.min(count, MAX_PAGES); n++) {
      const page = drawPage(n, seed);
      results.push({ ...(await readDocument(await asDocument(page, browser))), page });
    }
  } finally {
    await browser.close();
  }
  printDocuments(`drawn pages, seed ${seed}`, results, cases);
  printTable('by structure', results, ({ page }) => [page.structure]);
  printTable('by look', results, ({ page }) => page.looks);
}

async function asDocument(page: Page, browser: TestBrowser): Promise<DocumentCase> {
  const bytes = page.docx ?? (await printed(page.html ?? '', browser));
  const truth: Truth = { ...page.resume, accept: [], unplaced: [] };
  const kind = page.docx === undefined ? 'pdf' : 'docx';
  return { file: `${page.id}-${page.structure}.${kind}`, bytes, truth, columns: page.columns };
}

async function printed(html: string, browser: TestBrowser): Promise<Uint8Array> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.setContent(html);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true });
  } finally {
    await context.close();
  }
}

function printTable(
  title: string,
  results: readonly PageResult[],
  keysOf: (one: PageResult) => readonly string[],
): void {
  const groups = Map.groupBy(
    results.flatMap((result) => keysOf(result).map((key) => ({ key, result }))),
    ({ key }) => key,
  );
  console.log(title.padEnd(34), 'count  mean   name   jobs   dates  schools  lost  kept');
  const rows = [...groups].map(([key, some]) => {
    const own = some.map(({ result }) => result);
    return { key, own, mean: mainMean(own) };
  });
  for (const { key, own, mean } of rows.sort((a, b) => a.mean - b.mean)) {
    const share = (field: 'name' | 'jobs' | 'job dates' | 'schools'): string =>
      meanOf(own.flatMap(({ shares }) => shares.get(field) ?? [])).toFixed(3);
    const lost = own.reduce((sum, { lostJobs, lostSchools }) => sum + lostJobs + lostSchools, 0);
    const kept = Math.max(...own.map(({ keptShare }) => keptShare)).toFixed(2);
    console.log(
      `  ${key.padEnd(32)} ${String(own.length).padStart(5)}  ${mean.toFixed(3)}  ${share('name')}  ${share('jobs')}  ${share('job dates')}  ${share('schools')}    ${String(lost).padStart(3)}   ${kept}`,
    );
  }
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
