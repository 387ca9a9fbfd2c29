import {
  pairFeatures,
  type Reading,
  SHARED_KINDS,
  sharedKeys,
  shareValue,
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
const LEAST_SHARE = 0.01;
const MAX_SPANS = 40;

/** Features of a part, as indices into the weights. */
type Features = Int32Array;

interface Candidate {
  title: number;
  company: number;
  isRight: boolean;
  pair: Features;
  /** Keys that the heads of a section may share, one of each kind. */
  keys: Int32Array;
}

/** A head with its features, to be learned from or judged. */
export interface HeadExample {
  isKnown: boolean;
  /** How much it counts. */
  weight: number;
  spans: readonly { from: number; to: number; text: string }[];
  asTitle: Features[];
  asCompany: Features[];
  asRest: Features[];
  candidates: Candidate[];
  /** By candidate and kind, what the section's other heads say. */
  shared?: Float64Array[];
}

/** Names of features and keys by number. */
class Numbering {
  readonly names: string[] = [];
  readonly #known = new Map<string, number>();

  of(name: string): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, this.names.length);
    this.names.push(name);
    return this.names.length - 1;
  }
}

const rightShare = (candidates: readonly Candidate[], chances: Float64Array): number =>
  candidates.reduce((sum, { isRight }, at) => sum + (isRight ? (chances[at] ?? 0) : 0), 0);

export class HeadLearner {
  readonly features = new Numbering();
  readonly #keys = new Numbering();
  readonly #sharedFeatures = SHARED_KINDS.map((kind) => this.features.of(`shared-${kind}`));

