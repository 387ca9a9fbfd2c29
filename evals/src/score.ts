import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Resume } from '@trueline/contracts';
import { extractRequirements, scoreResume } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { type AdResult, listAnnotatedAds, measureAd, type Tally } from './annotated-ads.ts';
import { measureRanking } from './ranking.ts';
import { evalSkillSpans } from './skills.ts';
import { printStuffing } from './stuffing.ts';
import { measureTriples, pairsInOrder } from './triples.ts';

const AS_OF = '2026-11';
/** engine.md 9 and the issue: the bars beside each figure. */
const BARS: Readonly<Record<string, number>> = { level: 0.9, years: 0.95, degree: 0.95 };
const SCORE_MAX_MS = 30;
const TIMED_RUNS = 10;

const MEASURES = ['level', 'years', 'degree', 'grounded', 'skills', 'title', 'company'] as const;

const sumOf = (tallies: readonly Tally[]): Tally => ({
  right: tallies.reduce((sum, { right }) => sum + right, 0),
  of: tallies.reduce((sum, { of }) => sum + of, 0),
});
const shareOf = ({ right, of }: Tally): string => (of === 0 ? '-' : (right / of).toFixed(3));

/** Accuracies on the ads annotated for this project, by what tuning has seen of them. */
async function evalAds(): Promise<void> {
  const ads = await listAnnotatedAds();
  const fresh = await listAnnotatedAds('fresh');
  const sealed = await listAnnotatedAds('sealed');
  const unseen = await listAnnotatedAds('unseen');
  const more = await listAnnotatedAds('more');
  const closed = await listAnnotatedAds('closed');
  const all = [...ads, ...fresh, ...sealed, ...unseen, ...more, ...closed];
  const occupations = new Set(all.map(({ occupation }) => occupation)).size;
  const messy = all.filter((ad) => ad.messy).length;
  console.log(
    `annotated ads: ${all.length} (${closed.length} closed: the measure, the others have been tuned on), ${occupations} occupations, ${messy} messy`,
  );
  const columns: Record<string, AdResult[]> = {
    tune: ads.filter(({ split }) => split === 'tune').map(measureAd),
    'held-out': ads.filter(({ split }) => split === 'held-out').map(measureAd),
    fresh: fresh.map(measureAd),
    sealed: sealed.map(measureAd),
    unseen: unseen.map(measureAd),
    more: more.map(measureAd),
    closed: closed.map(measureAd),
  };
  const row = (name: string, cells: readonly string[]): string =>
    `  ${[name.padEnd(10), ...cells.map((cell) => cell.padEnd(13))].join(' ')}`;
  console.log(`${row('', Object.keys(columns))} bar`);
  for (const measure of MEASURES) {
    const cells = Object.values(columns).map((results) => {
      const tally = sumOf(results.map((result) => result[measure]));
      return `${shareOf(tally)} of ${tally.of}`;
    });
    console.log(`${row(measure, cells)} ${BARS[measure] ?? ''}`);
  }
}

async function evalTriples(): Promise<void> {
  const results = await measureTriples();
  for (const split of ['tune', 'held-out'] as const) {
    const { right, of } = pairsInOrder(results.filter((result) => result.split === split));
    console.log(`triples, ${split}: ${right} of ${of} pairs in order (bar 0.97)`);
  }
}

/** Real resumes and ads, each resume with the ad of its number. */
async function listPairs(dataDir: string): Promise<{ resume: Resume; ad: string }[]> {
  const jobs = (await readdir(join(dataDir, 'jobs')))
    .filter((name) => name.endsWith('.txt'))
    .sort();
  const files = (await readdir(join(dataDir, 'resumes')))
    .filter((name) => !/\.(?:json|mjs)$/.test(name))
    .sort();
  const pairs: { resume: Resume; ad: string }[] = [];
  for (const [i, file] of files.entries()) {
    const result = await read(new Uint8Array(await readFile(join(dataDir, 'resumes', file))), file);
    const job = jobs[i % jobs.length];
    if (!result.ok || job === undefined) continue;
    pairs.push({ resume: result.resume, ad: await readFile(join(dataDir, 'jobs', job), 'utf8') });
  }
  return pairs;
}

function evalTime(pairs: readonly { resume: Resume; ad: string }[]): void {
  const times = pairs.flatMap(({ resume, ad }) => {
    const job = extractRequirements(ad);
    scoreResume(resume, job, ad, AS_OF);
    return Array.from({ length: TIMED_RUNS }, () => {
      const started = performance.now();
      scoreResume(resume, job, ad, AS_OF);
      return performance.now() - started;
    });
  });
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  console.log(`a score, warm: median ${at(0.5)} ms, p95 ${at(0.95)} ms (bar ${SCORE_MAX_MS})`);
}

/** Requirements and score: annotated ads and triples of this project always; spans, ranking, stuffing and time need EVAL_DATA_DIR. */
export async function evalScore(): Promise<void> {
  await evalAds();
  await evalTriples();
  const dataDir = process.env.EVAL_DATA_DIR;
  if (dataDir === undefined || dataDir === '') {
    console.log('spans, ranking, stuffing, time: skipped, EVAL_DATA_DIR is not set');
    return;
  }
  await evalSkillSpans(dataDir);
  const { samples, ads, match, fit, tfIdf } = await measureRanking(dataDir);
  console.log(
    `ranking ${ads} ads for ${samples} samples of a known profession, mean AUC: fit ${fit.toFixed(3)}, match ${match.toFixed(3)}, TF-IDF ${tfIdf.toFixed(3)}`,
  );
  const pairs = await listPairs(dataDir);
  printStuffing(pairs);
  evalTime(pairs);
}
