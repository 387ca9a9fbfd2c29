import type { Slice } from '../slice.ts';
import { type HeadKind, pairsOf } from './head-kind.ts';
import type { HeadSpan } from './head-spans.ts';
import { type Factor, type Lattice, sharedNames } from './lattice.ts';

/** What a feature weighs where a head is read alone, and where the section's other heads are known. */
export type Weights = ReadonlyMap<string, readonly [alone: number, among: number]>;

/** The spans of a reading by part, -1 where it names none. */
export type Reading = readonly number[];

/** Whole readings of a head: at most one span a part, none of which overlap, and at least one. `choices`: the spans that each part may be, -1 for none. */
export function listReadings(
  spans: readonly { from: number; to: number }[],
  choices: readonly (readonly number[])[],
): Reading[] {
  const isApart = (one: number, other: number): boolean => {
    const [a, b] = [spans[one], spans[other]];
    return a === undefined || b === undefined || a.to < b.from || b.to < a.from;
  };
  const all = choices.reduce<Reading[]>(
    (before, own) =>
      before.flatMap((taken) =>
        own
          .filter((one) => taken.every((other) => isApart(one, other)))
          .map((one) => [...taken, one]),
      ),
    [[]],
  );
  return all.filter((reading) => reading.some((span) => span >= 0));
}

/** Likelihoods of scores in the logarithm of odds. */
export function chancesOf(scores: readonly number[]): number[] {
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((odd) => odd / total);
}

/** Less is no share. */
const LEAST_CHANCE = 0.01;
const SMOOTH = 0.35;
const SMOOTH_OF_ONE = 0.117;
const LEVEL = 1.2;

/** What a key's share among the others is worth as a feature. */
const shareValue = (share: number, others: number): number =>
  Math.log((share + SMOOTH_OF_ONE) / (others + SMOOTH)) + LEVEL;

/** What a section's other heads say of a key: 0 where there are none. */
export type SharedValue = (key: string) => number;

/** By head, what the section's other heads share with it. `heads`: the keys of each reading with how likely it is. */
export function sharedValues(
  heads: readonly { chances: readonly number[]; keysOf: (reading: number) => readonly string[] }[],
): SharedValue[] {
  const total = new Map<string, number>();
  const shares = heads.map(({ chances, keysOf }) => {
    const own = new Map<string, number>();
    chances.forEach((chance, reading) => {
      if (chance <= LEAST_CHANCE) return;
      for (const key of keysOf(reading)) own.set(key, (own.get(key) ?? 0) + chance);
    });
    for (const [key, share] of own) total.set(key, (total.get(key) ?? 0) + share);
    return own;
  });
  const others = heads.filter(({ chances }) => chances.length > 0).length - 1;
  if (others < 1) return heads.map(() => () => 0);
  return shares.map(
    (own) => (key) => shareValue(Math.max(0, (total.get(key) ?? 0) - (own.get(key) ?? 0)), others),
  );
}

type Scores = [alone: number, among: number];

function sumOf(features: readonly string[], weights: Weights): Scores {
  const total: Scores = [0, 0];
  for (const feature of features) {
    const weight = weights.get(feature);
    if (weight === undefined) continue;
    total[0] += weight[0];
    total[1] += weight[1];
  }
  return total;
}

/** A reading of a head by the weights. */
interface Candidate {
  reading: Reading;
  scores: Scores;
  factors: readonly ScoredFactor[];
}

interface ScoredFactor extends Factor {
  scores: Scores;
  /** What its keys weigh. */
  shared: readonly number[];
}

/** Spans that are looked at for each part. */
const KEPT_SPANS = [12, 12, 8];

/** Scores the factors of one head, each once. */
class ScoredLattice {
  readonly #lattice: Lattice;
  readonly #kind: HeadKind;
  readonly #weights: Weights;
  readonly #rest: Scores[];
  readonly #factors = new Map<string, ScoredFactor>();
  readonly #shared: { ofPart: number[][]; ofPair: number[][] };

  constructor(lattice: Lattice, kind: HeadKind, weights: Weights) {
    this.#lattice = lattice;
    this.#kind = kind;
    this.#weights = weights;
    this.#rest = lattice.rest.map((own) => sumOf(own, weights));
    const { ofPart, ofPair } = sharedNames(kind);
    const weigh = (names: string[][]): number[][] =>
      names.map((own) => own.map((name) => weights.get(name)?.[1] ?? 0));
    this.#shared = { ofPart: weigh(ofPart), ofPair: weigh(ofPair) };
  }

