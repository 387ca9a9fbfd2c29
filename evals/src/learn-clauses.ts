import { listPlacedClauses, placeFeatures, plainAd, wordFeatures } from '@trueline/engine/testing';
import type { AnnotatedAd } from './annotated-ads.ts';

/** What a clause may be: asked, wished, or neither. */
const CLASSES = ['must', 'nice', 'context'] as const;
const EPOCHS = 20;
const RATE = 0.3;
const DECAY = 5e-3;
/** A feature that fewer clauses have says nothing. */
const SEEN_MIN = 3;
/** Each clause is learned from twice; so often by its words alone, as the rules know the ads of old too well to be trusted by them. */
const WORDS_ONLY_SHARE = 0.4;
const TIMES = 2;
/** Shared characters from which a clause counts as the annotated quote's. */
const OVERLAP_MIN = 4;

/** A clause with what it is. */
export interface Example {
  features: string[];
  /** Index into the classes. */
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

/** The clauses of annotated ads, as they are learned from. */
export function listExamples(ads: readonly AnnotatedAd[]): Example[] {
  const random = randomNumbers(7);
  return ads.flatMap((ad) =>
    listPlacedClauses(plainAd(ad.text).text).flatMap(({ clause, place }): Example[] => {
      const answer = answerFor(ad, clause.start, clause.end);
      const words = wordFeatures(clause.text);
      const all = [...words, ...placeFeatures(clause, place)];
      return Array.from({ length: TIMES }, () => ({
        features: random() < WORDS_ONLY_SHARE ? words : all,
        answer,
      }));
    }),
  );
}

/** Weights by feature and class, with the squares of their slopes so far (AdaGrad). */
interface Weight {
  values: Float64Array;
  squares: Float64Array;
}

export interface Model {
  weights: ReadonlyMap<string, Weight>;
  bias: Weight;
}

const newWeight = (): Weight => ({
  values: new Float64Array(CLASSES.length),
  squares: new Float64Array(CLASSES.length).fill(0.01),
});

function step({ values, squares }: Weight, i: number, slope: number): void {
  squares[i] = (squares[i] ?? 0) + slope * slope;
  values[i] = (values[i] ?? 0) - (RATE * slope) / Math.sqrt(squares[i] ?? 1);
}

/** How likely each class is. */
function probabilities({ weights, bias }: Model, features: readonly string[]): number[] {
  const scale = Math.sqrt(features.length);
  const odds = CLASSES.map((_, i) => {
    const sum = features.reduce(
      (total, feature) => total + (weights.get(feature)?.values[i] ?? 0),
      0,
    );
    return Math.exp((bias.values[i] ?? 0) + sum / scale);
  });
  const total = odds.reduce((a, b) => a + b, 0);
  return odds.map((odd) => odd / total);
}

function learnOne(model: Model, { features, answer }: Example): void {
  const errors = probabilities(model, features).map((p, i) => p - Number(i === answer));
  const scale = Math.sqrt(features.length);
  for (const [i, error] of errors.entries()) step(model.bias, i, error);
  for (const feature of features) {
    const weight = model.weights.get(feature);
    if (weight === undefined) continue;
    for (const [i, error] of errors.entries())
      step(weight, i, error / scale + DECAY * (weight.values[i] ?? 0));
  }
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
}

function listFeatures(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= TIMES * SEEN_MIN).map(([feature]) => feature);
}

/** Logistic regression by stochastic gradient descent; the same examples give the same weights. */
export function learn(examples: readonly Example[]): Model {
  const weights = new Map(listFeatures(examples).map((feature) => [feature, newWeight()]));
  const model: Model = { weights, bias: newWeight() };
  const random = randomNumbers(1);
  const order = [...examples];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const example of order) learnOne(model, example);
  }
  return model;
}

/** Share of examples whose likeliest class is the right one. */
export function accuracyOf(model: Model, examples: readonly Example[]): number {
  const right = examples.filter(({ features, answer }) => {
    const all = probabilities(model, features);
    return all.indexOf(Math.max(...all)) === answer;
  });
  return right.length / examples.length;
}
