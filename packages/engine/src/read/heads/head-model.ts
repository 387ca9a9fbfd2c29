import type { Slice } from '../slice.ts';
import { type HeadSpan, listSpans } from './head-spans.ts';
import { pairFeatures, type Reading, SHARED_KINDS, sharedKeys } from './pair-features.ts';
import { type Head, restFeatures, spanFeatures } from './span-features.ts';

/** What a feature weighs where a head is read alone, and where the section's other heads are known. */
export type Weights = ReadonlyMap<string, readonly [alone: number, among: number]>;

/** A head with the features of all its parts. */
export interface Lattice {
  head: Head;
  spans: readonly HeadSpan[];
  asTitle: readonly string[][];
  asCompany: readonly string[][];
  asRest: readonly string[][];
}

export function latticeOf(head: Head, text: string): Lattice {
  const spans = listSpans(head.segments, text);
  const features = spans.map((span) => spanFeatures(span, head));
  return {
    head,
    spans,
    asTitle: features.map((own) => own.map((name) => `T ${name}`)),
    asCompany: features.map((own) => own.map((name) => `C ${name}`)),
    asRest: head.segments.map((_, index) => restFeatures(index, head)),
  };
}

/** A reading with what it scores alone and among the others, in the logarithm of odds. */
interface Candidate extends Reading {
  keys: readonly string[];
  scores: [alone: number, among: number];
}

interface LikelyReading extends Reading {
  /** 0 to 1. */
  chance: number;
}

type Scores = [number, number];

const KEPT_SPANS = 12;

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

const plus = (...all: readonly Scores[]): Scores =>
  all.reduce<Scores>((sum, one) => [sum[0] + one[0], sum[1] + one[1]], [0, 0]);

interface ScoredSpan {
  span?: HeadSpan;
  scores: Scores;
}

/** The likeliest spans for one part, and none, each against its segments' being left over. */
function scoredSpans(
  { spans }: Lattice,
  features: readonly (readonly string[])[],
  rest: readonly Scores[],
  weights: Weights,
): ScoredSpan[] {
  const scored = spans.map((span, index): ScoredSpan => {
    const scores = sumOf(features[index] ?? [], weights);
    for (let at = span.from; at <= span.to; at++) {
      scores[0] -= rest[at]?.[0] ?? 0;
      scores[1] -= rest[at]?.[1] ?? 0;
    }
    return { span, scores };
  });
  const best = scored.sort((a, b) => b.scores[1] - a.scores[1]).slice(0, KEPT_SPANS);
  return [{ scores: [0, 0] }, ...best];
}

function candidatesOf(lattice: Lattice, weights: Weights): Candidate[] {
  const rest = lattice.asRest.map((own) => sumOf(own, weights));
  const titles = scoredSpans(lattice, lattice.asTitle, rest, weights);
  const companies = scoredSpans(lattice, lattice.asCompany, rest, weights);
  return titles.flatMap(({ span: title, scores: ofTitle }) =>
    companies.flatMap(({ span: company, scores: ofCompany }): Candidate[] => {
      if (title === undefined && company === undefined) return [];
      if (title && company && title.from <= company.to && company.from <= title.to) return [];
      const reading: Reading = { ...(title && { title }), ...(company && { company }) };
      const pair = sumOf(pairFeatures(reading, lattice.head), weights);
      const keys = sharedKeys(reading, lattice.head);
      return [{ ...reading, keys, scores: plus(ofTitle, ofCompany, pair) }];
    }),
  );
}

function chancesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((odd) => odd / total);
}

/** Less is no share. */
const LEAST_CHANCE = 0.01;
const SMOOTH = 0.35;
const LEVEL = 1.2;

/** How much of a section's heads stands so, by key. */
function sharesOf(
  heads: readonly { keys: readonly (readonly string[])[]; chances: readonly number[] }[],
): Map<string, number>[] {
  return heads.map(({ keys, chances }) => {
    const shares = new Map<string, number>();
    chances.forEach((chance, index) => {
      if (chance <= LEAST_CHANCE) return;
      for (const key of keys[index] ?? []) shares.set(key, (shares.get(key) ?? 0) + chance);
    });
    return shares;
  });
}

/** What a key's share among the others is worth as a feature. */
export const shareValue = (share: number, others: number): number =>
  Math.log((share + (SMOOTH / SHARED_KINDS.length) * 2) / (others + SMOOTH)) + LEVEL;

/** What the rules make of a head. */
export interface Told {
  title?: Slice;
  company?: Slice;
}

/** What it counts, in the logarithm of odds, that the rules read a title or an employer the same. */
const AGREES = 1.2;

const isSame = (span: Slice | undefined, told: Slice | undefined): boolean =>
  span?.start === told?.start && span?.end === told?.end;

function withAgreement(candidate: Candidate, rules: Told | undefined): Candidate {
  if (rules === undefined) return candidate;
  const agreed =
    Number(isSame(candidate.title, rules.title)) + Number(isSame(candidate.company, rules.company));
  const [alone, among] = candidate.scores;
  return { ...candidate, scores: [alone + AGREES * agreed, among + AGREES * agreed] };
}

/** The likeliest reading of each head of a section: each is read alone first, then among the others. `told`: by head, what the rules make of it. */
export function likeliest(
  lattices: readonly Lattice[],
  weights: Weights,
  told: readonly (Told | undefined)[] = [],
): (LikelyReading | undefined)[] {
  const all = lattices.map((lattice, head) =>
    candidatesOf(lattice, weights).map((candidate) => withAgreement(candidate, told[head])),
  );
  const shares = sharesOf(
    all.map((candidates) => ({
      keys: candidates.map(({ keys }) => keys),
      chances: chancesOf(candidates.map(({ scores }) => scores[0])),
    })),
  );
  const total = new Map<string, number>();
  for (const own of shares)
    for (const [key, share] of own) total.set(key, (total.get(key) ?? 0) + share);
  const others = all.filter((candidates) => candidates.length > 0).length - 1;
  return all.map((candidates, head) => {
    const scores = candidates.map(({ scores: [, among], keys }) => {
      if (others < 1) return among;
      return keys.reduce((sum, key, kind) => {
        const share = Math.max(0, (total.get(key) ?? 0) - (shares[head]?.get(key) ?? 0));
        const weight = weights.get(`shared-${SHARED_KINDS[kind]}`)?.[1] ?? 0;
        return sum + weight * shareValue(share, others);
      }, among);
    });
    const chances = chancesOf(scores);
    const best = chances.indexOf(Math.max(...chances));
    const { title, company } = candidates[best] ?? {};
    if (title === undefined && company === undefined) return undefined;
    return { ...(title && { title }), ...(company && { company }), chance: chances[best] ?? 0 };
  });
}
