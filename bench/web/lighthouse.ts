// `node bench/web/lighthouse.ts [URL]`: Lighthouse (mobile) on every indexable public page, the
// median of five runs. Lighthouse is heavy and rarely needed: npx fetches it. Needs Chromium
// (`CHROME_PATH`) and a server that already runs (http://localhost:3000 unless named).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INDEXED_PAGES } from '@trueline/contracts';
import { median } from '../src/measure.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

interface LighthouseReport {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const origin = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
const pages = process.argv[3]?.split(',') ?? INDEXED_PAGES;
const folder = mkdtempSync(join(tmpdir(), 'trueline-lighthouse-'));

function runOnce(path: string): LighthouseReport {
  const output = join(folder, 'report.json');
  const { status, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      origin + path,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--output=json',
      `--output-path=${output}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
      '--quiet',
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Lighthouse failed on ${path}:\n${stderr}`);
  return JSON.parse(readFileSync(output, 'utf8')) as LighthouseReport;
}

try {
  for (const path of pages) {
    const reports = Array.from({ length: RUNS }, () => runOnce(path));
    const scores = CATEGORIES.map((category) =>
      median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100)),
    );
    const metrics = METRICS.map((name) =>
      median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN)),
    );
    const [lcp = 0, tbt = 0, cls = 0] = metrics;
    console.log(
      `${path.padEnd(18)} performance ${scores[0]} accessibility ${scores[1]} best practices ${scores[2]} SEO ${scores[3]}; LCP ${(lcp / 1000).toFixed(2)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
