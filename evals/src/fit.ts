import { extractRequirements, scoreResume } from '@trueline/engine';
import { seeded } from '../cases/dress/random.ts';
import { resumeMatcher, textOf, tfIdf, wordCount } from './fit/baselines.ts';
import { listDevBases, listTestBases } from './fit/bases.ts';
import { areaUnderCurve, bootstrap, pairsInOrder, withoutLength } from './fit/measures.ts';
import { makePairs, type Pair } from './fit/pairs.ts';

const AS_OF = '2026-11';
const SEED = 20;

/** A pair with what each measure says of it. */
interface Scored extends Omit<Pair, 'resume' | 'ad'> {
  length: number;
  fit: number;
  score: number;
  tfIdf: number;
  matcher: number;
}
type Measure = 'fit' | 'score' | 'tfIdf' | 'matcher';
const MEASURES: readonly (readonly [Measure, string])[] = [
  ['fit', 'fit'],
  ['score', 'score'],
  ['tfIdf', 'TF-IDF'],
  ['matcher', 'Resume-Matcher'],
];

function scoreAll(pairs: readonly Pair[]): Scored[] {
  const texts = pairs.map(({ resume }) => textOf(resume));
  const cosine = tfIdf([...new Set(pairs.map(({ ad }) => ad)), ...new Set(texts)]);
  const match = resumeMatcher();
  const jobs = new Map(pairs.map(({ ad }) => [ad, extractRequirements(ad)]));
  return pairs.map(({ resume, ad, ...pair }, i) => {
    const text = texts[i] ?? '';
    const job = jobs.get(ad) ?? extractRequirements(ad);
    const { fit, score } = scoreResume(resume, job, ad, AS_OF);
    return {
      ...pair,
      length: wordCount(text),
      fit,
      score,
      tfIdf: cosine(text, ad),
      matcher: match(text, ad),
    };
  });
}

const of = (scored: readonly Scored[], measure: Measure): number[] =>
  scored.map((one) => one[measure]);
const labels = (scored: readonly Scored[]): boolean[] => scored.map(({ fits }) => fits);
const areaOf = (scored: readonly Scored[], measure: Measure): number =>
  areaUnderCurve(of(scored, measure), labels(scored));
const pairsOf = (scored: readonly Scored[], measure: Measure): number =>
  pairsInOrder(
    of(scored, measure),
    labels(scored),
    scored.map(({ adId }) => adId),
  );

function printTotals(scored: readonly Scored[]): void {
  console.log(`  ${''.padEnd(16)} AUC    length-adjusted  same-job pairs`);
  for (const [measure, name] of MEASURES) {
    const adjusted = areaUnderCurve(
      withoutLength(
        of(scored, measure),
        scored.map(({ length }) => length),
      ),
      labels(scored),
    );
    console.log(
      `  ${name.padEnd(16)} ${areaOf(scored, measure).toFixed(3)}  ${adjusted.toFixed(3).padEnd(15)}  ${pairsOf(scored, measure).toFixed(3)}`,
    );
  }
}

/** For each way in which a resume does not fit: how often it stands below the fitting ones of its ad. */
function printWays(scored: readonly Scored[]): void {
  const ways = [...new Set(scored.filter(({ fits }) => !fits).map(({ how }) => how))];
  for (const way of ways) {
    const some = scored.filter(({ fits, how }) => fits || how === way);
    const count = scored.filter(({ fits, how }) => !fits && how === way).length;
    const cells = MEASURES.map(([measure]) => pairsOf(some, measure).toFixed(3));
    console.log(`  ${way.padEnd(16)} ${cells.join('  ')}  (${count})`);
  }
}

/** The gain over TF-IDF by group of occupations, with what it is over resampled ads. */
function printGroups(scored: readonly Scored[]): void {
  const { next: draw } = seeded(SEED);
  const gain = (some: readonly Scored[]): number => areaOf(some, 'fit') - areaOf(some, 'tfIdf');
  const groups = Map.groupBy(scored, ({ group }) => group);
  for (const [group, some] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const byAd = [...Map.groupBy(some, ({ adId }) => adId).values()];
    const [low, high] = bootstrap(byAd, gain, draw);
    console.log(
      `  ${group.padEnd(24)} ${areaOf(some, 'fit').toFixed(3)} against ${areaOf(some, 'tfIdf').toFixed(3)}: ${gain(some).toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)}), ${some.length} pairs${high < 0 ? ': below TF-IDF' : ''}`,
    );
  }
}

/** The bars of the figure on one set of pairs. */
function printBars(scored: readonly Scored[]): void {
  const [ours, theirs] = [areaOf(scored, 'fit'), areaOf(scored, 'tfIdf')];
  const area = theirs > 0.85 ? 1 - (1 - theirs) / 2 : theirs + 0.05;
  const pairs = 1 - (1 - pairsOf(scored, 'tfIdf')) / 2;
  const verdict = (is: number, bar: number): string =>
    `${is.toFixed(3)}, bar ${bar.toFixed(3)}: ${is >= bar ? 'reached' : 'not reached'}`;
  console.log(`  AUC ${verdict(ours, area)}; pairs ${verdict(pairsOf(scored, 'fit'), pairs)}`);
}

function report(name: string, pairs: readonly Pair[]): void {
  const scored = scoreAll(pairs);
  const weak = pairs.filter(({ fits, adId, resumeId }) => !fits && adId === resumeId);
  const dropped = weak.filter(({ how }) => how === 'drop').length;
  console.log(
    `${name}: ${pairs.length} pairs for ${new Set(pairs.map(({ adId }) => adId)).size} ads, ${pairs.filter(({ fits }) => fits).length} fit, ${weak.length} weakened (${dropped} by dropping terms)`,
  );
  printTotals(scored);
  printBars(scored);
  console.log('  pairs in order by way of not fitting (fit, score, TF-IDF, Resume-Matcher):');
  printWays(scored);
  console.log('  AUC by occupations, with the gain over TF-IDF and its 95 % interval:');
  printGroups(scored);
}

/** How well `fit` tells resumes that fit an ad from others, beside TF-IDF and Resume-Matcher's measure on the same pairs. */
export async function evalFit({ test }: { test: boolean }): Promise<void> {
  report('development', makePairs(await listDevBases()));
  if (!test) return;
  const bases = await listTestBases({ test });
  if (bases.length === 0) console.log('test: no bases yet (evals/cases/fit-pairs/README.md)');
  else report('test', makePairs(bases));
}
