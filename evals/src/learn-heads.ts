import {
  chancesOf,
  type Factor,
  type HeadKind,
  listReadings,
  pairsOf,
  type Reading,
  sharedNames,
  sharedValues,
} from '@trueline/engine/testing';
import { seeded } from '../cases/dress/random.ts';
import type { HeadCase } from './head-cases.ts';

const EPOCHS = 8;
const RATE = 0.2;
const DECAY = 2e-3;
/** A head of which the right reading is this likely teaches nothing more. */
const LEARNED = 0.99;
/** Likelihoods below move no weight. */
const LEAST = 1e-4;
/** Spans that are looked at, by how many parts a head has. */
const MAX_SPANS = [40, 40, 20];

/** A factor of a head's readings with its features as indices into the weights. */
interface Numbered {
  features: Int32Array;
  keys: readonly string[];
  /** By key the feature that tells what the section's other heads share, and its value. */
  shared: Int32Array;
  values: Float64Array;
}

/** A head with its features, to be learned from or judged. */
export interface HeadExample {
  isKnown: boolean;
  /** How much it counts. */
  weight: number;
  spans: readonly { from: number; to: number; text: string }[];
  rest: Int32Array[];
  /** Factors of the parts, then of the pairs, each by the spans that it is of. */
  factors: Map<number, Numbered>;
  readings: { reading: Reading; isRight: boolean; factors: readonly number[] }[];
}

/** What an example is judged to be. */
export interface Judged {
  example: HeadExample;
  reading: Reading;
  isRight: boolean;
  /** 0 to 1. */
  chance: number;
}

/** By number of the feature: where a head is read alone, and among the section's others. */
export interface HeadWeights {
  alone: Float64Array;
  among: Float64Array;
}

const SPANS_BASE = 64;

export class HeadLearner {
  readonly names: string[] = [];
  readonly #kind: HeadKind;
  readonly #known = new Map<string, number>();
  readonly #shared: { ofPart: Int32Array[]; ofPair: Int32Array[] };

  constructor(kind: HeadKind) {
    this.#kind = kind;
    const { ofPart, ofPair } = sharedNames(kind);
    this.#shared = { ofPart: ofPart.map(this.#numbered), ofPair: ofPair.map(this.#numbered) };
  }

  readonly #numbered = (names: readonly string[]): Int32Array =>
    Int32Array.from(names, (name) => {
      const known = this.#known.get(name);
      if (known !== undefined) return known;
      this.#known.set(name, this.names.length);
      return this.names.push(name) - 1;
    });

