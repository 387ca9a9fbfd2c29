// Makes the weights of packages/engine/data/models/fit-weights.json: which weighed mean of the views puts
// resumes that fit above others, on the pairs for development. Steps of five and hill climbing, so that the
// weights stay few and readable. `node evals/src/make-fit-weights.ts`
import { readFile } from 'node:fs/promises';
import { extractRequirements } from '@trueline/engine';
import { listFitViews } from '@trueline/engine/testing';
import { listDevBases } from './fit/bases.ts';
import { areaUnderCurve, pairsInOrder } from './fit/measures.ts';
import { makePairs } from './fit/pairs.ts';
import { writeTable } from './write-table.ts';

const TARGET = new URL('../../packages/engine/data/models/fit-weights.json', import.meta.url);
const AS_OF = '2026-11';
const STEP = 5;
/** Pairs of one ad count half beside the area over all. */
const PAIRS_SHARE = 0.5;
/** Every view weighs something: what the pairs for development do not show, an ad may still ask. */
const LEAST = 5;

/** What a career says is told by few dates and titles, which a made pair changes more plainly than life does: it weighs a fifth at most. */
const CAREER_MOST = 20;
const CAREER = new Set(['years', 'title']);

type Row = [id: string, name: string, weight: number, full: number];
interface Table {
  about: string;
  columns: Record<string, string>;
  rows: Row[];
}

const table = JSON.parse(await readFile(TARGET, 'utf8')) as Table;
const pairs = makePairs(await listDevBases());
const jobs = new Map(pairs.map(({ ad }) => [ad, extractRequirements(ad)]));
const views = pairs.map(({ resume, ad }) => {
  const measured = listFitViews(resume, jobs.get(ad) ?? extractRequirements(ad), ad, AS_OF);
  return table.rows.map(([id, , , full]) => {
    const view = measured[id as keyof typeof measured];
    return view === null ? null : Math.min(1, view.share / full);
  });
});
const fits = pairs.map((pair) => pair.fits);
const ads = pairs.map(({ adId }) => adId);

function worthOf(weights: readonly number[]): number {
  const scores = views.map((shares) => {
    let got = 0;
    let total = 0;
    shares.forEach((share, i) => {
      if (share === null) return;
      got += share * (weights[i] ?? 0);
      total += weights[i] ?? 0;
    });
    return total === 0 ? 0 : got / total;
  });
  return areaUnderCurve(scores, fits) + PAIRS_SHARE * pairsInOrder(scores, fits, ads);
}

let weights = table.rows.map(() => 100 / table.rows.length);
let worth = worthOf(weights);
for (let isBetter = true; isBetter; ) {
  isBetter = false;
  for (const from of weights.keys())
    for (const to of weights.keys()) {
      const moved = weights.map((weight, i) =>
        i === from ? weight - STEP : i === to ? weight + STEP : weight,
      );
      const isTooMuch = (moved[to] ?? 0) > CAREER_MOST && CAREER.has(table.rows[to]?.[0] ?? '');
      if (from === to || (moved[from] ?? 0) < LEAST || isTooMuch) continue;
      const now = worthOf(moved);
      if (now <= worth + 1e-5) continue;
      [weights, worth, isBetter] = [moved, now, true];
    }
}
await writeTable(TARGET, {
  ...table,
  rows: table.rows.map(([id, name, , full], i): Row => [id, name, weights[i] ?? 0, full]),
});
console.log(table.rows.map(([id], i) => `${id} ${weights[i]}`).join(', '), worth.toFixed(3));