  candidates(): Candidate[] {
    const { spans } = this.#lattice;
    const choices = this.#kind.parts.map((_, part) => this.#likelySpans(part));
    return listReadings(spans, choices).map((reading) => {
      const factors = [
        ...reading.map((span, part) => this.#part(part, span)),
        ...pairsOf(this.#kind).map(([one, other], pair) =>
          this.#pair(pair, reading[one] ?? -1, reading[other] ?? -1),
        ),
      ];
      const scores = factors.reduce<Scores>(
        (sum, { scores: own }) => [sum[0] + own[0], sum[1] + own[1]],
        [0, 0],
      );
      return { reading, factors, scores };
    });
  }

  /** The likeliest spans for a part, and none. */
  #likelySpans(part: number): number[] {
    const kept = KEPT_SPANS[this.#kind.parts.length - 1] ?? 8;
    const spans = this.#lattice.spans
      .map((_, span) => ({ span, score: this.#part(part, span).scores[1] }))
      .sort((a, b) => b.score - a.score);
    return [-1, ...spans.slice(0, kept).map(({ span }) => span)];
  }

  /** A span as a part, against its segments' being none. */
  #part(part: number, span: number): ScoredFactor {
    return this.#once(`${part} ${span}`, () => {
      const factor = this.#lattice.partAt(part, span);
      const scores = sumOf(factor.features, this.#weights);
      const { from = 0, to = -1 } = this.#lattice.spans[span] ?? {};
      for (const rest of this.#rest.slice(from, to + 1)) {
        scores[0] -= rest[0];
        scores[1] -= rest[1];
      }
      return { ...factor, scores, shared: this.#shared.ofPart[part] ?? [] };
    });
  }

  #pair(pair: number, one: number, other: number): ScoredFactor {
    return this.#once(`${pair} ${one} ${other}`, () => {
      const factor = this.#lattice.pairAt(pair, one, other);
      const scores = sumOf(factor.features, this.#weights);
      return { ...factor, scores, shared: this.#shared.ofPair[pair] ?? [] };
    });
  }

  #once(name: string, make: () => ScoredFactor): ScoredFactor {
    const known = this.#factors.get(name);
    if (known !== undefined) return known;
    const made = make();
    this.#factors.set(name, made);
    return made;
  }
}

/** What the rules make of a head, by part. */
export type Told = readonly (Slice | undefined)[];

/** What it counts, in the logarithm of odds, that the rules read a part the same. */
const AGREES = 1.2;

const isSame = (span: Slice | undefined, told: Slice | undefined): boolean =>
  span?.start === told?.start && span?.end === told?.end;

/** A reading's spans by part, with how likely it is, 0 to 1. */
export interface LikelyReading {
  spans: readonly (HeadSpan | undefined)[];
  chance: number;
}

/** The likeliest reading of each head of a section: each is read alone first, then among the others. `told`: by head, what the rules make of it. */
export function likeliest(
  lattices: readonly Lattice[],
  kind: HeadKind,
  weights: Weights,
  told: readonly (Told | undefined)[] = [],
): (LikelyReading | undefined)[] {
  const all = lattices.map((lattice, head) => {
    const rules = told[head];
    return new ScoredLattice(lattice, kind, weights).candidates().map((candidate) => {
      const agreed = candidate.reading.filter(
        (span, part) => rules !== undefined && isSame(lattice.spans[span], rules[part]),
      ).length;
      const [alone, among] = candidate.scores;
      return { ...candidate, scores: [alone + AGREES * agreed, among + AGREES * agreed] as Scores };
    });
  });
  const values = sharedValues(
    all.map((candidates) => ({
      chances: chancesOf(candidates.map(({ scores }) => scores[0])),
      keysOf: (at) => candidates[at]?.factors.flatMap(({ keys }) => keys) ?? [],
    })),
  );
  return all.map((candidates, head) => {
    const sharedOf = values[head] ?? (() => 0);
    const chances = chancesOf(candidates.map((candidate) => amongOthers(candidate, sharedOf)));
    const best = chances.indexOf(Math.max(...chances));
    const { reading } = candidates[best] ?? {};
    if (reading === undefined) return undefined;
    const spans = reading.map((span) => lattices[head]?.spans[span]);
    return { spans, chance: chances[best] ?? 0 };
  });
}

const amongOthers = ({ scores, factors }: Candidate, sharedOf: SharedValue): number =>
  factors.reduce(
    (sum, { keys, shared }) =>
      keys.reduce((total, key, at) => total + (shared[at] ?? 0) * sharedOf(key), sum),
    scores[1],
  );