  /** A head as it is learned from. */
  exampleOf({ lattice, right, isKnown }: HeadCase, weight: number): HeadExample {
    const factors = new Map<number, Numbered>();
    const add = (key: number, shared: Int32Array | undefined, make: () => Factor): number => {
      if (factors.has(key)) return key;
      const { features, keys } = make();
      const values = new Float64Array(keys.length);
      const own = shared ?? new Int32Array();
      factors.set(key, { features: this.#numbered(features), keys, shared: own, values });
      return key;
    };
    const keyOf = (factor: number, one: number, other = -1): number =>
      (factor * SPANS_BASE + one + 1) * SPANS_BASE + other + 1;
    const { parts } = this.#kind;
    const few = [-1, ...lattice.spans.slice(0, MAX_SPANS[parts.length - 1]).keys()];
    const readings = listReadings(
      lattice.spans,
      parts.map(() => few),
    ).map((reading) => ({
      reading,
      isRight: right.some((one) => one.every((span, part) => span === reading[part])),
      factors: [
        ...reading.map((span, part) =>
          add(keyOf(part, span), this.#shared.ofPart[part], () => lattice.partAt(part, span)),
        ),
        ...pairsOf(this.#kind).map(([a, b], pair) => {
          const [one, other] = [reading[a] ?? -1, reading[b] ?? -1];
          const key = keyOf(parts.length + pair, one, other);
          return add(key, this.#shared.ofPair[pair], () => lattice.pairAt(pair, one, other));
        }),
      ],
    }));
    return {
      isKnown,
      weight,
      spans: lattice.spans,
      rest: lattice.rest.map(this.#numbered),
      factors,
      readings,
    };
  }

  /** Learns from the heads of sections: first each alone, then each among the others as the first weights read them. */
  learn(sections: readonly HeadExample[][]): HeadWeights {
    const known = sections.flat().filter(({ readings }) => readings.some(({ isRight }) => isRight));
    const alone = this.#fit(known, false);
    for (const section of sections) share(section, alone);
    return { alone, among: this.#fit(known, true) };
  }

  /** The likeliest reading of each head with how likely it is. */
  judge(section: readonly HeadExample[], { alone, among }: HeadWeights): Judged[] {
    share(section, alone);
    return section.flatMap((example) => {
      const chances = likelihoods(example, among, true);
      const best = chances.indexOf(Math.max(...chances));
      const { reading, isRight } = example.readings[best] ?? {};
      if (reading === undefined || isRight === undefined) return [];
      return [{ example, reading, isRight, chance: chances[best] ?? 0 }];
    });
  }

  /** Stochastic gradient descent (AdaGrad) on how likely the right readings are; the mean of the later rounds. */
  #fit(given: readonly HeadExample[], isAmong: boolean): Float64Array {
    const random = seeded('heads');
    const examples = [...given];
    const size = this.names.length;
    const [weights, sums] = [new Float64Array(size), new Float64Array(size)];
    const squares = new Float64Array(size).fill(0.1);
    const slopes = new Float64Array(size);
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      for (let at = examples.length - 1; at > 0; at--) {
        const other = random.below(at + 1);
        [examples[at], examples[other]] = [
          examples[other] as HeadExample,
          examples[at] as HeadExample,
        ];
      }
      for (const example of examples) {
        for (const feature of addSlopes(example, weights, isAmong, slopes)) {
          const slope = (slopes[feature] ?? 0) + DECAY * (weights[feature] ?? 0);
          slopes[feature] = 0;
          squares[feature] = (squares[feature] ?? 0) + slope * slope;
          weights[feature] =
            (weights[feature] ?? 0) - (RATE * slope) / Math.sqrt(squares[feature] ?? 1);
        }
      }
      if (epoch >= EPOCHS / 2)
        for (let i = 0; i < size; i++) sums[i] = (sums[i] ?? 0) + (weights[i] ?? 0);
    }
    return sums.map((sum) => sum / (EPOCHS - Math.ceil(EPOCHS / 2)));
  }
}

/** Puts into the factors of a section's heads what its other heads share with them. */
function share(section: readonly HeadExample[], alone: Float64Array): void {
  const values = sharedValues(
    section.map((example) => ({
      chances: likelihoods(example, alone, false),
      keysOf: (at) =>
        example.readings[at]?.factors.flatMap((key) => example.factors.get(key)?.keys ?? []) ?? [],
    })),
  );
  for (const [index, { factors }] of section.entries())
    for (const factor of factors.values())
      factor.values.set(factor.keys.map((key) => values[index]?.(key) ?? 0));
}

/** How likely each reading of a head is. */
function likelihoods(example: HeadExample, weights: Float64Array, isAmong: boolean): number[] {
  const sum = (features: Int32Array): number =>
    features.reduce((total, feature) => total + (weights[feature] ?? 0), 0);
  const scores = new Map<number, number>();
  for (const [key, { features, shared, values }] of example.factors) {
    const own = sum(features);
    const among = shared.reduce(
      (total, feature, at) => total + (weights[feature] ?? 0) * (values[at] ?? 0),
      0,
    );
    scores.set(key, isAmong ? own + among : own);
  }
  const rest = example.rest.map(sum);
  const restOf = example.spans.map(({ from, to }) =>
    rest.slice(from, to + 1).reduce((total, one) => total + one, 0),
  );
  return chancesOf(
    example.readings.map(({ reading, factors }) => {
      const told = factors.reduce((total, key) => total + (scores.get(key) ?? 0), 0);
      return reading.reduce((total, span) => total - (restOf[span] ?? 0), told);
    }),
  );
}

/** Adds to the slopes what an example teaches, and tells which it moved. */
function addSlopes(
  example: HeadExample,
  weights: Float64Array,
  isAmong: boolean,
  slopes: Float64Array,
): Set<number> {
  const touched = new Set<number>();
  const { readings, factors, rest, spans, weight } = example;
  const chances = likelihoods(example, weights, isAmong);
  const right = readings.reduce(
    (sum, { isRight }, at) => sum + (isRight ? (chances[at] ?? 0) : 0),
    0,
  );
  if (right > LEARNED) return touched;
  const add = (feature: number, by: number): void => {
    touched.add(feature);
    slopes[feature] = (slopes[feature] ?? 0) + by;
  };
  const byFactor = new Map<number, number>();
  const bySpan = new Float64Array(spans.length);
  for (const [at, { reading, isRight, factors: own }] of readings.entries()) {
    const chance = chances[at] ?? 0;
    const slope = (chance - (isRight ? chance / Math.max(right, 1e-9) : 0)) * weight;
    if (Math.abs(slope) < LEAST) continue;
    for (const key of own) byFactor.set(key, (byFactor.get(key) ?? 0) + slope);
    for (const span of reading) if (span >= 0) bySpan[span] = (bySpan[span] ?? 0) + slope;
  }
  for (const [key, slope] of byFactor) {
    const { features = [], shared = [], values = [] } = factors.get(key) ?? {};
    for (const feature of features) add(feature, slope);
    if (isAmong)
      for (const [at, feature] of shared.entries()) add(feature, slope * (values[at] ?? 0));
  }
  const byRest = new Float64Array(rest.length);
  for (const [index, { from, to }] of spans.entries())
    for (let at = from; at <= to; at++) byRest[at] = (byRest[at] ?? 0) - (bySpan[index] ?? 0);
  for (const [at, slope] of byRest.entries())
    if (slope !== 0) for (const feature of rest[at] ?? []) add(feature, slope);
  return touched;
}
