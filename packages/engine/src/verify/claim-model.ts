import { CLAIM_WEIGHTS, LINE_WEIGHTS, WEIGHT_UNIT } from '../../data/models/claim-weights.ts';
import type { Claim, ClaimFeatures } from './claim-features.ts';

/** How likely a text says what its source does not (0 to 1), and the place that speaks most for it; none where no word is new. */
export interface Doubt {
  probability: number;
  place: Claim | null;
}

/** A weight by feature; "*" is added to every sum. */
export type Weights = ReadonlyMap<string, number>;

export interface ClaimWeights {
  claim: Weights;
  line: Weights;
}

/** How far the text as a whole bears on each of its claims. */
export const LINE_SHARE = 0.5;

const sum = (weights: Weights, features: readonly string[]): number =>
  features.reduce((total, feature) => total + (weights.get(feature) ?? 0), weights.get('*') ?? 0);

export const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** A text is true when each of its claims is and nothing of it as a whole speaks against it (noisy or). */
export function doubt({ line, claims }: ClaimFeatures, weights: ClaimWeights): Doubt {
  const whole = sum(weights.line, line);
  const weighed = claims.map((claim) => ({
    claim,
    probability: sigmoid(sum(weights.claim, claim.features) + LINE_SHARE * whole),
  }));
  const truth = weighed.reduce(
    (product, { probability }) => product * (1 - probability),
    1 - sigmoid(whole),
  );
  const most = weighed.reduce<(typeof weighed)[number] | null>(
    (a, b) => (a === null || b.probability > a.probability ? b : a),
    null,
  );
  return { probability: 1 - truth, place: most?.claim ?? null };
}

const parse = (table: string): Weights =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [feature = '', weight = '0'] = line.split('\t');
        return [feature, Number(weight) * WEIGHT_UNIT] as const;
      }),
  );

let learned: ClaimWeights | null = null;

/** The weights learned from the project's own cases (evals/src/make-claim-weights.ts); read once. */
export function learnedWeights(): ClaimWeights {
  learned ??= { claim: parse(CLAIM_WEIGHTS), line: parse(LINE_WEIGHTS) };
  return learned;
}
