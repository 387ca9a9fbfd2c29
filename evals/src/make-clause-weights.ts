// Makes packages/engine/src/lexicon/clause-weights.ts: how much each word and place of a clause speaks
// for a must or a nice, learned from the annotated ads that may be tuned on. `node evals/src/make-clause-weights.ts`
import { writeFile } from 'node:fs/promises';
import { plainAd } from '../../packages/engine/src/job/ad-text.ts';
import { placeFeatures, wordFeatures } from '../../packages/engine/src/job/clause-features.ts';
import { listPlacedClauses } from '../../packages/engine/src/job/placed-clauses.ts';
import { type AnnotatedAd, listAnnotatedAds } from './annotated-ads.ts';

const TARGET = new URL('../../packages/engine/src/lexicon/clause-weights.ts', import.meta.url);
/** The weights against neither must nor nice are nought. */
const CLASSES = ['must', 'nice', 'context'] as const;
const EPOCHS = 20;
const RATE = 0.3;
const DECAY = 5e-3;
/** A feature of fewer clauses says nothing. */
const SEEN_MIN = 3;
/** Each clause is seen twice; so often with its words alone, as the rules know the ads of old too well. */
const WORDS_ONLY_SHARE = 0.4;
const UNIT = 0.02;
const OVERLAP_MIN = 4;
const BIAS = '*';

interface Example {
  features: string[];
  answer: number;
}

/** Numbers from 0 to 1, the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

function answerFor(ad: AnnotatedAd, start: number, end: number): number {
  const levels = ad.requirements.flatMap(({ quote, level }) => {
    const from = ad.text.indexOf(quote);
    const shared = Math.min(from + quote.length, end) - Math.max(from, start);
    return shared > Math.min(OVERLAP_MIN, quote.length - 1) ? [level] : [];
  });
  return levels.includes('must') ? 0 : levels.includes('nice') ? 1 : 2;
}

export function examplesOf(ads: readonly AnnotatedAd[]): Example[] {
  const random = randomNumbers(7);
  return ads.flatMap((ad) =>
    listPlacedClauses(plainAd(ad.text)).flatMap(({ clause, place }): Example[] => {
      const answer = answerFor(ad, clause.start, clause.end);
      const words = wordFeatures(clause.text);
      const all = [...words, ...placeFeatures(clause, place)];
      return [0, 1].map(() => ({ features: random() < WORDS_ONLY_SHARE ? words : all, answer }));
    }),
  );
}

type Weights = Map<string, Float64Array>;

function probabilities(
  weights: Weights,
  bias: Float64Array,
  features: readonly string[],
): number[] {
  const scale = Math.sqrt(features.length);
  const sums = CLASSES.map((_, i) => {
    const sum = features.reduce((total, feature) => total + (weights.get(feature)?.[i] ?? 0), 0);
    return Math.exp((bias[i] ?? 0) + sum / scale);
  });
  const total = sums.reduce((a, b) => a + b, 0);
  return sums.map((sum) => sum / total);
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
}

/** Logistic regression by stochastic gradient descent with AdaGrad's steps. */
export function learn(examples: readonly Example[]): { weights: Weights; bias: Float64Array } {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= 2 * SEEN_MIN).map(([feature]) => feature);
  const empty = (): Float64Array => new Float64Array(CLASSES.length);
  const weights: Weights = new Map(kept.map((feature) => [feature, empty()]));
  const slopes = new Map(kept.map((feature) => [feature, empty().fill(0.01)]));
  const bias = empty();
  const biasSlopes = empty().fill(0.01);
  const step = (of: Float64Array, squares: Float64Array, i: number, slope: number): void => {
    squares[i] = (squares[i] ?? 0) + slope * slope;
    of[i] = (of[i] ?? 0) - (RATE * slope) / Math.sqrt(squares[i] ?? 1);
  };
  const order = [...examples];
  const random = randomNumbers(1);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const { features, answer } of order) {
      const errors = probabilities(weights, bias, features).map((p, i) => p - Number(i === answer));
      errors.forEach((error, i) => {
        step(bias, biasSlopes, i, error);
      });
      const scale = Math.sqrt(features.length);
      for (const feature of features) {
        const own = weights.get(feature);
        const squares = slopes.get(feature);
        if (own === undefined || squares === undefined) continue;
        errors.forEach((error, i) => {
          step(own, squares, i, error / scale + DECAY * (own[i] ?? 0));
        });
      }
    }
  }
  return { weights, bias };
}

/** "feature<tab>must<tab>nice" in whole units, against the class that asks nothing. */
export function asLines({ weights, bias }: ReturnType<typeof learn>): string {
  const line = (feature: string, [must = 0, nice = 0, context = 0]: Float64Array): string => {
    const values = [must - context, nice - context].map((value) => Math.round(value / UNIT));
    return values.every((value) => Math.abs(value) < 4) ? '' : [feature, ...values].join('\t');
  };
  const sorted = [...weights].sort(([a], [b]) => (a < b ? -1 : 1));
  return [line(BIAS, bias), ...sorted.map(([feature, of]) => line(feature, of))]
    .filter((text) => text !== '')
    .join('\n');
}

/** The file's text for the weights of some ads. */
export const clauseWeightsFile = (lines: string): string =>
  `/** Made by evals/src/make-clause-weights.ts: what each feature of a clause adds for a must and for a nice, in units, against neither. */
export const WEIGHT_UNIT = ${UNIT};

export const CLAUSE_WEIGHTS = \`
${lines}
\`;
`;

if (import.meta.main) {
  const sets = ['ads', 'fresh', 'sealed', 'unseen', 'more'] as const;
  const ads = (await Promise.all(sets.map((set) => listAnnotatedAds(set)))).flat();
  const lines = asLines(learn(examplesOf(ads)));
  await writeFile(TARGET, clauseWeightsFile(lines));
  console.log(`${ads.length} ads, ${lines.split('\n').length} features`);
}