  /** A head as it is learned from. */
  exampleOf({ lattice, right, isKnown }: HeadCase, weight: number): HeadExample {
    const numbered = (names: readonly string[]): Features =>
      Int32Array.from(names, (name) => this.features.of(name));
    const { spans, head } = lattice;
    const indices = [-1, ...spans.slice(0, MAX_SPANS).keys()];
    const candidates = indices.flatMap((title) =>
      indices.flatMap((company): Candidate[] => {
        const [one, other] = [spans[title], spans[company]];
        if (one === undefined && other === undefined) return [];
        if (one && other && one.from <= other.to && other.from <= one.to) return [];
        const reading: Reading = { ...(one && { title: one }), ...(other && { company: other }) };
        return [
          {
            title,
            company,
            isRight: right.some(([t, c]) => t === title && c === company),
            pair: numbered(pairFeatures(reading, head)),
            keys: Int32Array.from(sharedKeys(reading, head), (key) => this.#keys.of(key)),
          },
        ];
      }),
    );
    return {
      isKnown,
      weight,
      spans,
      asTitle: lattice.asTitle.map(numbered),
      asCompany: lattice.asCompany.map(numbered),
      asRest: lattice.asRest.map(numbered),
      candidates,
    };
  }

  /** Learns from the heads of sections: first each alone, then each among the others as the first weights read them. */
  learn(sections: readonly HeadExample[][]): HeadWeights {
    const known = sections
      .flat()
      .filter(({ candidates }) => candidates.some(({ isRight }) => isRight));
    const alone = this.#fit(known, false);
    for (const section of sections) this.#share(section, alone);
    return { alone, among: this.#fit(known, true) };
  }

  /** The likeliest candidate of each head with how likely it is. */
  judge(
    section: readonly HeadExample[],
    { alone, among }: HeadWeights,
  ): { candidate: Candidate; chance: number; example: HeadExample }[] {
    this.#share(section, alone);
    return section.flatMap((example) => {
      const chances = this.#chances(example, among, true);
      const best = chances.indexOf(Math.max(...chances));
      const candidate = example.candidates[best];
      return candidate ? [{ candidate, chance: chances[best] ?? 0, example }] : [];
    });
  }

  #share(section: readonly HeadExample[], alone: Float64Array): void {
    const shares = section.map((example) => {
      const own = new Map<number, number>();
      const chances = this.#chances(example, alone, false);
      for (const [at, { keys }] of example.candidates.entries()) {
        const chance = chances[at] ?? 0;
        if (chance > LEAST_SHARE)
          for (const key of keys) own.set(key, (own.get(key) ?? 0) + chance);
      }
      return own;
    });
    const total = new Map<number, number>();
    for (const own of shares)
      for (const [key, share] of own) total.set(key, (total.get(key) ?? 0) + share);
    const others = section.filter(({ candidates }) => candidates.length > 0).length - 1;
    for (const [index, example] of section.entries()) {
      delete example.shared;
      if (others < 1) continue;
      example.shared = example.candidates.map(({ keys }) =>
        Float64Array.from(keys, (key) =>
          shareValue(Math.max(0, (total.get(key) ?? 0) - (shares[index]?.get(key) ?? 0)), others),
        ),
      );
    }
  }

  #chances(example: HeadExample, weights: Float64Array, isAmong: boolean): Float64Array {
    const { spans, asTitle, asCompany, asRest, candidates, shared } = example;
    const sum = (features: Features): number =>
      features.reduce((total, feature) => total + (weights[feature] ?? 0), 0);
    const rest = asRest.map(sum);
    const against = (index: number): number => {
      let total = 0;
      for (let at = spans[index]?.from ?? 0; at <= (spans[index]?.to ?? -1); at++)
        total += rest[at] ?? 0;
      return total;
    };
    const titles = asTitle.map((features, index) => sum(features) - against(index));
    const companies = asCompany.map((features, index) => sum(features) - against(index));
    const scores = Float64Array.from(candidates, ({ title, company, pair }, at) => {
      const own = (titles[title] ?? 0) + (companies[company] ?? 0) + sum(pair);
      if (!isAmong || shared === undefined) return own;
      return this.#sharedFeatures.reduce(
        (total, feature, kind) => total + (weights[feature] ?? 0) * (shared[at]?.[kind] ?? 0),
        own,
      );
    });
    const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
    const odds = scores.map((score) => Math.exp(score - most));
    const total = odds.reduce((a, b) => a + b, 0);
    return odds.map((odd) => odd / total);
  }

  /** Stochastic gradient descent (AdaGrad) on how likely the right readings are; the mean of the later rounds. */
  #fit(given: readonly HeadExample[], isAmong: boolean): Float64Array {
    const random = seeded('heads');
    const examples = [...given];
    const size = this.features.names.length;
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
        for (const feature of this.#addSlopes(example, weights, isAmong, slopes)) {
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

  #addSlopes(
    example: HeadExample,
    weights: Float64Array,
    isAmong: boolean,
    slopes: Float64Array,
  ): Set<number> {
    const touched = new Set<number>();
    const { spans, asTitle, asCompany, asRest, candidates, shared, weight } = example;
    const chances = this.#chances(example, weights, isAmong);
    const right = rightShare(candidates, chances);
    if (right > LEARNED) return touched;
    const add = (feature: number, by: number): void => {
      touched.add(feature);
      slopes[feature] = (slopes[feature] ?? 0) + by;
    };
    const addAll = (features: Features | undefined, by: number): void => {
      for (const feature of features ?? []) add(feature, by);
    };
    const [byTitle, byCompany] = [new Float64Array(spans.length), new Float64Array(spans.length)];
    for (const [at, { title, company, isRight, pair }] of candidates.entries()) {
      const chance = chances[at] ?? 0;
      const slope = (chance - (isRight ? chance / Math.max(right, 1e-9) : 0)) * weight;
      if (Math.abs(slope) < LEAST) continue;
      if (title >= 0) byTitle[title] = (byTitle[title] ?? 0) + slope;
      if (company >= 0) byCompany[company] = (byCompany[company] ?? 0) + slope;
      addAll(pair, slope);
      if (isAmong && shared !== undefined)
        for (const [kind, feature] of this.#sharedFeatures.entries())
          add(feature, slope * (shared[at]?.[kind] ?? 0));
    }
    const byRest = new Float64Array(asRest.length);
    for (const [index, { from, to }] of spans.entries()) {
      const [title, company] = [byTitle[index] ?? 0, byCompany[index] ?? 0];
      if (title !== 0) addAll(asTitle[index], title);
      if (company !== 0) addAll(asCompany[index], company);
      for (let at = from; at <= to; at++) byRest[at] = (byRest[at] ?? 0) - title - company;
    }
    for (const [at, slope] of byRest.entries()) if (slope !== 0) addAll(asRest[at], slope);
    return touched;
  }
}

/** By number of the feature: where a head is read alone, and among the section's others. */
export interface HeadWeights {
  alone: Float64Array;
  among: Float64Array;
}
